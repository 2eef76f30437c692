/** Looks at our own screens: node dev/shots.ts <address> <folder>. Needs a running server with the built client. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import chromium from '@sparticuz/chromium';
import { type Page, chromium as playwright } from 'playwright-core';

const [address = 'http://localhost:8090', folder = '/tmp/shots'] = process.argv.slice(2);
const sizes = { desktop: [1440, 900], laptop: [1280, 720], phone: [390, 844] } as const;

mkdirSync(folder, { recursive: true });
const args = ['--no-sandbox', '--no-zygote', '--disable-gpu', '--disable-dev-shm-usage'];
const browser = await playwright.launch({ executablePath: await chromium.executablePath(), args });
try {
  for (const [name, [width, height]] of Object.entries(sizes)) {
    const context = await browser.newContext({
      viewport: { width, height },
      hasTouch: name === 'phone',
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    page.on('console', (message) => {
      if (message.type() === 'error') console.log(`${name}: ${message.text()}`);
    });
    page.on('pageerror', (error) => console.log(`${name}: ${error.message}`));
    await visit(page, name);
    await context.close();
  }
} finally {
  await browser.close();
}

async function visit(page: Page, size: string): Promise<void> {
  const shoot = (screen: string) => page.screenshot({ path: join(folder, `${screen}-${size}.png`) });
  await page.goto(address);
  await page.getByRole('button', { name: 'Play now' }).first().waitFor();
  await shoot('home');
  await page.goto(`${address}/new/arcs`);
  await page.getByRole('button', { name: 'Create the table' }).waitFor();
  await shoot('new');
  await page.goto(`${address}/rules/arcs#tax.2`);
  await page.getByText('tax.2', { exact: true }).waitFor();
  await shoot('rules');
  await page.goto(`${address}/settings`);
  await page.getByRole('heading', { name: 'Settings' }).waitFor();
  await shoot('settings');
  await page.goto(address);
  await page.getByRole('button', { name: 'Play now' }).first().click();
  await page.locator('[data-option]').first().waitFor({ timeout: 30_000 });
  await page.waitForTimeout(500);
  await shoot('table');
  for (let i = 0; i < 14; i++) {
    const options = page.locator('[data-option]:not([aria-disabled=true])');
    await options.first().waitFor({ timeout: 30_000 });
    await options.first().click();
    await page.waitForTimeout(300);
  }
  await page.locator('[data-option]').first().waitFor({ timeout: 30_000 });
  await shoot('table-later');
  await page.keyboard.press('l');
  await page.waitForTimeout(200);
  await shoot('table-log');
  await page.goto(page.url().replace('/table/', '/replay/').concat('?at=12'));
  await page.getByRole('slider').waitFor();
  await page.waitForTimeout(800);
  await shoot('replay');
  const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  if (wide) console.log(`${size}: the page scrolls sideways`);
}
