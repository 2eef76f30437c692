/** What people do at a table of Twilight Imperium, and how often they have to click for it. */
import type { SystemId } from '@orrery/ti4';
import type { Locator, Page } from 'playwright-core';
import { type House, openTable, person, sizes } from './browser.ts';
import { awaitDecision } from './rest.ts';
import { setTable } from './ti4-positions.ts';

type Counting = Partial<Record<'clicks' | 'keys', number>>;

/** Somebody at a table that begins in a position, whose clicks and keys are counted. */
export async function atPosition(
  house: House,
  name: string,
  size: { width: number; height: number } = sizes.laptop,
  table: object = setTable(name),
) {
  const someone = await person(house, size);
  const id = await openTable(house, someone.context, someone.page, table);
  await someone.page.evaluate(() => {
    const counting = globalThis as Counting;
    const count = (kind: keyof Counting) => (event: Event) => {
      // A button that a key presses is clicked, too, but by no mouse.
      if (event.isTrusted && !(kind === 'clicks' && (event as MouseEvent).detail === 0))
        counting[kind] = (counting[kind] ?? 0) + 1;
    };
    addEventListener('click', count('clicks'), true);
    addEventListener('keydown', count('keys'), true);
  });
  await awaitDecision(someone.page);
  return { ...someone, id };
}

export const clicksOf = (page: Page): Promise<number> => page.evaluate(() => (globalThis as Counting).clicks ?? 0);
export const keysOf = (page: Page): Promise<number> => page.evaluate(() => (globalThis as Counting).keys ?? 0);

export const prompt = (page: Page, text: string | RegExp): Locator =>
  page.getByTestId('prompt').filter({ hasText: text });

export const system = (page: Page, id: SystemId): Locator => page.locator(`.ti4-tile[data-place="system:${id}"]`);

/** A system is chosen by a click, and activated by the button. */
export async function activate(page: Page, id: SystemId): Promise<void> {
  await system(page, id).click();
  await main(page, 'Activate').click();
}

/** The main button, as soon as it says this. */
export const main = (page: Page, text: string | RegExp): Locator => page.getByTestId('main').filter({ hasText: text });

export const option = (page: Page, id: string): Locator => page.locator(`[data-option="${id}"]`).first();

/** Everything from the first place, as far as the fleet pool allows it. */
export const sendAll = (page: Page): Promise<void> => page.locator('.ti4-fleet .ti4-link').first().click();
