/** Counting what happens in battles that are played, and comparing it with what was worked out. */

/** What was counted: how often each thing has happened, and how much of each figure there was. */
export interface Tally {
  readonly times: number;
  readonly counts: Map<string, number>;
  /** Sums and sums of squares. */
  readonly figures: Map<string, { sum: number; squares: number }>;
}

export function newTally(times: number): Tally {
  return { times, counts: new Map(), figures: new Map() };
}

export function count({ counts }: Tally, name: string, often = 1): void {
  counts.set(name, (counts.get(name) ?? 0) + often);
}

export function add({ figures }: Tally, name: string, figure: number, often = 1): void {
  const { sum, squares } = figures.get(name) ?? { sum: 0, squares: 0 };
  figures.set(name, { sum: sum + often * figure, squares: squares + often * figure ** 2 });
}

/** What one unit or ship more or less may be worth. */
const dearest = 12;

/** Everything that lies more than so many standard errors from what was counted. */
export function compared(
  chances: ReadonlyMap<string, number>,
  figures: ReadonlyMap<string, number>,
  { times, counts, figures: added }: Tally,
  errors: number,
): string[] {
  const wrong: string[] = [];
  for (const [name, chance] of chances) {
    const seen = (counts.get(name) ?? 0) / times;
    const spread = Math.sqrt(Math.max(chance * (1 - chance), 1 / times) / times);
    if (Math.abs(seen - chance) > errors * spread) wrong.push(`${name}: ${chance} worked out, ${seen} played`);
  }
  for (const [name, figure] of figures) {
    const { sum, squares } = added.get(name) ?? { sum: 0, squares: 0 };
    const average = sum / times;
    const spread = Math.sqrt(Math.max(squares / times - average ** 2, dearest ** 2 / times) / times);
    if (Math.abs(average - figure) > errors * spread) wrong.push(`${name}: ${figure} worked out, ${average} played`);
  }
  return wrong;
}
