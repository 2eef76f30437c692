/** At tables that want it every window lasts one to three seconds at least, whether or not anybody could act, so that no pause tells anything. */
import { randomInt } from 'node:crypto';
import type { Core } from './core.ts';
import { isInWindow, stillAsked } from './windows.ts';

/** Milliseconds. */
const SHORTEST = 1000;
const LONGEST = 3000;

export class WindowPause {
  readonly #core: Core;
  readonly #pass: (at: number) => Promise<void>;
  /** The window that lasts: the number of answers before it, and when it may close. */
  #window: { readonly at: number; readonly until: number } | null = null;
  #timer: NodeJS.Timeout | undefined;

  /** `pass` passes for all who want it in the window that was opened after so many answers. */
  constructor(core: Core, pass: (at: number) => Promise<void>) {
    this.#core = core;
    this.#pass = pass;
  }

  /** Something changed: perhaps a window was opened, or somebody wants to pass. */
  wake(): void {
    clearTimeout(this.#timer);
    const window = this.#current();
    if (window === null || this.#core.isClosed) return;
    this.#timer = setTimeout(() => void this.#pass(window.at), Math.max(0, window.until - performance.now())).unref();
  }

  /** Milliseconds for which the answer of a seat has to wait, because the window would close with it. */
  before(seat: number): number {
    const window = this.#current();
    if (window === null) return 0;
    const asked = stillAsked(this.#core.row);
    if (asked.length !== 1 || asked[0] !== seat) return 0;
    return Math.max(0, Math.ceil(window.until - performance.now()));
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #current() {
    const { row } = this.#core;
    if (row.manners.pausesInWindows !== true || row.state !== 'running' || !isInWindow(row)) this.#window = null;
    else if (this.#window?.at !== row.answers) {
      this.#window = { at: row.answers, until: performance.now() + randomInt(SHORTEST, LONGEST) };
    }
    return this.#window;
  }
}
