/** A real server with the built app, and a real browser, for whoever uses the page as people do. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { gamesModule } from '@orrery/games/testing';
import chromium from '@sparticuz/chromium';
import { type Browser, type BrowserContext, type Page, chromium as playwright } from 'playwright-core';
import { buildWebIfStale } from '../../../scripts/web-build.ts';
import { type GivenSettings, startServer } from '../../server/src/index.ts';
import { generousLimits } from '../../server/src/settings.ts';

export interface House {
  readonly url: string;
  readonly browser: Browser;
  /** What pages wanted to do against our Content Security Policy. */
  readonly violations: string[];
}

export interface OpenHouse extends House {
  /** Where its server writes. */
  readonly dataFolder: string;
  /** Leaves the browser open. */
  close(): Promise<void>;
}

/** Kept where nothing is checked in. */
const lockFile = join(import.meta.dirname, '../../../node_modules/.orrery-e2e-lock');
/** Milliseconds that another test file may take to build the app. */
export const PATIENCE = 280_000;

/** Builds the app and unpacks the browser, one test file at a time; the lock ends with the process that holds it. */
async function prepare(): Promise<string> {
  const lock = new DatabaseSync(lockFile, { timeout: PATIENCE });
  try {
    lock.exec('BEGIN EXCLUSIVE');
    buildWebIfStale();
    return await chromium.executablePath();
  } finally {
    lock.close();
  }
}

export async function launchBrowser(): Promise<Browser> {
  return playwright.launch({
    executablePath: await prepare(),
    args: ['--no-sandbox', '--no-zygote', '--disable-gpu', '--disable-dev-shm-usage'],
    // Whoever looks for what is out of sight looks for the bars.
    ignoreDefaultArgs: ['--hide-scrollbars'],
    headless: true,
    handleSIGTERM: false, // it ends with us, and its files with it
  });
}

export async function openHouse(browser: Browser, given: GivenSettings = {}): Promise<OpenHouse> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'orrery-e2e-'));
  const server = await startServer({
    port: 0,
    host: '127.0.0.1',
    dataFolder,
    logLevel: 'error',
    limits: generousLimits,
    gamesModule,
    // Who thinks too long is replaced by chance, and that would be another game.
    botLimit: 120_000,
    engineLimit: 120_000,
    botThreads: 1,
    ...given,
  });
  return {
    url: server.url,
    browser,
    violations: [],
    dataFolder,
    async close() {
      await server.close();
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}

export const sizes = {
  desktop: { width: 1440, height: 900 },
  laptop: { width: 1280, height: 720 },
  phone: { width: 390, height: 844 },
} as const;

export interface Size {
  readonly width: number;
  readonly height: number;
}

export type Motion = 'reduce' | 'no-preference';

export interface Person {
  readonly context: BrowserContext;
  readonly page: Page;
  /** What their page reported as errors. */
  readonly problems: string[];
}

/** A person with a new browser of their own. */
export async function newcomer(
  house: House,
  viewport: Size = sizes.desktop,
  reducedMotion: Motion = 'reduce',
): Promise<Person> {
  const context = await house.browser.newContext({ viewport, reducedMotion });
  context.setDefaultTimeout(90_000); // whatever must come comes, but bots think, and the machine may be busy
  return personAt(house, context, await context.newPage());
}

/** Anything the page reports as an error is a problem. */
export function personAt(house: House, context: BrowserContext, page: Page): Person {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) house.violations.push(`${page.url()} ${message.text()}`);
  });
  return { context, page, problems };
}

/** The ids of the options that the page offers now. */
export async function offered(page: Page): Promise<string[]> {
  const buttons = page.locator('[data-option]');
  const ids = await buttons.evaluateAll((all) => all.map((each) => each.getAttribute('data-option') ?? ''));
  return ids;
}

/** Opens the start page and waits until the page has a session. */
export async function arrive(house: House, page: Page): Promise<void> {
  const session = page.waitForResponse((response) => response.url().endsWith('/api/session') && response.ok());
  await page.goto(house.url);
  await session;
}

/** Somebody has a session, as after `arrive`. Saves drawing the start page, which costs more than a table and has tests of its own. */
export async function signIn(house: House, context: BrowserContext): Promise<void> {
  if ((await context.cookies(house.url)).length > 0) return;
  const answer = await context.request.post(`${house.url}/api/session`, { data: {}, headers: { origin: house.url } });
  if (!answer.ok()) throw new Error(`the session was refused: ${await answer.text()}`);
}

/** Creates a table through the API with this person's session and opens it. */
export async function openTable(house: House, context: BrowserContext, page: Page, body: object): Promise<string> {
  await signIn(house, context);
  const answer = await context.request.post(`${house.url}/api/tables`, {
    data: body,
    headers: { origin: house.url },
    timeout: 90_000, // the first table waits for the threads that play it
  });
  if (!answer.ok()) throw new Error(`the table was refused: ${await answer.text()}`);
  const { id } = (await answer.json()) as { id: string };
  await page.goto(`${house.url}/table/${id}`);
  return id;
}
