/** Questions about a position that players who are not people ask, too. */
export { type AgendaId, agenda } from './content/agendas.ts';
export { mecatolRex, type PlanetId, planet } from './content/planets.ts';
export { publicObjective } from './content/public-objectives.ts';
export { secretObjective } from './content/secret-objectives.ts';
export { mecatol, type SystemId, system } from './content/systems.ts';
export { type TechnologyId, technology } from './content/technologies.ts';
export { type UnitFigures, type UnitType, unit } from './content/units.ts';
export { isGuarded } from './rules/custodians.ts';
export { adjacent, systemOfPlace, systemsOf, waysNow } from './rules/galaxy.ts';
export { type OpenObjectiveId, openObjectives, pointsOf, requirement, scorablePublic } from './rules/objectives.ts';
export { distancesTo, moveValue } from './rules/paths.ts';
export {
  figures,
  groundForcesOn,
  groupsOf,
  isShip,
  nonFightersIn,
  onBoard,
  rivalsWithShips,
  shipsIn,
} from './rules/pieces.ts';
export { canPay, isPayment, stands } from './rules/predicates.ts';
export { fleetLimit, fleetUse, surplus } from './rules/settle.ts';
export { available, influenceOf, readiedPlanets, resourcesOf } from './rules/spend.ts';
export { structureSites } from './rules/structures.ts';
export { factionOf, hasToken, homeSystem, othersClockwise, planetsIn, planetsOf, player } from './rules/table.ts';
export { researchable } from './rules/technology.ts';
export { votesLeft } from './rules/votes.ts';
