import { expect, test } from 'vitest';
import { houseOfThisFile, offered, openTable, person, sizes } from './browser.ts';
import {
  againstBots,
  answerBy,
  answerByKey,
  click,
  replay,
  seriousFindings,
  twoAtTable,
  whoeverIsAsked,
} from './playing.ts';
import { atRest, awaitDecision } from './rest.ts';

const house = houseOfThisFile();

test.each(['Arcs', 'Eclipse'])('a newcomer is two clicks away from the first decision of %s', async (game) => {
  const { page, problems } = await person(house);
  await page.goto(house.url);
  await page.getByRole('button', { name: `Play now: ${game}` }).click();
  await page.locator('[data-option]').first().waitFor();
  expect((await offered(page)).length).toBeGreaterThan(0);
  expect(problems).toEqual([]);
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
  await page.getByRole('heading', { name: 'What decided it' }).waitFor();
  await page.getByRole('img', { name: 'Points of each player after every round' }).waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  await replay(house, page, id);
  expect(await seriousFindings(page)).toEqual([]);
  expect(problems).toEqual([]);
}, 600_000);

test('an answer can be undone', async () => {
  const { page, context } = await person(house);
  await openTable(house, context, page, againstBots(1));
  const undo = page.getByRole('button', { name: 'Undo', exact: true });
  let isUndone = false;
  for (let step = 1; step < 40 && !isUndone; step += 2) {
    await awaitDecision(page);
    const before = (await offered(page)).join();
    await click(page, step);
    await awaitDecision(page);
    // An answer past dice or into the bots' turns is undone by another name, or not at all.
    const canUndo = (await undo.count()) > 0 && (await undo.isEnabled());
    if ((await offered(page)).join() === before || !canUndo) continue;
    await answerBy(page, 'undo', () => undo.click());
    isUndone = (await offered(page)).join() === before;
  }
  expect(isUndone).toBe(true);
}, 240_000);

test('the board is moved by dragging it, and its cursor says so', async () => {
  const { page, context } = await person(house);
  await openTable(house, context, page, againstBots(1));
  await awaitDecision(page);
  const drawing = page.locator('.stage__drawing');
  const seen = () =>
    drawing.evaluate((svg) => ({ cursor: getComputedStyle(svg).cursor, box: svg.getAttribute('viewBox') }));
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await atRest(page);
  const before = await seen();
  await page.mouse.move(500, 400);
  await page.mouse.down();
  expect((await seen()).cursor).toBe('grab'); // it may still be a click
  await page.mouse.move(560, 430, { steps: 3 });
  await expect.poll(async () => (await seen()).cursor).toBe('grabbing');
  await page.mouse.up();
  await expect.poll(async () => (await seen()).cursor).toBe('grab');
  expect((await seen()).box).not.toBe(before.box);
});

test('a turn is played with the keyboard alone', async () => {
  const { page, context } = await person(house);
  await openTable(house, context, page, againstBots(1));
  let answered = 0;
  for (let step = 0; step < 8; step++) {
    await awaitDecision(page);
    if (await answerByKey(page)) answered++;
  }
  expect(answered).toBeGreaterThanOrEqual(4);
}, 240_000);

test('two people and a spectator play, one loses the network and comes back', async () => {
  const { id, host: ann, guest: bob } = await twoAtTable(house);
  const eve = await person(house, sizes.laptop);
  await eve.page.goto(`${house.url}/table/${id}`);
  await eve.page.locator('svg').first().waitFor();
  for (let step = 1; step < 24; step += 2) {
    const turn = await whoeverIsAsked(ann, bob);
    if (step === 11) {
      await turn.context.setOffline(true);
      await turn.page.waitForTimeout(1500);
      await turn.context.setOffline(false);
      await awaitDecision(turn.page);
    }
    await click(turn.page, step);
  }
  expect(await offered(eve.page)).toEqual([]);
  expect([...ann.problems, ...bob.problems, ...eve.problems]).toEqual([]);
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
}, 120_000);
