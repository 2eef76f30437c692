/** What decided a game, from its points round by round. Knows no game. */
import type { WireOutcome } from '@orrery/server/protocol';
import type { Chronicle, Gain } from '../games/renderer.ts';

export interface Verdict {
  readonly winner: number;
  /** The best of the others. */
  readonly rival: number;
  /** Points between the two; none when a rule broke their tie. */
  readonly margin: number;
  /** The round after which the winner was never behind again. */
  readonly leadRound: number;
  /** Who alone led before that; null when nobody did. */
  readonly ledBefore: number | null;
  /** The round in which the winner gained most on the rival. */
  readonly swing: { readonly round: number; readonly points: number };
  /** The winner's gains without each of which the rival would have had more, the greatest first. */
  readonly decisive: readonly Gain[];
}

const MOST_SHOWN = 3;

/** Null when nobody lost, or nothing was gained. */
export function decided({ winners, scores }: WireOutcome, { gains, rounds }: Chronicle): Verdict | null {
  const [winner] = winners;
  const losers = scores.map((points, seat) => ({ points, seat })).filter(({ seat }) => !winners.includes(seat));
  const [best] = losers.toSorted((a, b) => b.points - a.points || a.seat - b.seat);
  if (winner === undefined || !best || gains.length === 0) return null;
  const rival = best.seat;
  const margin = (scores[winner] ?? 0) - best.points;
  const history = pointsByRound({ gains, rounds }, scores.length);

  const behind = history.findLastIndex((points) => Math.max(...points) > (points[winner] ?? 0));
  const leadRound = Math.max(1, behind + 1);
  const swings = history.slice(1).map((points, index) => {
    const before = history[index] ?? [];
    const gained = (seat: number) => (points[seat] ?? 0) - (before[seat] ?? 0);
    return { round: index + 1, points: gained(winner) - gained(rival) };
  });
  const swing = swings.reduce((most, each) => (each.points > most.points ? each : most), { round: 1, points: 0 });
  return {
    winner,
    rival,
    margin,
    leadRound,
    ledBefore: behind < 1 ? null : soleLeader(history[behind] ?? []),
    swing,
    decisive: gains
      .filter(({ seat, points }) => seat === winner && points > margin)
      .toSorted((a, b) => b.points - a.points)
      .slice(0, MOST_SHOWN),
  };
}

/** The points of every seat at the start and after each round. */
export function pointsByRound({ gains, rounds }: Pick<Chronicle, 'gains' | 'rounds'>, seats: number): number[][] {
  return Array.from({ length: rounds + 1 }, (_, until) =>
    Array.from({ length: seats }, (_none, seat) =>
      gains.reduce((sum, gain) => (gain.seat === seat && gain.round <= until ? sum + gain.points : sum), 0),
    ),
  );
}

function soleLeader(points: readonly number[]): number | null {
  const most = Math.max(...points);
  const seats = points.flatMap((each, seat) => (each === most ? [seat] : []));
  return seats.length === 1 ? (seats[0] ?? null) : null;
}
