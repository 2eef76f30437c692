/** Tasks of many owners, who take turns: one with many tasks holds up nobody but themselves. */
export class FairQueue<T> {
  /** In the order of their turns. */
  readonly #owners = new Map<string, T[]>();

  add(owner: string, task: T): void {
    const tasks = this.#owners.get(owner);
    if (tasks) tasks.push(task);
    else this.#owners.set(owner, [task]);
  }

  get isEmpty(): boolean {
    return this.#owners.size === 0;
  }

  take(): T | undefined {
    for (const [owner, tasks] of this.#owners) {
      const task = tasks.shift();
      this.#owners.delete(owner);
      if (tasks.length > 0) this.#owners.set(owner, tasks); // behind the others
      return task;
    }
    return undefined;
  }

  clear(): void {
    this.#owners.clear();
  }
}
