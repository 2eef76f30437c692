/** Takes the pictures of our screens: node packages/web/dev/shots.ts <address> [folder]. Needs a running server with the built client. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import chromium from '@sparticuz/chromium';
import { type BrowserContext, type Page, chromium as playwright } from 'playwright-core';

const [address = 'http://localhost:8080', folder = 'docs/screenshots'] = process.argv.slice(2);
const sizes = {
  desktop: { width: 1440, height: 900 },
  laptop: { width: 1280, height: 720 },
  phone: { width: 390, height: 844 },
} as const;
/** Answers before the table is worth a picture. */
const OPENING = 25;

mkdirSync(folder, { recursive: true });
const browser = await playwright.launch({
  executablePath: await chromium.executablePath(),
  args: ['--no-sandbox', '--no-zygote', '--disable-gpu', '--disable-dev-shm-usage'],
});
try {
  for (const [size, viewport] of Object.entries(sizes)) {
    const context = await browser.newContext({ viewport, reducedMotion: 'reduce' });
    const page = await context.newPage();
    page.on('pageerror', (error) => console.log(`${size}: ${error.message}`));
    await visit(context, page, size);
    await context.close();
  }
} finally {
  await browser.close();
}

async function visit(context: BrowserContext, page: Page, size: string): Promise<void> {
  const shoot = async (screen: string) => {
    await page.waitForTimeout(600);
    await page.screenshot({ path: join(folder, `${screen}-${size}.png`) });
    const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    if (isWide) console.log(`${screen}, ${size}: the page scrolls sideways`);
  };
  const send = (method: 'post' | 'patch', path: string, data: object) =>
    context.request[method](`${address}${path}`, { data, headers: { origin: address } });

  await page.goto(address);
  await page.locator('.game-card__cover svg').waitFor();
  await send('patch', '/api/session', { name: 'Olena' });
  await page.goto(`${address}/new/arcs`);
  await page.getByRole('button', { name: 'Create the table' }).waitFor();
  await page.getByText('Base box', { exact: true }).click();
  await shoot('new-game');
  await page.goto(`${address}/rules/arcs#tax.2`);
  await page.getByText('tax.2', { exact: true }).waitFor();
  await shoot('rules');

  const room = await send('post', '/api/tables', {
    game: 'arcs',
    seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }, { kind: 'bot', bot: 'greedy' }],
  });
  await page.goto(`${address}/table/${(await room.json()).id}`);
  await page.getByLabel('Link for seat 2').waitFor();
  await shoot('waiting-room');

  const made = await send('post', '/api/tables', {
    game: 'arcs',
    options: { leadersAndLore: 'base' },
    seats: [{ kind: 'me' }, ...Array.from({ length: 3 }, () => ({ kind: 'bot', bot: 'greedy' }))],
    pace: 'instant',
  });
  const { id } = await made.json();
  await page.goto(`${address}/table/${id}`);
  await playOn(page);
  await shoot('table');
  await page.goto(address);
  await page.locator('.game-card__cover svg').waitFor();
  await shoot('home');

  // Bots play it to its end.
  await send('post', `/api/tables/${id}/resign`, {});
  await page.goto(`${address}/table/${id}`);
  await page.locator('.luck').waitFor({ timeout: 120_000 });
  await shoot('after');
  await page.goto(`${address}/replay/${id}?at=150`);
  await page.getByRole('slider').waitFor();
  await shoot('replay');
}

/** Plays until something on the map can be chosen and there is a hand to see, some way into the game. */
async function playOn(page: Page): Promise<void> {
  const [options, confirm] = [page.locator('[data-option]'), page.getByTestId('confirm')];
  const [places, cards] = [page.locator('.arcs-cell.is-target'), page.locator('.arcs-hand-card')];
  for (let step = 0; step < 4 * OPENING; step++) {
    await options.or(confirm).first().waitFor();
    if ((await confirm.count()) > 0) await confirm.click();
    else if (step > OPENING && (await places.count()) > 1 && (await cards.count()) > 1) return;
    else await options.nth((step * 5) % (await options.count())).click();
    await page.waitForTimeout(200);
  }
}
