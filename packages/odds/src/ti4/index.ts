/** Odds of battles in Twilight Imperium. */
export type { Battle, LawInPlay, Order, Side } from './battle.ts';
export {
  choicesFor,
  hasPlanet,
  type LawChoice,
  lawChoices,
  type SideChoices,
  systemChoices,
  type UnitChoice,
} from './choices.ts';
export { battleOf, type Where } from './from-view.ts';
export { type BattleText, parseBattle } from './grammar.ts';
export { oddsOf, type Settings } from './odds.ts';
export type { Left, RoundOdds, SideOdds, Ti4Odds } from './report.ts';
