/** Twilight Imperium at the table: six players stay readable at every size. */

import { games } from '@orrery/games';
import { seedFrom } from '@orrery/kernel';
import { midgame } from '@orrery/ti4/testing';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { toldNow } from '../dev/told.ts';
import { houseOfThisFile, openTable, person, sizes } from './browser.ts';
import { seriousFindings, textSizes } from './playing.ts';
import { awaitDecision } from './rest.ts';
import { atShownTable, type Moment } from './stepping.ts';

const house = houseOfThisFile({ newSeed: () => seedFrom('six at a table') });

const sixPlayers = {
  game: 'ti4',
  options: { players: 6 },
  seats: [{ kind: 'me' }, ...Array.from({ length: 5 }, () => ({ kind: 'bot', bot: 'greedy' }))],
  pace: 'instant',
};

async function atTable(size: (typeof sizes)[keyof typeof sizes]) {
  const someone = await person(house, size);
  await openTable(house, someone.context, someone.page, sixPlayers);
  await awaitDecision(someone.page);
  return someone;
}

const boxOf = async (page: Page, selector: string) => {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`there is no ${selector}`);
  return box;
};

const nodesIn = (page: Page, selector: string) => page.locator(`${selector} *`).count();

const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

const smallest = async (page: Page, drawing: string) => Math.min(...(await textSizes(page, drawing)));

test.each([
  { size: 'laptop', share: 0.59, strip: 91, hex: 100 },
  { size: 'desktop', share: 0.61, strip: 117, hex: 125 },
] as const)(
  'on a $size the galaxy is seen whole and large, and five players beside it',
  async ({ size, share, strip, hex }) => {
    const { page, problems } = await atTable(sizes[size]);
    const { width, height } = sizes[size];
    const stage = await boxOf(page, '.table__board');
    expect((stage.width * stage.height) / (width * height)).toBeGreaterThanOrEqual(share);
    const tile = await boxOf(page, '.ti4-tile');
    expect(tile.height).toBeGreaterThanOrEqual(hex);
    const strips = await page.locator('.player').all();
    expect(strips).toHaveLength(5);
    for (const each of strips) {
      const box = await each.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(strip - 2);
      expect(await each.evaluate((element) => element.scrollHeight - element.clientHeight)).toBeLessThanOrEqual(0);
    }
    const rail = await boxOf(page, '.table__top');
    const dock = await boxOf(page, '.dock');
    expect(rail.x + rail.width).toBeLessThanOrEqual(stage.x + 1);
    expect(dock.y + dock.height).toBeCloseTo(height, 0);
    expect(await smallest(page, '.ti4-board')).toBeGreaterThanOrEqual(11.99);
    expect(await nodesIn(page, '.ti4-board')).toBeLessThanOrEqual(2000);
    expect(await sideways(page)).toBeLessThanOrEqual(0);
    expect(await seriousFindings(page)).toEqual([]);
    expect(problems).toEqual([]);
  },
);

test('the galaxy by keys: from system to system, and the one that has the focus is shown whole', async () => {
  const { page, problems } = await atTable(sizes.laptop);
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
  await page.locator('.ti4-tile').first().focus();
  await page.keyboard.press('Home');
  expect(await focused()).toContain('Mecatol Rex');
  await page.keyboard.press('ArrowUp');
  expect(await focused()).toContain('ring 1 north');
  await page.keyboard.press('ArrowDown');
  expect(await focused()).toContain('Mecatol Rex');
  await page.keyboard.press('y');
  await page.getByRole('heading', { name: 'Mecatol Rex' }).waitFor();
  expect(await smallest(page, '.ti4-near')).toBeGreaterThanOrEqual(11.9);
  expect(await seriousFindings(page)).toEqual([]);
  expect(problems).toEqual([]);
});

test('near by everything has its name', async () => {
  const { page } = await atTable(sizes.laptop);
  for (let i = 0; i < 3; i++) await page.keyboard.press('+');
  await page.locator('.ti4-board.is-near').waitFor();
  expect(await page.locator('.ti4-name').count()).toBeGreaterThan(20);
  expect(await smallest(page, '.ti4-board')).toBeGreaterThanOrEqual(11.99);
  expect(await nodesIn(page, '.ti4-board')).toBeLessThanOrEqual(2000);
});

test('on a phone the whole galaxy is seen from far, with figures that can be read', async () => {
  const { page, problems } = await atTable(sizes.phone);
  await page.locator('.ti4-board.is-far').waitFor();
  expect(await smallest(page, '.ti4-board')).toBeGreaterThanOrEqual(11.99);
  expect(await sideways(page)).toBeLessThanOrEqual(0);
  expect(await seriousFindings(page)).toEqual([]);
  expect(problems).toEqual([]);
});

/** Late in a game of six: fleets all over the galaxy, and I am to decide. */
async function lateMoment(): Promise<Moment> {
  const match = midgame({ players: 6 }, 'late');
  while (match.waitingFor()[0] !== 0) {
    const [seat = 0] = match.waitingFor();
    match.answer(seat, match.pending(seat)?.options[0]?.id ?? '');
  }
  const told = toldNow(match as unknown as Parameters<typeof toldNow>[0], 0, await games.ti4());
  if (!told.decision) throw new Error('I am asked nothing');
  return { told, decision: told.decision };
}

test.each(['laptop', 'phone'] as const)(
  'late in a game of six the whole page on a %s has at most 4,000 nodes, from far and near',
  async (size) => {
    const moment = await lateMoment();
    const played = { game: 'ti4', options: { players: 6 }, each: 1, seed: 'late' };
    const { page, show, problems } = await atShownTable(house, sizes[size], played);
    await show(moment);
    expect(await nodesIn(page, 'html')).toBeLessThanOrEqual(4000);
    await page.locator('.ti4-tile').first().focus();
    for (let i = 0; i < 4; i++) await page.keyboard.press('+');
    await page.locator('.ti4-board.is-near').waitFor();
    expect(await nodesIn(page, 'html')).toBeLessThanOrEqual(4000);
    expect(problems).toEqual([]);
  },
);
