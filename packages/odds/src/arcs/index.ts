/** Odds of battles in Arcs. */
export type { ArcsBattle, ArcsDefender, ArcsSide } from './battle.ts';
export { type ArcsChoices, choices } from './choices.ts';
export { arcsBattleOf } from './from-view.ts';
export { type ArcsText, parseArcsBattle, parseSettings } from './grammar.ts';
export { type ArcsOdds, type DiceOdds, type End, oddsOf, type Settings, type Symbols } from './odds.ts';
export { type Aim, aims } from './policy.ts';
