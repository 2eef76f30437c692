/** Catalogue: hex-map.7, hex-map.8. The sectors: printed edges are counted clockwise from the top of the tile. */
import type { SpeciesId } from './ids.ts';
import type { Resource } from './tracks.ts';

export type SectorKind = 'center' | 'inner' | 'middle' | 'outer' | 'starting' | 'guardian';

export interface PopulationSquare {
  readonly type: Resource | 'gray';
  readonly advanced: boolean;
}

export interface SectorFigures {
  readonly name: string;
  readonly kind: SectorKind;
  /** Printed edges with a wormhole, 0 to 5. */
  readonly wormholes: readonly number[];
  readonly population: readonly PopulationSquare[];
  readonly points: number;
  readonly artifacts: number;
  readonly discovery: boolean;
  readonly ancients: number;
  readonly warpPortal: boolean;
  /** Whose starting sector it is. */
  readonly species: SpeciesId | null;
}

type Row = Partial<Omit<SectorFigures, 'name' | 'kind' | 'wormholes' | 'population' | 'points'>>;

const types = { m: 'materials', s: 'science', d: 'money', g: 'gray' } as const;

/** Squares are written as letters: m materials, s science, d money, g gray, a star for an advanced one. */
function row(
  name: string,
  kind: SectorKind,
  wormholes: readonly number[],
  squares: string,
  points: number,
  more: Row = {},
): SectorFigures {
  const population = [...squares.matchAll(/([msdg])(\*?)/g)].map(([, letter, star]) => ({
    type: types[letter as keyof typeof types],
    advanced: star === '*',
  }));
  const plain = { artifacts: 0, discovery: false, ancients: 0, warpPortal: false, species: null };
  return { name, kind, wormholes, population, points, ...plain, ...more };
}

const rows = {
  '001': row('Galactic Center', 'center', [0, 1, 2, 3, 4, 5], 'mm*ss*dd', 4, { artifacts: 1, discovery: true }),
  '101': row('Castor', 'inner', [1, 2, 3, 4, 5], 'mm*d', 2, { discovery: true, ancients: 1 }),
  '102': row('Pollux', 'inner', [0, 2, 3, 5], 'ss', 2),
  '103': row('Beta Leonis', 'inner', [0, 1, 2, 4, 5], 'sd', 2),
  '104': row('Arcturus', 'inner', [0, 1, 3, 4], 'ss*dd*', 2, { discovery: true, ancients: 2 }),
  '105': row('Zeta Herculis', 'inner', [0, 1, 3, 4, 5], 'm*sd', 2, { discovery: true, ancients: 1 }),
  '106': row('Capella', 'inner', [0, 1, 2, 3], 'ms', 2),
  '107': row('Aldebaran', 'inner', [0, 1, 2, 3, 5], 'm*s*d', 3, { artifacts: 1 }),
  '108': row('Mu Cassiopeiae', 'inner', [0, 1, 3, 4], 'sd*g', 2, { discovery: true, ancients: 1 }),
  '109': row('Alpha Lacertae', 'inner', [1, 2, 3, 4, 5], 'md', 4, { artifacts: 1, discovery: true, ancients: 2 }),
  '110': row('Iota Boötis', 'inner', [0, 2, 3, 4], 'd*g*', 2, { discovery: true }),
  '201': row('Alpha Centauri', 'middle', [1, 3, 5], 'md', 1),
  '202': row('Fomalhaut', 'middle', [1, 3, 5], 'ss*', 2, { artifacts: 1 }),
  '203': row('Chi Draconis', 'middle', [0, 1, 3, 5], 'msd*', 2, { discovery: true, ancients: 2 }),
  '204': row('Vega', 'middle', [0, 1, 3, 5], 'm*d*g', 2, { artifacts: 1, discovery: true, ancients: 1 }),
  '205': row('Mu Herculis', 'middle', [2, 3, 4], 's*dd*', 1, { artifacts: 1 }),
  '206': row('Epsilon Indi', 'middle', [1, 2, 3, 5], 'm', 1, { discovery: true }),
  '207': row('Zeta Reticuli', 'middle', [0, 1, 3], '', 2, { discovery: true }),
  '208': row('Iota Persei', 'middle', [0, 2, 3, 5], '', 2, { discovery: true }),
  '209': row('Delta Eridani', 'middle', [0, 1, 3, 5], 'sd', 1),
  '210': row('Psi Capricorni', 'middle', [0, 3, 5], 'md', 1),
  '211': row('Beta Aquilae', 'middle', [0, 1, 2, 3], 'm*dg', 1, { discovery: true, ancients: 1 }),
  '214': row('Beta Monocerotis', 'middle', [0, 1, 2, 4, 5], 'm*sg*', 2, { discovery: true, ancients: 1 }),
  '281': row('Delta Corvi', 'middle', [0, 2, 3, 5], 'sd', 2, { discovery: true, warpPortal: true }),
  '221': row('Procyon', 'starting', [0, 1, 3, 4], 'mss*dd*', 3, { artifacts: 1, species: 'terran-directorate' }),
  '222': row('Epsilon Eridani', 'starting', [0, 1, 3, 4], 'ss*dd*', 3, { artifacts: 1, species: 'eridani' }),
  '223': row('Altair', 'starting', [0, 1, 3, 4], 'mss*dd*', 3, { artifacts: 1, species: 'terran-federation' }),
  '224': row('Beta Hydri', 'starting', [0, 1, 3, 4], 'm*s*d', 3, { artifacts: 1, species: 'hydran' }),
  '225': row('Eta Cassiopeiae', 'starting', [0, 1, 3, 4], 'mss*dd*', 3, { artifacts: 1, species: 'terran-union' }),
  '226': row('61 Cygni', 'starting', [0, 1, 3, 4], 'ms', 3, { artifacts: 1, species: 'planta' }),
  '227': row('Sirius', 'starting', [0, 1, 3, 4], 'mss*dd*', 3, { artifacts: 1, species: 'terran-republic' }),
  '228': row('Sigma Draconis', 'starting', [0, 1, 3, 4], 'm*sd', 3, { artifacts: 1, species: 'draco' }),
  '229': row('Tau Ceti', 'starting', [0, 1, 3, 4], 'mss*dd*', 3, { artifacts: 1, species: 'terran-conglomerate' }),
  '230': row('Lambda Aurigae', 'starting', [0, 1, 3, 4], 'm*sdd*', 3, { artifacts: 1, species: 'mechanema' }),
  '231': row('Delta Pavonis', 'starting', [0, 1, 3, 4], 'mss*dd*', 3, { artifacts: 1, species: 'terran-alliance' }),
  '232': row('Rigel', 'starting', [0, 1, 3, 4], 'mm*sd*', 3, { artifacts: 1, species: 'orion' }),
  '271': row('Omega Fornacis', 'guardian', [0, 1, 3, 4], 'm*sd', 2, { artifacts: 1, discovery: true }),
  '272': row('Sigma Hydrae', 'guardian', [0, 1, 3, 4], 'ms*d', 2, { artifacts: 1, discovery: true }),
  '273': row('Theta Ophiuchi', 'guardian', [0, 1, 3, 4], 'mm*d', 2, { artifacts: 1, discovery: true }),
  '274': row('Alpha Lyncis', 'guardian', [0, 1, 3, 4], 'ss*d', 2, { artifacts: 1, discovery: true }),
  '301': row('Zeta Draconis', 'outer', [0, 2, 3], 'm*sd', 2, { artifacts: 1, discovery: true, ancients: 2 }),
  '302': row('Gamma Serpentis', 'outer', [0, 3, 4], 'ms*d*', 2, { artifacts: 1, discovery: true, ancients: 1 }),
  '303': row('Eta Cephei', 'outer', [3, 5], 's*d*g', 2, { artifacts: 1, discovery: true, ancients: 1 }),
  '304': row('Theta Pegasi', 'outer', [0, 3], 'md*', 2),
  '305': row('Lambda Serpentis', 'outer', [0, 1, 3], 'ms', 1, { discovery: true, ancients: 1 }),
  '306': row('Beta Centauri', 'outer', [1, 3], 'md', 1),
  '307': row('Sigma Sagittarii', 'outer', [0, 2, 3], 's*d', 2),
  '308': row('Kappa Scorpii', 'outer', [2, 3, 5], 'm*s', 2),
  '309': row('Phi Piscium', 'outer', [0, 3, 5], 's*d', 2),
  '310': row('Nu Phoenicis', 'outer', [0, 3], 'ms', 1),
  '311': row('Canopus', 'outer', [0, 2, 3], 'm', 1, { discovery: true }),
  '312': row('Antares', 'outer', [0, 1, 3], 'm', 1, { discovery: true }),
  '313': row('Alpha Ursae Minoris', 'outer', [0, 3], 'g', 1, { discovery: true }),
  '314': row('Spica', 'outer', [2, 3, 4], 'g', 1, { discovery: true }),
  '315': row('Epsilon Aurigae', 'outer', [0, 3, 5], '', 1, { discovery: true }),
  '316': row('Iota Carinae', 'outer', [0, 1, 3], '', 1, { discovery: true }),
  '317': row('Beta Crucis', 'outer', [3, 4], 'dd*', 2),
  '318': row('Gamma Velorum', 'outer', [2, 3], 'm*g', 1),
  '381': row('Beta Sextantis', 'outer', [0, 3, 4], 'md', 1, { discovery: true, warpPortal: true }),
  '382': row('Zeta Chamaeleontis', 'outer', [0, 2, 3], 'ms', 1, { discovery: true, warpPortal: true }),
} as const;

export type SectorId = keyof typeof rows;

export const sectors: Readonly<Record<SectorId, SectorFigures>> = rows;
/** In ascending order of their numbers. */
export const sectorIds = (Object.keys(rows) as SectorId[]).sort();

export function sector(id: SectorId): SectorFigures {
  return sectors[id];
}

export const galacticCenter: SectorId = '001';

export type SquareKind = PopulationSquare['type'] | `advanced-${PopulationSquare['type']}` | 'orbital';

/** The kind of a population square, or of the orbital: squares of one kind in a sector are alike. */
export function squareKind(id: SectorId, square: number | 'orbital'): SquareKind {
  if (square === 'orbital') return square;
  const { type, advanced } = sector(id).population[square] ?? { type: 'gray', advanced: false };
  return advanced ? `advanced-${type}` : type;
}
