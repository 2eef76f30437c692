/** How many clicks things take (at most those of the table's brief), and what things say that cannot be done. */
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ambushWithBlanks } from './ambush.ts';
import { houseOfThisFile, offered, openTable, person } from './browser.ts';
import { againstBots, answerBy } from './playing.ts';
import { awaitDecision } from './rest.ts';

const ambush = ambushWithBlanks();
const house = houseOfThisFile({ newSeed: () => ambush.seed });

const idOf = (beginning: string) => ambush.answers.find((id) => id.startsWith(beginning)) ?? '';
const [card, from, to] = [idOf('lead:'), idOf('from:').slice(5), idOf('to:').slice(3)];

/** Somebody who counts what is clicked. */
async function atTable() {
  const { page, context, problems } = await person(house);
  await openTable(house, context, page, againstBots(2));
  await awaitDecision(page);
  let clicks = 0;
  const press = async (thing: Locator): Promise<void> => {
    clicks++;
    await thing.click();
  };
  const begin = (target: string) => press(page.locator(`[data-begin="${target}"]`).first());
  const target = (id: string) => press(page.locator(`[data-target="${id}"]`).first());
  const option = (id: string) => press(page.locator(`[data-option="${id}"]`).first());
  const main = () => press(page.getByTestId('main'));
  /** How many clicks it takes until the page asks something else. */
  const clicksFor = async (what: string, act: () => Promise<void>, asks: RegExp): Promise<number> => {
    const before = clicks;
    await answerBy(page, what, act);
    await page.getByTestId('prompt').filter({ hasText: asks }).waitFor();
    return clicks - before;
  };
  return { page, context, problems, press, begin, target, option, main, clicksFor };
}

const turn = /^Your turn/;

test('a card, a move and a battle take two clicks, a move of ships that may fight as well three; only a turn that loses something is confirmed', async () => {
  const { page, problems, press, begin, target, option, main, clicksFor } = await atTable();
  const play = async () => {
    await option(card);
    await main();
  };
  expect(await clicksFor('a card', play, turn)).toBe(2);
  const move = async () => {
    await begin(`ships:${from}.0`);
    await target(`system:${to}`);
  };
  expect(await clicksFor('a move', move, /2 pips left/)).toBe(2);
  const enemy = await page
    .locator(`[data-begin^="ships:${to}."]`)
    .evaluateAll((all) =>
      all.map((each) => each.getAttribute('data-begin') ?? '').find((each) => !each.endsWith('.0')),
    );
  const battle = async () => {
    await begin(enemy ?? '');
    await main();
  };
  expect(await clicksFor('a battle', battle, /1 pip left/)).toBe(2);
  await main();
  await page.getByTestId('confirm').waitFor();
  expect(await page.getByTestId('prompt').textContent()).toMatch(/^1 pip would be lost/);
  await page.keyboard.press('Escape');
  await page.getByTestId('main').waitFor();
  const last = async () => {
    await begin(`ships:${to}.0`);
    await press(page.getByRole('menuitem', { name: /^Move/ }));
    await press(page.locator('.stage [data-target^="system:"]').first());
  };
  expect(await clicksFor('the last pip', last, /0 pips left/)).toBe(3);
  expect(await clicksFor('the end of the turn', main, /^(?!Your turn)/)).toBe(1);
  expect(problems).toEqual([]);
});

test('following takes two clicks, and a Court card that can only be influenced one', async () => {
  const { page, option, main, clicksFor } = await atTable();
  const wanted = (ids: readonly string[]) => ids.find((id) => /^(surpass|pivot|lead):(administration|mob)/.test(id));
  await answerBy(page, 'passing', () => option('pass'));
  await awaitDecision(page);
  const way = wanted(await offered(page)) ?? (await offered(page))[0] ?? '';
  const play = async () => {
    await option(way);
    await main();
  };
  expect(await clicksFor(way, play, turn)).toBe(2);
  const court = page.locator('[data-begin^="card:"]');
  if ((await court.count()) > 0) {
    const before = await page.getByTestId('prompt').textContent();
    await court.first().click();
    if ((await page.getByRole('menuitem').count()) === 0)
      await expect.poll(() => page.getByTestId('prompt').textContent()).not.toBe(before);
  }
});

/** What the tooltip says, as soon as it is there. */
async function told(page: Page): Promise<string> {
  await page.locator('.tooltip').waitFor();
  return (await page.locator('.tooltip').textContent()) ?? '';
}

test('what cannot be done says why in the words of the rule: barred actions, dead pieces, and all that comes to mind', async () => {
  const { page, option, main } = await atTable();
  await option(card);
  await main();
  await page.getByTestId('prompt').filter({ hasText: turn }).waitFor();
  const barred = page.locator('.bench-option.is-barred');
  await barred.first().waitFor();
  expect(await barred.allTextContents()).toContain('Battle');
  await barred.filter({ hasText: 'Battle' }).hover();
  expect(await told(page)).toMatch(/^Battle.{20,}Rule /);
  await page.mouse.move(2, 2);
  await page.locator('.tooltip').waitFor({ state: 'detached' });
  await page.locator('[data-option=move]').hover();
  expect(await told(page)).toMatch(/^Move.{20,}Rule move/);
  await page.mouse.move(2, 2);
  await page.locator('.tooltip').waitFor({ state: 'detached' });
  const dead = page.locator('.stage__drawing [data-place]:not([data-begin], [data-target])');
  const count = await dead.count();
  expect(count).toBeGreaterThan(10);
  for (const index of [0, Math.floor(count / 2), count - 1]) {
    await dead.nth(index).dispatchEvent('click', { detail: 0 });
    expect(await told(page)).toMatch(/^Not now.{20,}/);
    await page.getByTestId('prompt').click();
    await page.locator('.tooltip').waitFor({ state: 'detached' });
  }
  await page.keyboard.press('w');
  const why = page.getByRole('dialog', { name: 'Why can’t I …?' });
  await why.waitFor();
  const reasons = await why.locator('li p').allTextContents();
  expect(reasons.length).toBeGreaterThan(2);
  for (const reason of reasons) expect(reason).toMatch(/^\p{Lu}.{15,}\.$/u);
});
