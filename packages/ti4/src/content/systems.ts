/** Catalogue: system-tiles, anomalies, wormholes. */
import type { FactionId, PlanetId } from './ids.ts';

export type Wormhole = 'alpha' | 'beta' | 'delta';
export type Anomaly = 'asteroid-field' | 'nebula' | 'supernova' | 'gravity-rift';

export interface SystemFigures {
  readonly tile: number;
  /** By the back of the tile, except for Mecatol Rex and the gate that stands in for the home of the Creuss. */
  readonly kind: 'home' | 'mecatol' | 'blue' | 'red' | 'gate';
  /** Whose home (or gate) it is. */
  readonly faction: FactionId | null;
  readonly planets: readonly PlanetId[];
  readonly wormholes: readonly Wormhole[];
  readonly anomaly: Anomaly | null;
}

const rows = {
  'tile-01': { tile: 1, kind: 'home', faction: 'sol', planets: ['jord'], wormholes: [], anomaly: null },
  'tile-02': { tile: 2, kind: 'home', faction: 'mentak', planets: ['moll-primus'], wormholes: [], anomaly: null },
  'tile-03': { tile: 3, kind: 'home', faction: 'yin', planets: ['darien'], wormholes: [], anomaly: null },
  'tile-04': { tile: 4, kind: 'home', faction: 'muaat', planets: ['muaat'], wormholes: [], anomaly: null },
  'tile-05': { tile: 5, kind: 'home', faction: 'arborec', planets: ['nestphar'], wormholes: [], anomaly: null },
  'tile-06': { tile: 6, kind: 'home', faction: 'l1z1x', planets: ['0-0-0'], wormholes: [], anomaly: null },
  'tile-07': { tile: 7, kind: 'home', faction: 'winnu', planets: ['winnu'], wormholes: [], anomaly: null },
  'tile-08': { tile: 8, kind: 'home', faction: 'nekro', planets: ['mordai-ii'], wormholes: [], anomaly: null },
  'tile-09': { tile: 9, kind: 'home', faction: 'naalu', planets: ['maaluuk', 'druaa'], wormholes: [], anomaly: null },
  'tile-10': {
    tile: 10,
    kind: 'home',
    faction: 'letnev',
    planets: ['arc-prime', 'wren-terra'],
    wormholes: [],
    anomaly: null,
  },
  'tile-11': { tile: 11, kind: 'home', faction: 'saar', planets: ['lisis-ii', 'ragh'], wormholes: [], anomaly: null },
  'tile-12': { tile: 12, kind: 'home', faction: 'jol-nar', planets: ['nar', 'jol'], wormholes: [], anomaly: null },
  'tile-13': {
    tile: 13,
    kind: 'home',
    faction: 'sardakk-norr',
    planets: ['trenlak', 'quinarra'],
    wormholes: [],
    anomaly: null,
  },
  'tile-14': {
    tile: 14,
    kind: 'home',
    faction: 'xxcha',
    planets: ['archon-ren', 'archon-tau'],
    wormholes: [],
    anomaly: null,
  },
  'tile-15': {
    tile: 15,
    kind: 'home',
    faction: 'yssaril',
    planets: ['retillion', 'shalloq'],
    wormholes: [],
    anomaly: null,
  },
  'tile-16': {
    tile: 16,
    kind: 'home',
    faction: 'hacan',
    planets: ['arretze', 'hercant', 'kamdorn'],
    wormholes: [],
    anomaly: null,
  },
  'tile-17': { tile: 17, kind: 'gate', faction: 'creuss', planets: [], wormholes: ['delta'], anomaly: null },
  'tile-18': { tile: 18, kind: 'mecatol', faction: null, planets: ['mecatol-rex'], wormholes: [], anomaly: null },
  'tile-19': { tile: 19, kind: 'blue', faction: null, planets: ['wellon'], wormholes: [], anomaly: null },
  'tile-20': { tile: 20, kind: 'blue', faction: null, planets: ['vefut-ii'], wormholes: [], anomaly: null },
  'tile-21': { tile: 21, kind: 'blue', faction: null, planets: ['thibah'], wormholes: [], anomaly: null },
  'tile-22': { tile: 22, kind: 'blue', faction: null, planets: ['tarmann'], wormholes: [], anomaly: null },
  'tile-23': { tile: 23, kind: 'blue', faction: null, planets: ['saudor'], wormholes: [], anomaly: null },
  'tile-24': { tile: 24, kind: 'blue', faction: null, planets: ['mehar-xull'], wormholes: [], anomaly: null },
  'tile-25': { tile: 25, kind: 'blue', faction: null, planets: ['quann'], wormholes: ['beta'], anomaly: null },
  'tile-26': { tile: 26, kind: 'blue', faction: null, planets: ['lodor'], wormholes: ['alpha'], anomaly: null },
  'tile-27': {
    tile: 27,
    kind: 'blue',
    faction: null,
    planets: ['new-albion', 'starpoint'],
    wormholes: [],
    anomaly: null,
  },
  'tile-28': { tile: 28, kind: 'blue', faction: null, planets: ['tequran', 'torkan'], wormholes: [], anomaly: null },
  'tile-29': { tile: 29, kind: 'blue', faction: null, planets: ['qucenn', 'rarron'], wormholes: [], anomaly: null },
  'tile-30': { tile: 30, kind: 'blue', faction: null, planets: ['mellon', 'zohbat'], wormholes: [], anomaly: null },
  'tile-31': { tile: 31, kind: 'blue', faction: null, planets: ['lazar', 'sakulag'], wormholes: [], anomaly: null },
  'tile-32': { tile: 32, kind: 'blue', faction: null, planets: ['dal-bootha', 'xxehan'], wormholes: [], anomaly: null },
  'tile-33': { tile: 33, kind: 'blue', faction: null, planets: ['corneeq', 'resculon'], wormholes: [], anomaly: null },
  'tile-34': { tile: 34, kind: 'blue', faction: null, planets: ['centauri', 'gral'], wormholes: [], anomaly: null },
  'tile-35': { tile: 35, kind: 'blue', faction: null, planets: ['bereg', 'lirta-iv'], wormholes: [], anomaly: null },
  'tile-36': { tile: 36, kind: 'blue', faction: null, planets: ['arnor', 'lor'], wormholes: [], anomaly: null },
  'tile-37': { tile: 37, kind: 'blue', faction: null, planets: ['arinam', 'meer'], wormholes: [], anomaly: null },
  'tile-38': { tile: 38, kind: 'blue', faction: null, planets: ['abyz', 'fria'], wormholes: [], anomaly: null },
  'tile-39': { tile: 39, kind: 'red', faction: null, planets: [], wormholes: ['alpha'], anomaly: null },
  'tile-40': { tile: 40, kind: 'red', faction: null, planets: [], wormholes: ['beta'], anomaly: null },
  'tile-41': { tile: 41, kind: 'red', faction: null, planets: [], wormholes: [], anomaly: 'gravity-rift' },
  'tile-42': { tile: 42, kind: 'red', faction: null, planets: [], wormholes: [], anomaly: 'nebula' },
  'tile-43': { tile: 43, kind: 'red', faction: null, planets: [], wormholes: [], anomaly: 'supernova' },
  'tile-44': { tile: 44, kind: 'red', faction: null, planets: [], wormholes: [], anomaly: 'asteroid-field' },
  'tile-45': { tile: 45, kind: 'red', faction: null, planets: [], wormholes: [], anomaly: 'asteroid-field' },
  'tile-46': { tile: 46, kind: 'red', faction: null, planets: [], wormholes: [], anomaly: null },
  'tile-47': { tile: 47, kind: 'red', faction: null, planets: [], wormholes: [], anomaly: null },
  'tile-48': { tile: 48, kind: 'red', faction: null, planets: [], wormholes: [], anomaly: null },
  'tile-49': { tile: 49, kind: 'red', faction: null, planets: [], wormholes: [], anomaly: null },
  'tile-50': { tile: 50, kind: 'red', faction: null, planets: [], wormholes: [], anomaly: null },
  'tile-51': { tile: 51, kind: 'home', faction: 'creuss', planets: ['creuss'], wormholes: ['delta'], anomaly: null },
} as const;

export type SystemId = keyof typeof rows;

export const systems: Readonly<Record<SystemId, SystemFigures>> = rows;
export const systemIds = Object.keys(rows) as readonly SystemId[];

export const mecatol: SystemId = 'tile-18';
export const creussGate: SystemId = 'tile-17';

const byId = new Map<SystemId, SystemFigures>(systemIds.map((id) => [id, systems[id]]));

/** Asked for all the time, and a map answers faster than an object with so many members. */
export function system(id: SystemId): SystemFigures {
  return byId.get(id) as SystemFigures;
}

/** Of whichever faction, also one that is not at the table any more. */
export function isHome(id: SystemId): boolean {
  return system(id).kind === 'home';
}
