import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { agenda } from '../content/agendas.ts';
import { initial } from '../initial.ts';
import { position } from '../testing/index.ts';
import { enact, repeal } from './laws.ts';
import { playerOutcome } from './outcomes.ts';
import { endByPoints, gainPoints, losePoints, seatsWith } from './victory.ts';

rule(
  'ti4',
  ['victory-points.0', 'victory-points.7'],
  'the game ends the moment somebody reaches 10 points, whatever was going on',
  () => {
    const told: string[] = [];
    const table = position()
      .points(9, 8, 3)
      .play(function* (g) {
        gainPoints(g, [1], 1);
        told.push('the game goes on');
        gainPoints(g, [0], 1);
        told.push('and on');
      });
    expect(told).toEqual(['the game goes on']);
    expect(table.isOver).toBe(true);
    expect(table.match.outcome).toEqual({ winners: [0], scores: [10, 9, 3] });
  },
);

rule('ti4', 'victory-points.2a', 'on the long track the game goes on until 14 points', () => {
  const table = position({ points: 14 })
    .points(9, 8, 3)
    .play(function* (g) {
      gainPoints(g, [0], 4);
      expect(g.winner).toBeNull();
      gainPoints(g, [0], 1);
    });
  expect(table.match.outcome).toEqual({ winners: [0], scores: [14, 8, 3] });
});

rule(
  'ti4',
  ['victory-points.1', 'victory-points.2', 'victory-points.4', 'victory-points.4a'],
  'points gained move me along the track, never beyond its end and never below 0',
  () => {
    const table = position()
      .points(9, 1, 3)
      .play(function* (g) {
        losePoints(g, 1, 2);
        gainPoints(g, [2], 2);
        gainPoints(g, [0], 2);
      });
    expect(table.state.players.map(({ points }) => points)).toEqual([10, 0, 5]);
  },
);

rule('ti4', 'victory-points.3', 'everybody begins with 0 points', () => {
  const { config } = position({ players: 6 }).state;
  expect(initial(config).players.map(({ points }) => points)).toEqual([0, 0, 0, 0, 0, 0]);
});

rule('ti4', 'victory-points.5', 'whoever is tied for the most or the fewest points counts as having them', () => {
  position({ players: 4 })
    .points(5, 2, 5, 2)
    .with((g) => {
      expect(seatsWith(g, 'most')).toEqual([0, 2]);
      expect(seatsWith(g, 'fewest')).toEqual([1, 3]);
    });
});

rule('ti4', 'victory-points.6', 'a point that a law has given me stays when the law is discarded', () => {
  const table = position()
    .points(3, 2, 2)
    .play(function* (g) {
      enact(g, 'shard-of-the-throne', playerOutcome(1));
      yield* agenda('shard-of-the-throne').resolve(g, playerOutcome(1));
      expect(g.players[1]?.points).toBe(3);
      yield* repeal(g, 'shard-of-the-throne');
    });
  expect(table.state.laws).toEqual([]);
  expect(table.state.players.map(({ points }) => points)).toEqual([3, 3, 2]);
});

rule('ti4', 'victory-points.7', 'of several who reach the goal at once the first in initiative order wins', () => {
  const table = position()
    .points(9, 9, 9)
    .strategyCards(['imperial'], ['trade'], ['warfare'])
    .play(function* (g) {
      gainPoints(g, [0, 2, 1], 1);
    });
  expect(table.match.outcome).toEqual({ winners: [1], scores: [10, 10, 10] });
});

rule('ti4', 'victory-points.7', 'without strategy cards it is the one closest to the speaker, clockwise', () => {
  const tie = (speaker: number, ...seats: number[]) =>
    position()
      .points(9, 9, 9)
      .speaker(speaker)
      .play(function* (g) {
        gainPoints(g, seats, 1);
      }).match.outcome?.winners;
  expect([tie(2, 0, 1), tie(1, 0, 1), tie(1, 0, 2)]).toEqual([[0], [1], [2]]);
});

rule(
  'ti4',
  'victory-points.8',
  'when the game ends for want of objectives the most points win, and a tie goes by initiative order',
  () => {
    const place = () => position().points(4, 7, 7).strategyCards(['leadership'], ['trade'], ['diplomacy']);
    const table = place().play(function* (g) {
      endByPoints(g);
    });
    expect(table.match.outcome).toEqual({ winners: [2], scores: [4, 7, 7] });
  },
);
