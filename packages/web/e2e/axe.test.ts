import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { arrive, houseOfThisFile, openTable, person, sizes } from './browser.ts';
import { againstBots, openTab, seriousFindings } from './playing.ts';
import { awaitDecision } from './rest.ts';

const house = houseOfThisFile();

async function expectNoFindings(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const isEndless = (motion: Animation) => motion.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY;
    const motions = document.getAnimations().filter((motion) => !isEndless(motion));
    await Promise.allSettled([document.fonts.ready, ...motions.map(({ finished }) => finished)]);
  });
  expect(await seriousFindings(page)).toEqual([]);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(wide).toBeLessThanOrEqual(0);
}

describe.each([
  ['a desktop', sizes.desktop],
  ['a laptop', sizes.laptop],
  ['a phone', sizes.phone],
] as const)('on %s there is no serious finding, and nothing scrolls sideways,', (_, size) => {
  const ofGames = ['arcs', 'eclipse', 'ti4'].flatMap((game) => [`/new/${game}`, `/rules/${game}`]);
  // Pages of text are laid out alike on all wide screens.
  test.each(size === sizes.laptop ? [] : ['/', ...ofGames, '/settings', '/nowhere'])('on %s', async (path) => {
    const { page } = await person(house, size);
    await page.goto(`${house.url}${path}`);
    await page.locator('main, h1').first().waitFor();
    await page.waitForLoadState('networkidle');
    await expectNoFindings(page);
  });

  test('at the table, its tabs and its dialogs', async () => {
    const { page, context } = await person(house, size);
    await openTable(house, context, page, againstBots(2));
    await awaitDecision(page);
    await expectNoFindings(page);
    for (const tab of ['Story', 'Chat', 'Rules']) {
      await openTab(page, tab);
      await expectNoFindings(page);
      await page.keyboard.press('Escape');
    }
    await page.keyboard.press('?');
    await page.getByRole('dialog').waitFor();
    await expectNoFindings(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Why can’t I …?' }).click();
    await page.getByRole('dialog').waitFor();
    await expectNoFindings(page);
  });

  test('in the waiting room, and on the page of an invitation', async () => {
    const host = await person(house, size);
    const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', bot: 'random' }];
    await openTable(house, host.context, host.page, { game: 'arcs', options: { players: 3 }, seats });
    const link = host.page.getByLabel('Link for seat 2');
    await link.waitFor();
    await expectNoFindings(host.page);
    const guest = await person(house, size);
    await arrive(house, guest.page);
    await guest.page.goto(await link.inputValue());
    await guest.page.getByRole('button', { name: 'Take your seat' }).waitFor();
    await expectNoFindings(guest.page);
  });
});
