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
  pull,
  quietly,
  sectorShape,
  thing,
  touch,
  touchAny,
  towardsCenter,
  turnOf,
} from './galaxy.ts';
import { answerBy, replay, seriousFindings, takeOption, textSizes, untilOffered } from './playing.ts';
import { atRest, awaitDecision } from './rest.ts';

const { seed, ancient } = knownGalaxy();

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

/** Gives Interceptors and Cruisers one more Hull each: one is dragged, one is clicked, and both are sent at once. */
async function upgradeHulls(page: Page): Promise<void> {
  const sums = async (type: string) => {
    await page.mouse.move(0, 0); // a part that is pointed at shows what it would do
    return page.locator(`[data-blueprint=${type}] .eclipse-sums`).getAttribute('aria-label');
  };
  await begin(page, 'upgrade');
  expect(await sums('interceptor')).toContain('hull 0');
  await pull(page, thing(page, 'part:hull'), space(page, 'interceptor:3'));
  await page.locator('[data-space="interceptor:3"].is-new').waitFor();
  expect(await sums('interceptor')).toContain('hull 1');
  expect(await sums('cruiser')).toContain('hull 1');
  await thing(page, 'part:hull').click();
  await space(page, 'cruiser:4').click();
  await page.locator('[data-space="cruiser:4"].is-new').waitFor();
  expect(await sums('cruiser')).toContain('hull 2');
  await sendPlan(page, 'Upgrade 2 parts');
  await page.keyboard.press('d');
  expect(await sums('interceptor')).toContain('hull 1');
  expect(await sums('cruiser')).toContain('hull 2');
  for (const _ of ['second page', 'closed']) await page.keyboard.press('d');
}

/** Sends all that is planned, up to the end of the action, and waits for my next turn. */
async function sendPlan(page: Page, label: string): Promise<void> {
  await page.getByRole('button', { name: label }).click();
  await page.getByTestId('confirm').click(); // the end of the action hands over to others
  await page.locator('[data-option=explore]').waitFor();
}

const space = (page: Page, place: string) => page.locator(`[data-space="${place}"]`);

/** Builds a Cruiser, and moves it with the Interceptor to the Ancient. */
async function attackAncient(page: Page): Promise<void> {
  await begin(page, 'build');
  await thing(page, 'build:cruiser').click();
  await answerBy(page, 'building', () => page.keyboard.press('Enter'));
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

const roundIs = (page: Page, round: number) => page.locator('.eclipse-head').getByText(`Round ${round} of 8`).waitFor();

async function logOf(page: Page): Promise<string> {
  await page.keyboard.press('l');
  const text = await page.locator('.column__panel--story', { hasText: /\w/ }).textContent();
  await page.keyboard.press('l');
  return text ?? '';
}

test('a newcomer plays four rounds on the board: explores, upgrades, builds, fights and retreats', async () => {
  const { page, problems } = await atTable();
  await exploreAncient(page);
  await upgradeHulls(page);
  await attackAncient(page);
  await retreat(page);
  const log = await logOf(page);
  expect(log).toContain(`Interceptor begins to retreat to ${nameOf(home)}`);
  expect(log).toMatch(/the Ancient: (no hit|\d damage)/);
  expect(log).toContain(`retreats from ${nameOf(ancient)} to ${nameOf(home)}`);

  await roundIs(page, 2);
  await begin(page, 'research');
  expect(await touchAny(page, 'technology')).toBe(true);
  await endRound(page);
  expect(await logOf(page)).toContain('researches ');

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
}, 300_000);

/** Counts what a hand does. */
function handOf(page: Page) {
  let clicks = 0;
  return {
    click: async (selector: string) => {
      clicks++;
      await answerBy(page, selector, () => page.locator(selector).first().click());
    },
    plan: async (selector: string) => {
      clicks++;
      await page.locator(selector).first().click();
    },
    enter: async () => {
      clicks++;
      await answerBy(page, 'Enter', () => page.keyboard.press('Enter'));
    },
    /** So many since the last time. */
    count: () => {
      const counted = clicks;
      clicks = 0;
      return counted;
    },
  };
}

test('few clicks say much: a zone explored, a ship built, a technology, a part, a move, discs, a pass', async () => {
  const { page, problems } = await atTable();
  const hand = handOf(page);
  const isMine = (ids: readonly string[]) => ids.includes('explore') && ids.includes('pass');
  await untilOffered(page, isMine, quietly);
  await hand.click(`[data-begin="${towardsCenter}"]`);
  await page.locator('.galaxy-sector.is-preview').waitFor();
  await hand.enter();
  await page.locator('.is-preview').waitFor({ state: 'detached' });
  expect(hand.count()).toBe(2);
  await untilOffered(page, isMine, quietly);
  await hand.click('[data-option=build]');
  await hand.plan('[data-option="build:interceptor"]');
  await hand.enter();
  expect(hand.count()).toBe(3);
  expect(await page.getByTestId('prompt').textContent()).toBe('Choose what to build');
  await untilOffered(page, isMine, quietly);
  await hand.click('[data-begin^="technology:"]');
  expect(hand.count()).toBe(1);
  await untilOffered(page, isMine, quietly);
  await hand.click('[data-option=upgrade]');
  await hand.plan('[data-target="part:hull"]');
  await hand.plan('[data-space="interceptor:3"]');
  await hand.enter();
  expect(hand.count()).toBe(4);
  await untilOffered(page, isMine, quietly);
  await hand.click('[data-option=move]');
  await hand.click(`[data-target="ship:${home}:0:interceptor:0"]`);
  expect(hand.count()).toBe(2); // there is one way only; else one for the way, and one to stop before all moves are made
  await untilOffered(page, isMine, quietly);
  await hand.click('[data-option=influence]');
  await hand.enter();
  expect(hand.count()).toBe(2); // and one for each disc
  await untilOffered(page, isMine, quietly);
  await hand.click('[data-option=pass]'); // and yes to what the page asks back
  expect(hand.count()).toBe(1);
  expect(problems).toEqual([]);
});

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
  await pull(page, thing(page, 'part:hull'), space(page, 'interceptor:3'));
  await expect.poll(isTiled).toEqual([1, 0]); // it is only planned
  await page.getByTestId('main').click();
  // The end of the action hands over to others, so the page asks back.
  await page.getByRole('button', { name: 'Think again' }).click();
  await expect.poll(isTiled).toEqual([1, 1]);
  await undo(page);
  await expect.poll(isTiled).toEqual([0, 0]);
  await expect.poll(prompts).toEqual(['Where does the Hull go?', 'Where does the Hull go?']);
  await undo(other);
  await expect.poll(prompts).toEqual([before, before]);
  await undo(page);
  await expect.poll(prompts).toEqual(['Choose an action, or pass', 'Choose an action, or pass']);
  expect(problems).toEqual([]);
});

test('a tooltip leads to its rule', async () => {
  const { page } = await atTable();
  await awaitDecision(page);
  const explore = page.locator('[data-option=explore]');
  await explore.hover();
  await page.locator('.tooltip__rule').waitFor();
  await explore.click({ button: 'right' });
  const rule = page.locator('.column dt.is-linked');
  await rule.waitFor();
  expect(await rule.textContent()).toBe('explore.1');
});

test('on a phone everything is reached without scrolling sideways', async () => {
  const { page, problems } = await atTable(sizes.phone);
  await awaitDecision(page);
  const expectOrder = async () => {
    expect(await seriousFindings(page)).toEqual([]);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(wide).toBeLessThanOrEqual(0);
  };
  const open = (tab: string) => page.getByRole('tab', { name: tab, exact: true }).click();
  for (const tab of ['Techs', 'Mine']) {
    await open(tab);
    await expectOrder();
  }
  await open('Decide');
  await takeOption(page, 'explore');
  await touch(page, towardsCenter);
  await placeSo(page);
  await untilOffered(page, (ids) => ids.includes('upgrade'), quietly);
  const unitsSeen = () =>
    page.locator('.stage__drawing').evaluate((drawing) => (drawing as SVGSVGElement).viewBox.baseVal.height);
  await page.getByTestId('prompt').click(); // nothing is pointed at any more
  await page.locator('.stage').hover();
  const whole = await unitsSeen();
  await page.mouse.wheel(0, -200);
  await expect.poll(unitsSeen).toBeLessThan(whole);
  await atRest(page);
  const seen = await unitsSeen();
  await takeOption(page, 'upgrade');
  await thing(page, 'part:hull').click();
  await space(page, 'interceptor:3').click();
  await page.locator('[data-space="interceptor:3"].is-new').waitFor();
  await expectOrder();
  await sendPlan(page, 'Upgrade 1 part');
  await expect.poll(unitsSeen).toBeCloseTo(seen, 0); // the high sheet has not moved the camera nearer
  await open('Mine');
  const label = page.locator('.mine [data-blueprint=interceptor] .eclipse-sums');
  expect(await label.getAttribute('aria-label')).toContain('hull 1');
  await expectOrder();
  expect(Math.min(...(await textSizes(page, '.eclipse-board')))).toBeGreaterThanOrEqual(11.99);
  expect(problems).toEqual([]);
});

/** Goes to a moment that decided the game: it is the one in which that happened, and its link leads others there. */
async function showDecisive(page: Page, id: string): Promise<void> {
  const numberIn = (address: string | null, name: string) =>
    Number(new URL(address ?? '', house.url).searchParams.get(name));
  // Not one of the battles, whose list changes as their odds become known.
  const link = page.locator(':is(.decided, .decided__gains) .decided__show').last();
  const event = numberIn(await link.getAttribute('href'), 'event');
  await link.click();
  // The game is played again up to there, which a busy machine takes minutes for; asking often would make it longer.
  const patience = { timeout: 240_000, interval: 1_000 };
  await expect.poll(() => page.url(), patience).toMatch(/\?at=\d+$/);
  const toldAt = async (move: number) => {
    const face = await page.request.get(`${house.url}/api/tables/${id}/replay?at=${move}`);
    return ((await face.json()) as { told: number }).told;
  };
  const shownAt = () => numberIn(page.url(), 'at');
  // The replay may be at its end for a moment, until the event is found.
  const isThere = async () => (await toldAt(shownAt() - 1)) <= event && (await toldAt(shownAt())) > event;
  await expect.poll(isThere, patience).toBe(true);
  const at = shownAt();
  await page.getByText(`Move ${at} of `).first().waitFor();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy a link to this moment' }).click();
  await page.getByRole('button', { name: 'Link copied' }).waitFor();
  const stranger = await person(house);
  await stranger.page.goto(await page.evaluate(() => navigator.clipboard.readText()));
  await stranger.page.getByText(`Move ${at} of `).first().waitFor();
  expect(await stranger.page.locator('.caption').textContent()).toBe(await page.locator('.caption').textContent());
}

test('a game that is over tells its story, and can be replayed', async () => {
  const { page, problems, id } = await atTable();
  await awaitDecision(page);
  await page.getByRole('button', { name: 'Table menu' }).click();
  await page.getByRole('menuitem', { name: 'Resign: let a bot play on' }).click();
  await page.getByRole('button', { name: 'Resign', exact: true }).click();
  await page.getByRole('dialog', { name: 'You have resigned' }).waitFor();
  await page.goto(`${house.url}/table/${id}`);
  await page.locator('.result').waitFor({ timeout: 240_000 });
  expect(await page.locator('.standings tbody tr').count()).toBe(2);
  await page.getByRole('heading', { name: 'What decided it' }).waitFor();
  await page.getByRole('img', { name: 'Points of each player after every round' }).waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  await showDecisive(page, id);
  await replay(house, page, id);
  await roundIs(page, 1);
  expect(await seriousFindings(page)).toEqual([]);
  expect(problems).toEqual([]);
}, 600_000);
