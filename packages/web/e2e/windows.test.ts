/** Windows of Twilight Imperium, as the real page shows them: only what the server says is made here. */
import { type GameList, games } from '@orrery/games';
import { Keystream, type Match, seedFrom } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { busyAnswer, midgame } from '../../ti4/src/testing/index.ts';
import { toldNow } from '../dev/told.ts';
import { houseOfThisFile, sizes } from './browser.ts';
import { seriousFindings } from './playing.ts';
import { atShownTable, type Moment } from './stepping.ts';

const house = houseOfThisFile();
const played = { game: 'ti4', options: { players: 3 }, each: 1, seed: '' };

/** A window in a fight in which seat 0 could use something. */
async function windowInBattle(): Promise<Moment> {
  const list: GameList = games;
  const listed = await list.ti4?.();
  if (!listed) throw new Error('there is no ti4');
  const match = midgame({ players: 3 }, 'windows');
  const random = new Keystream(seedFrom('windows'));
  while (!match.isOver) {
    const decision = match.pending(0);
    const isInCombat = decision?.window?.scopes.some(({ kind }) => kind === 'combat');
    if (isInCombat && decision && decision.options.length > 1) {
      const told = JSON.parse(JSON.stringify(toldNow(match as unknown as Match, 0, listed)));
      return { told, decision: told.decision };
    }
    const [seat = 0] = match.waitingFor();
    match.answer(seat, busyAnswer(match.pending(seat)?.options ?? [], random));
  }
  throw new Error('there is no such window');
}

test('in a window the fight stays in sight; a key passes for all of it, and the same key takes that back', async () => {
  const moment = await windowInBattle();
  const { page, show, sent, tell } = await atShownTable(house, sizes.laptop, played);
  await show(moment);
  await page.locator('.ti4-sides').waitFor();
  await page.getByRole('button', { name: 'Nothing now' }).waitFor();
  expect(await seriousFindings(page, '.decision')).toEqual([]);
  await page.getByRole('button', { name: /for this combat/ }).waitFor();
  await page.keyboard.press('a');
  const [{ id: until } = { id: '' }] = moment.decision.window?.scopes ?? [];
  const passing = { nothing: true, until, cards: {} };
  await expect.poll(() => sent.at(-1)).toMatchObject({ type: 'passing', passing });
  tell({ type: 'passing', passing });
  await page.getByText('Passing for this combat.').waitFor();
  await page.keyboard.press('a');
  await expect.poll(() => sent.at(-1)).toMatchObject({ type: 'passing', passing: { ...passing, until: null } });
});

test('when to pass is chosen in the menu of the table, on a phone as well', async () => {
  const moment = await windowInBattle();
  const { page, show, sent, tell } = await atShownTable(house, sizes.phone, played);
  await show(moment);
  await page.getByRole('button', { name: 'Table menu' }).click();
  await page.getByRole('menuitem', { name: 'When to pass for me' }).click();
  const dialog = page.getByRole('dialog', { name: 'When to pass for me' });
  expect(await seriousFindings(page, 'dialog')).toEqual([]);
  await dialog.getByText('Pass when I can do nothing').click();
  await expect.poll(() => sent.at(-1)).toMatchObject({ passing: { nothing: false, until: null, cards: {} } });
  tell({ type: 'passing', passing: { nothing: false, until: null, cards: {} } });
  await dialog.getByRole('combobox').first().selectOption('always');
  const [card] = moment.decision.options.flatMap(({ target }) => target ?? []);
  await expect
    .poll(() => sent.at(-1))
    .toMatchObject({ passing: { nothing: false, cards: { [card ?? '']: 'always' } } });
});
