/** Questions about a position that players who are not people ask, too. */
export { type NpcType, type ShipType, shipSupply, shipTypes } from './content/blueprints.ts';
export type { Modifiers } from './content/hooks.ts';
export type { PartId } from './content/ids.ts';
export { technology } from './content/registry.ts';
export { type SectorId, sector } from './content/sectors.ts';
export { part } from './content/ship-parts.ts';
export {
  categories,
  damageOf,
  influenceSpaces,
  mostReputationDraws,
  production,
  type Resource,
  reputationDraws,
  resources,
  rounds,
  upkeep,
} from './content/tracks.ts';
export { isLegal, type Ratings, ratingsOf } from './figures.ts';
export { activationsOf } from './rules/action-phase.ts';
export { destroysAll } from './rules/attack-population.ts';
export { figuresOf, ratings } from './rules/blueprints.ts';
export type { Settlement } from './rules/colony-ships.ts';
export { haveRelations } from './rules/diplomacy.ts';
export { zones } from './rules/explore.ts';
export { connected, reachable, unpinned } from './rules/map.ts';
export { destinations } from './rules/move.ts';
export { hasRoomFor, reputationOf } from './rules/reputation-track.ts';
export { openPointsOf, pointsOf, pointsPerSector } from './rules/scoring.ts';
export {
  areOpponents,
  at,
  controlled,
  isNpc,
  isPlayerShip,
  opponentsIn,
  player,
  sectorsOf,
  shipsOf,
  speciesOf,
  technologiesOf,
} from './rules/table.ts';
export { productionOf, upkeepOf } from './rules/tracks.ts';
export { unlockedParts } from './rules/upgrade.ts';
