/** What battles are made of, for who works out how one may end: the questions that the rules ask themselves, and their steps one by one. */
export { type AmbitionId, ambitions } from './content/ambitions.ts';
export { type DieKind, type DieSymbol, dieFaces, dieKinds, dieSymbols } from './content/dice.ts';
export type { Card, DiceLimits, Hooks } from './content/hooks.ts';
export type { GuildCardId, LeaderId, LoreId } from './content/ids.ts';
export { adjacency, type SystemId, system, systems } from './content/map.ts';
export { activeCards, courtCards, leaders, lore } from './content/registry.ts';
export { type Resource, resources } from './content/resources.ts';
export { setupCards } from './content/setup-cards.ts';
export { allowedDice, type Dice, symbolCount } from './figures.ts';
export { initial } from './initial.ts';
export { battleAt, defend, diceLimits, endBattle, fight, resolveDice } from './rules/battle.ts';
export { emptySlot } from './rules/build.ts';
export { addLore } from './rules/draft.ts';
export { addShips, placeBuilding } from './rules/pieces.ts';
export { inPlay, neighbours } from './rules/table.ts';
export type { Arcs, Battle, Building } from './state.ts';
export type { ArcsView } from './view.ts';
