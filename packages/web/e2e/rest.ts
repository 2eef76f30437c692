/** When the page has come to rest: no answer is on its way, and nothing is left that it does by itself, such as the next answer of a gesture. */
import type { Page } from 'playwright-core';

/** Something is asked, the page asks back, the game is over, or others are waited for. */
type Kind = 'asked' | 'sure' | 'over' | 'waiting';

export interface Rest {
  readonly kind: Kind;
  /** The question, its number and its options, as one text to compare. */
  readonly shown: string;
}

interface Wanted {
  readonly kinds: readonly Kind[];
  /** Something else than this is shown. */
  readonly unlike?: string;
  /** What is there when all is over. */
  readonly end?: string;
  /** Dice are not looked at for long. */
  readonly skipsDice?: boolean;
}

/** Milliseconds until it must have come: bots think, and the machine may be busy. */
const PATIENCE = 90_000;

const until = (page: Page, wanted: Wanted): Promise<Rest> => page.evaluate(rest, { ...wanted, patience: PATIENCE });

/** Runs in the page: what it shows as soon as that is wanted, and has not changed when all that was to be done then is done. */
async function rest({ kinds, unlike, end = '.result', skipsDice, patience }: Wanted & { readonly patience: number }) {
  const read = (): Rest | null => {
    if (document.querySelector(end)) return { kind: 'over', shown: 'over' };
    const decision = document.querySelector('.decision');
    if (document.querySelector('.decision:is([aria-busy=true], :has([aria-busy=true]))')) return null;
    const live = '.decision :is([data-option], [data-testid=main]:enabled)[aria-disabled=false]';
    const isSeen = (each: Element) => each.checkVisibility() && each.getClientRects().length > 0; // some may be folded away
    const isAsked = [...document.querySelectorAll(live)].some(isSeen);
    const isSure = document.querySelector('[data-testid=confirm]') !== null;
    const options = [...document.querySelectorAll('[data-option]')].map((each) => each.getAttribute('data-option'));
    const prompt = document.querySelector('[data-testid=prompt]')?.textContent;
    const shown = `${decision?.getAttribute('data-at')} ${prompt} ${options.join()}`;
    return { kind: isSure ? 'sure' : isAsked ? 'asked' : 'waiting', shown };
  };
  const change = () =>
    new Promise<void>((resolve) => {
      const go = () => {
        observer.disconnect();
        clearTimeout(timer);
        resolve();
      };
      const observer = new MutationObserver(go);
      observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
      const timer = setTimeout(go, 250); // something may come into sight without a change of the document
    });
  // Everything else goes before this, what comes with the next frame, too.
  const idle = () =>
    new Promise<void>((resolve) => {
      requestAnimationFrame(() => requestIdleCallback(() => resolve(), { timeout: 5_000 }));
    });
  const start = performance.now();
  while (performance.now() < start + patience) {
    if (skipsDice) document.querySelector<HTMLElement>('.last-roll__skip')?.click();
    const now = read();
    if (!now || !kinds.includes(now.kind) || now.shown === unlike) {
      await change();
      continue;
    }
    await idle();
    const later = read();
    if (later?.kind === now.kind && later.shown === now.shown) return now;
  }
  throw new Error('the page has not come to rest');
}

const anyKind: readonly Kind[] = ['asked', 'sure', 'over', 'waiting'];

/** Waits until nothing more comes of what was done. */
export const atRest = (page: Page): Promise<Rest> => until(page, { kinds: anyKind });

/** Waits until the page shows something else. */
export const awaitChange = (page: Page, { shown }: Rest): Promise<Rest> =>
  until(page, { kinds: anyKind, unlike: shown });

/** Waits until the page asks something that is not answered yet, or all is over. Does not look at dice for long. */
export async function awaitDecision(page: Page, end = '.result'): Promise<'asked' | 'over'> {
  const { kind } = await until(page, { kinds: ['asked', 'over'], skipsDice: true, end });
  return kind === 'over' ? 'over' : 'asked';
}

/** Whether the page asks something. */
export const isAsked = async (page: Page): Promise<boolean> => (await atRest(page)).kind === 'asked';
