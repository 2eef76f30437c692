/** Which moments of what somebody missed are shown: a few, in order, none of them the present one. */
export const MOST_MOMENTS = 6;

/** Numbers of answers between what was seen last and what is on the table now. */
export function missedMoments(seen: number, now: number): number[] {
  const missed = now - seen;
  if (missed <= 0) return [];
  const count = Math.min(MOST_MOMENTS, missed);
  return Array.from({ length: count }, (_, index) => seen + Math.round((index * missed) / count));
}

/** What was stored as seen; null when this table was never looked at here. */
export function parseSeen(stored: string | null): number | null {
  const seen = stored === null ? Number.NaN : Number(stored);
  return Number.isInteger(seen) && seen >= 0 ? seen : null;
}
