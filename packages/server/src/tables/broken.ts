/** Tables that cannot be opened. They are noted, so that they hold up nobody else and those who run the server hear of them. */

interface Note {
  readonly failures: number;
  readonly at: number;
}

const FIRST_REST = 10_000;
const LONGEST_REST = 3_600_000;

export class BrokenTables {
  readonly #notes = new Map<string, Note>();

  /** Gives whether this is news. */
  add(table: string): boolean {
    const failures = (this.#notes.get(table)?.failures ?? 0) + 1;
    this.#notes.set(table, { failures, at: performance.now() });
    return failures === 1;
  }

  remove(table: string): void {
    this.#notes.delete(table);
  }

  has(table: string): boolean {
    return this.#notes.has(table);
  }

  get ids(): string[] {
    return [...this.#notes.keys()];
  }

  /** The server itself tries again after a while, each time a longer one; people may do so whenever they like. */
  get resting(): string[] {
    return [...this.#notes].flatMap(([table, note]) => (isResting(note) ? [table] : []));
  }
}

function isResting({ failures, at }: Note): boolean {
  return performance.now() - at < Math.min(LONGEST_REST, FIRST_REST * 2 ** (failures - 1));
}
