/** Distributions of hits: the chance of each number of hits, from none on. */
export type Hits = Float64Array;

export const noHits: Hits = Float64Array.of(1);

/** The hits of two independent rolls together. */
export function together(a: Hits, b: Hits): Hits {
  if (a.length === 1) return b;
  if (b.length === 1) return a;
  const sum = new Float64Array(a.length + b.length - 1);
  for (let i = 0; i < a.length; i++) {
    const p = a[i] as number;
    if (p === 0) continue;
    for (let j = 0; j < b.length; j++) sum[i + j] = (sum[i + j] as number) + p * (b[j] as number);
  }
  return sum;
}

/** The hits of so many rolls alike. */
export function times(one: Hits, count: number): Hits {
  let all = noHits;
  for (let i = 0; i < count; i++) all = together(all, one);
  return all;
}

export function mean(hits: Hits): number {
  let sum = 0;
  for (let n = 1; n < hits.length; n++) sum += n * (hits[n] as number);
  return sum;
}
