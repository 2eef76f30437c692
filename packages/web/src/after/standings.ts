import type { WireOutcome } from '@orrery/server/protocol';

export interface Place {
  readonly seat: number;
  readonly place: number;
  readonly points: number;
  readonly isWinner: boolean;
}

/** Everybody by rank: the winners first, whatever breaks their ties, then by points; equal points share a place. */
export function standings({ winners, scores }: WireOutcome): Place[] {
  const rows = scores.map((points, seat) => ({ seat, points, isWinner: winners.includes(seat) }));
  rows.sort((a, b) => Number(b.isWinner) - Number(a.isWinner) || b.points - a.points || a.seat - b.seat);
  return rows.map((row) => ({
    ...row,
    place: 1 + rows.filter((other) => isBefore(other, row)).length,
  }));
}

function isBefore(a: Omit<Place, 'place'>, b: Omit<Place, 'place'>): boolean {
  return a.isWinner === b.isWinner ? !a.isWinner && a.points > b.points : a.isWinner;
}
