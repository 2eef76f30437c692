/** Messages and options in the words of the catalogue `messages/en`. */
import { type Blocked, type Option, type Seat, vocabulary } from '@orrery/kernel';
import type { Action } from './content/actions.ts';
import type { NpcType, ShipType, Strength, Structure } from './content/blueprints.ts';
import type { DiscoveryId, PartId, SpeciesId, TechnologyId } from './content/ids.ts';
import { type SectorId, type SquareKind, sectorIds } from './content/sectors.ts';
import type { DieColour } from './content/ship-parts.ts';
import type { Category, DieFace, Resource } from './content/tracks.ts';
import type { effects } from './effects/index.ts';
import type { en } from './messages/en/index.ts';
import type { Prompt } from './prompts.ts';
import type { Owner } from './state.ts';

export type MessageKey = keyof typeof en;

/** The labels of options; what each does is said in `effects`. */
export type OptionKey = keyof typeof effects;

/** What messages speak of: kinds, and the ids of each. */
export type Ids = {
  seat: Seat;
  action: Action;
  /** Goods, which are counted. */
  resource: Resource;
  /** Population tracks, and cubes of theirs. */
  track: Resource;
  square: SquareKind;
  /** Ships and structures. */
  ship: ShipType | NpcType | Structure;
  strength: Strength;
  category: Category;
  colour: DieColour;
  face: DieFace;
  species: SpeciesId;
  sector: SectorId;
  technology: TechnologyId;
  'ship-part': PartId;
  'discovery-tile': DiscoveryId;
};

export const { words, choose, option, decline, aside, tell, tellOnly, the } = vocabulary<
  MessageKey,
  Ids,
  Prompt,
  OptionKey
>([
  ...(['seat', 'action', 'resource', 'track', 'square', 'ship', 'strength', 'category', 'colour', 'face'] as const),
  ...(['species', 'sector', 'technology', 'ship-part', 'discovery-tile'] as const),
]);

/** Whose ships: a player, or the non-players by the kind of their ships. */
export function whose(owner: Owner) {
  return typeof owner === 'number' ? the.seat(owner) : the.ship(owner);
}

/** Ends an action. `left`: the activations that are lost by it. */
export function doneWith(left: number): Option<null> {
  return decline('done', null, 'eclipse.done', { left });
}

/** Options that come again and again are made once. */
function sectorOptions(key: OptionKey): (id: SectorId) => Option<SectorId> {
  const made = new Map(
    sectorIds.map((id) => [id, option(`sector:${id}`, id, key, { sector: the.sector(id) }, `sector:${id}`)]),
  );
  return (id) => made.get(id) as Option<SectorId>;
}

export const buildIn = sectorOptions('eclipse.build-in');
export const moveTo = sectorOptions('eclipse.move-to');

/** What a player might try in vain, why, and the rule that says so. */
export function blocked(rule: string, key: MessageKey, args?: Parameters<typeof words>[1], target?: string): Blocked {
  const label = words(key, args);
  return target === undefined ? { rule, label } : { rule, label, target };
}
