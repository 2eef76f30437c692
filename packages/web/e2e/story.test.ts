import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ambushWithBlanks } from './ambush.ts';
import { houseOfThisFile, openTable, person } from './browser.ts';
import { againstBots, answerBeside } from './playing.ts';
import { awaitDecision } from './rest.ts';

const ambush = ambushWithBlanks();
const house = houseOfThisFile({ newSeed: () => ambush.seed });

interface SeenDice {
  readonly dice: number;
  /** Those that lay on the board where they fell. */
  readonly onBoard: number;
  readonly shownFor: number;
  readonly askedMeanwhile: boolean;
}

/** Notes in the page, frame by frame, when dice of a held roll were on the screen, and when something was asked. */
async function watchDice(page: Page): Promise<() => Promise<SeenDice>> {
  await page.evaluate(() => {
    const seen = { dice: 0, onBoard: 0, from: Number.NaN, until: Number.NaN, askedMeanwhile: false };
    Object.assign(window, { seen });
    const look = () => {
      const held = document.querySelector('.last-roll--held');
      const dice = [...(held?.querySelectorAll('.die') ?? [])].filter((die) => die.getBoundingClientRect().width > 20);
      if (dice.length > 0) {
        const now = performance.now();
        seen.dice = Math.max(seen.dice, dice.length);
        seen.onBoard = Math.max(seen.onBoard, document.querySelectorAll('.marks__chip .die').length);
        if (Number.isNaN(seen.from)) seen.from = now;
        seen.until = now;
        if (document.querySelector('[data-option]')) seen.askedMeanwhile = true;
      }
      requestAnimationFrame(look);
    };
    look();
  });
  return () =>
    page.evaluate(() => {
      const { from, until, ...seen } = Reflect.get(window, 'seen') as SeenDice & { from: number; until: number };
      return { ...seen, shownFor: until - from };
    });
}

test('a roll of blanks that ends the battle is seen, and stays above the next question', async () => {
  const { page, context, problems } = await person(house);
  const id = await openTable(house, context, page, againstBots(2));
  await awaitDecision(page);
  const seen = await watchDice(page);
  await answerBeside(page, id, ambush.answers);
  const last = page.locator('.last-roll:not(.last-roll--held)');
  await last.waitFor();
  await awaitDecision(page);
  const { dice, onBoard, shownFor, askedMeanwhile } = await seen();
  expect(dice).toBe(2);
  expect(onBoard).toBe(2);
  expect(shownFor).toBeGreaterThanOrEqual(600);
  expect(askedMeanwhile).toBe(false);
  expect(await last.locator('.die').count()).toBe(2);
  expect(await last.textContent()).toContain('No effect'.toLowerCase());
  expect(problems).toEqual([]);
});

test('whoever does not want to look goes on with Enter', async () => {
  const { page, context } = await person(house);
  const id = await openTable(house, context, page, againstBots(2));
  await awaitDecision(page);
  // Within the page, so that a slow machine does not press the key when the dice have been seen.
  const isGone = page.evaluate(
    () =>
      new Promise((resolve) => {
        const look = () => {
          const held = document.querySelector('.last-roll--held');
          if (!held) return requestAnimationFrame(look);
          document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
          return requestAnimationFrame(() => resolve(document.querySelector('.last-roll--held') === null));
        };
        look();
      }),
  );
  await answerBeside(page, id, ambush.answers);
  expect(await isGone).toBe(true);
  await page.locator('.last-roll:not(.last-roll--held)').waitFor();
  expect(await page.locator('[data-option]').count()).toBeGreaterThan(0);
});

test('what others did is a line each in the corner, and the story has all of it', async () => {
  const { page, context } = await person(house);
  const id = await openTable(house, context, page, againstBots(2, 'greedy'));
  await awaitDecision(page);
  await answerBeside(page, id, [...ambush.answers, 'end-turn']);
  await page.locator('.happened__turn').first().waitFor();
  const lines = await page.locator('.happened__turn').allTextContents();
  expect(lines.length).toBeGreaterThanOrEqual(1);
  expect(lines.length).toBeLessThanOrEqual(5);
  await page.locator('.happened__turn').first().click();
  await page.locator('.story').waitFor();
  const dice = page.locator('.story .story__dice .die');
  await dice.nth(1).waitFor(); // what is still held above the decision is told a moment later
  expect(await dice.count()).toBeGreaterThanOrEqual(2);
  expect(await page.locator('.story__title').allTextContents()).toContainEqual(expect.stringMatching(/Altair/));
  const told = page.locator('.arcs-cell.is-lit');
  await page.getByTestId('prompt').hover();
  await told.first().waitFor({ state: 'detached' });
  await page
    .locator('.story__turn', { has: page.locator('.story__dice') })
    .first()
    .hover();
  await told.first().waitFor(); // the line shows where it happened
});
