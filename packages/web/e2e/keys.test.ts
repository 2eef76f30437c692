import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { leading } from './ambush.ts';
import { houseOfThisFile, openTable, person } from './browser.ts';
import { againstBots, click } from './playing.ts';
import { atRest, awaitChange, awaitDecision } from './rest.ts';

const seed = leading();
const house = houseOfThisFile({ newSeed: () => seed });

const answersOf = async (page: Page, id: string) =>
  ((await (await page.request.get(`${house.url}/api/tables/${id}`)).json()) as { answers: number }).answers;

async function atTable() {
  const { page, context } = await person(house);
  const id = await openTable(house, context, page, againstBots(1));
  await awaitDecision(page);
  return { page, context, id, answers: await answersOf(page, id) };
}

const field = (page: Page) => page.getByRole('textbox', { name: 'Say something' });
const said = (page: Page, text: string) => page.locator('.chat__line').filter({ hasText: text });
/** Whether an option of the decision has the focus. */
const isAtDecision = (page: Page) =>
  page.evaluate(() => document.activeElement?.matches('[data-focus-home] [data-option]') ?? false);
const comesBack = (page: Page) => expect.poll(() => isAtDecision(page)).toBe(true);

test('what is typed into the chat plays nothing, from the key that opens it to the last message', async () => {
  const { page, id, answers } = await atTable();
  await page.keyboard.press('c');
  await page.keyboard.type('gg 1 vs 1');
  expect(await field(page).inputValue()).toBe('gg 1 vs 1');
  await page.keyboard.press('Enter');
  await said(page, 'gg 1 vs 1').waitFor();
  await page.keyboard.type('u 2');
  await page.getByRole('button', { name: 'Send' }).click();
  await said(page, 'u 2').waitFor();
  await page.keyboard.type('1 m');
  expect(await field(page).inputValue()).toBe('1 m');
  await page.locator('.chat__lines').focus();
  await page.keyboard.type('12');
  expect(await field(page).inputValue()).toBe('1 m12');
  await page.keyboard.press('Enter');
  await said(page, '1 m12').waitFor();
  expect(await answersOf(page, id)).toBe(answers);
});

test('keys that come before the field of the chat is there do nothing', async () => {
  const { page, id, answers } = await atTable();
  // All in one go, so that nothing can be drawn in between.
  const swallowed = await page.evaluate(() => {
    const press = (key: string) =>
      !(document.activeElement ?? document.body).dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
      );
    return ['c', '1', 'u', ' ', 'Enter'].map(press);
  });
  expect(swallowed).toEqual([true, true, true, true, true]);
  await page.keyboard.type('hello 1');
  expect(await field(page).inputValue()).toBe('hello 1');
  await page.keyboard.press('Enter');
  await said(page, 'hello 1').waitFor();
  expect(await answersOf(page, id)).toBe(answers);
});

test('the focus is at the decision on arrival, and comes back from dialogues, menus and the chat', async () => {
  const { page } = await atTable();
  await comesBack(page);
  await page.keyboard.press('?');
  await page.getByRole('dialog').waitFor();
  expect(await isAtDecision(page)).toBe(false);
  await page.keyboard.press('Escape');
  await comesBack(page);
  await page.getByRole('button', { name: 'Table menu' }).click();
  await page.keyboard.press('Escape');
  await comesBack(page);
  await page.getByRole('button', { name: 'Table menu' }).click();
  await page.getByRole('menuitem', { name: 'Keys and help' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await comesBack(page);
  await page.keyboard.press('c');
  await page.keyboard.type('1');
  await page.keyboard.press('Escape');
  await comesBack(page);
  for (let step = 0; step < 4; step++) {
    await awaitDecision(page);
    await comesBack(page);
    await click(page, step);
  }
});

test('a decision that arrives while somebody types does not take the focus', async () => {
  const { page, context } = await atTable();
  const other = await context.newPage();
  await other.goto(page.url());
  await awaitDecision(other);
  await page.keyboard.press('c');
  await page.keyboard.type('wait ');
  const before = await atRest(page);
  await click(other, 0);
  await awaitChange(page, before);
  await page.keyboard.type('1');
  expect(await field(page).inputValue()).toBe('wait 1');
});

test('a key that is held down plays once', async () => {
  const { page, id, answers } = await atTable();
  const before = await atRest(page);
  await page.keyboard.press('1');
  await page.locator('[data-option][aria-pressed=true]').waitFor(); // a card is chosen, not yet played
  for (let times = 0; times < 5; times++) await page.keyboard.down('1');
  await awaitChange(page, before);
  const once = await answersOf(page, id);
  expect(once - answers).toBeLessThanOrEqual(2); // the card, and that it declares nothing
  for (let times = 0; times < 5; times++) await page.keyboard.down('1');
  await page.keyboard.press('c');
  await page.keyboard.type('x');
  await page.keyboard.press('Enter');
  await said(page, 'x').waitFor();
  expect(await answersOf(page, id)).toBe(once);
});
