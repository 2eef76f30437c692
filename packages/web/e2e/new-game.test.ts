import { expect, test } from 'vitest';
import { houseOfThisFile, person } from './browser.ts';
import { awaitDecision } from './rest.ts';

const house = houseOfThisFile();

/** A galaxy of three, as map tools write it: homes are 0, and -1 is where nothing lies. */
const galaxy =
  '{18} 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 -1 -1 37 0 38 -1 -1 -1 39 0 40 -1 -1 -1 41 0 42 -1';

test('a host names the factions and brings a galaxy; what is wrong with it is said, and it can be taken along again', async () => {
  const { page, problems } = await person(house);
  await page.goto(`${house.url}/new/ti4`);
  await page.getByText('3', { exact: true }).first().click();
  for (const seat of [2, 3]) await page.getByLabel(`Seat ${seat}`).first().selectOption('bot:random');
  await page.getByText('Named for each seat').click();
  await page.getByLabel('Seat 1').last().selectOption({ label: 'The Emirates of Hacan' });
  await page.getByText('From a map string').first().click();
  const map = page.getByLabel('From a map string').last();
  await map.fill('22 99');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.getByText('it names 2 places').waitFor();
  await map.fill(galaxy);
  await page.getByRole('button', { name: 'Start the game' }).click();
  await awaitDecision(page);
  await page.getByText('Hacan').first().waitFor();
  expect(await page.getByLabel('This galaxy as a map string').inputValue()).toBe(galaxy);
  expect(problems).toEqual([]);
});
