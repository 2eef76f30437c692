/** Decisions of games that bots have played, shown one after the other by the real page: only what the server says is made here. */
import { type GameList, games } from '@orrery/games';
import { Keystream, Match, seated, seedFrom } from '@orrery/kernel';
import type { ClientMessage, ServerMessage, TableFace, WireDecision } from '@orrery/server/protocol';
import type { Page, WebSocketRoute } from 'playwright-core';
import { type Told, toldNow } from '../dev/told.ts';
import { type House, newcomer, openTable } from './browser.ts';

/** A question to seat 0, and all that the page is told then. */
export interface Moment {
  readonly decision: WireDecision;
  readonly told: Told;
}

interface Played {
  readonly game: string;
  readonly options: { readonly players: number; readonly [name: string]: string | number | boolean };
  /** At most so many of each kind of question. */
  readonly each: number;
  readonly seed: string;
  /** Plays at seat 0; the others are greedy. */
  readonly bot?: string;
}

export async function momentsOf({ game: name, options, each, seed, bot = 'random' }: Played): Promise<Moment[]> {
  const list: GameList = games;
  const listed = await list[name]?.();
  if (!listed) throw new Error(`there is no ${name}`);
  const { game, bots } = listed;
  const match = Match.start(game, game.configure(options), seedFrom(seed));
  const random = new Keystream(seedFrom('stepping'));
  const counts = new Map<string, number>();
  const found: Moment[] = [];
  while (!match.isOver) {
    const [seat = 0] = match.waitingFor();
    const pending = seat === 0 ? match.pending(0) : null;
    const count = counts.get(pending?.prompt.key ?? '') ?? 0;
    if (pending && count < each) {
      counts.set(pending.prompt.key, count + 1);
      const told: Told = JSON.parse(JSON.stringify(toldNow(match, 0, listed))); // the match goes on
      if (told.decision) found.push({ decision: told.decision, told });
    }
    const place = seated(match, seat, random);
    const player = bots[seat === 0 ? bot : 'greedy'];
    if (!place || !player) throw new Error('nobody plays on');
    match.answer(seat, player.choose(place, random));
  }
  return found;
}

/** Somebody at a table that shows what it is told here. */
export async function atShownTable(house: House, size: { width: number; height: number }, { game, options }: Played) {
  const someone = await newcomer(house, size);
  const { page, context } = someone;
  let line: WebSocketRoute | undefined;
  const sent: ClientMessage[] = [];
  const opened = new Promise<void>((resolve) => {
    void page.routeWebSocket(/\/socket$/, (route) => {
      line = route;
      route.onMessage((text) => void sent.push(JSON.parse(String(text))));
      resolve();
    });
  });
  const seats = [
    { kind: 'me' },
    ...Array.from({ length: options.players - 1 }, () => ({ kind: 'bot', bot: 'random' })),
  ];
  const id = await openTable(house, context, page, { game, options, seats });
  await opened;
  const table = (await (await context.request.get(`${house.url}/api/tables/${id}`)).json()) as TableFace;
  /** Shows a moment; its rolls are not looked at for long. */
  const show = async ({ told, decision }: Moment): Promise<void> => {
    line?.send(JSON.stringify({ ...told, table: { ...table, state: 'running', waitingFor: [0] } }));
    await page.waitForFunction((at) => {
      document.querySelector<HTMLElement>('.last-roll__skip')?.click();
      return document.querySelector(`.decision[data-at="${at}"]`) !== null;
    }, decision.at);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  };
  return { ...someone, show, sent, tell: (message: ServerMessage) => line?.send(JSON.stringify(message)) };
}

/** How much of the window is board that nothing lies over, in percent. */
export function uncoveredStage(page: Page): Promise<number> {
  return page.evaluate(() => {
    const stage = document.querySelector('.stage');
    const drawing = stage?.querySelector('.stage__drawing');
    if (!stage || !drawing) return 0;
    const { left, top, right, bottom, width, height } = stage.getBoundingClientRect();
    const isPainted = (element: Element) =>
      element.childElementCount === 0 || !/^rgba\(.*, 0\)$/.test(getComputedStyle(element).backgroundColor);
    const over = [...document.querySelectorAll('body *')].filter(
      (element) =>
        !drawing.contains(element) && !element.contains(drawing) && element.checkVisibility() && isPainted(element),
    );
    /** What of an element is seen: others may cut it off. */
    const seenOf = (element: Element) => {
      const { left: x, top: y, right: far, bottom: low } = element.getBoundingClientRect();
      const box = { left: x, top: y, right: far, bottom: low };
      for (let around = element.parentElement; around && !around.contains(drawing); around = around.parentElement) {
        if (getComputedStyle(around).overflow === 'visible') continue;
        const cut = around.getBoundingClientRect();
        box.right = Math.min(box.right, cut.right);
        box.bottom = Math.min(box.bottom, cut.bottom);
      }
      return box;
    };
    const boxes = over.map(seenOf);
    const there = boxes.filter((box) => box.left < right && box.right > left && box.top < bottom && box.bottom > top);
    const isCovered = (x: number, y: number) =>
      there.some((box) => x >= box.left && x < box.right && y >= box.top && y < box.bottom);
    let [points, free] = [0, 0];
    for (let x = left + 2; x < right; x += 4) {
      for (let y = top + 2; y < bottom; y += 4) {
        points++;
        if (!isCovered(x, y)) free++;
      }
    }
    return ((width * height) / (innerWidth * innerHeight)) * (free / points) * 100;
  });
}

/** Options of the present question that nobody finds: neither in sight, nor folded below a heading, nor in a list with a bar. */
export function hiddenOptions(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isSeen = (element: Element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const there = document.elementFromPoint(left + width / 2, top + height / 2);
      return there !== null && element.contains(there);
    };
    const isFolded = (option: Element) => {
      const also = option.closest('.options__also')?.querySelector('.options__fold');
      const fold = also ?? option.closest('details:not([open])')?.querySelector('summary');
      return fold ? isSeen(fold) : false;
    };
    const scrolls = (option: Element) => {
      for (let box = option.parentElement; box; box = box.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(box);
        const isLong = /auto|scroll/.test(overflowY) && box.scrollHeight > box.clientHeight;
        const isWide = /auto|scroll/.test(overflowX) && box.scrollWidth > box.clientWidth;
        if (isWide) return isSeen(box);
        if (isLong) return box.clientHeight > 60 && box.getBoundingClientRect().bottom <= innerHeight;
      }
      return false;
    };
    const isCut = (option: Element) =>
      [option, ...option.querySelectorAll(':scope > :not(.visually-hidden)')].some(
        (part) => part.clientWidth > 0 && part.scrollWidth > part.clientWidth + 1,
      );
    return [...document.querySelectorAll('[data-option]')].flatMap((option) => {
      const id = option.getAttribute('data-option') ?? '';
      if (isCut(option)) return [`${id} is cut off`];
      return isSeen(option) || isFolded(option) || scrolls(option) ? [] : [`${id} is out of sight`];
    });
  });
}

/** What glows on the board without being in sight. */
export function coveredTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const stage = document.querySelector('.stage');
    if (!stage) return ['the board'];
    const seen = stage.getBoundingClientRect();
    return [...stage.querySelectorAll('[data-target]')].flatMap((target) => {
      const { left, top, right, bottom } = target.getBoundingClientRect();
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      const there = document.elementFromPoint(x, y);
      const isInside = x > seen.left && x < seen.right && y > seen.top && y < seen.bottom;
      return isInside && there?.closest('.stage') ? [] : [target.getAttribute('data-target') ?? ''];
    });
  });
}
