/** What is wrong with the server as a whole; nothing most of the time. `/healthz` tells it. */
export class Health {
  readonly #problems = new Map<string, string>();

  get problems(): string[] {
    return [...this.#problems.values()];
  }

  /** `problem`: in a sentence, or null when the part is well again. Gives whether this is news. */
  report(part: string, problem: string | null): boolean {
    const wasWell = !this.#problems.has(part);
    if (problem === null) this.#problems.delete(part);
    else this.#problems.set(part, problem);
    return wasWell === (problem !== null);
  }
}
