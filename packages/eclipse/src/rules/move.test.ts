import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { position } from '../testing/index.ts';
import { actionTurn } from './action-phase.ts';
import { destinations, move, reachOf } from './move.ts';

/** The way of both players through the Galactic Center: 221, 102, 001, 106, 223. */
function road(players: 2 | 4 = 2) {
  const table = position({ players }).beside('102', '221', 3);
  return players === 2 ? table.beside('106', '223', 0) : table;
}

rule('eclipse', ['move.1', 'ship-parts.5'], 'a ship moves through as many sectors as its drives say', () => {
  const one = road().ships(0, '221', { interceptor: 1 });
  expect(
    one
      .play((g) => move(g, 0))
      .answer('ship:221:interceptor')
      .shipsOf(0, '102'),
  ).toEqual({ interceptor: 1 });
  const three = road()
    .ships(0, '221', { interceptor: 1 })
    .with((g) => {
      g.players[0]!.blueprints.interceptor.tiles = [null, null, null, 'nuclear-drive'];
    });
  expect(destinations(three.state, 0, '221', 2)).toEqual(['102', '001']);
  const table = three.play((g) => move(g, 0)).answer('ship:221:interceptor');
  expect(table.options).toEqual(['sector:102', 'sector:001']);
  table.answer('sector:001');
  expect(table.shipsOf(0, '001')).toEqual({ interceptor: 1 });
  const twice = road().ships(0, '221', { interceptor: 1 }).turnOf(0).play(actionTurn);
  twice.answer('move', 'ship:221:interceptor', 'ship:102:interceptor', 'sector:001');
  expect(twice.shipsOf(0, '001')).toEqual({ interceptor: 1 });
});

rule('eclipse', 'move.2', 'every step needs a connection', () => {
  const { state } = position().beside('101', '221', 3); // closed towards 221, open towards the center
  expect(destinations(state, 0, '221', 3)).toEqual([]);
  expect(destinations(state, 0, '101', 1)).toEqual(['001']);
});

rule('eclipse', 'move.3', 'there is no way into an empty zone', () => {
  const table = position()
    .ships(0, '221', { interceptor: 1 })
    .play((g) => move(g, 0));
  expect(table.isOver).toBe(true);
});

rule('eclipse', 'move.4', 'starbases never move', () => {
  const table = road()
    .ships(0, '221', { starbase: 1, interceptor: 1 })
    .play((g) => move(g, 0));
  expect(table.options).toEqual(['ship:221:interceptor', 'done']);
});

rule('eclipse', 'move.5', 'no battle starts when ships meet', () => {
  const table = road()
    .ships(0, '221', { cruiser: 1 })
    .ships(1, '102', { interceptor: 1 })
    .turnOf(0)
    .play(actionTurn)
    .answer('move', 'ship:221:cruiser', 'done');
  expect(table.state).toMatchObject({ phase: 'action', battle: null });
  expect(table.shipsOf(0, '102')).toEqual({ cruiser: 1 });
  expect(table.shipsOf(1, '102')).toEqual({ interceptor: 1 });
});

rule('eclipse', 'move.6', 'a sector remembers in which order players came, until their last ship leaves', () => {
  const table = road()
    .ships(1, '102', { interceptor: 1 })
    .ships(0, '221', { interceptor: 2 })
    .turnOf(0)
    .play(actionTurn)
    .answer('move', 'ship:221:interceptor', 'ship:221:interceptor');
  expect(table.sector('102').arrivals).toEqual([1, 0]);
  expect(table.sector('221').arrivals).toEqual([]);
  table.answer('ship:102:interceptor', 'sector:221');
  expect(table.sector('102').arrivals).toEqual([1, 0]);
});

rule('eclipse', 'pinning.3', 'a ship that is pinned on its way stops there', () => {
  const { state } = road().ships(1, '102', { interceptor: 1 });
  expect(destinations(state, 0, '221', 3)).toEqual(['102']);
});

rule('eclipse', 'pinning.9', 'the first interceptor is pinned by the enemy, the second passes', () => {
  const drives = road()
    .ships(1, '102', { interceptor: 1 })
    .ships(0, '221', { interceptor: 2 })
    .with((g) => {
      g.players[0]!.blueprints.interceptor.tiles = [null, null, null, 'nuclear-drive'];
    });
  const table = drives.turnOf(0).play(actionTurn).answer('move', 'ship:221:interceptor');
  expect(table.shipsOf(0, '102')).toEqual({ interceptor: 1 });
  table.answer('ship:221:interceptor');
  expect(table.options).toEqual(['sector:102', 'sector:001']);
  table.answer('sector:001');
  expect(table.shipsOf(0, '001')).toEqual({ interceptor: 1 });
});

rule(
  'eclipse',
  ['move.1', 'pinning.3'],
  'how far ships are from where they could go is known, and where they would be held',
  () => {
    const table = road()
      .ships(0, '221', { interceptor: 1, starbase: 1 })
      .ships(1, '223', { starbase: 1 })
      .with((g) => {
        g.players[0]!.blueprints.interceptor.tiles = [null, null, null, 'nuclear-drive'];
      });
    expect(reachOf(table.state, 0)).toEqual({ '221': { steps: { '102': 1, '001': 2 }, stops: [] } });
    expect(reachOf(table.state, 1)).toEqual({});
    expect(reachOf(table.ships(1, '102', { interceptor: 1 }).state, 0)).toEqual({
      '221': { steps: { '102': 1 }, stops: ['102'] },
    });
  },
);

rule('eclipse', 'faq.3', 'who passes a partner with Cloaking Device breaks no relations', () => {
  const table = road(4)
    .know(0, 'cloaking-device')
    .ships(1, '102', { interceptor: 1 })
    .ships(0, '221', { interceptor: 1 })
    .with((g) => {
      g.players[0]!.blueprints.interceptor.tiles = [null, null, null, 'nuclear-drive'];
      for (const [seat, other] of [
        [0, 1],
        [1, 0],
      ] as const) {
        g.players[seat]!.reputation[0] = { ambassador: other };
        g.players[seat]!.ambassadors--;
        g.players[seat]!.cubes.money--;
      }
    })
    .turnOf(0)
    .play(actionTurn)
    .answer('move', 'ship:221:interceptor', 'sector:001', 'done', 'done');
  expect(table.isOver).toBe(true);
  expect(table.state.traitor).toBe(null);
  expect(table.player(0).reputation[0]).toEqual({ ambassador: 1 });
});
