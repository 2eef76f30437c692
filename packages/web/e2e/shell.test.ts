/** The board is the hero: what the real layout leaves it, and whether every option is found, question by question. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { houseOfThisFile, offered, sizes } from './browser.ts';
import { atShownTable, coveredTargets, hiddenOptions, momentsOf, uncoveredStage } from './stepping.ts';

const house = houseOfThisFile();

const games = [
  {
    ...{
      game: 'arcs',
      options: { players: 4, leadersAndLore: 'all' },
      each: 2,
      seed: 'shell',
      bot: 'random',
      kinds: 15,
    },
    proposed: ['arcs.turn'],
  },
  {
    ...{ game: 'eclipse', options: { players: 3 }, each: 1, seed: 'hero', bot: 'greedy', kinds: 15 },
    proposed: ['activate-ships', 'keep-reputation', 'return-reputation', 'place-sector', 'discovery', 'end-turn'].map(
      (question) => `eclipse.${question}`,
    ),
  },
] as const;

/** Steppers and things on the board stand for these, and one press sends what they say. */
const byStepper = ['arcs.dice', 'arcs.move.how-many'];

/** Options that are on no button at all. */
async function missing(page: Page, prompt: string, ids: readonly string[]): Promise<string[]> {
  if (byStepper.includes(prompt)) return [];
  const shown = await offered(page);
  return ids.filter((id) => !shown.includes(id)).map((id) => `${id} is missing`);
}

describe.each(games)('in a game of $game', (given) => {
  const played = momentsOf(given);

  test.each([
    { name: '1280 × 720', size: sizes.laptop, share: 65, open: 56 },
    { name: '1440 × 900', size: sizes.desktop, share: 68, open: 60 },
  ])(
    'at $name the board has at least $share % of the window whatever is asked ($open % beside an open dock), and every option is found',
    async ({ size, share, open }) => {
      const { page, show, problems } = await atShownTable(house, size, given);
      const found: string[] = [];
      const prompts = new Set<string>();
      for (const moment of await played) {
        const { prompt, options } = moment.decision;
        prompts.add(prompt.key);
        await show(moment);
        const left = await uncoveredStage(page);
        const isOpen = (await page.locator('.dock--open').count()) > 0;
        if (left < (isOpen ? open : share)) found.push(`${prompt.key}: the board has ${left.toFixed(1)} %`);
        const ids = options.map(({ id }) => id);
        const hidden = [...(await hiddenOptions(page)), ...(await missing(page, prompt.key, ids))];
        found.push(...hidden.map((what) => `${prompt.key}: ${what}`));
      }
      expect(found).toEqual([]);
      expect(prompts.size).toBeGreaterThan(given.kinds);
      expect(problems).toEqual([]);
    },
  );

  test('where something is proposed, Enter alone answers', async () => {
    const { page, show } = await atShownTable(house, sizes.desktop, given);
    const answered: string[] = [];
    for (const key of given.proposed) {
      const moment = (await played).find(({ decision }) => decision.prompt.key === key);
      if (!moment) continue;
      await show(moment);
      await page.keyboard.press('Enter');
      await page.getByTestId('confirm').or(page.locator('.decision[aria-busy=true]')).waitFor();
      answered.push(key);
    }
    expect(answered).toEqual(given.proposed);
  });

  test('on a phone the sheet never covers what glows, and every option is found', async () => {
    const { page, show } = await atShownTable(house, sizes.phone, given);
    const found: string[] = [];
    for (const moment of await played) {
      await show(moment);
      const covered = (await coveredTargets(page)).map((target) => `${target} is covered`);
      const all = [...covered, ...(await hiddenOptions(page))];
      found.push(...all.map((what) => `${moment.decision.prompt.key}: ${what}`));
    }
    expect(found).toEqual([]);
  });
});
