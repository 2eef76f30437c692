/** Odds of battles in Eclipse. */
export type { AtHand, Counts, Craft, EclipseBattle, EclipseSide, Targets } from './battle.ts';
export {
  choices,
  type EclipseChoices,
  matteringTechnologies,
  mostOf,
  partsOnShip,
  type ShipChoice,
} from './choices.ts';
export { type EclipseWhere, eclipseBattleOf } from './from-view.ts';
export { type EclipseText, parseEclipseBattle } from './grammar.ts';
export { oddsOf, type Settings } from './odds.ts';
export type { EclipseLeft, EclipseOdds, EclipseRoundOdds, EclipseSideOdds } from './report.ts';
