/** Catalogue: ship-parts, upgrade. */
import type { PartId, TechnologyId } from './ids.ts';

export type DieColour = 'yellow' | 'orange' | 'blue' | 'red';

export interface PartFigures {
  readonly kind: 'weapon' | 'computer' | 'shield' | 'hull' | 'drive' | 'source';
  readonly produces: number;
  readonly consumes: number;
  readonly move: number;
  readonly initiative: number;
  readonly computer: number;
  readonly shield: number;
  readonly hull: number;
  readonly dice: Partial<Readonly<Record<DieColour, number>>>;
  /** Missiles fire once, before the first round. */
  readonly missile: boolean;
  /** Gained from a discovery tile; leaves the game when taken off. */
  readonly ancient: boolean;
  /** Needed to place it; null for basic and ancient parts. */
  readonly technology: TechnologyId | null;
  /** Attached beside the spaces of a blueprint. */
  readonly outside: boolean;
}

const nothing = {
  produces: 0,
  consumes: 0,
  move: 0,
  initiative: 0,
  computer: 0,
  shield: 0,
  hull: 0,
  dice: {},
  missile: false,
  ancient: false,
  technology: null,
  outside: false,
} as const;

export const parts: Readonly<Record<PartId, PartFigures>> = {
  'ion-cannon': { ...nothing, kind: 'weapon', consumes: 1, dice: { yellow: 1 } },
  'plasma-cannon': { ...nothing, kind: 'weapon', consumes: 2, dice: { orange: 1 }, technology: 'plasma-cannon' },
  'soliton-cannon': { ...nothing, kind: 'weapon', consumes: 3, dice: { blue: 1 }, technology: 'soliton-cannon' },
  'antimatter-cannon': { ...nothing, kind: 'weapon', consumes: 4, dice: { red: 1 }, technology: 'antimatter-cannon' },
  'flux-missile': {
    ...nothing,
    kind: 'weapon',
    initiative: 1,
    dice: { yellow: 2 },
    missile: true,
    technology: 'flux-missile',
  },
  'plasma-missile': {
    ...nothing,
    kind: 'weapon',
    consumes: 1,
    dice: { orange: 2 },
    missile: true,
    technology: 'plasma-missile',
  },
  'electron-computer': { ...nothing, kind: 'computer', computer: 1 },
  'positron-computer': { ...nothing, kind: 'computer', consumes: 1, computer: 2, technology: 'positron-computer' },
  'gluon-computer': { ...nothing, kind: 'computer', consumes: 2, computer: 3, technology: 'gluon-computer' },
  'gauss-shield': { ...nothing, kind: 'shield', shield: 1, technology: 'gauss-shield' },
  'phase-shield': { ...nothing, kind: 'shield', consumes: 1, shield: 2, technology: 'phase-shield' },
  'absorption-shield': { ...nothing, kind: 'shield', produces: 4, shield: 1, technology: 'absorption-shield' },
  hull: { ...nothing, kind: 'hull', hull: 1 },
  'improved-hull': { ...nothing, kind: 'hull', hull: 2, technology: 'improved-hull' },
  'sentient-hull': { ...nothing, kind: 'hull', computer: 1, hull: 1, technology: 'sentient-hull' },
  'conifold-field': { ...nothing, kind: 'hull', consumes: 2, hull: 3, technology: 'conifold-field' },
  'nuclear-drive': { ...nothing, kind: 'drive', consumes: 1, move: 1, initiative: 1 },
  'fusion-drive': { ...nothing, kind: 'drive', consumes: 2, move: 2, initiative: 2, technology: 'fusion-drive' },
  'tachyon-drive': { ...nothing, kind: 'drive', consumes: 3, move: 3, initiative: 3, technology: 'tachyon-drive' },
  'transition-drive': { ...nothing, kind: 'drive', move: 3, technology: 'transition-drive' },
  'nuclear-source': { ...nothing, kind: 'source', produces: 3 },
  'fusion-source': { ...nothing, kind: 'source', produces: 6, technology: 'fusion-source' },
  'tachyon-source': { ...nothing, kind: 'source', produces: 9, technology: 'tachyon-source' },
  'zero-point-source': { ...nothing, kind: 'source', produces: 12, technology: 'zero-point-source' },
  'ion-disruptor': { ...nothing, kind: 'weapon', initiative: 3, dice: { yellow: 1 }, ancient: true },
  'ion-turret': { ...nothing, kind: 'weapon', dice: { yellow: 2 }, ancient: true },
  'plasma-turret': { ...nothing, kind: 'weapon', consumes: 3, dice: { orange: 2 }, ancient: true },
  'soliton-charger': { ...nothing, kind: 'weapon', consumes: 1, dice: { blue: 1 }, ancient: true },
  'ion-missile': { ...nothing, kind: 'weapon', dice: { yellow: 3 }, missile: true, ancient: true },
  'soliton-missile': { ...nothing, kind: 'weapon', initiative: 1, dice: { blue: 1 }, missile: true, ancient: true },
  'antimatter-missile': { ...nothing, kind: 'weapon', dice: { red: 1 }, missile: true, ancient: true },
  'axion-computer': { ...nothing, kind: 'computer', initiative: 1, computer: 2, ancient: true },
  'flux-shield': { ...nothing, kind: 'shield', consumes: 2, initiative: 1, shield: 3, ancient: true },
  'inversion-shield': { ...nothing, kind: 'shield', produces: 2, shield: 2, ancient: true },
  'shard-hull': { ...nothing, kind: 'hull', hull: 3, ancient: true },
  'conformal-drive': { ...nothing, kind: 'drive', consumes: 2, move: 4, initiative: 2, ancient: true },
  'nonlinear-drive': { ...nothing, kind: 'drive', produces: 2, move: 2, ancient: true },
  'hypergrid-source': { ...nothing, kind: 'source', produces: 11, ancient: true },
  'muon-source': { ...nothing, kind: 'source', produces: 2, initiative: 1, ancient: true, outside: true },
};

export const partIds = Object.keys(parts) as readonly PartId[];

export function part(id: PartId): PartFigures {
  return parts[id];
}
