/** Going back past the barrier: who asked, where to, and who has not agreed yet. */
export class Consent {
  /** The seat that asked; null for a host without one. */
  readonly by: number | null;
  readonly to: number;
  readonly #given: Set<number>;

  constructor(by: number | null, to: number) {
    this.by = by;
    this.to = to;
    this.#given = new Set(by === null ? [] : [by]);
  }

  get given(): number[] {
    return [...this.#given];
  }

  give(seat: number): void {
    this.#given.add(seat);
  }

  /** `people`: the seats that persons hold. */
  isComplete(people: readonly number[]): boolean {
    return people.every((seat) => this.#given.has(seat));
  }
}
