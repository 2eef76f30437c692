/** Eclipse as people play it: with the mouse or a thumb, on the board. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { houseOfThisFile, openTable, person, sizes } from './browser.ts';
import {
  againstHydran,
  begin,
  drag,
  endRound,
  home,
  knownGalaxy,
  nameOf,
  quietly,
  sectorShape,
  thing,
  touch,
  touchAny,
  towardsCenter,
  turnOf,
} from './galaxy.ts';
import { answerBy, awaitDecision, replay, seriousFindings, takeOption, textSizes, untilOffered } from './playing.ts';

const { seed, ancient } = knownGalaxy();
/** Machines may be busy. */
const patience = { timeout: 30_000 };

const house = houseOfThisFile({ newSeed: () => seed });

/** Somebody at a new table. Whatever their browser complains about there is a problem. */
async function atTable(size: (typeof sizes)[keyof typeof sizes] = sizes.desktop) {
  const someone = await person(house, size);
  someone.page.on('console', (message) => {
    // On the start page it says that nobody is known yet.
    const isAtTable = new URL(someone.page.url()).pathname !== '/';
    if (isAtTable && message.type() === 'error') someone.problems.push(message.text());
  });
  const id = await openTable(house, someone.context, someone.page, againstHydran);
  return { ...someone, id };
}

/** Places the revealed sector as it lies. */
function placeSo(page: Page): Promise<void> {
  return answerBy(page, 'placing', () => page.getByRole('button', { name: /^Place .* so$/ }).click());
}

/** Explores towards the center, turns what is found once, and places it so. */
async function exploreAncient(page: Page): Promise<void> {
  await begin(page, 'explore');
  await touch(page, towardsCenter);
  await page.locator('.galaxy-sector.is-preview').waitFor();
  const before = await turnOf(page, ancient);
  await page.getByRole('button', { name: 'Turn the sector to the right' }).click();
  const turned = await turnOf(page, ancient);
  expect(turned).not.toBe(before);
  await placeSo(page);
  await page.locator('.is-preview').waitFor({ state: 'detached' });
  expect(await turnOf(page, ancient)).toBe(turned);
}

/** Gives Interceptors and Cruisers one more Hull each: one is dragged, one is clicked. */
async function upgradeHulls(page: Page): Promise<void> {
  const sums = async (type: string) => {
    await page.mouse.move(0, 0); // a part that is pointed at shows what it would do
    return page.locator(`[data-blueprint=${type}] .eclipse-sums`).getAttribute('aria-label');
  };
  await begin(page, 'upgrade');
  expect(await sums('interceptor')).toContain('hull 0');
  await drag(page, thing(page, 'part:hull'), page.locator('[data-space="interceptor:3"]'));
  await page.locator('[data-space="interceptor:3"].has-tile').waitFor();
  expect(await sums('interceptor')).toContain('hull 1');
  expect(await sums('cruiser')).toContain('hull 1');
  await touch(page, 'part:hull');
  await touch(page, 'blueprint:cruiser:4');
  await page.locator('[data-space="cruiser:4"].has-tile').waitFor();
  expect(await sums('cruiser')).toContain('hull 2');
}

/** Builds a Cruiser, and moves it with the Interceptor to the Ancient. */
async function attackAncient(page: Page): Promise<void> {
  await begin(page, 'build');
  await touch(page, 'build:cruiser');
  await thing(page, `ship:${home}:0:cruiser:0`).waitFor({ state: 'detached' });
  await begin(page, 'move');
  await drag(page, thing(page, `ship:${home}:0:cruiser:0`), sectorShape(page, ancient));
  await touch(page, `ship:${home}:0:interceptor:0`);
}

/**
 * Both types begin to retreat in the first round. Whatever the Ancient rolls, it cannot destroy both before they have left: its
 * two dice do not suffice for the two hulls of the Cruiser, and not twice for both ships.
 */
async function retreat(page: Page): Promise<void> {
  const mayRetreat = (ids: readonly string[]) => ids.includes(`retreat:${home}`);
  const battle = page.getByRole('region', { name: `Battle at ${nameOf(ancient)}` });
  await untilOffered(page, mayRetreat, quietly);
  await battle.getByText('Round 1').first().waitFor();
  expect(await page.getByTestId('prompt').textContent()).toContain('your Interceptor do?');
  await touch(page, `sector:${home}`);
  await untilOffered(page, mayRetreat, []);
  expect(await page.getByTestId('prompt').textContent()).toContain('your Cruiser do?');
  expect(await battle.locator('.eclipse-dice li').count()).toBe(2);
  expect(await seriousFindings(page)).toEqual([]);
  await touch(page, `sector:${home}`);
  await battle.waitFor({ state: 'detached' });
}

const roundIs = (page: Page, round: number) => page.getByRole('heading', { name: `Round ${round} of 8` }).waitFor();

async function logOf(page: Page): Promise<string> {
  await page.keyboard.press('l');
  const text = await page.locator('.drawer').innerText();
  await page.keyboard.press('l');
  return text;
}

test('a newcomer plays four rounds on the board: explores, upgrades, builds, fights and retreats', async () => {
  const { page, problems, context } = await atTable();
  await exploreAncient(page);
  await upgradeHulls(page);
  await attackAncient(page);
  await retreat(page);
  const log = await logOf(page);
  expect(log).toContain(`Interceptor begins to retreat to ${nameOf(home)}`);
  expect(log).toMatch(/Dice of the Ancient: yellow \w+, yellow \w+/);
  expect(log).toContain(`retreats from ${nameOf(ancient)} to ${nameOf(home)}`);

  await roundIs(page, 2);
  await begin(page, 'research');
  expect(await touchAny(page, 'technology')).toBe(true);
  await endRound(page);
  expect(await logOf(page)).toContain('gains ');

  await roundIs(page, 3);
  await begin(page, 'explore');
  expect(await touchAny(page, 'zone')).toBe(true);
  await placeSo(page);
  if (await touchAny(page, 'sector')) await touchAny(page, 'square');
  await endRound(page);

  await roundIs(page, 4);
  await begin(page, 'influence');
  await takeOption(page, 'done');
  await endRound(page);

  await roundIs(page, 5);
  expect(await logOf(page)).toContain('Round 5 begins');
  expect(await seriousFindings(page)).toEqual([]);
  expect(problems).toEqual([]);
  await context.close();
}, 300_000);

test('one undo takes back one step of an upgrade, in all tabs of a seat', async () => {
  const { page, problems, context } = await atTable();
  const other = await context.newPage();
  await other.goto(page.url());
  const tabs = [page, other];
  const prompts = () => Promise.all(tabs.map((tab) => tab.getByTestId('prompt').textContent()));
  const isTiled = () => Promise.all(tabs.map((tab) => tab.locator('[data-space="interceptor:3"].has-tile').count()));
  const undo = (tab: Page) =>
    answerBy(tab, 'undo', () => tab.getByRole('button', { name: 'Undo', exact: true }).click());

  await begin(page, 'upgrade');
  const [before] = await prompts();
  await drag(page, thing(page, 'part:hull'), page.locator('[data-space="interceptor:3"]'));
  await expect.poll(isTiled, patience).toEqual([1, 1]);
  await undo(page);
  await expect.poll(isTiled, patience).toEqual([0, 0]);
  await expect.poll(prompts, patience).toEqual(['Where does the Hull go?', 'Where does the Hull go?']);
  await undo(other);
  await expect.poll(prompts, patience).toEqual([before, before]);
  await undo(page);
  await expect.poll(prompts, patience).toEqual(['Choose an action, or pass', 'Choose an action, or pass']);
  expect(problems).toEqual([]);
  await context.close();
});

test('a tooltip leads to its rule in the drawer', async () => {
  const { page, context } = await atTable();
  await awaitDecision(page);
  await thing(page, 'action:explore').hover();
  await page.locator('.tooltip__rule').waitFor();
  await thing(page, 'action:explore').click({ button: 'right' });
  const rule = page.locator('.drawer dt.is-linked');
  await rule.waitFor();
  expect(await rule.textContent()).toBe('explore.1');
  await context.close();
});

/** Pulls the decision down, to see more of my board. */
async function lowerSheet(page: Page): Promise<void> {
  const handle = page.locator('.sheet__handle');
  await handle.hover();
  await page.mouse.down();
  await page.mouse.move(195, 820, { steps: 4 });
  await page.mouse.up();
  await page.locator('.sheet--low').waitFor();
}

test('on a phone everything is reached without scrolling sideways', async () => {
  const { page, problems, context } = await atTable(sizes.phone);
  await awaitDecision(page);
  const expectOrder = async () => {
    expect(await seriousFindings(page)).toEqual([]);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(wide).toBeLessThanOrEqual(0);
  };
  const open = (tab: string) => page.getByRole('tab', { name: tab, exact: true }).click();
  for (const tab of ['Table', 'Players']) {
    await open(tab);
    await expectOrder();
  }
  await open('Mine');
  await exploreAncient(page);
  await begin(page, 'upgrade');
  await lowerSheet(page);
  await touch(page, 'part:hull');
  await touch(page, 'blueprint:interceptor:3');
  await page.locator('[data-space="interceptor:3"].has-tile').waitFor();
  await expectOrder();
  expect(Math.min(...(await textSizes(page, '.eclipse-board')))).toBeGreaterThanOrEqual(11.99);
  expect(problems).toEqual([]);
  await context.close();
});

test('a game that is over tells its story, and can be replayed', async () => {
  const { page, problems, context, id } = await atTable();
  await awaitDecision(page);
  await page.getByRole('button', { name: 'Table menu' }).click();
  await page.getByRole('menuitem', { name: 'Resign: let a bot play on' }).click();
  await page.getByRole('button', { name: 'Resign', exact: true }).click();
  await page.waitForURL(`${house.url}/`);
  await page.goto(`${house.url}/table/${id}`);
  await page.locator('.result').waitFor({ timeout: 240_000 });
  expect(await page.locator('.standings tbody tr').count()).toBe(2);
  await page.getByRole('heading', { name: 'What decided it' }).waitFor();
  await page.getByRole('img', { name: 'Points of each player after every round' }).waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  await replay(house, page, id);
  await page.getByRole('heading', { name: 'Round 1 of 8' }).waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  expect(problems).toEqual([]);
  await context.close();
}, 300_000);
