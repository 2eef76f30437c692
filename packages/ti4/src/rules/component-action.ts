/** Catalogue: component-action, abilities.3, action-cards.6a. */
import type { Option, Rules, Seat } from '@orrery/kernel';
import { type Bearer, bearersOfActions } from '../content/registry.ts';
import type { Ti4 } from '../state.ts';
import { option, the } from '../words.ts';
import { settle } from './settle.ts';
import { ownersAtHand, useAbility } from './window.ts';

/** Something with an "Action:" ability, and whose it is when it is a promissory note. */
export interface Component {
  readonly bearer: Bearer;
  readonly owner: Seat;
}

/** Component actions whose abilities the player could resolve completely now (component-action.3). */
export function componentActions(g: Ti4, seat: Seat): Option<Component>[] {
  const found: Option<Component>[] = [];
  for (const bearer of bearersOfActions(g)) {
    for (const owner of ownersAtHand(g, bearer, seat, 'by choice')) {
      if (!bearer.hooks.action?.usable(g, seat, owner)) continue;
      const id = bearer.kind === 'note' ? `action:${bearer.key}/${owner}` : `action:${bearer.key}`;
      const args = { what: bearer.key, owner: the.seat(owner) };
      const key = bearer.kind === 'note' ? 'ti4.component-action-by-note' : 'ti4.component-action';
      found.push(option(id, { bearer, owner }, key, args, `card:${bearer.key}`));
    }
  }
  return found;
}

/** Follows the text of the component (component-action.2); false if it was cancelled. */
export function* performComponentAction(g: Ti4, seat: Seat, { bearer, owner }: Component): Rules<boolean> {
  const { action } = bearer.hooks;
  if (action === undefined) throw new Error(`${bearer.key} is no component action`);
  return yield* useAbility(g, bearer, seat, owner, {
    *announce() {
      return action.announce ? yield* action.announce(g, seat, owner) : null;
    },
    *resolve(announced) {
      yield* action.resolve(g, seat, owner, announced);
      yield* settle(g);
    },
  });
}
