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

/** Waits until the page asks something that is not answered yet, or the game is over. Does not look at dice for long. */
export async function awaitDecision(page: Page): Promise<'asked' | 'over'> {
  const found = await page.waitForFunction(() => {
    document.querySelector<HTMLElement>('.last-roll__skip')?.click();
    if (document.querySelector('.result')) return 'over';
    const live = '.decision[aria-busy=false] :is([data-option], [data-testid=main]:enabled)[aria-disabled=false]';
    const isSeen = (each: Element) => each.checkVisibility() && each.getClientRects().length > 0; // some may be folded away
    return [...document.querySelectorAll(live)].some(isSeen) && 'asked';
  });
  return (await found.jsonValue()) || 'asked';
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

/** Does something, and waits until the page shows something else, or for some seconds. Returns whether it does. */
export async function changedBy(page: Page, act: () => Promise<unknown>): Promise<boolean> {
  const before = await situation(page);
  await act();
  return awaitChange(page, before);
}

/** Does what should answer the page's question, and waits until it has; says yes when the page asks back. */
export async function answerBy(page: Page, what: string, act: () => Promise<unknown>): Promise<void> {
  const before = await situation(page);
  await act();
  if (!(await awaitChange(page, before, 400))) throw new Error(`nothing came of it: ${what}`);
  await confirmIfAsked(page, (confirm) => confirm.click());
}

/** Answers through a second line of the same seat, so that it does not matter how the page asks. */
export async function answerBeside(page: Page, id: string, answers: readonly string[]): Promise<void> {
  await page.evaluate(
    ([table, all]) =>
      new Promise<void>((resolve, reject) => {
        const left = [...all];
        const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/socket`);
        socket.onmessage = ({ data }) => {
          const { type, decision, error } = JSON.parse(String(data));
          if (type === 'error') reject(new Error(error.message));
          if ((type !== 'hello' && type !== 'update') || !decision) return;
          const next = left.shift();
          if (next === undefined) {
            socket.close();
            resolve();
          } else socket.send(JSON.stringify({ type: 'answer', at: decision.at, id: next }));
        };
      }),
    [id, answers] as const,
  );
}

/** Answers with the button of an option. */
export function takeOption(page: Page, id: string): Promise<void> {
  return answerBy(page, id, () => press(page, page.locator(`[data-option="${id}"]`).first()));
}

/** The last of the options, the main button among them. */
export const lastOption = (page: Page) => page.locator('[data-option], [data-testid=main]:enabled').last();

/** Presses an option; where that only chooses it, the main button too. */
export async function press(page: Page, option: Locator): Promise<void> {
  await option.click({ timeout: 5000 });
  // Asked without waiting, because most options are gone with the answer.
  const isChosen = await option.evaluateAll((all) => all[0]?.getAttribute('aria-pressed') === 'true');
  if (isChosen) await page.getByTestId('main').click({ timeout: 5000 });
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

/** One of the lit things that nothing lies over; which, the step says. */
async function freeTarget(page: Page, step: number): Promise<Locator | null> {
  const lit = page.locator('[data-target]');
  const free = await lit.evaluateAll((all) =>
    all.flatMap((each, index) => {
      const { left, top, width, height } = each.getBoundingClientRect();
      return each.contains(document.elementFromPoint(left + width / 2, top + height / 2)) ? [index] : [];
    }),
  );
  const index = free[step % free.length];
  return index === undefined ? null : lit.nth(index);
}

/** Answers by clicking: the thing on the board where there is one, else the button. Returns whether it was the board. */
export async function click(page: Page, step: number): Promise<boolean> {
  const before = await situation(page);
  const target = step % 3 === 0 ? null : await freeTarget(page, step);
  const isClicked = () =>
    target?.click({ timeout: 1500 }).then(
      () => true,
      () => false,
    );
  const byBoard = (await isClicked()) ?? false;
  if (byBoard) {
    const menu = page.getByRole('menuitem');
    if ((await menu.count()) > 0) await menu.first().click();
  } else {
    const ids = await offered(page);
    const id = ids[step % ids.length];
    const option = id === undefined ? page.getByTestId('main') : page.locator(`[data-option="${id}"]`).first();
    await press(page, option).catch(() => undefined); // the game may be over meanwhile
  }
  await awaitChange(page, before);
  await confirmIfAsked(page, (confirm) => confirm.click());
  return byBoard;
}

/** Where an answer hands over to others, the page asks back. Returns whether it did. */
export async function confirmIfAsked(page: Page, how: (confirm: Locator) => Promise<unknown>): Promise<boolean> {
  const confirm = page.getByTestId('confirm');
  if ((await confirm.count()) === 0) return false;
  await changedBy(page, () => how(confirm));
  return true;
}

/** Answers with the first option by keys alone: chooses it, sends it where choosing is not enough, says yes when asked back. */
export async function answerByKey(page: Page): Promise<void> {
  await changedBy(page, async () => {
    await page.keyboard.press('1');
    const isChosen = await page.locator('[data-option][aria-pressed=true]').count();
    if (isChosen > 0) await page.keyboard.press('Enter');
  });
  await confirmIfAsked(page, () => page.keyboard.press('Enter'));
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
    await changedBy(page, () => press(page, lastOption(page)));
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

export async function joinTable(house: House, context: BrowserContext, id: string): Promise<void> {
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

/** Opens a tab beside the board; those that a phone has no room for are in the menu of the table. */
export async function openTab(page: Page, name: string): Promise<void> {
  const tab = page.getByRole('tab', { name });
  if ((await tab.count()) > 0) return tab.click();
  await page.getByRole('button', { name: 'Table menu' }).click();
  await page.getByRole('menuitem', { name, exact: true }).click();
}

/** What axe-core finds to be serious or critical, in the page or in a part of it. */
export async function seriousFindings(page: Page, part = 'html'): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).include(part).analyze();
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  return serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}
