import { content, ruling } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { gainControl } from '../../rules/control.ts';
import { invasion } from '../../rules/invasion.ts';
import { repeal } from '../../rules/laws.ts';
import { battle, decide, position, reveal, session, type Table } from '../../testing/index.ts';

const points = (table: Table) => [0, 1, 2].map((seat) => table.player(seat).points);

/** Seat 1, the Jol-Nar, has the crown and a point for it. */
function crowned() {
  return position().law('the-crown-of-emphidia', 'player-1', 1).points(0, 1, 0);
}

ruling('ti4', 'ag/the-crown-of-emphidia.1', 'the elected player has the card and a point', () => {
  const table = decide(reveal(session(), 'the-crown-of-emphidia'), 'player-2');
  expect(table.state.laws).toMatchObject([{ id: 'the-crown-of-emphidia', owner: 2 }]);
  expect(points(table)).toEqual([0, 0, 1]);
});

ruling('ti4', 'ag/the-crown-of-emphidia.1', 'who gains a planet of the owner’s home takes card and point', () => {
  const table = crowned().play((g) => gainControl(g, 2, 'nar'));
  expect(table.state.laws[0]?.owner).toBe(2);
  expect(points(table)).toEqual([0, 0, 1]);
});

ruling('ti4', 'ag/the-crown-of-emphidia.1', 'from whom the planet came does not matter', () => {
  const table = crowned()
    .own(0, 'nar')
    .play((g) => gainControl(g, 2, 'nar'));
  expect([table.state.laws[0]?.owner, points(table)]).toEqual([2, [0, 0, 1]]);
});

ruling(
  'ti4',
  'ag/the-crown-of-emphidia.1',
  'the point is gained before the other is lost, and may end the game',
  () => {
    const table = crowned()
      .points(9, 9, 9)
      .play((g) => gainControl(g, 2, 'jol'));
    expect([table.isOver, table.state.winner, points(table)]).toEqual([true, 2, [9, 9, 10]]);
  },
);

ruling('ti4', 'ag/the-crown-of-emphidia.2', 'two home planets taken in one invasion move it once', () => {
  const table = battle('tile-12', 'invasion', ['sol', 'jol-nar', 'xxcha'])
    .law('the-crown-of-emphidia', 'player-1', 1)
    .points(0, 3, 0)
    .own(1, 'lor')
    .units(0, 'tile-12', { carrier: 1, infantry: 2 })
    .play(invasion);
  table.answer('commit:nar:infantry:1', 'commit:jol:infantry:1');
  while (!table.isOver) table.answer(table.options.find((id) => /done|pass|none/.test(id)) ?? '');
  expect([table.state.planets.nar?.owner, table.state.planets.jol?.owner]).toEqual([0, 0]);
  expect([table.state.laws[0]?.owner, points(table)]).toEqual([0, [1, 2, 0]]);
});

ruling('ti4', 'ag/the-crown-of-emphidia.2', 'discarded it costs nobody a point', () => {
  const table = crowned().play((g) => repeal(g, 'the-crown-of-emphidia'));
  expect(points(table)).toEqual([0, 1, 0]);
});

content('ti4', 'agenda/the-crown-of-emphidia', 'other planets, and the owner’s own gains, do not move it', () => {
  const table = crowned()
    .own(0, 'jol', 'tarmann')
    .play(function* (g) {
      yield* gainControl(g, 2, 'tarmann');
      yield* gainControl(g, 2, 'jord'); // somebody else's home
      yield* gainControl(g, 1, 'jol'); // the owner comes home
    });
  expect([table.state.laws[0]?.owner, points(table)]).toEqual([1, [0, 1, 0]]);
  expect(table.events()).not.toContain('ti4.takes-law');
});
