import { ruling } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { invasion } from '../../rules/invasion.ts';
import { repeal } from '../../rules/laws.ts';
import { spaceCombat } from '../../rules/space-combat.ts';
import { battle, decide, position, reveal, session, type Table } from '../../testing/index.ts';

const here = 'tile-22';
const points = (table: Table) => [0, 1].map((seat) => table.player(seat).points);

ruling('ti4', 'ag/shard-of-the-throne.1', 'the winner of a ground combat takes it, too', () => {
  const table = battle(here, 'invasion')
    .law('shard-of-the-throne', 'player-1', 1)
    .points(0, 1, 0)
    .units(0, here, { carrier: 1, infantry: 1 })
    .units(1, 'tarmann', { infantry: 1 })
    .dice(10, 1)
    .play(invasion)
    .answer('commit:tarmann:infantry:1');
  expect([table.state.laws[0]?.owner, points(table)]).toEqual([0, [1, 0]]);
});

ruling(
  'ti4',
  'ag/shard-of-the-throne.1',
  'the winner’s point comes first and may end the game; a draw moves nothing',
  () => {
    const fight = (...dice: number[]) =>
      battle(here, 'space-combat')
        .law('shard-of-the-throne', 'player-1', 1)
        .points(9, 9, 0)
        .units(0, here, { cruiser: 1 })
        .units(1, here, { cruiser: 1 })
        .dice(...dice)
        .play(spaceCombat);
    const won = fight(10, 1);
    expect([won.state.winner, points(won)]).toEqual([0, [10, 9]]);
    const drawn = fight(10, 10);
    expect([drawn.state.laws[0]?.owner, points(drawn)]).toEqual([1, [9, 9]]);
  },
);

ruling('ti4', 'ag/shard-of-the-throne.1', 'the elected player gains card and point', () => {
  const table = decide(reveal(session(), 'shard-of-the-throne'), 'player-1');
  expect([table.state.laws[0]?.owner, points(table)]).toEqual([1, [0, 1]]);
});

ruling('ti4', 'ag/shard-of-the-throne.2', 'several combats of one action may move it several times', () => {
  const table = battle(here, 'space-combat')
    .law('shard-of-the-throne', 'player-1', 1)
    .points(0, 1, 0)
    .units(0, here, { carrier: 1, infantry: 1 })
    .units(1, here, { cruiser: 1 })
    .units(1, 'tarmann', { infantry: 1 })
    .dice(10, 1, 1, 10)
    .play(function* (g) {
      yield* spaceCombat(g);
      if (g.tactical) g.tactical.step = 'invasion';
      yield* invasion(g);
    });
  expect([table.state.laws[0]?.owner, points(table)]).toEqual([0, [1, 0]]);
  table.answer('commit:tarmann:infantry:1');
  expect([table.state.laws[0]?.owner, points(table)]).toEqual([1, [0, 1]]);
});

ruling('ti4', ['ag/shard-of-the-throne.2', 'ag/0.13'], 'discarded by anything it costs no point', () => {
  const table = position()
    .law('shard-of-the-throne', 'player-1', 1)
    .points(0, 1, 0)
    .play((g) => repeal(g, 'shard-of-the-throne'));
  expect(points(table)).toEqual([0, 1]);
});
