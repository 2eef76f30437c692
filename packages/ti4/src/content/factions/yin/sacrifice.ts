import type { Option, Rules, Seat } from '@orrery/kernel';
import { battlefield, isFighting, opponentIn } from '../../../rules/combat.ts';
import { destroy, type Victim, victims } from '../../../rules/destroy.ts';
import type { Combat, Ti4 } from '../../../state.ts';
import { choose, words } from '../../../words.ts';

/** Own cruisers and destroyers of the system. */
function devotees(g: Ti4, holder: Seat, { system }: Combat): Option<Victim>[] {
  return victims(g, holder, [system], (type) => type === 'cruiser' || type === 'destroyer');
}

/** Ships of the opponent, and what fights like them. */
export function foes(g: Ti4, holder: Seat, combat: Combat): Option<Victim>[] {
  const opponent = opponentIn(combat, holder);
  if (opponent === null) return [];
  return victims(g, opponent, battlefield(combat, opponent), (type, place) =>
    isFighting(combat, opponent, type, place),
  );
}

/** There is a ship to give up, and one to hit. */
export function canSacrifice(g: Ti4, holder: Seat, combat: Combat): boolean {
  return devotees(g, holder, combat).length > 0 && foes(g, holder, combat).length > 0;
}

export function* sacrifice(g: Ti4, holder: Seat, combat: Combat): Rules {
  const given = yield* choose(holder, words('ti4.sacrifice'), devotees(g, holder, combat));
  yield* destroy(g, holder, given, holder, 'ability');
}
