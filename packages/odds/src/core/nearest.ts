/** The names nearest to one that is not there, for who has mistyped it. */
export function nearest(name: string, names: readonly string[], most = 3): string[] {
  const wanted = name.toLowerCase();
  const far = Math.max(2, Math.floor(wanted.length / 2));
  return names
    .map((each) => ({ each, distance: distance(wanted, each.toLowerCase()) }))
    .filter(({ each, distance: by }) => by <= far || each.includes(wanted))
    .sort((a, b) => a.distance - b.distance || (a.each < b.each ? -1 : 1))
    .slice(0, most)
    .map(({ each }) => each);
}

/** How many letters must be put in, left out, changed or swapped with their neighbour. */
function distance(a: string, b: string): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const now = [i];
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1];
      const cost = Math.min(at(last, j) + 1, at(now, j - 1) + 1, at(last, j - 1) + (isSame ? 0 : 1));
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      now.push(isSwapped ? Math.min(cost, at(before, j - 2) + 1) : cost);
    }
    [before, last] = [last, now];
  }
  return at(last, b.length);
}

function at(row: readonly number[], index: number): number {
  return row[index] as number;
}
