/**
 * How much script the page runs, in milliseconds of working time: to show a table of Arcs, for an update of late tables of six of
 * Eclipse and Twilight Imperium, for a step of the replay of the one, to show the other and to draw it nearer; and how many bytes a
 * table loads first. Prints JSON, for bench/src/web-table.ts:
 * node packages/web/dev/speed.run.ts [rounds]
 */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { games, type ListedGame } from '@orrery/games';
import { Keystream, Match, type Random, seated, seedFrom } from '@orrery/kernel';
import type { TableFace } from '@orrery/server/protocol';
import { midgame } from '@orrery/ti4/testing';
import type { CDPSession, Page } from 'playwright-core';
import { diff } from '../../server/src/engine/patch.ts';
import { arrive, type House, launchBrowser, newcomer, openHouse, openTable, sizes } from '../e2e/house.ts';
import { type Told, toldNow } from './told.ts';

const rounds = Number(process.argv[2] ?? 30);
/** Updates until what runs often is compiled. */
const WARM_UP = 10;
const PLAYERS = 6;
/** From this round on a game of Eclipse is late. */
const LATE = 8;

/** A game of six among greedy bots: what seat 0 is told after each answer of its last round, and the record. */
async function lateEclipse(most: number): Promise<{ told: Told[]; record: string; answers: number }> {
  const listed = await games.eclipse();
  const { game } = listed;
  const match = Match.start(game, game.configure({ players: PLAYERS }), seedFrom('late'));
  const random = new Keystream(seedFrom('bots'));
  const told: Told[] = [];
  while (!match.isOver) {
    if ((match.peek() as { readonly round: number }).round >= LATE && told.length < most)
      told.push(JSON.parse(JSON.stringify(toldNow(match, 0, listed))));
    playOn(match, listed, random);
  }
  return { told, record: JSON.stringify(match.record()), answers: match.length };
}

/** The same of Twilight Imperium, from the middle of a game with fleets all over the galaxy. */
async function lateTi4(most: number): Promise<Told[]> {
  const listed = await games.ti4();
  const match = midgame({ players: PLAYERS }, 'late') as unknown as Match;
  const random = new Keystream(seedFrom('bots'));
  const told: Told[] = [];
  while (!match.isOver && told.length < most) {
    told.push(JSON.parse(JSON.stringify(toldNow(match, 0, listed))));
    playOn(match, listed, random);
  }
  return told;
}

/** A greedy bot answers for whoever is asked. */
function playOn(match: Match, { bots }: ListedGame, random: Random): void {
  const [seat = 0] = match.waitingFor();
  const place = seated(match, seat, random);
  if (!place || !bots.greedy) throw new Error('nobody plays on');
  match.answer(seat, bots.greedy.choose(place, random));
}

/** Milliseconds of script since the last look, as the thread worked, whatever else the machine did. */
async function scriptClock(page: Page): Promise<() => Promise<number>> {
  const session: CDPSession = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const now = async (): Promise<number> => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1000;
  };
  let before = await now();
  return async () => {
    const after = await now();
    const spent = after - before;
    before = after;
    return spent;
  };
}

/** Until the page has drawn what it knows. */
const settled = (page: Page) =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))),
  );

const seatsOf = (players: number) =>
  Array.from({ length: players }, (_, seat) => (seat === 0 ? { kind: 'me' } : { kind: 'bot', bot: 'random' }));

/** Script until a new table can be decided at, and the bytes of script that were loaded for it. */
async function firstPaint(
  house: House,
  game: string,
  players: number,
): Promise<{ milliseconds: number; bytes: number }> {
  const { page, context } = await newcomer(house, sizes.desktop);
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname);
  });
  await openTable(house, context, page, { game, options: { players }, seats: seatsOf(players), pace: 'instant' });
  await page.locator('[data-option]').first().waitFor();
  const clock = await scriptClock(page);
  await page.reload();
  await clock();
  await page.locator('[data-option]').first().waitFor();
  await settled(page);
  const milliseconds = await clock();
  await context.close();
  const dist = join(import.meta.dirname, '../dist');
  const bytes = [...scripts].reduce((sum, path) => sum + statSync(join(dist, `${path}.gz`)).size, 0);
  return { milliseconds, bytes };
}

/** A table of six that shows what it is told here. */
async function atShownTable(house: House, game: string, first: Told) {
  const { page, context } = await newcomer(house, sizes.desktop);
  let say: (message: object) => void = () => {};
  const opened = new Promise<void>((resolve) => {
    void page.routeWebSocket(/\/socket$/, (socket) => {
      say = (message) => socket.send(JSON.stringify(message));
      resolve();
    });
  });
  const seats = seatsOf(PLAYERS);
  const id = await openTable(house, context, page, { game, options: { players: PLAYERS }, seats });
  await opened;
  const table = (await (await context.request.get(`${house.url}/api/tables/${id}`)).json()) as TableFace;
  say({ ...first, table: { ...table, state: 'running' } });
  await page.locator('.stage__drawing [data-place]').first().waitFor();
  await settled(page);
  return { page, context, say, clock: await scriptClock(page) };
}

/** Script for each update of a late table of six. */
async function updates(house: House, game: string, told: readonly Told[]): Promise<number[]> {
  const [first, ...next] = told;
  if (!first) throw new Error('the game was over too soon');
  const { page, context, say, clock } = await atShownTable(house, game, first);
  const spent: number[] = [];
  let before = first;
  for (const after of next) {
    const { view: _view, events, table: _table, type: _type, ...standing } = { ...after, table: null };
    const known = before.events.at(-1)?.seq ?? -1;
    const patch = diff(before.view, after.view);
    await clock();
    say({ ...standing, type: 'update', after: before.seq, patch, events: events.filter(({ seq }) => seq > known) });
    await settled(page);
    spent.push(await clock());
    before = after;
  }
  await context.close();
  return spent.slice(WARM_UP);
}

/** Script for each change between the middle and the near level of a galaxy. */
async function levels(house: House, first: Told): Promise<number[]> {
  const { page, context, clock } = await atShownTable(house, 'ti4', first);
  const spent: number[] = [];
  for (let round = 0; round < rounds + WARM_UP; round++) {
    const [key, level] = round % 2 === 0 ? ['+', 'near'] : ['-', 'middle'];
    // The step that crosses the border is the one that counts.
    for (let step = 0; (await page.locator(`.ti4-board.is-${level}`).count()) === 0; step++) {
      if (step > 8) throw new Error(`the galaxy is never ${level}`);
      await clock();
      await page.keyboard.press(key ?? '');
      await settled(page);
      await page.waitForTimeout(100);
    }
    spent.push(await clock());
  }
  await context.close();
  return spent.slice(WARM_UP);
}

/** Script for each step of a replay that begins late. */
async function steps(house: House, record: string, answers: number): Promise<number[]> {
  const { page, context } = await newcomer(house, sizes.desktop);
  await arrive(house, page);
  const imported = await context.request.post(`${house.url}/api/replays`, {
    data: { record: JSON.parse(record) },
    headers: { origin: house.url },
  });
  if (!imported.ok()) throw new Error(`the record was refused: ${await imported.text()}`);
  const { id } = (await imported.json()) as TableFace;
  const from = answers - rounds - WARM_UP - 5;
  await page.goto(`${house.url}/replay/${id}?at=${from}`);
  const on = page.getByRole('button', { name: 'One step on' });
  await on.waitFor();
  await page.waitForFunction((text) => document.body.textContent?.includes(text), `Move ${from} of `);
  const clock = await scriptClock(page);
  const spent: number[] = [];
  for (let step = 1; step <= rounds + WARM_UP; step++) {
    await page.waitForTimeout(50); // what is fetched ahead is no part of the step
    await clock();
    await on.click();
    await page.waitForFunction((text) => document.body.textContent?.includes(text), `Move ${from + step} of `);
    await settled(page);
    spent.push(await clock());
  }
  await context.close();
  return spent.slice(WARM_UP);
}

const { told, record, answers } = await lateEclipse(rounds + WARM_UP + 1);
const galaxy = await lateTi4(rounds + WARM_UP + 1);
const house = await openHouse(await launchBrowser());
try {
  await firstPaint(house, 'arcs', 3);
  const paints = [];
  const galaxyPaints = [];
  for (let round = 0; round < 5; round++) {
    paints.push(await firstPaint(house, 'arcs', 3));
    galaxyPaints.push((await firstPaint(house, 'ti4', PLAYERS)).milliseconds);
  }
  const [crowded] = galaxy;
  if (!crowded) throw new Error('there is no late galaxy');
  const figures = {
    paints: paints.map(({ milliseconds }) => milliseconds),
    bytes: paints[0]?.bytes ?? 0,
    updates: await updates(house, 'eclipse', told),
    steps: await steps(house, record, answers),
    galaxyPaints,
    galaxyUpdates: await updates(house, 'ti4', galaxy),
    galaxyLevels: await levels(house, crowded),
  };
  console.log(JSON.stringify(figures));
} finally {
  await house.browser.close();
  await house.close();
}
