import type { Outcome, Seat } from '@orrery/kernel';

/** Everybody's points, best first, winners marked. */
export function standings({ winners, scores }: Outcome, nameOf: (seat: Seat) => string): string[] {
  return scores
    .map((score, seat) => ({ score, seat, wins: winners.includes(seat) }))
    .sort((a, b) => Number(b.wins) - Number(a.wins) || b.score - a.score)
    .map(({ score, seat, wins }) => `${wins ? '*' : ' '} ${nameOf(seat)}: ${score}${wins ? ' (wins)' : ''}`);
}
