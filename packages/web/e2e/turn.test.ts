import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { leading } from './ambush.ts';
import { houseOfThisFile, offered, openTable, person, sizes } from './browser.ts';
import {
  againstBots,
  changedBy,
  click,
  lastOption,
  playUntilConfirm,
  press,
  seriousFindings,
  takeOption,
  textSizes,
  twoAtTable,
  whoeverIsAsked,
} from './playing.ts';
import { atRest, awaitDecision } from './rest.ts';

const seed = leading();
const house = houseOfThisFile({ newSeed: () => seed });

const confirmOf = (page: Page) => page.getByTestId('confirm');
const answersOf = async (page: Page, id: string) =>
  ((await (await page.request.get(`${house.url}/api/tables/${id}`)).json()) as { answers: number }).answers;

test('before the turn passes on the page asks back: Escape thinks again, Enter means it', async () => {
  const { page, context } = await person(house);
  const id = await openTable(house, context, page, againstBots(1));
  await playUntilConfirm(page);
  const answers = await answersOf(page, id);
  expect(await seriousFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.locator('[data-option]').first().waitFor();
  expect(await answersOf(page, id)).toBe(answers);
  await press(page, lastOption(page));
  await confirmOf(page).waitFor();
  await page.keyboard.press('Enter');
  await confirmOf(page).waitFor({ state: 'detached' });
  await expect.poll(() => answersOf(page, id)).toBeGreaterThan(answers);
});

test('whoever does not want to be asked turns it off in the settings', async () => {
  const { page, context } = await person(house);
  await openTable(house, context, page, againstBots(1));
  await page.goto(`${house.url}/settings`);
  await page.getByText('Ask before my turn passes on to others').click();
  await page.goBack();
  for (let step = 0; step < 25 && (await awaitDecision(page)) === 'asked'; step++) {
    await changedBy(page, () => press(page, lastOption(page)));
    expect(await confirmOf(page).count()).toBe(0);
  }
});

test('a click shows its effect within a frame', async () => {
  const { page, context } = await person(house);
  await openTable(house, context, page, againstBots(1));
  await awaitDecision(page);
  const isMarked = await page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        const option = document.querySelector<HTMLElement>('[data-option]');
        option?.click();
        // Runs before the next frame is painted; no answer of a server comes in between.
        requestAnimationFrame(() => resolve(option?.getAttribute('aria-pressed') === 'true'));
      }),
  );
  expect(isMarked).toBe(true);
});

test('two tabs of one seat stay in step', async () => {
  const { page, context, problems } = await person(house);
  await openTable(house, context, page, againstBots(1));
  const other = await context.newPage();
  await other.goto(page.url());
  const seen = new Set<string>();
  for (let step = 0; step < 8; step++) {
    const [tab, follower] = step % 2 === 0 ? [page, other] : [other, page];
    await awaitDecision(tab);
    const ids = await offered(tab);
    await takeOption(tab, ids[step % ids.length] ?? '');
    await awaitDecision(tab);
    const { shown } = await atRest(tab);
    await expect.poll(async () => (await atRest(follower)).shown).toBe(shown);
    seen.add(shown);
  }
  expect(seen.size).toBeGreaterThan(3);
  expect(problems).toEqual([]);
});

test('what happened while I was away is replayed on the board, and can be skipped', async () => {
  const { page, context } = await person(house, sizes.desktop, 'no-preference');
  const id = await openTable(house, context, page, againstBots(2));
  await awaitDecision(page);
  await page.goto(house.url);
  // The same person plays on from another device.
  const device = await person(house);
  await device.context.addCookies(await context.cookies());
  await device.page.goto(`${house.url}/table/${id}`);
  for (let step = 1; step < 8; step += 2) {
    await awaitDecision(device.page);
    await click(device.page, step);
  }
  await awaitDecision(device.page);
  await page.goto(`${house.url}/table/${id}`);
  // Within the page, so that a slow machine does not miss what is shown for a moment only.
  const skipped = await page.evaluate(
    () =>
      new Promise((resolve) => {
        const look = () => {
          const skip = document.querySelector<HTMLElement>('[aria-label="While you were away"] button');
          if (!skip) return requestAnimationFrame(look);
          const targets = document.querySelectorAll('[data-target]').length;
          skip.click();
          return requestAnimationFrame(() => resolve({ targets, isGone: !skip.isConnected }));
        };
        look();
      }),
  );
  expect(skipped).toEqual({ targets: 0, isGone: true });
  await expect.poll(async () => (await offered(page)).join()).toBe((await offered(device.page)).join());
});

test('the host asks to go back to the checkpoint, and the table goes when the other agrees', async () => {
  const { id, host, guest } = await twoAtTable(house);
  for (let step = 0; step < 5; step++) await click((await whoeverIsAsked(host, guest)).page, step);
  const answers = await answersOf(host.page, id);
  await guest.page.getByRole('button', { name: 'Table menu' }).click();
  expect(await guest.page.getByRole('menuitem', { name: 'Go back to the checkpoint' }).count()).toBe(0);
  await guest.page.keyboard.press('Escape');
  await host.page.getByRole('button', { name: 'Table menu' }).click();
  await host.page.getByRole('menuitem', { name: 'Go back to the checkpoint' }).click();
  await host.page.getByRole('button', { name: 'Ask everybody' }).click();
  await host.page.getByText('waiting for the others to agree').waitFor();
  const asked = guest.page.getByRole('dialog', { name: 'Undo?' });
  await asked.waitFor();
  expect(await seriousFindings(guest.page)).toEqual([]);
  await asked.getByRole('button', { name: 'Agree' }).click();
  for (const { page } of [host, guest]) await page.getByText('Everybody agreed').waitFor();
  expect(await answersOf(host.page, id)).toBeLessThan(answers);
});

test('a tooltip names a rule, which opens beside the board by the other mouse button or a key', async () => {
  const { page, context } = await person(house);
  await openTable(house, context, page, againstBots(2));
  await awaitDecision(page);
  const rule = page.locator('.column dt.is-linked');
  const tycoon = page.locator('.arcs-ambition').first();
  await tycoon.hover();
  await page.locator('.tooltip__rule').waitFor();
  await tycoon.click({ button: 'right' });
  await rule.waitFor();
  expect(await rule.textContent()).toBe('ambitions.2');
  await page.keyboard.press('Escape');
  await rule.waitFor({ state: 'detached' });
  await page.locator('.arcs-cell').first().hover();
  await page.locator('.tooltip').waitFor();
  await page.keyboard.press('b');
  await rule.waitFor();
  expect(await rule.textContent()).toMatch(/^map\./);
});

test('at 1280 × 720 every option can be reached, and my own things stay in sight', async () => {
  const { page, context } = await person(house, sizes.laptop);
  await openTable(house, context, page, { ...againstBots(3), options: { players: 4, leadersAndLore: 'all' } });
  let most = 0;
  for (let step = 0; step < 30 && (await awaitDecision(page)) === 'asked'; step++) {
    const { count, last, decision, dock } = await page.evaluate(() => {
      const options = [...document.querySelectorAll<HTMLElement>('[data-option]')];
      options.at(-1)?.focus();
      const bottom = (element: Element | null | undefined) => element?.getBoundingClientRect().bottom ?? Number.NaN;
      return {
        count: options.length,
        last: bottom(options.at(-1)),
        decision: bottom(document.querySelector('.decision')),
        dock: bottom(document.querySelector('.dock')),
      };
    });
    if (count === 0) continue;
    most = Math.max(most, count);
    expect(last).toBeLessThanOrEqual(decision);
    expect(decision).toBeLessThanOrEqual(sizes.laptop.height);
    expect(dock).toBeLessThanOrEqual(sizes.laptop.height);
    await click(page, step);
  }
  expect(most).toBeGreaterThan(6);
});

test('on a phone no text of the board is smaller than 12 pixels', async () => {
  const { page, context } = await person(house, sizes.phone);
  await openTable(house, context, page, againstBots(3));
  for (let step = 1; step < 20; step += 2) {
    await awaitDecision(page);
    await click(page, step);
  }
  const sizesOfText = await textSizes(page, '.arcs-board');
  expect(sizesOfText.length).toBeGreaterThan(20);
  expect(Math.min(...sizesOfText)).toBeGreaterThanOrEqual(11.99);
});
