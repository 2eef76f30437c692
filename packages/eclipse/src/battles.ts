/** What battles are made of, for who works out how one may end: the questions that the rules ask themselves, and their steps. */
export {
  blueprints,
  type NpcType,
  npcTypes,
  type ShipType,
  type Strength,
  shipSupply,
  shipTypes,
} from './content/blueprints.ts';
export type { PartId, SpeciesId, TechnologyId } from './content/ids.ts';
export { allSpecies, allTechnologies, ask, speciesFigures, technology } from './content/registry.ts';
export { type SectorId, sectors } from './content/sectors.ts';
export { type DieColour, part, partIds } from './content/ship-parts.ts';
export { type DieFace, damageOf, dieFaces, type PlayerCount } from './content/tracks.ts';
export { activeParts, isHit, type Ratings, type Weapon } from './figures.ts';
export { initial } from './initial.ts';
export { battleIn } from './rules/battle.ts';
export { entered } from './rules/battle-order.ts';
export { figuresOf, ratings } from './rules/blueprints.ts';
export { placeSector } from './rules/map.ts';
export { assignedByRule, type Target } from './rules/npc-combat.ts';
export { areOpponents, at, isNpc, isPlayerShip, player, sectorsOf, shipsOf } from './rules/table.ts';
export type { Eclipse, Owner, Ship } from './state.ts';
export type { EclipseView } from './view.ts';
