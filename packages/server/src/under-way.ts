/**
 * What somebody waits for, and what comes to its end before its source does: a pool of connections leaves those unanswered who wait for
 * one when it is told to end, a server those whose requests it has taken.
 */
import { setTimeout as pause, setImmediate as turn } from 'node:timers/promises';

export class UnderWay {
  readonly #all = new Set<Promise<unknown>>();

  follow<T>(asked: Promise<T>): Promise<T> {
    const done = () => void this.#all.delete(asked);
    this.#all.add(asked);
    asked.then(done, done);
    return asked;
  }

  /** When all of it is answered, and what that leads to; who is away or asleep is not waited for. */
  async end(milliseconds: number): Promise<void> {
    const late = pause(milliseconds, 'late', { ref: false });
    while (this.#all.size > 0) {
      if ((await Promise.race([Promise.allSettled(this.#all), late])) === 'late') return;
      await turn(); // whoever was answered may ask again
    }
  }
}
