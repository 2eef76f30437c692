import { rule } from '@orrery/kernel/testing';
import { expect, test } from 'vitest';
import { position } from '../testing/index.ts';
import { actionTurn } from './action-phase.ts';
import { explore, rotations, zones } from './explore.ts';

/** Zones as `q,r`. */
function around(table: ReturnType<typeof position>, seat = 0): string[] {
  return zones(table.state, seat)
    .map(({ q, r }) => `${q},${r}`)
    .sort();
}

rule('eclipse', 'explore.1', 'empty zones beside own sectors and beside unpinned ships can be explored', () => {
  expect(around(position())).toEqual(['-1,-1', '0,-1', '0,-3', '1,-3']);
  const ship = position().beside('102', '221', 3).ships(0, '102', { interceptor: 1 });
  expect(around(ship)).toEqual(['-1,-1', '0,-3', '1,-1', '1,-3']);
  const pinned = position()
    .beside('102', '221', 3)
    .ships(0, '102', { interceptor: 1 })
    .ships(1, '102', { interceptor: 1 });
  expect(around(pinned)).toEqual(['-1,-1', '0,-3', '1,-3']);
});

rule('eclipse', 'explore.2', 'without Wormhole Generator a wormhole must lead to the zone', () => {
  const home = position();
  expect(around(home)).not.toContain('1,-2');
  home.know(0, 'wormhole-generator');
  expect(around(home)).toEqual(['-1,-1', '-1,-2', '0,-1', '0,-3', '1,-2', '1,-3'].sort());
});

rule(
  'eclipse',
  'explore.3',
  'the sector comes from the stack of the ring, and is placed in the chosen zone or discarded',
  () => {
    const table = position()
      .nextSectors(1, '102')
      .nextSectors(2, '201')
      .nextSectors(3, '310')
      .turnOf(0, { action: 'explore', activations: 1 });
    for (const [zone, id] of [
      ['zone:0,-1', '102'],
      ['zone:-1,-1', '201'],
      ['zone:0,-3', '310'],
    ] as const) {
      const revealed = table.play((g) => explore(g, 0)).answer(zone);
      expect(revealed.state.revealed).toMatchObject({ seat: 0, sectors: [id] });
      expect(revealed.options.every((each) => each === 'discard' || each.startsWith(`place:${id}:`))).toBe(true);
      const placed = revealed.answer(revealed.options[0]!);
      expect(`zone:${placed.sector(id).q},${placed.sector(id).r}`).toBe(zone);
      expect(placed.state.revealed).toBe(null);
    }
  },
);

rule('eclipse', 'explore.4', 'the sector may be turned as long as it joins one of the own sectors', () => {
  // 221 opens to the south; 201 has wormholes at 1, 3 and 5 and looks alike every second step.
  expect(rotations(position().state, 0, { q: 0, r: -1 }, '201')).toEqual([1]);
  // 317 has wormholes at 3 and 4: one of them must face north.
  expect(rotations(position().state, 0, { q: 0, r: -1 }, '317')).toEqual([2, 3]);
  expect(rotations(position().know(0, 'wormhole-generator').state, 0, { q: 0, r: -1 }, '317')).toEqual([
    0, 1, 2, 3, 4, 5,
  ]);
  // Joining the Galactic Center, where nobody of the player is, does not count.
  expect(rotations(position().ships(0, '001', { cruiser: 1 }).state, 0, { q: 0, r: -1 }, '317')).toEqual([0, 2, 3, 5]);
  const table = position()
    .nextSectors(1, '102')
    .play((g) => explore(g, 0))
    .answer('zone:0,-1');
  expect(table.options).toEqual(['place:102:0', 'place:102:1', 'discard']);
  table.answer('place:102:1');
  expect(table.sector('102').rotation).toBe(1);
});

rule('eclipse', 'explore.5', 'a discovery tile and Ancients come with the sectors that show them', () => {
  const table = position()
    .nextSectors(1, '104')
    .nextDiscoveries('money-8')
    .play((g) => explore(g, 0))
    .answer('zone:0,-1', 'place:104:0');
  expect(table.sector('104').discovery).toBe('money-8');
  expect(table.shipsOf('ancient', '104')).toEqual({ ancient: 2 });
  const plain = position()
    .nextSectors(1, '102')
    .play((g) => explore(g, 0))
    .answer('zone:0,-1', 'place:102:0');
  expect(plain.sector('102')).toMatchObject({ discovery: null, ships: [] });
});

rule('eclipse', 'explore.6', 'an unguarded discovery tile is taken before control is decided', () => {
  const table = position()
    .nextSectors(1, '110')
    .nextDiscoveries('money-8')
    .play((g) => explore(g, 0))
    .answer('zone:0,-1', 'place:110:0');
  expect(table.prompt).toBe('eclipse.discovery');
  table.answer('use');
  expect(table.player(0).resources.money).toBe(8);
  expect(table.prompt).toBe('eclipse.take-control');
  expect(table.sector('110').discovery).toBe(null);
});

rule('eclipse', 'explore.7', 'the explorer may control the new sector at once', () => {
  const start = position().nextSectors(1, '102').turnOf(0);
  const taken = start.play(actionTurn).answer('explore', 'zone:0,-1', 'place:102:0', 'control');
  expect(taken.sector('102').owner).toBe(0);
  expect(taken.player(0).discs).toBe(10);
  const left = start.play(actionTurn).answer('explore', 'zone:0,-1', 'place:102:0', 'leave');
  expect(left.sector('102').owner).toBe(null);
  expect(left.player(0).discs).toBe(11);
});

rule('eclipse', 'explore.8', 'a sector of Ancients is neither controlled nor looted, but Draco may control it', () => {
  const guarded = position()
    .nextSectors(1, '101')
    .nextDiscoveries('money-8')
    .play((g) => explore(g, 0))
    .answer('zone:0,-1', 'place:101:2');
  expect(guarded.isOver).toBe(true);
  expect(guarded.sector('101')).toMatchObject({ owner: null, discovery: 'money-8' });
  const draco = position({ species: ['draco', 'orion'] })
    .nextSectors(1, '101')
    .nextDiscoveries('money-8')
    .play((g) => explore(g, 0))
    .answer('zone:0,-1', 'place:101:2', 'control');
  expect(draco.sector('101')).toMatchObject({ owner: 0, discovery: 'money-8' });
});

rule('eclipse', 'explore.9', 'a discarded sector lies faceup with its ring and ends the activation', () => {
  const table = position()
    .nextSectors(2, '201')
    .play((g) => explore(g, 0))
    .answer('zone:-1,-1', 'discard');
  expect(table.isOver).toBe(true);
  expect(table.state.discards[2]).toEqual(['201']);
  expect(table.state.sectors['201']).toBeUndefined();
});

rule('eclipse', 'explore.10', 'the discards become a new stack; without either the ring cannot be explored', () => {
  const table = position().with((g) => {
    g.discards[1] = g.stacks[1].splice(0);
  });
  const explored = table.play((g) => explore(g, 0)).answer('zone:0,-1');
  expect(explored.state.discards[1]).toEqual([]);
  expect(explored.state.stacks[1]).toHaveLength(9);
  expect(explored.state.revealed?.sectors).toHaveLength(1);
  table.with((g) => {
    g.discards[1] = [];
    g.stacks[1] = [];
  });
  expect(around(table)).toEqual(['-1,-1', '0,-3', '1,-3']);
});

rule('eclipse', 'explore.11', 'exploring moves no ship', () => {
  const table = position()
    .nextSectors(1, '102')
    .ships(0, '221', { interceptor: 1 })
    .play((g) => explore(g, 0))
    .answer('zone:0,-1', 'place:102:0', 'control');
  expect(table.shipsOf(0, '221')).toEqual({ interceptor: 1 });
  expect(table.sector('102')).toMatchObject({ ships: [], arrivals: [] });
});

rule('eclipse', 'species-draco.2', 'Draco may look at a second sector and places at most one', () => {
  const start = position({ species: ['draco', 'orion'] }).nextSectors(1, '102', '106');
  const table = start.play((g) => explore(g, 0)).answer('zone:0,-1', 'reveal');
  expect(table.options).not.toContain('reveal');
  expect(table.options).toEqual(expect.arrayContaining(['place:102:0', 'place:106:0', 'discard']));
  const both = start.play((g) => explore(g, 0)).answer('zone:0,-1', 'reveal', 'discard');
  expect(both.state.discards[1]).toEqual(['102', '106']);
  table.answer('place:106:0', 'leave');
  expect(table.state.discards[1]).toEqual(['102']);
  expect(table.state.sectors['106']).toBeDefined();
  const first = start.play((g) => explore(g, 0)).answer('zone:0,-1', 'place:102:0', 'leave');
  expect(first.state.discards[1]).toEqual([]);
  expect(first.state.stacks[1][0]).toBe('106');
});

rule('eclipse', 'control.4', 'a controlled sector is enough to explore from, without ships', () => {
  const table = position().beside('102', '221', 3);
  expect(around(table)).not.toContain('1,-1');
  expect(around(table.own(0, '102'))).toContain('1,-1');
});

test('zones are told apart by their labels, however far out they are', () => {
  // 310 and 311 lead away from home in one line: the zones beside them lie in the same directions.
  const table = position().place('310', { q: 0, r: -3 }).place('311', { q: 0, r: -4 }).own(0, '310', '311');
  const options =
    table
      .know(0, 'wormhole-generator')
      .play((g) => explore(g, 0))
      .match.pending(0)?.options ?? [];
  const labels = options.filter(({ id }) => id.startsWith('zone:')).map(({ label }) => JSON.stringify(label));
  expect(labels.length).toBeGreaterThan(8);
  expect(new Set(labels).size).toBe(labels.length);
});
