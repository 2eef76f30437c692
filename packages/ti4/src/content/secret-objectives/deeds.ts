/** Secret objectives of the action phase are scored the moment their deed is done (objective-cards.5b). */
import type { Seat } from '@orrery/kernel';
import { scoreSecret } from '../../rules/objectives.ts';
import type { Ti4 } from '../../state.ts';
import type { Destroyed, Events } from '../events.ts';
import { on, type Trigger } from '../hooks.ts';
import type { Deed } from '../predicates.ts';
import type { SecretObjective, SecretObjectiveId } from '../secret-objectives.ts';

/** At most one objective in each combat (objective-cards.7). */
function mayScore(g: Ti4, seat: Seat): boolean {
  return g.phase === 'action' && !(g.combat?.scored.includes(seat) ?? false);
}

function scoredBy(predicate: Deed, trigger: Trigger): SecretObjective {
  return { phase: 'action', points: 1, predicate, triggers: [trigger] };
}

/** The holder destroyed a unit of another player. */
export function destroyed(
  id: SecretObjectiveId,
  predicate: Deed,
  matches: (g: Ti4, unit: Destroyed) => boolean,
): SecretObjective {
  return scoredBy(
    predicate,
    on('after unit-destroyed', {
      usable: (g, holder, unit) =>
        unit.by === holder && unit.seat !== holder && mayScore(g, holder) && matches(g, unit),
      resolve: (g, holder) => scoreSecret(g, holder, id),
    }),
  );
}

/** The holder won a combat. */
export function won(
  id: SecretObjectiveId,
  predicate: Deed,
  at: 'after space-combat-won' | readonly ('after space-combat-won' | 'after ground-combat-won')[],
  matches: (g: Ti4, victory: Events['space-combat-won']) => boolean,
): SecretObjective {
  return scoredBy(
    predicate,
    on(at, {
      usable: (g, holder, victory) => victory.seat === holder && mayScore(g, holder) && matches(g, victory),
      resolve: (g, holder) => scoreSecret(g, holder, id),
    }),
  );
}
