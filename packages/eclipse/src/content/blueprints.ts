/** Catalogue: ship-parts.7, build.2, npc-combat.6, npc-combat.7. */
import type { PartId } from './ids.ts';
import type { DieColour } from './ship-parts.ts';

export type ShipType = 'interceptor' | 'cruiser' | 'dreadnought' | 'starbase';
/** From the smallest to the largest. */
export const shipTypes: readonly ShipType[] = ['interceptor', 'cruiser', 'dreadnought', 'starbase'];
export type Structure = 'orbital' | 'monolith';
export type NpcType = 'ancient' | 'guardian' | 'gcds';
export const npcTypes: readonly NpcType[] = ['ancient', 'guardian', 'gcds'];
export type Strength = 'normal' | 'advanced';

/** Ships of a type in the box. */
export const shipSupply: Readonly<Record<ShipType, number>> = {
  interceptor: 8,
  cruiser: 4,
  dreadnought: 2,
  starbase: 4,
};

export interface BlueprintFigures {
  readonly initiative: number;
  /** Preprinted parts, null for an empty space. */
  readonly spaces: readonly (PartId | null)[];
  readonly energy: number;
  readonly computer: number;
}

export type BlueprintSet = 'standard' | 'eridani' | 'planta' | 'orion';

export const blueprints: Readonly<Record<BlueprintSet, Readonly<Record<ShipType, BlueprintFigures>>>> = {
  standard: {
    interceptor: {
      initiative: 2,
      spaces: ['ion-cannon', 'nuclear-source', 'nuclear-drive', null],
      energy: 0,
      computer: 0,
    },
    cruiser: {
      initiative: 1,
      spaces: ['electron-computer', 'nuclear-source', 'ion-cannon', 'hull', null, 'nuclear-drive'],
      energy: 0,
      computer: 0,
    },
    dreadnought: {
      initiative: 0,
      spaces: [
        'electron-computer',
        'nuclear-source',
        'ion-cannon',
        'hull',
        'ion-cannon',
        'hull',
        null,
        'nuclear-drive',
      ],
      energy: 0,
      computer: 0,
    },
    starbase: {
      initiative: 4,
      spaces: ['electron-computer', 'hull', 'ion-cannon', 'hull', null],
      energy: 3,
      computer: 0,
    },
  },
  eridani: {
    interceptor: {
      initiative: 2,
      spaces: ['ion-cannon', 'nuclear-source', 'nuclear-drive', null],
      energy: 1,
      computer: 0,
    },
    cruiser: {
      initiative: 1,
      spaces: ['electron-computer', 'nuclear-source', 'ion-cannon', 'hull', null, 'nuclear-drive'],
      energy: 1,
      computer: 0,
    },
    dreadnought: {
      initiative: 0,
      spaces: [
        'electron-computer',
        'nuclear-source',
        'ion-cannon',
        'hull',
        'ion-cannon',
        'hull',
        null,
        'nuclear-drive',
      ],
      energy: 1,
      computer: 0,
    },
    starbase: {
      initiative: 4,
      spaces: ['electron-computer', 'hull', 'ion-cannon', 'hull', null],
      energy: 3,
      computer: 0,
    },
  },
  planta: {
    interceptor: { initiative: 0, spaces: ['nuclear-source', 'ion-cannon', 'nuclear-drive'], energy: 2, computer: 1 },
    cruiser: {
      initiative: 0,
      spaces: ['nuclear-source', 'ion-cannon', 'hull', null, 'nuclear-drive'],
      energy: 2,
      computer: 1,
    },
    dreadnought: {
      initiative: 0,
      spaces: ['nuclear-source', 'ion-cannon', 'hull', 'ion-cannon', 'hull', null, 'nuclear-drive'],
      energy: 2,
      computer: 1,
    },
    starbase: { initiative: 2, spaces: ['electron-computer', 'ion-cannon', 'hull', 'hull'], energy: 5, computer: 1 },
  },
  orion: {
    interceptor: {
      initiative: 3,
      spaces: ['ion-cannon', 'nuclear-source', 'nuclear-drive', 'gauss-shield'],
      energy: 1,
      computer: 0,
    },
    cruiser: {
      initiative: 2,
      spaces: ['electron-computer', 'nuclear-source', 'ion-cannon', 'hull', 'gauss-shield', 'nuclear-drive'],
      energy: 2,
      computer: 0,
    },
    dreadnought: {
      initiative: 1,
      spaces: [
        'electron-computer',
        'nuclear-source',
        'ion-cannon',
        'hull',
        'ion-cannon',
        'hull',
        'gauss-shield',
        'nuclear-drive',
      ],
      energy: 3,
      computer: 0,
    },
    starbase: {
      initiative: 5,
      spaces: ['electron-computer', 'hull', 'ion-cannon', 'hull', 'gauss-shield'],
      energy: 3,
      computer: 0,
    },
  },
};

export interface NpcFigures {
  readonly initiative: number;
  readonly hull: number;
  readonly computer: number;
  readonly shield: number;
  readonly cannons: Partial<Readonly<Record<DieColour, number>>>;
  readonly missiles: Partial<Readonly<Record<DieColour, number>>>;
}

export const npcs: Readonly<Record<NpcType, Readonly<Record<Strength, NpcFigures>>>> = {
  ancient: {
    normal: { initiative: 2, hull: 1, computer: 1, shield: 0, cannons: { yellow: 2 }, missiles: {} },
    advanced: { initiative: 1, hull: 2, computer: 1, shield: 0, cannons: { orange: 1 }, missiles: {} },
  },
  guardian: {
    normal: { initiative: 3, hull: 2, computer: 2, shield: 0, cannons: { yellow: 3 }, missiles: {} },
    advanced: { initiative: 1, hull: 3, computer: 1, shield: 0, cannons: { red: 1 }, missiles: { orange: 2 } },
  },
  gcds: {
    normal: { initiative: 0, hull: 7, computer: 2, shield: 0, cannons: { yellow: 4 }, missiles: {} },
    advanced: { initiative: 2, hull: 3, computer: 2, shield: 0, cannons: { red: 1 }, missiles: { yellow: 4 } },
  },
};

export type BuildCosts = Readonly<Record<ShipType | Structure, number>>;
export const usualCosts: BuildCosts = {
  interceptor: 3,
  cruiser: 5,
  dreadnought: 8,
  starbase: 3,
  orbital: 4,
  monolith: 10,
};
export const lowCosts: BuildCosts = {
  interceptor: 2,
  cruiser: 4,
  dreadnought: 7,
  starbase: 2,
  orbital: 3,
  monolith: 8,
};
