/** Tasks that must not overlap, one after the other in the order they came. */
export class Queue {
  #last: Promise<void> = Promise.resolve();
  #length = 0;

  /** With the task under way. */
  get length(): number {
    return this.#length;
  }

  get isIdle(): boolean {
    return this.#length === 0;
  }

  /** Gives what the task gives; a task that fails holds up nobody. */
  async run<T>(task: () => Promise<T> | T): Promise<T> {
    const before = this.#last;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#last = promise;
    this.#length++;
    await before;
    try {
      return await task();
    } finally {
      this.#length--;
      resolve();
    }
  }

  /** When everything in the queue now is done. */
  async drained(): Promise<void> {
    await this.#last;
  }
}

/** A queue for each of many, as long as there is something in it. */
export class Queues {
  readonly #queues = new Map<string, Queue>();

  async run<T>(whose: string, task: () => Promise<T>): Promise<T> {
    const queue = this.#queues.get(whose) ?? new Queue();
    this.#queues.set(whose, queue);
    try {
      return await queue.run(task);
    } finally {
      if (queue.isIdle) this.#queues.delete(whose);
    }
  }
}
