import type { Rules, Seat } from '@orrery/kernel';
import { emptySlotCount, gain } from '../../rules/resources.ts';
import type { Arcs } from '../../state.ts';
import type { AbilityId } from '../../words.ts';
import type { Hooks } from '../hooks.ts';
import type { GuildCardId } from '../ids.ts';
import type { Resource } from '../resources.ts';
import { discardFor, stealToken } from './shared.ts';

/** An Interest: a token in place of a Build, or all slots filled for the card itself. */
export function interest(card: GuildCardId, action: AbilityId, resource: Resource): Hooks {
  return {
    actions: [
      {
        name: action,
        replaces: 'build',
        usable: (g) => g.supply[resource] > 0,
        *resolve(g, holder) {
          yield* gain(g, holder, resource);
        },
      },
    ],
    prelude: [discardFor(card, 'fill-slots', (g, holder) => fillSlots(g, holder, resource))],
  };
}

/** Gains tokens while the supply lasts, then steals them. */
function* fillSlots(g: Arcs, holder: Seat, resource: Resource): Rules {
  while (emptySlotCount(g, holder) > 0) {
    const isGained = yield* gain(g, holder, resource);
    if (!isGained && !(yield* stealToken(g, holder, resource))) return;
  }
}
