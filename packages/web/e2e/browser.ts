/** A house for tests that use the page as people do. The files of a worker share its browser and, unless they want it otherwise, its server. */
import { rmSync } from 'node:fs';
import { type Seed, seedFrom } from '@orrery/kernel';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import type { GivenSettings } from '../../server/src/index.ts';
import {
  type House,
  launchBrowser,
  type Motion,
  type OpenHouse,
  openHouse,
  PATIENCE,
  type Person,
  personAt,
  type Size,
  sizes,
  newcomer as withNewBrowser,
} from './house.ts';

export { arrive, type House, offered, openTable, type Person, signIn, sizes } from './house.ts';

/** These end with the worker. */
let browser: Promise<Browser> | undefined;
let shared: Promise<OpenHouse> | undefined;
let nextSeed: () => Seed;

/** Vitest ends its workers by a signal, and does not wait long: what is to be tidied up is so at once. */
function launchForWorker(): Promise<Browser> {
  process.once('SIGTERM', () => process.exit());
  return launchBrowser();
}

async function open(given: GivenSettings): Promise<OpenHouse> {
  browser ??= launchForWorker();
  return openHouse(await browser, { newSeed: () => nextSeed(), ...given });
}

async function openShared(): Promise<OpenHouse> {
  const house = await open({});
  process.once('exit', () => rmSync(house.dataFolder, { recursive: true, force: true }));
  return house;
}

/** A house for the tests of a file. Its tables are the same every time, and whoever came during a test leaves after it. */
export function houseOfThisFile({ newSeed, ...special }: GivenSettings = {}): House {
  const isSpecial = Object.keys(special).length > 0;
  let opened: OpenHouse | undefined;
  let tables = 0;
  const house = (): OpenHouse => {
    if (opened === undefined) throw new Error('the house is open during tests only');
    return opened;
  };
  beforeAll(async () => {
    nextSeed = newSeed ?? (() => seedFrom(`table ${tables++}`));
    if (!isSpecial) shared ??= openShared();
    opened = await (isSpecial ? open(special) : shared);
  }, PATIENCE + 60_000);
  afterEach(async () => {
    for (const leave of leaving.splice(0)) await leave();
  });
  afterAll(async () => {
    const violations = opened?.violations.splice(0) ?? [];
    if (isSpecial) await opened?.close();
    if (violations.length > 0) throw new Error(`against our Content Security Policy: ${violations.join('; ')}`);
  });
  return {
    get url() {
      return house().url;
    },
    get browser() {
      return house().browser;
    },
    get violations() {
      return house().violations;
    },
  };
}

/** How those leave who came during this test. */
const leaving: (() => Promise<void>)[] = [];
/** Browsers of people who have left: nothing of theirs is in there but what these have loaded. */
const left: Pick<Person, 'context' | 'page'>[] = [];

/** A person with a browser that nobody has used before, and that may be changed in any way. */
export async function newcomer(house: House, size?: Size, motion?: Motion): Promise<Person> {
  const someone = await withNewBrowser(house, size, motion);
  await paintNothing(someone);
  leaving.push(() => someone.context.close());
  return someone;
}

/** A person whose browser remembers nothing. What they have loaded is kept for the next one, because that takes longest. */
export async function person(house: House, size: Size = sizes.desktop, motion: Motion = 'reduce'): Promise<Person> {
  const { context, page } = left.pop() ?? (await withNewBrowser(house, size, motion));
  page.removeAllListeners('pageerror').removeAllListeners('console');
  await page.setViewportSize(size);
  await page.emulateMedia({ reducedMotion: motion });
  const someone = personAt(house, context, page);
  await paintNothing(someone);
  leaving.push(() => leave(house, someone));
  return someone;
}

/** Tests ask where things lie and what can be clicked, not for pixels: the page has its whole size, but only a corner of it is ever painted. */
async function paintNothing({ context, page }: Person): Promise<void> {
  const tools = await context.newCDPSession(page);
  await tools.send('Emulation.setVisibleSize', { width: 1, height: 1 });
  await tools.detach();
}

async function leave(house: House, { context, page }: Person): Promise<void> {
  for (const other of context.pages()) if (other !== page) await other.close();
  for (const kind of ['pageerror', 'console', 'request', 'websocket']) page.removeAllListeners(kind);
  await page.unrouteAll();
  await context.clearPermissions();
  await context.setOffline(false);
  await page.mouse.move(-1, -1);
  await page.goto(`${house.url}/healthz`);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  const tools = await context.newCDPSession(page);
  const storageTypes = 'indexeddb,cache_storage,service_workers';
  await tools.send('Storage.clearDataForOrigin', { origin: house.url, storageTypes });
  await tools.send('Page.resetNavigationHistory');
  await tools.detach();
  await context.clearCookies();
  left.push({ context, page });
}
