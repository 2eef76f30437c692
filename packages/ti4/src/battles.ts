/** What battles are made of, for who works out how one may end: the questions that the rules ask themselves, and their steps one by one. */
export { type ActionCardId, actionCard, actionCardIds } from './content/action-cards.ts';
export { type AgendaId, agenda, agendaIds } from './content/agendas.ts';
export type { Moment, Place, Shot } from './content/events.ts';
export { type FactionId, faction, factionIds } from './content/factions.ts';
export type { Battery, Modifiers, UnitAt } from './content/hooks.ts';
export { genericNotes, type NoteId, note, noteIds } from './content/notes.ts';
export { type PlanetId, planetIds } from './content/planets.ts';
export { type Bearer, type BearerKey, bearers, fold, isChanged, triggersAt } from './content/registry.ts';
export { type Anomaly, mecatol, type SystemId, system, systemIds, type Wormhole } from './content/systems.ts';
export { type TechnologyId, technology, technologyIds } from './content/technologies.ts';
export { type UnitId, type UnitType, unit, unitTypes } from './content/units.ts';
export { initial } from './initial.ts';
export { joinAs, layTile, own, placeUnits, type Units } from './pose.ts';
export { antiFighterBarrage } from './rules/anti-fighter-barrage.ts';
export { aim as aimBombs, canBombard } from './rules/bombardment.ts';
export { beginCombat, beginRound, isFighting, isOver, strength } from './rules/combat.ts';
export {
  barredFromSustaining,
  combatants,
  combatRolls,
  nebulaBonus,
  takeHits,
  takeHitsOf,
} from './rules/combat-rolls.ts';
export { gainControl } from './rules/control.ts';
export { diceOf, emptyRoll, judge } from './rules/dice.ts';
export { endEffects, hasEffect } from './rules/effects.ts';
export { adjacent, wormholesIn } from './rules/galaxy.ts';
export { endRound as endGroundRound, startRound as startGroundRound } from './rules/ground-combat.ts';
export { assignHits } from './rules/hits.ts';
export { invasion } from './rules/invasion.ts';
export { figures, isGroundForce, isShip, isStructure, unitIdOf } from './rules/pieces.ts';
export { settle, surplus } from './rules/settle.ts';
export {
  aim as aimCannons,
  cannonsAt,
  defendersWithCannons,
  spaceCannonOffense,
  targetsOf,
} from './rules/space-cannon.ts';
export { endRound as endSpaceRound, spaceCombat, startRound as startSpaceRound } from './rules/space-combat.ts';
export { player } from './rules/table.ts';
export { batteriesIn, hasUnitAbility } from './rules/unit-abilities.ts';
export { openWindow, ownersAtHand } from './rules/window.ts';
export type { Combat, Die, Group, Lasting, Note, Roll, RollKind, Tactical, Ti4, Ti4Config } from './state.ts';
export type { Ti4View } from './view.ts';
