import { rule } from '@orrery/kernel/testing';
import { expect, test } from 'vitest';
import { technology } from '../content/registry.ts';
import { numbers, type PlayerCount } from '../content/tracks.ts';
import { position, told } from '../testing/index.ts';
import { cleanupPhase } from './cleanup.ts';

rule(
  'eclipse',
  'cleanup.1',
  'technologies are drawn until 5 to 9 regular ones have come, with rare ones on top',
  () => {
    for (const [players, count] of [
      [2, 5],
      [3, 6],
      [4, 7],
      [5, 8],
      [6, 9],
    ] as [PlayerCount, number][]) {
      const table = position({ players })
        .with((g) => {
          const rare = g.bag.filter((id) => technology(id).category === 'rare');
          const regular = g.bag.filter((id) => technology(id).category !== 'rare');
          g.bag = [...regular.slice(0, 2), ...rare.slice(0, 3), ...regular.slice(2), ...rare.slice(3)];
        })
        .play(cleanupPhase);
      const drawn = table.state.tray.map((id) => technology(id).category === 'rare');
      expect(drawn.filter((isRare) => !isRare)).toHaveLength(count);
      expect(drawn.filter((isRare) => isRare)).toHaveLength(3);
      expect(numbers[players].technologiesPerRound).toBe(count);
    }
  },
);

rule('eclipse', 'cleanup.2', 'an empty bag adds no more, and what was not researched stays', () => {
  const table = position()
    .tray('nanorobots', 'starbase')
    .play(function* (g) {
      g.bag = ['orbital', 'monolith'];
      yield* cleanupPhase(g);
    });
  expect([...table.state.tray].sort()).toEqual(['monolith', 'nanorobots', 'orbital', 'starbase']);
  expect(table.state.bag).toEqual([]);
});

rule('eclipse', 'cleanup.3', 'discs on actions and reactions return to the track', () => {
  const table = position()
    .with((g) => {
      const sheet = g.players[1]!;
      sheet.actionDiscs = { explore: 1, research: 0, upgrade: 2, build: 0, move: 1, influence: 1 };
      sheet.reactionDiscs = 2;
      sheet.discs -= 7;
    })
    .play(cleanupPhase);
  const { actionDiscs, reactionDiscs, discs } = table.player(1);
  expect([...Object.values(actionDiscs), reactionDiscs]).toEqual([0, 0, 0, 0, 0, 0, 0]);
  expect(discs).toBe(12);
});

rule(
  'eclipse',
  ['cleanup.4', 'population.4'],
  'cubes of graveyards return to their tracks; a full track sends them on',
  () => {
    const table = position()
      .with((g) => {
        g.players[0]!.graveyard = { materials: 2, science: 0, money: 1 };
        g.players[0]!.cubes = { materials: 11, science: 9, money: 10 };
      })
      .play(cleanupPhase);
    expect([table.seat, table.prompt, table.options]).toEqual([
      0,
      'eclipse.return-cube',
      ['track:science', 'track:money'],
    ]);
    table.answer('track:science');
    expect(table.player(0).cubes).toEqual({ materials: 12, science: 10, money: 11 });
    expect(table.player(0).graveyard).toEqual({ materials: 0, science: 0, money: 0 });
  },
);

rule('eclipse', 'cleanup.5', 'colony ships are ready, nobody has passed, and the next round begins', () => {
  const table = position()
    .with((g) => {
      g.players[0]!.colonyShips = { ready: 1, used: 2 };
      for (const player of g.players) player.passed = true;
      g.startPlayer = 1;
    })
    .round(3)
    .from('cleanup');
  expect(table.player(0).colonyShips).toEqual({ ready: 3, used: 0 });
  expect(table.state.players.map(({ passed }) => passed)).toEqual([false, false]);
  expect(table.state.round).toBe(4);
  expect([table.seat, table.prompt]).toEqual([1, 'eclipse.choose-action']); // the start player
});

rule('eclipse', ['game-end.1', 'setup.1'], 'after the eighth round the game is over and the highest total wins', () => {
  const seventh = position().round(7).from('cleanup');
  expect([seventh.isOver, seventh.state.round]).toEqual([false, 8]);
  const table = position().reputation(1, 2).round(8).from('cleanup');
  expect(table.isOver).toBe(true);
  expect(table.state).toMatchObject({ phase: 'over', round: 8 });
  expect(table.match.outcome).toEqual({ winners: [1], scores: [3, 5] });
});

rule('eclipse', 'game-end.1', 'battles and upkeep of the eighth round come before', () => {
  const table = position().resources(0, 0, 0, 0).round(8).from('combat');
  while (!table.isOver) table.answer('done');
  expect(table.player(0).resources).toEqual({ materials: 2, science: 2, money: 2 });
});

test('everybody learns how all stand after a round, and what reputation was worth after the last', () => {
  const table = position().reputation(1, 2, 4).round(8).from('cleanup');
  const standing = (seat: number) => ({ key: 'eclipse.points-of', args: { seat: `seat/${seat}`, points: 3 } });
  expect(told(table, 'eclipse.points')).toEqual([{ round: 8, points: [standing(0), standing(1)] }]);
  expect(told(table, 'eclipse.reveals-reputation')).toEqual([{ seat: 1, points: 6 }]);
  expect(told(position().reputation(1, 2).round(7).from('cleanup'), 'eclipse.reveals-reputation')).toEqual([]);
});
