/** Catalogue: setup.2, setup.8, setup.13–19, population.1, influence-discs.1, research.4, reputation.7, cleanup.1. */
export type Resource = 'materials' | 'science' | 'money';
export const resources: readonly Resource[] = ['materials', 'science', 'money'];

/** Production by cubes on the track, 0 to 12 (population.2, population.3). */
export const production: readonly number[] = [28, 24, 21, 18, 15, 12, 10, 8, 6, 4, 3, 2, 0];
export const mostCubes = 12;
export const cubesAtStart = 11;

/** Upkeep by empty spaces of the influence track, 0 to 13 (influence-discs.3). */
export const upkeep: readonly number[] = [0, 0, 0, 1, 2, 3, 5, 7, 10, 13, 17, 21, 25, 30];
export const influenceSpaces = 13;
export const discsOfPlayer = 16;

/** The tracks of technologies. */
export type Category = 'military' | 'grid' | 'nano';
export const categories: readonly Category[] = ['military', 'grid', 'nano'];

export const technologySpaces = 7;
/** Discount and points by tiles on a technology track. */
export const discounts: readonly number[] = [0, 1, 2, 3, 4, 6, 8];
export const trackPoints: readonly number[] = [0, 0, 0, 0, 1, 2, 3, 5];

export const rounds = 8;
export const firstPassMoney = 2;

export type PlayerCount = 2 | 3 | 4 | 5 | 6;

export interface Numbers {
  readonly technologiesAtSetup: number;
  readonly technologiesPerRound: number;
  readonly outerSectors: number;
  readonly diplomacy: boolean;
  /** Directions (0 north, clockwise) of the starting zones of the seats; the others hold guardians. */
  readonly zones: readonly number[];
}

export const numbers: Readonly<Record<PlayerCount, Numbers>> = {
  2: { technologiesAtSetup: 12, technologiesPerRound: 5, outerSectors: 5, diplomacy: false, zones: [0, 3] },
  3: { technologiesAtSetup: 14, technologiesPerRound: 6, outerSectors: 8, diplomacy: false, zones: [0, 2, 4] },
  4: { technologiesAtSetup: 16, technologiesPerRound: 7, outerSectors: 14, diplomacy: true, zones: [0, 2, 3, 5] },
  5: { technologiesAtSetup: 18, technologiesPerRound: 8, outerSectors: 16, diplomacy: true, zones: [0, 1, 2, 4, 5] },
  6: { technologiesAtSetup: 20, technologiesPerRound: 9, outerSectors: 18, diplomacy: true, zones: [0, 1, 2, 3, 4, 5] },
};

/** Reputation tiles by value. */
export const reputationTiles: Readonly<Record<number, number>> = { 1: 12, 2: 10, 3: 7, 4: 4 };
export type ReputationSpace = 'either' | 'ambassador' | 'reputation';

/** Reputation tiles drawn for each ship destroyed (reputation.2), and at most for one sector. */
export const reputationDraws = {
  interceptor: 1,
  cruiser: 2,
  dreadnought: 3,
  starbase: 1,
  ancient: 1,
  guardian: 2,
  gcds: 3,
} as const;
export const mostReputationDraws = 5;

export const dieFaces = ['blank', 2, 3, 4, 5, 'burst'] as const;
export type DieFace = (typeof dieFaces)[number];
export const damageOf = { yellow: 1, orange: 2, blue: 3, red: 4 } as const;
