import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { neighbourPositions } from '../content/layouts.ts';
import { type SystemId, system } from '../content/systems.ts';
import { position } from '../testing/index.ts';
import {
  adjacent,
  areAdjacent,
  areNeighbours,
  beside,
  isAdjacentTo,
  isPlanet,
  onEdge,
  placesIn,
  systemOfPlace,
  systemsOf,
} from './galaxy.ts';
import { canEnter, lengthOf, moveValue } from './paths.ts';
import { nonFightersIn, shipsIn } from './pieces.ts';

/** Six players on the preset map: tile 22 lies north of Mecatol Rex, tile 35 north of that. */
const six = () => position({ players: 6 });
const withCreuss = () => position({ players: 3, factions: ['sol', 'creuss', 'nekro'] });

rule('ti4', 'adjacency.0', 'systems that share a side are adjacent, others are not', () => {
  const g = six().state;
  expect(adjacent(g, 'tile-18', 0).toSorted()).toEqual([
    'tile-19',
    'tile-22',
    'tile-24',
    'tile-42',
    'tile-44',
    'tile-45',
  ]);
  for (const id of systemsOf(g)) {
    const { position: where } = g.systems[id]!;
    const near = neighbourPositions(where!).length;
    expect(beside(g, id)).toHaveLength(near);
    for (const other of beside(g, id)) expect(beside(g, other)).toContain(id);
  }
  expect(areAdjacent(g, 'tile-22', 'tile-24', 0)).toBe(false);
});

rule(
  'ti4',
  ['adjacency.1', 'wormholes.0', 'learn-to-play-only.13'],
  'systems with the same wormhole are adjacent however far apart, those with different ones are not',
  () => {
    const g = six().state;
    const holes: readonly SystemId[] = ['tile-26', 'tile-39', 'tile-25', 'tile-40'];
    const joined = holes.flatMap((a) => holes.filter((b) => areAdjacent(g, a, b, 0)).map((b) => `${a} ${b}`));
    expect(joined).toEqual(['tile-26 tile-39', 'tile-39 tile-26', 'tile-25 tile-40', 'tile-40 tile-25']);
    expect(beside(g, 'tile-26')).not.toContain('tile-39');
    expect(adjacent(g, 'tile-26', 0)).toHaveLength(7);
  },
);

rule(
  'ti4',
  ['adjacency.2', 'adjacency.3'],
  'a planet is adjacent to its system and to all systems that adjoin it',
  () => {
    const g = six().state;
    const near = systemsOf(g).filter((id) => isAdjacentTo(g, 'tarmann', id, 0));
    expect(near.toSorted()).toEqual([...adjacent(g, 'tile-22', 0), 'tile-22'].toSorted());
    const lodor = systemsOf(g).filter((id) => isAdjacentTo(g, 'lodor', id, 0));
    expect(lodor).toContain('tile-39');
    expect(lodor).toContain('tile-26');
  },
);

rule(
  'ti4',
  ['adjacency.2', 'adjacency.2a'],
  'a ship is adjacent to the systems around its own, but not to its own',
  () => {
    const g = six().state;
    expect(systemsOf(g).filter((id) => isAdjacentTo(g, 'tile-22', id, 0))).toHaveLength(6);
    for (const id of systemsOf(g)) {
      expect(areAdjacent(g, id, id, 0)).toBe(false);
      expect(isAdjacentTo(g, id, id, 0)).toBe(false);
    }
  },
);

rule('ti4', ['game-board.0', 'system-tiles.0'], 'the board is made of the tiles of this game and no others', () => {
  for (const [players, tiles] of [
    [3, 28],
    [4, 37],
    [5, 37],
    [6, 37],
  ] as const) {
    const g = position({ players }).state;
    expect(systemsOf(g)).toHaveLength(tiles);
    expect(Object.keys(g.planets).toSorted()).toEqual(
      systemsOf(g)
        .flatMap((id) => system(id).planets)
        .toSorted(),
    );
  }
});

rule(
  'ti4',
  ['game-board.1', 'wormholes.4'],
  'the home of the Creuss is on the board and reached through its gate',
  () => {
    const g = withCreuss().state;
    expect(systemsOf(g)).toContain('tile-51');
    expect(adjacent(g, 'tile-51', 0)).toEqual(['tile-17']);
    expect(adjacent(g, 'tile-17', 0)).toContain('tile-51');
  },
);

rule('ti4', 'game-board.2', 'a tile is on the edge when one of its sides borders no tile', () => {
  const inner = (players: 3 | 6) => {
    const g = position({ players }).state;
    return systemsOf(g).filter((id) => !onEdge(g, id)).length;
  };
  expect(inner(6)).toBe(1 + 6 + 12);
  expect(inner(3)).toBe(1 + 6 + 3); // in ring 2 only the tiles before the homes
  expect(onEdge(withCreuss().state, 'tile-51')).toBe(true);
});

rule(
  'ti4',
  ['system-tiles.5', 'system-tiles.6'],
  'ground forces and structures stand on planets, ships in the space around them',
  () => {
    expect(placesIn('tile-16')).toEqual(['tile-16', 'arretze', 'hercant', 'kamdorn']);
    expect(placesIn('tile-46')).toEqual(['tile-46']);
    expect([isPlanet('arretze'), isPlanet('tile-16'), systemOfPlace('kamdorn')]).toEqual([true, false, 'tile-16']);
    const place = (where: 'tile-35' | 'bereg', units: object) => () => six().units(0, where, units).from('strategy');
    expect(place('bereg', { cruiser: 1 })).toThrow('a cruiser does not belong in bereg');
    expect(place('tile-35', { pds: 1 })).toThrow('a pds does not belong in tile-35');
    expect(place('tile-35', { 'space-dock': 1 })).toThrow('a space-dock does not belong in tile-35');
    expect(place('bereg', { pds: 1, infantry: 2, 'space-dock': 1 })).not.toThrow();
    expect(place('tile-35', { cruiser: 1, carrier: 1, infantry: 1 })).not.toThrow();
    const g = six().units(0, 'tile-35', { carrier: 1, fighter: 2, infantry: 1 }).state;
    expect([shipsIn(g, 0, 'tile-35'), nonFightersIn(g, 0, 'tile-35')]).toEqual([3, 1]);
  },
);

rule('ti4', 'neighbors.0', 'players are neighbors when they are in the same or in adjacent systems', () => {
  const base = () => six().units(0, 'tile-22', { cruiser: 1 });
  expect(areNeighbours(base().state, 0, 3)).toBe(false);
  expect(areNeighbours(base().units(3, 'tile-22', { cruiser: 1 }).state, 0, 3)).toBe(true);
  expect(areNeighbours(base().units(3, 'tile-18', { cruiser: 1 }).state, 0, 3)).toBe(true);
  expect(areNeighbours(base().own(3, 'mecatol-rex').state, 0, 3)).toBe(true);
  expect(areNeighbours(base().units(3, 'mecatol-rex', { infantry: 1 }).state, 3, 0)).toBe(true);
  expect(areNeighbours(base().own(3, 'mehar-xull').state, 0, 3)).toBe(false);
});

rule('ti4', ['neighbors.2', 'wormholes.3'], 'matching wormholes make neighbors', () => {
  const base = () => six().units(0, 'tile-26', { cruiser: 1 });
  expect(areNeighbours(base().units(2, 'tile-40', { cruiser: 1 }).state, 0, 2)).toBe(false);
  expect(areNeighbours(base().units(2, 'tile-39', { cruiser: 1 }).state, 0, 2)).toBe(true);
});

rule('ti4', 'neighbors.3', 'the Creuss are neighbors through any two wormholes, others are not', () => {
  const base = (seat: 0 | 1) => withCreuss().units(seat, 'tile-26', { cruiser: 1 }).units(2, 'tile-40', { cruiser: 1 });
  expect(areNeighbours(base(0).state, 0, 2)).toBe(false);
  expect(areNeighbours(base(1).state, 1, 2)).toBe(true);
  expect(areNeighbours(base(1).state, 2, 1)).toBe(true);
  expect(areAdjacent(base(1).state, 'tile-26', 'tile-40', 2)).toBe(false);
  expect(areAdjacent(base(1).state, 'tile-26', 'tile-17', 1)).toBe(false);
});

rule('ti4', 'anomalies.0', 'each of the four anomalies has a rule of its own that empty space has not', () => {
  const g = six().state;
  const rulesOf = (id: SystemId) => ({
    closed: !canEnter(g, 0, id, { type: 'cruiser', place: 'tile-18' }),
    slow: moveValue(g, 0, { type: 'cruiser', place: id }) === 1,
    fast: lengthOf([id, 'tile-18']) === 0,
  });
  const none = { closed: false, slow: false, fast: false };
  expect(rulesOf('tile-46')).toEqual(none);
  expect(rulesOf('tile-44')).toEqual({ ...none, closed: true });
  expect(rulesOf('tile-43')).toEqual({ ...none, closed: true });
  expect(rulesOf('tile-42')).toEqual({ ...none, slow: true });
  expect(rulesOf('tile-41')).toEqual({ ...none, fast: true });
});
