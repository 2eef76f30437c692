/** Tasks that must not overlap, one after the other in the order they came. */
export class Queue {
  #last: Promise<unknown> = Promise.resolve();
  #length = 0;

  /** With the task under way. */
  get length(): number {
    return this.#length;
  }

  get isIdle(): boolean {
    return this.#length === 0;
  }

  /** Gives what the task gives; a task that fails holds up nobody. */
  run<T>(task: () => Promise<T> | T): Promise<T> {
    this.#length++;
    const result = this.#last.then(task).finally(() => {
      this.#length--;
    });
    this.#last = result.catch(() => {});
    return result;
  }

  /** When everything in the queue now is done. */
  async drained(): Promise<void> {
    await this.#last;
  }
}
