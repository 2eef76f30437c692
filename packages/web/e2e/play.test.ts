import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { arrive, type House, offered, openHouse, openTable, person, sizes } from './browser.ts';

let house: House;

beforeAll(async () => {
  house = await openHouse();
});

afterAll(async () => {
  await house?.close();
});

const againstBots = (bots: number, bot = 'random') => ({
  game: 'arcs',
  options: { players: bots + 1 },
  seats: [{ kind: 'me' }, ...Array.from({ length: bots }, () => ({ kind: 'bot', bot }))],
  pace: 'instant',
});

/** Waits until the page asks something, or the game is over. */
async function awaitDecision(page: Page): Promise<'asked' | 'over'> {
  await page.locator('[data-option], .result').first().waitFor();
  return (await page.locator('.result').count()) > 0 ? 'over' : 'asked';
}

/** Whether the thing could be clicked; another one may lie over it. */
async function isClicked(thing: Locator): Promise<boolean> {
  return thing.click({ timeout: 1500 }).then(
    () => true,
    () => false,
  );
}

/** Answers by clicking: the thing on the board where there is one, else the button. Returns whether it was the board. */
async function click(page: Page, step: number): Promise<boolean> {
  const before = await page.getByTestId('prompt').textContent();
  const ids = await offered(page);
  const lit = page.locator('[data-target]');
  const places = await lit.count();
  const byBoard = places > 0 && step % 3 !== 0 && (await isClicked(lit.nth(step % places)));
  if (byBoard) {
    const menu = page.getByRole('menuitem');
    if ((await menu.count()) > 0) await menu.first().click();
  } else {
    const option = page.locator(`[data-option="${ids[step % ids.length]}"]`).first();
    await option.click({ timeout: 5000 }).catch(() => undefined); // the game may be over meanwhile
  }
  await page
    .waitForFunction(
      ([prompt, options]) => {
        const now = document.querySelector('[data-testid=prompt]')?.textContent;
        const here = [...document.querySelectorAll('[data-option]')].map((each) => each.getAttribute('data-option'));
        return document.querySelector('.result') !== null || now !== prompt || here.join() !== options;
      },
      [before, ids.join()],
      { timeout: 5000 },
    )
    .catch(() => undefined);
  return byBoard;
}

test('a newcomer is two clicks away from the first decision', async () => {
  const { page, problems, context } = await person(house);
  await page.goto(house.url);
  await page.getByRole('button', { name: 'Play now' }).click();
  await page.locator('[data-option]').first().waitFor();
  expect((await offered(page)).length).toBeGreaterThan(0);
  expect(problems).toEqual([]);
  await context.close();
});

test('a newcomer plays a whole game against two bots by clicking the board and buttons, then replays it', async () => {
  const { page, problems, context } = await person(house);
  const id = await openTable(house, context, page, againstBots(2));
  let onBoard = 0;
  let steps = 0;
  for (; steps < 1500 && (await awaitDecision(page)) === 'asked'; steps++) if (await click(page, steps)) onBoard++;
  await page.locator('.result').waitFor();
  expect(onBoard).toBeGreaterThan(5);
  expect(await page.locator('.standings tbody tr').count()).toBe(3);
  expect(await seriousFindings(page)).toEqual([]);
  await replay(page, id);
  expect(problems).toEqual([]);
  await context.close();
}, 600_000);

/** Goes to any move of a finished game: by link, by steps and by the slider. */
async function replay(page: Page, id: string): Promise<void> {
  await page.goto(`${house.url}/replay/${id}?at=30`);
  const slider = page.getByRole('slider', { name: 'Move' });
  const moveIs = (move: number) =>
    page.waitForFunction((text) => document.body.textContent?.includes(text), `Move ${move} of `);
  await moveIs(30);
  await page.getByRole('button', { name: 'One step on' }).click();
  await moveIs(31);
  await slider.fill('5');
  await moveIs(5);
  await page.getByRole('button', { name: 'To the start' }).click();
  await moveIs(0);
  expect(await seriousFindings(page)).toEqual([]);
}

/** Whether the page comes to offer something else (or just this) within a few seconds. */
async function comesTo(page: Page, isSame: boolean, options: readonly string[]): Promise<boolean> {
  for (let tries = 0; tries < 40; tries++) {
    const now = await offered(page);
    if (now.length > 0 && (now.join() === options.join()) === isSame) return true;
    await page.waitForTimeout(100);
  }
  return false;
}

test('an answer can be undone', async () => {
  const { page, context } = await person(house);
  await openTable(house, context, page, againstBots(1));
  const undo = page.getByRole('button', { name: 'Undo', exact: true });
  let isUndone = false;
  for (let step = 1; step < 40 && !isUndone; step += 2) {
    await awaitDecision(page);
    const before = await offered(page);
    await click(page, step);
    if (!(await comesTo(page, false, before)) || !(await undo.isEnabled())) continue;
    await undo.click();
    isUndone = await comesTo(page, true, before);
  }
  expect(isUndone).toBe(true);
  await context.close();
}, 240_000);

test('a turn is played with the keyboard alone', async () => {
  const { page, context } = await person(house);
  await openTable(house, context, page, againstBots(1));
  let answered = 0;
  for (let step = 0; step < 8; step++) {
    await awaitDecision(page);
    const before = await offered(page);
    await page.keyboard.press('1');
    if (await comesTo(page, false, before)) answered++;
  }
  expect(answered).toBeGreaterThanOrEqual(4);
  await context.close();
}, 240_000);

async function whoeverIsAsked<P extends { readonly page: Page }>(...people: P[]): Promise<P> {
  for (let tries = 0; tries < 300; tries++) {
    for (const one of people) if ((await offered(one.page)).length > 0) return one;
    await people[0]?.page.waitForTimeout(100);
  }
  throw new Error('nobody is asked');
}

test('two people and a spectator play, one loses the network and comes back', async () => {
  const [ann, bob, eve] = [await person(house), await person(house), await person(house, sizes.laptop)];
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const id = await openTable(house, ann.context, ann.page, {
    game: 'arcs',
    options: { players: 2 },
    seats,
    listed: true,
    pace: 'instant',
  });
  await arrive(house, bob.page);
  const joined = await bob.context.request.post(`${house.url}/api/tables/${id}/join`, {
    data: {},
    headers: { origin: house.url },
  });
  expect(joined.ok()).toBe(true);
  for (const { page } of [bob, eve]) await page.goto(`${house.url}/table/${id}`);
  await eve.page.locator('svg').first().waitFor();
  for (let step = 1; step < 24; step += 2) {
    const turn = await whoeverIsAsked(ann, bob);
    if (step === 11) {
      await turn.context.setOffline(true);
      await turn.page.waitForTimeout(1500);
      await turn.context.setOffline(false);
      await turn.page.waitForTimeout(1500);
      await awaitDecision(turn.page);
    }
    await click(turn.page, step);
  }
  expect(await offered(eve.page)).toEqual([]);
  expect([...ann.problems, ...bob.problems, ...eve.problems]).toEqual([]);
  for (const { context } of [ann, bob, eve]) await context.close();
}, 180_000);

test('on a phone nothing scrolls sideways and every option can be reached', async () => {
  const { page, context } = await person(house, sizes.phone);
  await openTable(house, context, page, againstBots(2));
  for (let step = 1; step < 12; step += 2) {
    await awaitDecision(page);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(wide).toBeLessThanOrEqual(0);
    const last = page.locator('[data-option]').last();
    await last.scrollIntoViewIfNeeded();
    expect(await last.isVisible()).toBe(true);
    await click(page, step);
  }
  await context.close();
}, 120_000);

test.each(['/', '/new/arcs', '/rules/arcs', '/settings'])(
  'no serious accessibility finding on %s',
  async (path) => {
    const { page, context } = await person(house);
    await page.goto(`${house.url}${path}`);
    await page.locator('main, h1').first().waitFor();
    await page.waitForTimeout(500);
    expect(await seriousFindings(page)).toEqual([]);
    await context.close();
  },
  60_000,
);

test('no serious accessibility finding on the table', async () => {
  const { page, context } = await person(house);
  await openTable(house, context, page, againstBots(2));
  await awaitDecision(page);
  expect(await seriousFindings(page)).toEqual([]);
  await context.close();
}, 60_000);

async function seriousFindings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  return serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}
