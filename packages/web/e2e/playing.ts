/** What people do at a table, and what they look for. */
import axe from 'axe-core';
import type { BrowserContext, Locator, Page } from 'playwright-core';
import { type House, offered, openTable, person, signIn } from './browser.ts';
import { atRest, awaitChange, awaitDecision, isAsked } from './rest.ts';

export const againstBots = (bots: number, bot = 'random') => ({
  game: 'arcs',
  options: { players: bots + 1 },
  seats: [{ kind: 'me' }, ...Array.from({ length: bots }, () => ({ kind: 'bot', bot }))],
  pace: 'instant',
});

/** Does something, and waits until nothing more comes of it. Returns whether the page shows something else. */
export async function changedBy(page: Page, act: () => Promise<unknown>): Promise<boolean> {
  const before = await atRest(page);
  await act();
  return (await atRest(page)).shown !== before.shown;
}

/** Does what should answer the page's question, and waits until it has; says yes when the page asks back. */
export async function answerBy(page: Page, what: string, act: () => Promise<unknown>): Promise<void> {
  const before = await atRest(page);
  await act();
  const after = await awaitChange(page, before).catch((error: unknown) => {
    throw new Error(`nothing came of it: ${what}`, { cause: error });
  });
  if (after.kind === 'sure') await confirmIfAsked(page, (confirm) => clickOn(page, confirm));
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
  const at = await page.locator('.decision').getAttribute('data-at');
  await clickOn(page, option);
  await atRest(page);
  const main = page.locator(`.decision[data-at="${at}"] [data-testid=main]:enabled`);
  // Asked without waiting, because most options are gone with the answer.
  const isChosen = await option.evaluateAll((all) => all[0]?.ariaPressed === 'true');
  if (isChosen && (await main.count()) > 0) await clickOn(page, main);
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

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Runs in the page: the middles of those that can be clicked, and that nothing lies over. */
const freeMiddles = (all: readonly Element[]): Point[] =>
  all.flatMap((each) => {
    const { left, top, width, height } = each.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const isFree = each.contains(document.elementFromPoint(x, y)) && !each.matches(':disabled, [aria-disabled=true]');
    return isFree ? [{ x, y }] : [];
  });

/** Clicks a thing where it lies. If it is not in sight, or under another, it is brought there, and waited for. */
async function clickOn(page: Page, thing: Locator): Promise<void> {
  const [middle] = await thing.evaluateAll(freeMiddles);
  await (middle ? page.mouse.click(middle.x, middle.y) : thing.click());
}

/** Answers by clicking: the thing on the board where there is one, else the button. Returns whether it was the board. */
export async function click(page: Page, step: number): Promise<boolean> {
  const before = await atRest(page);
  const free = step % 3 === 0 ? [] : await page.locator('[data-target]').evaluateAll(freeMiddles);
  const target = free[step % free.length];
  if (target) await clickAt(page, target);
  const byBoard = target !== undefined && (await atRest(page)).shown !== before.shown;
  if (!byBoard) {
    const ids = await offered(page);
    const id = ids[step % ids.length];
    await press(page, id === undefined ? page.getByTestId('main') : page.locator(`[data-option="${id}"]`).first());
  }
  await confirmIfAsked(page, (confirm) => clickOn(page, confirm));
  return byBoard;
}

/** Clicks there, and takes the first of what the thing there may begin. */
async function clickAt(page: Page, { x, y }: Point): Promise<void> {
  await page.mouse.click(x, y);
  const menu = page.locator('[role=menuitem]'); // asking by its role takes long
  if ((await menu.count()) > 0) await clickOn(page, menu.first());
}

/** Where an answer hands over to others, the page asks back. Returns whether it did. */
export async function confirmIfAsked(page: Page, how: (confirm: Locator) => Promise<unknown>): Promise<boolean> {
  const asked = await atRest(page);
  if (asked.kind !== 'sure') return false;
  await how(page.getByTestId('confirm'));
  await awaitChange(page, asked);
  return true;
}

/**
 * Answers with the first option by keys alone: chooses it, sends it where choosing is not enough, says yes when asked back.
 * Returns whether the page shows something else.
 */
export async function answerByKey(page: Page): Promise<boolean> {
  const isAnswered = await changedBy(page, async () => {
    await page.keyboard.press('1');
    await atRest(page);
    const isChosen = await page.locator('[data-option][aria-pressed=true]').count();
    if (isChosen > 0) await page.keyboard.press('Enter');
  });
  await confirmIfAsked(page, () => page.keyboard.press('Enter'));
  return isAnswered;
}

/** Answers, any way, until the page asks back because the turn would pass on. */
export async function playUntilConfirm(page: Page): Promise<void> {
  for (let step = 0; step < 60; step++) {
    await awaitDecision(page);
    await changedBy(page, () => press(page, lastOption(page)));
    if ((await atRest(page)).kind === 'sure') return;
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
  await signIn(house, guest.context);
  await joinTable(house, guest.context, id);
  await guest.page.goto(`${house.url}/table/${id}`);
  return { id, host, guest };
}

export async function joinTable(house: House, context: BrowserContext, id: string): Promise<void> {
  const url = `${house.url}/api/tables/${id}/join`;
  const joined = await context.request.post(url, { data: {}, headers: { origin: house.url } });
  if (!joined.ok()) throw new Error(`the seat was refused: ${await joined.text()}`);
}

/** The first of these people whom something is asked. */
export async function whoeverIsAsked<P extends { readonly page: Page }>(...people: P[]): Promise<P> {
  for (let tries = 0; tries < 1_000; tries++) {
    for (const one of people) if (await isAsked(one.page)) return one;
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
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate(
    // Nothing is told of what is right: that takes most of the time.
    (within) => (globalThis as unknown as { axe: typeof axe }).axe.run(within, { reporter: 'no-passes' }),
    part,
  );
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  return serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}
