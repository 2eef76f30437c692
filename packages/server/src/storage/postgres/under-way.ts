/**
 * What PostgreSQL is being asked. The driver loses sight of a connection that is only being made when it is told to end, and
 * that connection stays open, and the process with it: so what is under way comes to its end first.
 */
import { setTimeout as pause } from 'node:timers/promises';

export class UnderWay {
  readonly #all = new Set<PromiseLike<unknown>>();

  follow<T>(asked: Promise<T>): Promise<T> {
    const done = () => void this.#all.delete(asked);
    this.#all.add(asked);
    asked.then(done, done);
    return asked;
  }

  /** When all of it is answered, and what that leads to; a database that is away is not waited for. */
  async end(milliseconds: number): Promise<void> {
    const late = pause(milliseconds, 'late', { ref: false });
    while (this.#all.size > 0) {
      if ((await Promise.race([Promise.allSettled(this.#all), late])) === 'late') return;
    }
  }
}
