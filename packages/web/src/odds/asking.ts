/** The page's side of the odds: one question after the other goes to the worker, and what nobody wants to know any more does not. */
import type { Question, Reply, Understood } from './answering.ts';
import type { Asked, Told } from './worker.ts';

/** A question that nobody waits for is given up when it holds up others for so many milliseconds. */
const PATIENCE = 400;

export interface Listener {
  readonly onUnderstood?: (understood: Understood) => void;
  readonly onReply: (reply: Reply) => void;
  readonly onProblem: (problem: string) => void;
}

interface Ask extends Asked {
  readonly listener: Listener;
  understood: Understood | null;
  since: number;
  isWanted: boolean;
}

export type Thread = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>;

export class Asker {
  private readonly start: () => Thread;
  private readonly now: () => number;
  private thread: Thread | null = null;
  private current: Ask | null = null;
  private waiting: Ask[] = [];
  private count = 0;

  constructor(start: () => Thread, now: () => number = () => performance.now()) {
    this.start = start;
    this.now = now;
  }

  /** Returns what withdraws the question. */
  ask(question: Question, listener: Listener): () => void {
    this.count++;
    const ask: Ask = { id: this.count, question, listener, understood: null, since: 0, isWanted: true };
    this.waiting.push(ask);
    this.next();
    return () => {
      ask.isWanted = false;
      this.waiting = this.waiting.filter((each) => each !== ask);
    };
  }

  private next(): void {
    if (this.current && !this.current.isWanted && this.now() - this.current.since > PATIENCE) this.giveUp();
    if (this.current) return;
    const ask = this.waiting.shift();
    if (!ask) return;
    this.current = ask;
    ask.since = this.now();
    this.running().postMessage({ id: ask.id, question: ask.question } satisfies Asked);
  }

  private running(): Thread {
    if (this.thread) return this.thread;
    const thread = this.start();
    thread.onmessage = ({ data }) => this.hear(data as Told);
    thread.onerror = (event) => {
      event.preventDefault();
      this.fail(event.message);
    };
    this.thread = thread;
    return thread;
  }

  private hear(told: Told): void {
    const ask = this.current;
    if (ask?.id !== told.id) return;
    if ('understood' in told) {
      ask.understood = told.understood;
      if (ask.isWanted) ask.listener.onUnderstood?.(told.understood);
      return;
    }
    if ('problem' in told) {
      this.fail(told.problem);
      return;
    }
    this.current = null;
    const { setup, form } = ask.understood ?? { setup: null, form: null };
    if (ask.isWanted) ask.listener.onReply({ setup, form, answer: told.answer });
    this.next();
  }

  private fail(problem: string): void {
    const ask = this.current;
    this.current = null;
    if (ask?.isWanted) ask.listener.onProblem(problem);
    this.next();
  }

  private giveUp(): void {
    this.thread?.terminate();
    this.thread = null;
    this.current = null;
  }
}

export const asker = new Asker(() => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }));
