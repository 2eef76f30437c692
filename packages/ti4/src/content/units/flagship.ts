import { opponentIn } from '../../rules/combat.ts';
import { count } from '../../rules/pieces.ts';
import type { Combat, Ti4 } from '../../state.ts';

/** The holder's flagship fights in the combat. */
export function isInCombat(g: Ti4, holder: number, combat: Combat): boolean {
  return opponentIn(combat, holder) !== null && count(g, holder, 'flagship', combat.system) > 0;
}
