/**
 * Takes the pictures of our screens: node packages/web/dev/shots.ts <address> [folder] [screens|eclipse]. Needs a running server
 * with the built client.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seedFrom } from '@orrery/kernel';
import chromium from '@sparticuz/chromium';
import { type Page, chromium as playwright } from 'playwright-core';
import { generousLimits, startServer } from '../../server/src/index.ts';
import { gamesModule } from './eclipse-middle.ts';

const [address = 'http://localhost:8080', folder = 'docs/screenshots', only] = process.argv.slice(2);
const sizes = {
  desktop: { width: 1440, height: 900 },
  laptop: { width: 1280, height: 720 },
  phone: { width: 390, height: 844 },
} as const;
/** Milliseconds: machines may be busy. */
const PATIENCE = 240_000;
/** Answers before the table is worth a picture. */
const OPENING = 25;

mkdirSync(folder, { recursive: true });
const browser = await playwright.launch({
  executablePath: await chromium.executablePath(),
  args: ['--no-sandbox', '--no-zygote', '--disable-gpu', '--disable-dev-shm-usage'],
});
try {
  if (only !== 'eclipse') await visit(address, lookAround);
  if (only !== 'screens') await visitEclipse();
} finally {
  await browser.close();
}

interface Visit {
  readonly page: Page;
  readonly size: string;
  readonly address: string;
  readonly shoot: (screen: string) => Promise<void>;
  /** The answer's body, if it has one. */
  readonly send: (method: 'post' | 'patch', path: string, data: object) => Promise<{ readonly id: string }>;
}

/** At every size, as Olena. */
async function visit(address: string, look: (visit: Visit) => Promise<void>): Promise<void> {
  for (const [size, viewport] of Object.entries(sizes)) {
    const context = await browser.newContext({ viewport, reducedMotion: 'reduce' });
    context.setDefaultTimeout(PATIENCE);
    const page = await context.newPage();
    page.on('pageerror', (error) => console.log(`${size}: ${error.message}`));
    const shoot = async (screen: string) => {
      await page.waitForTimeout(600);
      await page.screenshot({ path: join(folder, `${screen}-${size}.png`) });
      const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
      if (isWide) console.log(`${screen}, ${size}: the page scrolls sideways`);
    };
    const send: Visit['send'] = async (method, path, data) => {
      const headers = { origin: address };
      const answer = await context.request[method](`${address}${path}`, { data, headers, timeout: PATIENCE });
      return (await answer.json()) as { id: string };
    };
    await page.goto(address);
    await page.locator('.game-card__cover svg').first().waitFor();
    await send('patch', '/api/session', { name: 'Olena' });
    await look({ page, size, address, shoot, send });
    await context.close();
  }
}

async function lookAround({ page, shoot, send }: Visit): Promise<void> {
  await page.goto(`${address}/new/arcs`);
  await page.getByRole('button', { name: 'Create the table' }).waitFor();
  await page.getByText('Base box', { exact: true }).click();
  await shoot('new-game');
  await page.goto(`${address}/rules/arcs#tax.2`);
  await page.getByText('tax.2', { exact: true }).waitFor();
  await shoot('rules');
  await page.goto(`${address}/odds/ti4`);
  await page.getByTestId('odds-win').waitFor();
  await shoot('odds');

  const room = await send('post', '/api/tables', {
    game: 'arcs',
    seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }, { kind: 'bot', bot: 'greedy' }],
  });
  await page.goto(`${address}/table/${room.id}`);
  await page.getByLabel('Link for seat 2').waitFor();
  await shoot('waiting-room');

  const { id } = await send('post', '/api/tables', {
    game: 'arcs',
    options: { leadersAndLore: 'base' },
    seats: [{ kind: 'me' }, ...Array.from({ length: 3 }, () => ({ kind: 'bot', bot: 'greedy' }))],
    pace: 'instant',
  });
  await page.goto(`${address}/table/${id}`);
  await playOn(page);
  await shoot('table');
  await page.goto(address);
  await page.locator('.game-card__cover svg').last().waitFor();
  await shoot('home');

  // Bots play it to its end.
  await send('post', `/api/tables/${id}/resign`, {});
  await page.goto(`${address}/table/${id}`);
  await page.locator('.luck').waitFor();
  await shoot('after');
  await page.goto(`${address}/replay/${id}?at=150`);
  await page.getByRole('slider').waitFor();
  await shoot('replay');
}

/** A server of its own, whose games of Eclipse begin in the middle and are the same each time. */
async function visitEclipse(): Promise<void> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'orrery-shots-'));
  const newSeed = () => seedFrom('pictures');
  const server = await startServer({
    port: 0,
    dataFolder,
    gamesModule,
    newSeed,
    limits: generousLimits,
    engineLimit: PATIENCE,
    botLimit: PATIENCE,
  });
  try {
    await visit(server.url, lookAtEclipse);
  } finally {
    await server.close();
    rmSync(dataFolder, { recursive: true, force: true });
  }
}

async function lookAtEclipse(visit: Visit): Promise<void> {
  const { page, size, shoot } = visit;
  await openEclipse(visit);
  await shoot('eclipse-table');
  await optionOf(page, 'upgrade').click();
  const part = page.locator('[data-target^="part:"]');
  await part.first().waitFor();
  // On a phone the sheet is high, then low; elsewhere a part shows what it would change.
  if (size !== 'phone') await part.nth(2).hover();
  else for (const _ of ['high', 'low']) await page.locator('.sheet__handle').press('Enter');
  await shoot('eclipse-upgrade');
  if (size === 'phone') await page.getByRole('tab', { name: 'Techs', exact: true }).click();
  for (let table = 0; table < 5 && !(await fight(page)); table++) await openEclipse(visit);
  await shoot('eclipse-battle');
}

async function openEclipse({ page, address, send }: Visit): Promise<void> {
  const seats = [{ kind: 'me' }, ...Array.from({ length: 5 }, () => ({ kind: 'bot', bot: 'greedy' }))];
  const species = ['mechanema', 'hydran', 'terran-union', 'orion', 'draco', 'eridani'];
  const options = { players: seats.length, species };
  const { id } = await send('post', '/api/tables', { game: 'eclipse', options, seats, pace: 'instant' });
  await page.goto(`${address}/table/${id}`);
  await optionOf(page, 'upgrade').waitFor();
}

/** The first option that is offered, or the first whose id begins so. */
function optionOf(page: Page, start?: string) {
  const isLike = start === undefined ? '' : `[data-option^="${start}"]`;
  return page.locator(`[data-option][aria-disabled=false]${isLike}`).first();
}

/** Does little until I am asked about my ships while dice of a battle lie there. Returns whether that happened. */
async function fight(page: Page): Promise<boolean> {
  const dice = page.locator('.eclipse-battle-bench .eclipse-dice li');
  const mine = page.locator('[data-target^="ship:"], [data-option=attack]');
  const [confirm, over] = [page.getByTestId('confirm'), page.locator('.result')];
  const quiet = [confirm, ...['done', 'pass', 'attack'].map((start) => optionOf(page, start)), optionOf(page)];
  for (let step = 0; step < 100; step++) {
    await optionOf(page).or(confirm).or(over).first().waitFor();
    if ((await over.count()) > 0) return false;
    if ((await dice.count()) > 1 && (await mine.count()) > 0) return true;
    for (const button of quiet) {
      if ((await button.count()) === 0) continue;
      await button.click();
      break;
    }
    await page.waitForTimeout(300);
  }
  return false;
}

/** Plays until something on the map can be chosen and there is a hand to see, some way into the game. */
async function playOn(page: Page): Promise<void> {
  const [options, confirm] = [page.locator('[data-option]'), page.getByTestId('confirm')];
  // Where choosing is not enough, what is chosen has to be sent; dice are only sent.
  const [chosen, send] = [page.locator('[data-option][aria-pressed=true]'), page.locator('[data-testid=main]:enabled')];
  const [places, cards] = [page.locator('.arcs-cell.is-target'), page.locator('.arcs-hand-card')];
  for (let step = 0; step < 4 * OPENING; step++) {
    await options.or(confirm).or(send).first().waitFor();
    const count = await options.count();
    if ((await confirm.count()) > 0) await confirm.click();
    else if (count === 0 || (await chosen.count()) > 0) await send.click();
    else if (step > OPENING && (await places.count()) > 1 && (await cards.count()) > 1) return;
    else await options.nth((step * 5) % count).click();
    await page.waitForTimeout(200);
  }
}
