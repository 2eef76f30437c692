/** Catalogue: victory-points. */
import type { Phase, Rules, Seat } from '@orrery/kernel';
import type { Ti4 } from '../state.ts';
import { tell, the } from '../words.ts';
import { clockwise, initiativeOf, player } from './table.ts';

/** Thrown out of whatever is going on: the game ends immediately (victory-points.7). */
class GameEnds extends Error {}

/** A phase that the end of the game may cut short. */
export function untilVictory(phase: (g: Ti4) => Rules<string | null>): Phase<Ti4> {
  return function* (g) {
    try {
      return yield* phase(g);
    } catch (error) {
      if (error instanceof GameEnds) return null;
      throw error;
    }
  };
}

/** Players gain victory points at the same time; the track ends at the goal (victory-points.4a). */
export function gainPoints(g: Ti4, seats: readonly Seat[], points: number): void {
  for (const seat of seats) {
    player(g, seat).points = Math.min(player(g, seat).points + points, g.config.points);
    tell(g, 'ti4.gains-points', { seat: the.seat(seat), points, total: player(g, seat).points });
  }
  const winners = seats.filter((seat) => player(g, seat).points >= g.config.points);
  if (winners.length > 0) endGame(g, winners);
}

export function losePoints(g: Ti4, seat: Seat, points: number): void {
  player(g, seat).points = Math.max(0, player(g, seat).points - points);
  tell(g, 'ti4.loses-points', { seat: the.seat(seat), points, total: player(g, seat).points });
}

/** The tied player earliest in initiative order wins; without strategy cards, the one closest to the speaker. */
export function endGame(g: Ti4, tied: readonly Seat[]): never {
  const order = clockwise(g, g.speaker).sort((a, b) => initiativeOf(g, a) - initiativeOf(g, b));
  const winner = order.find((seat) => tied.includes(seat)) ?? g.speaker;
  g.winner = winner;
  tell(g, 'ti4.wins', { seat: the.seat(winner) });
  throw new GameEnds('the game is over');
}

/** Nothing is left to reveal: the most victory points win (victory-points.8). */
export function endByPoints(g: Ti4): never {
  endGame(g, seatsWith(g, 'most'));
}

/** Who has the most or the fewest victory points; all who are tied (victory-points.5). */
export function seatsWith(g: Ti4, extreme: 'most' | 'fewest'): Seat[] {
  const left = clockwise(g, g.speaker);
  const all = left.map((seat) => player(g, seat).points);
  const wanted = extreme === 'most' ? Math.max(...all) : Math.min(...all);
  return left.filter((seat) => player(g, seat).points === wanted);
}
