/** Work that takes its time: everybody has one piece of it done at a time, so that nobody's many requests hold up others. */
import { Refusal } from '../refusal.ts';
import { Queue } from '../tables/queue.ts';

const WAITING_AT_MOST = 30;

export class Turns {
  readonly #queues = new Map<string, Queue>();

  async run<T>(whose: string, task: () => Promise<T>): Promise<T> {
    const queue = this.#queues.get(whose) ?? new Queue();
    if (queue.length > WAITING_AT_MOST) {
      throw new Refusal('too-many-replays', 'wait for the replays and records you have asked for already');
    }
    this.#queues.set(whose, queue);
    try {
      return await queue.run(task);
    } finally {
      if (queue.isIdle) this.#queues.delete(whose);
    }
  }
}
