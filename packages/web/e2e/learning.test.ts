import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { seedFrom } from '@orrery/kernel';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { games } from '../../games/src/index.ts';
import { houseOfThisFile, openTable, person, signIn, sizes } from './browser.ts';
import { againstBots, answerBy, press, seriousFindings } from './playing.ts';
import { awaitDecision } from './rest.ts';

/** Tables of which those of Arcs and Eclipse let me begin, so that I am asked several kinds of questions whatever the others do. */
const beginnings = { arcs: 'table 4', eclipse: 'table 1', ti4: 'table 1' } as const;
let beginning: string = beginnings.arcs;
const house = houseOfThisFile({ newSeed: () => seedFrom(beginning) });
const assets = join(import.meta.dirname, '../dist/assets');
const hint = '.hint:not(.advice)';
const words = /learning/;

/** A guided table whose bots do not pause, as *Play now* would have it. */
async function guidedTable(page: Page, game: 'arcs' | 'eclipse' | 'ti4', lesson: object = {}): Promise<void> {
  const { learning } = await games[game]();
  if (!learning) throw new Error(`${game} is not taught`);
  beginning = beginnings[game];
  const { options, bots } = learning.guided;
  await signIn(house, page.context());
  const seats = [{ kind: 'me' }, ...bots.map((bot) => ({ kind: 'bot', bot }))];
  const answer = await page.request.post(`${house.url}/api/tables`, {
    data: { game, options, seats, pace: 'instant' },
    headers: { origin: house.url },
    timeout: 120_000, // a busy machine needs long to load a game for the first time
  });
  const { id } = (await answer.json()) as { id: string };
  const here = { isOn: true, isGuided: true, isStarted: true, advised: [], isEnded: false, ...lesson };
  const memory = { asked: {}, tables: { [id]: here }, known: [] };
  await page.goto(`${house.url}/healthz`); // any address of the house has its memory
  await page.evaluate((text) => localStorage.setItem('orrery.learning', text), JSON.stringify(memory));
  await page.goto(`${house.url}/table/${id}`);
}

/** What lies under something that teaches, and whether a question that is asked for the first time is explained. */
function look(page: Page) {
  return page.evaluate(() => {
    const under = [...document.querySelectorAll('[data-option], [data-target]')].filter((each) => {
      const { left, top, width, height } = each.getBoundingClientRect();
      // What one would have to scroll to in its tab lies under nothing.
      const tab = each.closest('.column__panel')?.getBoundingClientRect();
      if (tab && (top + height / 2 < tab.top || top + height / 2 > tab.bottom)) return false;
      const above = width > 0 && document.elementFromPoint(left + width / 2, top + height / 2);
      return above && above.closest('.hint, .advice__ask') !== null;
    });
    const { asked, tables } = JSON.parse(localStorage.getItem('orrery.learning') ?? '{}') as {
      asked: Record<string, string[]>;
      tables: Record<string, { advised: number[] }>;
    };
    const at = document.querySelector('.decision')?.getAttribute('data-at');
    return {
      at,
      under: under.map((each) => each.getAttribute('data-option') ?? each.getAttribute('data-target')),
      isNew: Object.values(asked).some(([first]) => first?.endsWith(`:${at}`)),
      isExplained: document.querySelector('.hint:not(.advice), .hint__mark') !== null,
      /** At first advice comes by itself. */
      isAdvised: Object.values(tables).some(({ advised }) => advised.includes(Number(at))),
    };
  });
}

/** Does what a bot would do where that can be asked, else takes the first option. */
async function followAdvice(page: Page, isAdvised: boolean): Promise<void> {
  const ask = page.locator('.advice__ask');
  const doIt = page.getByTestId('do-it');
  if ((await ask.or(doIt).count()) === 0)
    return press(page, page.locator('.decision [data-option]:visible, [data-testid=main]:enabled').first());
  if (!isAdvised) await ask.click();
  await doIt.click();
}

/** The most questions: three times those of a usual game. */
test.each([
  ['arcs', 'laptop', 93],
  ['eclipse', 'phone', 39],
  ['arcs', 'phone', 93],
  ['eclipse', 'laptop', 39],
  ['ti4', 'laptop', 138],
  ['ti4', 'phone', 138],
] as const)(
  'a first chapter or round by hints and advice alone: %s, %s',
  async (game, size, most) => {
    const { page, problems } = await person(house, sizes[size]);
    await guidedTable(page, game);
    const asked = new Set<string | null | undefined>();
    const explained = new Set<string | null | undefined>();
    await page.locator(hint).waitFor(); // nothing is explained before the words are there
    while (asked.size <= most) {
      if ((await awaitDecision(page, '.natural-end')) === 'over') break;
      const { at, under, isNew, isExplained, isAdvised } = await look(page);
      expect(under).toEqual([]);
      if (isNew) expect(isExplained, await page.getByTestId('prompt').innerText()).toBe(true);
      if (isNew) explained.add(at);
      if (asked.size === 0) expect(await seriousFindings(page, '.decision')).toEqual([]);
      asked.add(at);
      await answerBy(page, 'what is advised', () => followAdvice(page, isAdvised));
    }
    expect(explained.size).toBeGreaterThan(2);
    expect(asked.size).toBeLessThanOrEqual(most);
    expect(await seriousFindings(page)).toEqual([]);
    await page.getByRole('dialog').getByRole('button', { name: 'Go on' }).click();
    await awaitDecision(page);
    expect(await seriousFindings(page)).toEqual([]);
    expect(problems).toEqual([]);
  },
  240_000,
);

test('six sentences stand beside their things; Enter goes on and Escape ends them, and then a hint is open', async () => {
  const { page } = await person(house, sizes.laptop);
  await guidedTable(page, 'arcs', { isStarted: false });
  const start = page.getByRole('dialog', { name: 'Before your first decision' });
  await start.getByText('1 of 6').waitFor();
  expect(await seriousFindings(page, 'dialog')).toEqual([]);
  for (let sentence = 2; sentence <= 6; sentence++) {
    await page.keyboard.press('Enter');
    await start.getByText(`${sentence} of 6`).waitFor();
    await page.locator('.start__light rect').first().waitFor();
  }
  await page.keyboard.press('Escape');
  await start.waitFor({ state: 'detached' });
  await page.locator(hint).waitFor();
  await page.reload();
  await page.locator(hint).waitFor();
  expect(await start.count()).toBe(0);
});

test('hints do not block: the first click answers; ? and Escape open and close them; enough is enough', async () => {
  const { page } = await person(house, sizes.laptop);
  await guidedTable(page, 'arcs', { advised: [-1, -2, -3] });
  await page.locator(hint).waitFor();
  expect(await page.locator('.decision').getAttribute('aria-describedby')).not.toBeNull();
  await page.keyboard.press('Escape');
  await page.locator('.hint__mark').waitFor();
  await page.keyboard.press('?');
  await page.locator(hint).waitFor();
  const first = page.locator('.decision [data-option]:visible').first();
  await answerBy(page, 'the first option', () => press(page, first));
  await awaitDecision(page);
  if ((await page.locator(hint).count()) === 0) await page.keyboard.press('?');
  await page.getByRole('button', { name: 'Enough' }).click();
  await page.getByText('No more hints.').waitFor();
  expect(await page.locator(`${hint}:not(.hint--farewell)`).count()).toBe(0);
  await page.keyboard.press('?');
  await page.locator(`${hint}:not(.hint--farewell)`).waitFor();
});

test('who does not learn loads no words; those of a game are a small file', async () => {
  const { page, context } = await person(house);
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  await openTable(house, context, page, againstBots(1));
  await awaitDecision(page);
  expect(await page.locator('.hint, .hint__mark, .advice__ask').count()).toBe(0);
  expect(scripts.filter((path) => words.test(path))).toEqual([]);
  await page.getByRole('button', { name: 'Table menu' }).click();
  await page.getByRole('menuitem', { name: 'Help me here' }).click();
  await page.locator(hint).waitFor();
  expect(scripts.filter((path) => words.test(path))).not.toEqual([]);
  const files = readdirSync(assets).filter((file) => words.test(file) && file.endsWith('.js.gz'));
  expect(files.length).toBeGreaterThan(1);
  for (const file of files) expect(statSync(join(assets, file)).size, file).toBeLessThanOrEqual(16 * 1024);
});
