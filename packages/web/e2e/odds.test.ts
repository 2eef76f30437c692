/** The calculator, by a link and from a running table; what stands there is what the odds say of my view. */
import { Match } from '@orrery/kernel';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { bestDice } from '../../arcs/src/figures.ts';
import { arcs } from '../../arcs/src/index.ts';
import { arcsBattleOf, oddsOf } from '../../odds/src/arcs/index.ts';
import { ambushWithBlanks } from './ambush.ts';
import { houseOfThisFile, openTable, person, sizes } from './browser.ts';
import { againstBots, answerBeside, seriousFindings } from './playing.ts';
import { awaitDecision } from './rest.ts';

const ambush = ambushWithBlanks();
const house = houseOfThisFile({ newSeed: () => ambush.seed });

const chanceOf = async (page: Page, end = 'win') => (await page.getByTestId(`odds-${end}`).textContent()) ?? '';
const changesFrom = (page: Page, before: string) =>
  page.waitForFunction((text) => document.querySelector('[data-testid=odds-win]')?.textContent !== text, before);

test('a link opens its battle, a figure changes the odds at once, and the address follows', async () => {
  const { page, problems } = await person(house, sizes.laptop);
  await page.goto(`${house.url}/odds/ti4?a=faction:sol,2cruiser&d=faction:hacan,2cruiser`);
  await page.getByTestId('odds-win').waitFor();
  const even = await chanceOf(page);
  expect(await chanceOf(page, 'loss')).toBe(even);
  const attacker = page.getByRole('region', { name: 'Attacker' });
  await attacker.getByRole('button', { name: 'More: dreadnoughts' }).press('Enter');
  await changesFrom(page, even);
  const better = await chanceOf(page);
  expect(Number.parseFloat(better)).toBeGreaterThan(Number.parseFloat(even));
  await page.waitForURL(/dreadnought/);
  await page.reload();
  await page.getByTestId('odds-win').waitFor();
  expect(await chanceOf(page)).toBe(better);
  expect(problems).toEqual([]);
});

test.each([
  ['desktop', 'ti4'],
  ['laptop', 'eclipse'],
  ['phone', 'arcs'],
] as const)('on a %s the calculator of %s has no serious finding, and nothing scrolls sideways', async (size, game) => {
  const { page } = await person(house, sizes[size]);
  await page.goto(`${house.url}/odds/${game}`);
  await page.getByTestId('odds-win').waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBeLessThanOrEqual(0);
});

test('beside the dice of an attack stands what the odds say of my view, and the battle can be looked at', async () => {
  const { page, context } = await person(house, sizes.laptop);
  const id = await openTable(house, context, page, againstBots(2));
  await awaitDecision(page);
  const answers = ambush.answers.slice(0, -1);
  const way = answers.findIndex((answer) => answer.startsWith('to:'));
  await answerBeside(page, id, answers.slice(0, way));
  await page.locator(`.decision [data-option="${answers[way]}"]`).hover();
  await page.locator('.tooltip').getByTestId('odds-line').waitFor();
  await answerBeside(page, id, answers.slice(way));
  const line = page.getByTestId('odds-line');
  await line.waitFor();

  expect(await seriousFindings(page, '.decision')).toEqual([]);
  const match = Match.start(arcs, arcs.configure(againstBots(2).options), ambush.seed);
  for (const answer of answers) match.answer(0, answer);
  const view = match.view(0) as unknown as Parameters<typeof arcsBattleOf>[0];
  const { battle } = view;
  if (!battle) throw new Error('there is no battle');
  const dice = bestDice(battle.limits, view.systems[battle.system]?.fresh[battle.defender] ?? 0);
  const { win, loss } = oddsOf(arcsBattleOf(view, battle.system, battle.attacker, battle.defender), { dice });
  const written = (chance: number) => `${Number((chance * 100).toFixed(1))}%`;
  const said = (await line.textContent()) ?? '';
  expect(said).toContain(written(win));
  expect(said).toContain(written(loss));

  await page.getByRole('button', { name: 'Table menu' }).click();
  await page.getByRole('menuitem', { name: 'Odds of this battle' }).click();
  await page.waitForURL(/\/odds\/arcs\?a=/);
  await page.goBack();
  await page.goto(new URL((await line.getByRole('link').getAttribute('href')) ?? '', house.url).href);
  await page.getByTestId('odds-win').waitFor();
  expect(await chanceOf(page)).toBe(written(win));
});
