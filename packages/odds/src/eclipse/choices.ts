/** What may be stated of a side in Eclipse, for who composes a battle. */
import '@orrery/eclipse';
import {
  allSpecies,
  allTechnologies,
  blueprints,
  type NpcType,
  npcTypes,
  type PartId,
  part,
  partIds,
  type ShipType,
  type SpeciesId,
  sectors,
  shipSupply,
  shipTypes,
  speciesFigures,
  type TechnologyId,
  technology,
} from '@orrery/eclipse/battles';
import type { Craft, EclipseSide } from './battle.ts';

export interface EclipseChoices {
  readonly species: readonly SpeciesId[];
  readonly ships: readonly ShipType[];
  readonly npcs: readonly NpcType[];
  /** Parts that do something in a battle. */
  readonly parts: readonly PartId[];
  readonly technologies: readonly TechnologyId[];
}

export function choices(): EclipseChoices {
  return {
    species: allSpecies(),
    ships: shipTypes,
    npcs: npcTypes,
    parts: partIds.filter(isOfUse),
    technologies: matteringTechnologies(allTechnologies()),
  };
}

/** Where the most live together. */
const mostAncients = Math.max(...Object.values(sectors).map(({ ancients }) => ancients));

/** How many of a type there may be. */
export function mostOf(type: Craft): number {
  if (type === 'ancient') return mostAncients;
  return type in shipSupply ? shipSupply[type as ShipType] : 1;
}

/** Those that do more than to allow parts. */
export function matteringTechnologies(ids: readonly TechnologyId[]): TechnologyId[] {
  return ids.filter((id) => technology(id).hooks !== undefined);
}

/** Energy is for who builds ships. */
function isOfUse(id: PartId): boolean {
  const { kind, initiative, hull } = part(id);
  return kind !== 'source' || initiative + hull > 0;
}

export interface ShipChoice {
  readonly type: ShipType;
  /** Spaces for parts. */
  readonly spaces: number;
  /** The parts that are printed, of those that do something in a battle. */
  readonly printed: readonly PartId[];
}

/** A type of ships as the species has it. */
export function partsOnShip(
  { species = 'terran-directorate' }: Pick<EclipseSide, 'species'>,
  type: ShipType,
): ShipChoice {
  const { spaces } = blueprints[speciesFigures(species).blueprints][type];
  return { type, spaces: spaces.length, printed: spaces.flatMap((id) => (id !== null && isOfUse(id) ? [id] : [])) };
}
