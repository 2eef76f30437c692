/** Exact odds of battles. Nothing is sampled: each game's folder builds its chain of states from what the rules say. */

/** How a battle ends, as the attacker sees it. The three sum to 1. */
export interface Odds {
  readonly win: number;
  readonly draw: number;
  readonly loss: number;
}
