import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { position } from '../testing/index.ts';
import { actionTurn } from './action-phase.ts';
import { influence } from './influence.ts';

/** 102 south of 221, and seat 0 in the middle of an influence action without ready colony ships. */
function start(config: Parameters<typeof position>[0] = {}) {
  const table = position(config).beside('102', '221', 3).turnOf(0, { action: 'influence', activations: 2 });
  return table.with((g) => {
    const all = g.players[0]!.colonyShips.ready;
    g.players[0]!.colonyShips = { ready: 0, used: all };
  });
}

rule('eclipse', 'influence.1', 'an activation places a disc or takes one back', () => {
  const table = start().play((g) => influence(g, 0));
  expect(table.options).toEqual(['place:102', 'withdraw:221', 'done']);
  table.answer('place:102');
  expect(table.sector('102').owner).toBe(0);
  expect(table.player(0).discs).toBe(11);
  const back = start()
    .play((g) => influence(g, 0))
    .answer('withdraw:221');
  expect(back.sector('221').owner).toBe(null);
  expect(back.player(0).discs).toBe(13);
  const owned = start()
    .own(1, '102')
    .play((g) => influence(g, 0));
  expect(owned.options).toEqual(['withdraw:221', 'done']);
});

rule('eclipse', 'influence.2', 'the disc comes from the track or from another sector', () => {
  const far = start()
    .place('313', { q: 5, r: -8 })
    .own(0, '313')
    .play((g) => influence(g, 0))
    .answer('place:102');
  expect(far.options).toEqual(['track', 'sector:313']);
  far.answer('sector:313');
  expect(far.sector('313').owner).toBe(null);
  expect(far.sector('102').owner).toBe(0);
  expect(far.player(0).discs).toBe(11);
});

rule('eclipse', 'influence.3', 'the target is free of opponents and holds an own ship or is connected', () => {
  const targets = (table: ReturnType<typeof position>) =>
    table.play((g) => influence(g, 0)).options.filter((id) => id.startsWith('place'));
  // 101 is closed to the north.
  const apart = () => position().beside('101', '221', 3).turnOf(0, { action: 'influence' });
  expect(targets(apart())).toEqual([]);
  expect(targets(apart().ships(0, '101', { interceptor: 1 }))).toEqual(['place:001', 'place:101']);
  expect(targets(apart().ships(0, '101', { interceptor: 1 }).ships(1, '101', { interceptor: 1 }))).toEqual([
    'place:001',
  ]);
  expect(targets(apart().ships(0, '001', { interceptor: 1 }))).toEqual(['place:001', 'place:101']);
  expect(targets(start().ships(1, '102', { interceptor: 1 }))).toEqual([]);
});

rule('eclipse', 'influence.4', 'with Wormhole Generator half a connection is enough', () => {
  const table = position().beside('101', '221', 3).know(0, 'wormhole-generator').turnOf(0, { action: 'influence' });
  expect(table.play((g) => influence(g, 0)).options).toContain('place:101');
});

rule(
  'eclipse',
  ['influence.5', 'species-draco.4'],
  'sectors of Ancients, Guardians and the Center Defence are closed, except that Draco lives with Ancients',
  () => {
    for (const type of ['ancient', 'guardian', 'gcds'] as const)
      expect(
        start()
          .npc(type, '102')
          .play((g) => influence(g, 0)).options,
      ).not.toContain('place:102');
    const draco = () =>
      position({ species: ['draco', 'orion'] })
        .beside('102', '228', 3)
        .turnOf(0, { action: 'influence' });
    expect(
      draco()
        .npc('ancient', '102')
        .play((g) => influence(g, 0)).options,
    ).toContain('place:102');
    expect(
      draco()
        .npc('guardian', '102')
        .play((g) => influence(g, 0)).options,
    ).not.toContain('place:102');
  },
);

rule('eclipse', 'influence.6', 'in one action the disc of a sector moves only once', () => {
  const table = start().turnOf(0).play(actionTurn).answer('influence', 'place:102');
  expect(table.options).not.toContain('withdraw:102');
  const back = start().own(0, '102').turnOf(0).play(actionTurn).answer('influence', 'withdraw:102');
  expect(back.options).not.toContain('place:102');
  expect(back.options).toContain('withdraw:221');
});

rule('eclipse', 'influence.7', 'the disc that provides the connection cannot be the one that moves', () => {
  // Only 221 joins 102: its disc must stay, so with one choice nothing is asked.
  const table = start()
    .play((g) => influence(g, 0))
    .answer('place:102');
  expect(table.sector('221').owner).toBe(0);
  const none = start().with((g) => {
    g.players[0]!.actionDiscs.move = g.players[0]!.discs;
    g.players[0]!.discs = 0;
  });
  expect(none.play((g) => influence(g, 0)).options).toEqual(['withdraw:221', 'done']);
  // A ship in 221 keeps the connection.
  const ship = none.ships(0, '221', { interceptor: 1 }).play((g) => influence(g, 0));
  expect(ship.options).toContain('place:102');
  ship.answer('place:102');
  expect(ship.sector('102').owner).toBe(0);
  expect(ship.sector('221').owner).toBe(null);
});

rule('eclipse', 'influence.8', 'cubes of a sector that is left go back to their tracks', () => {
  const table = position()
    .beside('211', '221', 3)
    .own(0, '211')
    .cube(0, '211', 1, 'money')
    .cube(0, '211', 2, 'science')
    .with((g) => {
      g.sectors['211']!.orbital = { cube: 'money' };
      g.players[0]!.cubes.money--;
    })
    .turnOf(0, { action: 'influence' })
    .play((g) => influence(g, 0))
    .answer('withdraw:211');
  expect(table.options).toEqual(['track:materials', 'track:science', 'track:money']);
  table.answer('track:materials');
  expect(table.options).toEqual(['track:science', 'track:money']);
  table.answer('track:science');
  expect(table.player(0).cubes).toEqual({ materials: 12, science: 11, money: 10 });
  expect(table.sector('211')).toMatchObject({ owner: null, cubes: [null, null, null], orbital: { cube: null } });
});

rule('eclipse', 'combat-discovery.3', 'who places the first disc where a tile was left takes the tile', () => {
  const table = start()
    .discovery('102', 'money-8')
    .play((g) => influence(g, 0))
    .answer('place:102', 'use');
  expect(table.player(0).resources.money).toBe(8);
  expect(table.sector('102').discovery).toBe(null);
});

rule('eclipse', 'discovery-tiles.1', 'the tile taken with a disc may wait until the activation ends', () => {
  const table = start()
    .discovery('102', 'money-8')
    .play((g) => influence(g, 0))
    .answer('place:102');
  expect([table.prompt, table.options]).toEqual(['eclipse.discovery', ['use', 'keep', 'later']]);
});
