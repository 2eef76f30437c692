/** How many clicks, or keys, the deeds of Twilight Imperium take: those of a real mouse are counted. */
import { seedFrom } from '@orrery/kernel';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { houseOfThisFile, sizes } from './browser.ts';
import { awaitDecision } from './rest.ts';
import { beginningIn } from './set-tables.ts';
import { from, threeHomes } from './ti4-positions.ts';
import { activate, atPosition, clicksOf, keysOf, main, option, prompt, sendAll, system } from './ti4-table.ts';

const myTurn = () =>
  threeHomes()
    .pools(0, { fleet: 4 })
    .strategyCards(['technology', 'diplomacy'], ['trade', 'imperial'], ['warfare', 'leadership'])
    .goods(0, 8)
    .turnOf(0);

const house = houseOfThisFile({
  newSeed: () => seedFrom('clicks'),
  ...beginningIn({
    'my turn': from('turn', myTurn()),
    'a yard': from('turn', myTurn().pools(0, { fleet: 6 })),
    'a long battle': from('turn', myTurn().units(2, 'tile-36', { dreadnought: 2 })),
    agendas: from('agenda', threeHomes().pools(0, { fleet: 4 }).custodiansGone().agendaDeck('mutiny')),
  }),
});

/** How many clicks something takes. */
async function clicksFor(page: Page, deed: () => Promise<unknown>): Promise<number> {
  const before = await clicksOf(page);
  await deed();
  return (await clicksOf(page)) - before;
}

test('a tactical action with ships from one place, passengers and a landing takes six clicks; before, the system is looked at', async () => {
  const { page, problems } = await atPosition(house, 'my turn');
  const clicks = await clicksFor(page, async () => {
    await system(page, 'tile-36').click();
    const preview = page.locator('.ti4-preview');
    await preview.getByTestId('odds-line').waitFor(); // against the cruiser there, if all came
    await system(page, 'tile-31').click();
    await preview.getByRole('heading', { name: 'Lazar / Sakulag' }).waitFor();
    expect(await preview.locator('.ti4-comers').allTextContents()).toEqual(['Jord22']);
    expect(await prompt(page, 'Choose an action').count()).toBe(1);
    await main(page, 'Activate Lazar / Sakulag').click();
    await prompt(page, 'Move ships into').waitFor();
    await sendAll(page);
    await main(page, 'Move 4 ships').click();
    await main(page, 'Land 4').click();
    await main(page, 'End the turn').click();
    await prompt(page, /Waiting for|Choose an action|secondary/).waitFor();
  });
  expect(clicks).toBe(6 + 1); // one was for another system
  expect(await page.locator('.dock').textContent()).toContain('Planets');
  expect(problems).toEqual([]);
});

test('a battle takes a click a round, and one altogether when it is fought to the end', async () => {
  const { page, problems } = await atPosition(house, 'a long battle');
  await activate(page, 'tile-36');
  await prompt(page, 'Move ships into').waitFor();
  await sendAll(page);
  await main(page, 'Move 4 ships').click();
  const bench = page.locator('.ti4-battle');
  await main(page, 'Fight on').waitFor();
  const round = async () => Number(/round (\d+)/.exec((await bench.textContent()) ?? '')?.[1] ?? 0);
  let rounds = 0;
  const clicks = await clicksFor(page, async () => {
    for (let step = 0; step < 3 && (await bench.count()) > 0; step++) {
      rounds = Math.max(rounds, await round());
      const at = await page.locator('.decision').getAttribute('data-at');
      await page.getByTestId('main').click();
      await page.locator(`.decision:not([data-at="${at}"])[aria-busy=false]`).waitFor();
      await awaitDecision(page);
    }
  });
  expect(clicks).toBeLessThanOrEqual(rounds + 1); // the first only begins it
  if ((await bench.count()) > 0) {
    expect(await clicksFor(page, () => page.getByRole('button', { name: 'Fight on to the end' }).click())).toBe(1);
    await bench.waitFor({ state: 'detached' });
  }
  expect(problems).toEqual([]);
});

test('two carriers, two fighters and two infantry are built and paid with five clicks', async () => {
  const { page, problems } = await atPosition(house, 'a yard');
  await activate(page, 'tile-01');
  await main(page, 'Produce units').click();
  await main(page, 'Produce nothing').waitFor();
  const more = (unit: string) =>
    page.locator('.ti4-yard .bench-line').filter({ hasText: unit }).getByRole('button').last().click();
  const clicks = await clicksFor(page, async () => {
    for (const unit of ['carrier', 'carrier', 'fighter', 'infantry']) await more(unit);
    await main(page, 'Build 6 for 8').click();
    await main(page, 'End the turn').waitFor();
  });
  expect(clicks).toBe(5);
  expect(problems).toEqual([]);
});

test('a technology takes three clicks', async () => {
  const { page, problems } = await atPosition(house, 'my turn');
  const clicks = await clicksFor(page, async () => {
    await option(page, 'strategic:technology').click();
    await main(page, 'Research').click();
    await page.locator('.ti4-area, .dock-open, [data-region=tree]').first().waitFor();
    await option(page, 'technology:antimass-deflectors').click();
    await prompt(page, 'for 6 resources').waitFor();
  });
  expect(clicks).toBe(3);
  expect(problems).toEqual([]);
});

test('a vote with everything takes two clicks', async () => {
  const { page, problems } = await atPosition(house, 'agendas');
  await main(page, 'Go on').click(); // nobody wants to trade before the vote
  await option(page, 'vote:for').waitFor();
  const clicks = await clicksFor(page, async () => {
    await option(page, 'vote:for').click();
    await main(page, /Cast \d+ votes?: For/).click();
    await page.locator('.ti4-council').waitFor({ state: 'detached' });
  });
  expect(clicks).toBe(2);
  expect(problems).toEqual([]);
});

test('a tactical action by keys alone takes at most twenty of them', async () => {
  const { page, problems } = await atPosition(house, 'my turn');
  const focused = (attribute: string) =>
    page.evaluate((name) => document.activeElement?.getAttribute(name) ?? '', attribute);
  const press = (key: string) => page.keyboard.press(key);
  await press('o'); // the board: my home
  await press('ArrowDown');
  expect(await focused('data-place')).toBe('system:tile-31');
  await press('Enter');
  await main(page, 'Activate').waitFor();
  await press('Enter');
  await main(page, 'Move nothing').waitFor();
  for (let step = 0; step < 6 && (await focused('class')) !== 'ti4-link'; step++) await press('Shift+Tab');
  await press('Enter');
  for (const text of ['Move 4 ships', 'Land 4', 'End the turn']) {
    await main(page, text).waitFor();
    await press('Enter');
  }
  await prompt(page, /Waiting for|secondary/).waitFor();
  expect(await keysOf(page)).toBeLessThanOrEqual(20);
  expect(await clicksOf(page)).toBe(0);
  expect(problems).toEqual([]);
});

test('a turn on a phone: nothing of it is out of reach, and the board is seen all the time', async () => {
  const { page, problems } = await atPosition(house, 'my turn', sizes.phone);
  await system(page, 'tile-31').click();
  await page.locator('.sheet .ti4-inspector').getByRole('heading', { name: 'Lazar / Sakulag' }).waitFor();
  await main(page, 'Activate Lazar / Sakulag').click();
  await prompt(page, 'Move ships into').waitFor();
  await sendAll(page);
  for (const text of ['Move 4 ships', 'Land 4', 'End the turn']) {
    await main(page, text).waitFor();
    const board = await page.locator('.stage').boundingBox();
    expect(board?.height).toBeGreaterThan(400);
    const button = await main(page, text).boundingBox();
    expect(button?.height).toBeGreaterThanOrEqual(40);
    expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(sizes.phone.height);
    await main(page, text).click();
  }
  await prompt(page, /Waiting for|secondary/).waitFor();
  expect(problems).toEqual([]);
});
