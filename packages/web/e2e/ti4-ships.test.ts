/** Ships of Twilight Imperium show where they could go: by mouse, by keys, and by a finger. */
import { seedFrom } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { houseOfThisFile, sizes } from './browser.ts';
import { beginningIn } from './set-tables.ts';
import { from, threeHomes } from './ti4-positions.ts';
import { atPosition, clicksOf, main, prompt, system } from './ti4-table.ts';

const myTurn = threeHomes()
  .strategyCards(['technology', 'diplomacy'], ['trade', 'imperial'], ['warfare', 'leadership'])
  .turnOf(0);

const house = houseOfThisFile({
  newSeed: () => seedFrom('ships'),
  ...beginningIn({ 'my turn': from('turn', myTurn) }),
});

const carrier = '.ti4-hit[data-place="unit:tile-01:carrier"]';

test('a click on my ships lights where they could go, and the next one goes there', async () => {
  const { page, problems } = await atPosition(house, 'my turn');
  const lit = page.locator('.ti4-glow.is-reached');
  await page.locator(carrier).click();
  await page.locator('.ti4-ships').waitFor();
  expect(await lit.count()).toBeGreaterThan(1);
  expect(await page.locator('[role=menu]').count()).toBe(0);
  await page.keyboard.press('Escape');
  await lit.first().waitFor({ state: 'detached' });
  await page.getByText('Tactical action: activate a system').waitFor();
  await page.locator(carrier).click();
  await system(page, 'tile-31').click();
  await prompt(page, 'Move ships into').waitFor();
  expect(await clicksOf(page)).toBe(3);
  expect(problems).toEqual([]);
});

test('the same by keys', async () => {
  const { page, problems } = await atPosition(house, 'my turn');
  await page.locator(carrier).focus();
  await page.keyboard.press('Enter');
  await page.locator('.ti4-glow.is-reached').first().waitFor();
  await page.keyboard.press('Shift+ArrowDown');
  const place = await page.evaluate(() => document.activeElement?.getAttribute('data-place'));
  expect(place).toBe('system:tile-31');
  await page.keyboard.press('Enter');
  await prompt(page, 'Move ships into').waitFor();
  expect(await clicksOf(page)).toBe(0);
  expect(problems).toEqual([]);
});

test('on a phone the system with my ships names them, and what is lit is looked at before it is activated', async () => {
  const { page, problems } = await atPosition(house, 'my turn', sizes.phone);
  await page.locator('.ti4-hit[data-place^="unit:tile-01:"]').first().click();
  const chip = page.locator('.ti4-ships .ti4-chip').filter({ hasText: 'carrier' });
  await chip.click();
  expect((await chip.boundingBox())?.height).toBeGreaterThanOrEqual(40);
  await system(page, 'tile-31').click();
  await main(page, 'Activate Lazar / Sakulag').click();
  await prompt(page, 'Move ships into').waitFor();
  expect(problems).toEqual([]);
});
