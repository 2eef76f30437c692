const units = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

type Unit = (typeof units)[number][0] | 'second';

/** How long ago, in the largest unit that fits; as Intl.RelativeTimeFormat wants it. */
export function sinceParts(since: number, now: number): { value: number; unit: Unit } {
  const seconds = Math.max(0, Math.floor((now - since) / 1000));
  for (const [unit, length] of units) {
    if (seconds >= length) return { value: -Math.floor(seconds / length), unit };
  }
  return { value: 0, unit: 'second' };
}
