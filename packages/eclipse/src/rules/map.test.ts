import { rule } from '@orrery/kernel/testing';
import { expect, test } from 'vitest';
import { sector, sectorIds, sectors } from '../content/sectors.ts';
import { discoverySupply, sectorsOfRing, technologyTiles } from '../content/supplies.ts';
import { directions, distance, ringOf, step } from '../figures.ts';
import { position } from '../testing/index.ts';
import { zones } from './explore.ts';
import { influence } from './influence.ts';
import { bearingOf, connected, hasWarpPortal, placeSector, unpinned } from './map.ts';
import { move } from './move.ts';
import { research } from './research.ts';

rule(
  'eclipse',
  ['hex-map.1', 'hex-map.2'],
  'the distance from the center is the ring, and everything from three on is the outer ring',
  () => {
    const near = { 1: 0, 2: 0, 3: 0 };
    for (let q = -5; q <= 5; q++) {
      for (let r = -5; r <= 5; r++) {
        const zone = { q, r };
        if (distance(zone) > 0 && distance(zone) <= 5) near[ringOf(zone)]++;
      }
    }
    expect(near).toEqual({ 1: 6, 2: 12, 3: 18 + 24 + 30 });
    for (const [direction, zone] of directions.entries()) expect(ringOf(step(zone, direction))).toBe(2);
  },
);

test('zones of a ring are told apart by their bearing from the Galactic Center', () => {
  expect(directions.map(bearingOf)).toEqual([270, 330, 30, 90, 150, 210]);
  for (const ring of [1, 2, 3]) {
    const bearings = new Set<number>();
    for (let q = -ring; q <= ring; q++) {
      for (let r = -ring; r <= ring; r++) if (distance({ q, r }) === ring) bearings.add(bearingOf({ q, r }));
    }
    expect(bearings.size).toBe(6 * ring);
  }
});

rule('eclipse', 'hex-map.3', 'a zone holds one sector', () => {
  const { state } = position();
  expect(() => placeSector(state, '201', { q: 0, r: 0 }, 0)).toThrow('holds a sector already');
});

rule('eclipse', 'hex-map.4', 'neighbours are connected where both edges show a wormhole', () => {
  const open = position().beside('102', '221', 3).state;
  expect(connected(open, '102', false).toSorted()).toEqual(['001', '221']);
  const turned = position().beside('101', '221', 3).state; // closed at the top
  expect(connected(turned, '101', false)).toEqual(['001']);
});

rule('eclipse', 'hex-map.5', 'ships move, and discs go, only through connections', () => {
  const closed = position().beside('101', '221', 3).ships(0, '221', { interceptor: 1 });
  expect(closed.play((g) => move(g, 0)).isOver).toBe(true);
  const discs = closed.turnOf(0, { action: 'influence' }).play((g) => influence(g, 0));
  expect(discs.options.some((id) => id === 'place:101')).toBe(false);
});

rule('eclipse', 'hex-map.6', 'with Wormhole Generator one wormhole of the two edges is enough, none is not', () => {
  const half = position().beside('101', '221', 3).ships(0, '221', { interceptor: 1 }).know(0, 'wormhole-generator');
  const table = half.play((g) => move(g, 0)).answer('ship:221:interceptor');
  expect(table.shipsOf(0, '101')).toEqual({ interceptor: 1 });
  const discs = half.turnOf(0, { action: 'influence' }).play((g) => influence(g, 0));
  expect(discs.options).toContain('place:101');
  // Edge 2 of 221 is closed, and so is the facing edge of 318 turned like this.
  const none = position().beside('318', '221', 2).know(0, 'wormhole-generator').state;
  expect(connected(none, '221', true)).not.toContain('318');
});

rule('eclipse', 'hex-map.7', 'every sector shows its wormholes, its points and its squares', () => {
  expect(sectorIds).toHaveLength(60);
  for (const id of sectorIds) {
    const { wormholes, points } = sector(id);
    expect(wormholes.length).toBeGreaterThan(1);
    expect(points).toBeGreaterThan(0);
  }
  expect(sector('109')).toMatchObject({ points: 4, artifacts: 1, discovery: true, ancients: 2, warpPortal: false });
  expect(sector('281').warpPortal).toBe(true);
});

rule('eclipse', 'hex-map.8', 'sectors are numbered by where they belong', () => {
  const numbered = (kind: string) => sectorIds.filter((id) => sectors[id].kind === kind);
  const between = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => String(from + i));
  expect(numbered('center')).toEqual(['001']);
  expect(numbered('inner')).toEqual(between(101, 110));
  expect(numbered('middle')).toEqual([...between(201, 211), '214', '281']);
  expect(numbered('starting')).toEqual(between(221, 232));
  expect(numbered('guardian')).toEqual(between(271, 274));
  expect(numbered('outer')).toEqual([...between(301, 318), '381', '382']);
});

rule('eclipse', 'warp-portals.1', 'the module adds three sectors, a discovery tile and a technology', () => {
  const more = <T>(all: readonly T[], few: readonly T[]) => all.filter((each) => !few.includes(each));
  expect(more(sectorsOfRing(2, true), sectorsOfRing(2, false))).toEqual(['281']);
  expect(more(sectorsOfRing(3, true), sectorsOfRing(3, false))).toEqual(['381', '382']);
  expect(more(discoverySupply(true), discoverySupply(false))).toEqual(['ancient-warp-portal']);
  expect(more(technologyTiles(true), technologyTiles(false))).toEqual(['warp-portal']);
});

/** Portals far apart: printed in 381 beside 221, and made in 223. */
function portals() {
  return position()
    .beside('381', '221', 0)
    .with((g) => {
      g.sectors['223']!.warpPortal = 'tile';
    });
}

rule('eclipse', 'warp-portals.2', 'all sectors with a warp portal are neighbours of each other', () => {
  const { state } = portals().with((g) => {
    g.sectors['001']!.warpPortal = 'discovery';
  });
  expect(hasWarpPortal(state, '381')).toBe(true);
  for (const [from, others] of [
    ['381', ['001', '223']],
    ['223', ['001', '381']],
    ['001', ['223', '381']],
  ] as const)
    expect(connected(state, from, false)).toEqual(expect.arrayContaining([...others]));
  expect(connected(state, '221', false)).not.toContain('223');
});

rule('eclipse', 'warp-portals.3', 'ships and discs use the link of warp portals, explorers do not', () => {
  const table = portals().own(0, '381').ships(0, '381', { interceptor: 1 });
  const ship = table.play((g) => move(g, 0)).answer('ship:381:interceptor');
  expect(ship.options).toEqual(['sector:221', 'sector:223']);
  const disc = portals()
    .with((g) => {
      g.sectors['223']!.owner = null;
      g.players[1]!.discs++;
    })
    .own(0, '381')
    .turnOf(0, { action: 'influence' })
    .play((g) => influence(g, 0));
  expect(disc.options).toContain('place:223');
  // North of 223 lies an open zone that the portal does not bring within reach.
  expect(zones(table.state, 0)).not.toContainEqual({ q: 0, r: 1 });
  expect(zones(table.state, 1)).toContainEqual({ q: 0, r: 1 });
});

rule(
  'eclipse',
  'warp-portals.4',
  'who researches the technology places the tile in a controlled sector at once',
  () => {
    const table = position()
      .beside('102', '221', 3)
      .own(0, '102')
      .resources(0, 0, 9)
      .tray('warp-portal')
      .play((g) => research(g, 0))
      .answer('technology:warp-portal:grid');
    expect(table.options).toEqual(['sector:102', 'sector:221']);
    table.answer('sector:102');
    expect(table.sector('102').warpPortal).toBe('tile');
  },
);

rule('eclipse', 'pinning.1', 'each opponent pins one ship, whoever it belongs to', () => {
  const crowd = position({ players: 3 }).beside('102', '221', 3).ships(0, '102', { interceptor: 5 });
  expect(unpinned(crowd.state, 0, '102')).toBe(5);
  crowd.ships(1, '102', { cruiser: 1 }).ships(2, '102', { interceptor: 1 });
  expect(unpinned(crowd.state, 0, '102')).toBe(3);
  crowd.npc('ancient', '102', 1);
  expect(unpinned(crowd.state, 0, '102')).toBe(2);
  crowd.npc('guardian', '102', 1);
  expect(unpinned(crowd.state, 0, '102')).toBe(1);
});

rule('eclipse', 'pinning.2', 'a ship leaves only where own ships outnumber opponents; the owner chooses which', () => {
  const pinned = position()
    .beside('102', '221', 3)
    .ships(0, '102', { interceptor: 1, cruiser: 1 })
    .ships(1, '102', { cruiser: 2 });
  expect(pinned.play((g) => move(g, 0)).isOver).toBe(true);
  const free = position()
    .beside('102', '221', 3)
    .ships(0, '102', { interceptor: 1, cruiser: 1 })
    .ships(1, '102', { cruiser: 1 });
  expect(free.play((g) => move(g, 0)).options).toEqual(['ship:102:interceptor', 'ship:102:cruiser', 'done']);
});

rule('eclipse', 'pinning.4', 'more own ships free those that were pinned', () => {
  const { state } = position()
    .beside('102', '221', 3)
    .ships(0, '102', { interceptor: 1 })
    .ships(1, '102', { cruiser: 1 });
  expect(unpinned(state, 0, '102')).toBe(0);
  expect(unpinned(state, 0, '102', 1)).toBe(1);
});

rule('eclipse', 'pinning.5', 'the defence of the Galactic Center pins everybody', () => {
  const { state } = position().npc('gcds', '001').ships(0, '001', { interceptor: 6 }).know(0, 'cloaking-device');
  expect(unpinned(state, 0, '001')).toBe(0);
});

rule('eclipse', ['pinning.6', 'technologies.11'], 'with Cloaking Device two opponents are needed to pin a ship', () => {
  const cloaked = position()
    .beside('102', '221', 3)
    .know(0, 'cloaking-device')
    .ships(0, '102', { interceptor: 2 })
    .ships(1, '102', { interceptor: 1 });
  expect(unpinned(cloaked.state, 0, '102')).toBe(2);
  cloaked.ships(1, '102', { interceptor: 2 });
  expect(unpinned(cloaked.state, 0, '102')).toBe(1);
  expect(unpinned(cloaked.state, 1, '102')).toBe(1);
});

rule('eclipse', 'pinning.7', 'partners pin each other like everybody else', () => {
  const { state } = position({ players: 4 })
    .beside('102', '221', 3)
    .with((g) => {
      g.players[0]!.reputation[0] = { ambassador: 1 };
      g.players[1]!.reputation[0] = { ambassador: 0 };
    })
    .ships(0, '102', { interceptor: 1 })
    .ships(1, '102', { interceptor: 1 });
  expect(unpinned(state, 0, '102')).toBe(0);
});

rule('eclipse', 'pinning.8', 'starbases pin and can be the pinned ship', () => {
  const { state } = position().ships(0, '221', { starbase: 1, cruiser: 1 }).ships(1, '221', { interceptor: 2 });
  expect(unpinned(state, 1, '221')).toBe(0);
  expect(unpinned(state, 0, '221')).toBe(0);
  state.sectors['221']!.ships.pop();
  expect(unpinned(state, 0, '221')).toBe(1);
});
