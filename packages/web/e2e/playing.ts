/** What people do at a table, and what they look for. */
import { AxeBuilder } from '@axe-core/playwright';
import type { BrowserContext, Locator, Page } from 'playwright-core';
import { arrive, type House, offered, openTable, person } from './browser.ts';

export const againstBots = (bots: number, bot = 'random') => ({
  game: 'arcs',
  options: { players: bots + 1 },
  seats: [{ kind: 'me' }, ...Array.from({ length: bots }, () => ({ kind: 'bot', bot }))],
  pace: 'instant',
});

/** Waits until the page asks something that is not answered yet, or the game is over. */
export async function awaitDecision(page: Page): Promise<'asked' | 'over'> {
  await page.locator('[data-option][aria-disabled=false], .result').first().waitFor();
  return (await page.locator('.result').count()) > 0 ? 'over' : 'asked';
}

/** The question, its number and its options, as one text to compare. */
function situation(page: Page): Promise<string> {
  return page.evaluate(() => {
    const options = [...document.querySelectorAll('[data-option]')].map((each) => each.getAttribute('data-option'));
    const prompt = document.querySelector('[data-testid=prompt]')?.textContent;
    const at = document.querySelector('.decision')?.getAttribute('data-at');
    return document.querySelector('.result') ? 'over' : `${at} ${prompt} ${options.join()}`;
  });
}

/** Waits until the page shows something else than it did, or for some seconds. Returns whether it does. */
async function awaitChange(page: Page, before: string, most = 100): Promise<boolean> {
  for (let tries = 0; tries < most; tries++) {
    if ((await situation(page)) !== before) return true;
    await page.waitForTimeout(50);
  }
  return false;
}

/** Does what should answer the page's question, and waits until it has; says yes when the page asks back. */
export async function answerBy(page: Page, what: string, act: () => Promise<unknown>): Promise<void> {
  const before = await situation(page);
  await act();
  if (!(await awaitChange(page, before, 400))) throw new Error(`nothing came of it: ${what}`);
  await confirmIfAsked(page, (confirm) => confirm.click());
}

/** Answers with the button of an option. */
export function takeOption(page: Page, id: string): Promise<void> {
  return answerBy(page, id, () => page.locator(`[data-option="${id}"]`).click());
}

/**
 * Answers with the buttons until some option is offered, and returns the ids of all that are. `otherwise` are the beginnings of
 * the ids of options to take meanwhile, the dearest first; without one of them it is the first option.
 */
export async function untilOffered(
  page: Page,
  wanted: (ids: readonly string[]) => boolean,
  otherwise: readonly string[],
): Promise<string[]> {
  for (let steps = 0; steps < 100; steps++) {
    if ((await awaitDecision(page)) === 'over') throw new Error('the game is over');
    const ids = await offered(page);
    if (wanted(ids)) return ids;
    const dearest = otherwise.map((start) => ids.find((id) => id.startsWith(start))).find((id) => id !== undefined);
    const id = dearest ?? ids[0];
    if (id !== undefined) await takeOption(page, id);
  }
  throw new Error('it was never offered');
}

/** Whether the thing could be clicked; another one may lie over it. */
async function isClicked(thing: Locator): Promise<boolean> {
  return thing.click({ timeout: 1500 }).then(
    () => true,
    () => false,
  );
}

/** Answers by clicking: the thing on the board where there is one, else the button. Returns whether it was the board. */
export async function click(page: Page, step: number): Promise<boolean> {
  const before = await situation(page);
  const ids = await offered(page);
  const lit = page.locator('[data-target]');
  const places = await lit.count();
  const byBoard = places > 0 && step % 3 !== 0 && (await isClicked(lit.nth(step % places)));
  if (byBoard) {
    const menu = page.getByRole('menuitem');
    if ((await menu.count()) > 0) await menu.first().click();
  } else {
    const option = page.locator(`[data-option="${ids[step % ids.length]}"]`).first();
    await option.click({ timeout: 5000 }).catch(() => undefined); // the game may be over meanwhile
  }
  await awaitChange(page, before);
  await confirmIfAsked(page, (confirm) => confirm.click());
  return byBoard;
}

/** Where an answer hands over to others, the page asks back. Returns whether it did. */
export async function confirmIfAsked(page: Page, how: (confirm: Locator) => Promise<unknown>): Promise<boolean> {
  const confirm = page.getByTestId('confirm');
  if ((await confirm.count()) === 0) return false;
  const before = await situation(page);
  await how(confirm);
  await awaitChange(page, before);
  return true;
}

/** Whether the page comes to offer something else (or just this) within a few seconds. */
export async function comesTo(page: Page, isSame: boolean, options: readonly string[]): Promise<boolean> {
  for (let tries = 0; tries < 40; tries++) {
    const now = await offered(page);
    if (now.length > 0 && (now.join() === options.join()) === isSame) return true;
    await page.waitForTimeout(100);
  }
  return false;
}

/** Answers, any way, until the page asks back because the turn would pass on. */
export async function playUntilConfirm(page: Page): Promise<void> {
  for (let step = 0; step < 60; step++) {
    await awaitDecision(page);
    const before = await situation(page);
    await page.locator('[data-option]').last().click();
    await awaitChange(page, before);
    if ((await page.getByTestId('confirm').count()) > 0) return;
  }
  throw new Error('no turn ever ended');
}

type Someone = Awaited<ReturnType<typeof person>>;

/** Two people at a table of two, the first of them its host. */
export async function twoAtTable(house: House): Promise<{ id: string; host: Someone; guest: Someone }> {
  const [host, guest] = [await person(house), await person(house)];
  const id = await openTable(house, host.context, host.page, {
    game: 'arcs',
    options: { players: 2 },
    seats: [{ kind: 'me' }, { kind: 'open' }],
    listed: true,
    pace: 'instant',
  });
  await arrive(house, guest.page);
  await joinTable(house, guest.context, id);
  await guest.page.goto(`${house.url}/table/${id}`);
  return { id, host, guest };
}

async function joinTable(house: House, context: BrowserContext, id: string): Promise<void> {
  const url = `${house.url}/api/tables/${id}/join`;
  const joined = await context.request.post(url, { data: {}, headers: { origin: house.url } });
  if (!joined.ok()) throw new Error(`the seat was refused: ${await joined.text()}`);
}

export async function whoeverIsAsked<P extends { readonly page: Page }>(...people: P[]): Promise<P> {
  for (let tries = 0; tries < 300; tries++) {
    for (const one of people) if ((await offered(one.page)).length > 0) return one;
    await people[0]?.page.waitForTimeout(100);
  }
  throw new Error('nobody is asked');
}

/** Goes to any move of a finished game: by link, by steps and by the slider. */
export async function replay(house: House, page: Page, id: string): Promise<void> {
  await page.goto(`${house.url}/replay/${id}?at=30`);
  const slider = page.getByRole('slider', { name: 'Move' });
  const moveIs = (move: number) =>
    page.waitForFunction((text) => document.body.textContent?.includes(text), `Move ${move} of `);
  await moveIs(30);
  await page.getByRole('button', { name: 'One step on' }).click();
  await moveIs(31);
  await slider.fill('5');
  await moveIs(5);
  await page.getByRole('button', { name: 'To the start' }).click();
  await moveIs(0);
}

/** The sizes of all texts of a drawing, in pixels of the screen. */
export function textSizes(page: Page, drawing: string): Promise<number[]> {
  return page.locator(`${drawing} text`).evaluateAll((texts) =>
    texts.map((text) => {
      const { a = 1, b = 0 } = (text as SVGTextElement).getScreenCTM() ?? {};
      return Number.parseFloat(getComputedStyle(text).fontSize) * Math.hypot(a, b);
    }),
  );
}

/** What axe-core finds to be serious or critical. */
export async function seriousFindings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  return serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}
