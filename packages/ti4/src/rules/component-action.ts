/** Catalogue: component-action, abilities.3, action-cards.6a. */
import type { Blocked, Option, Rules, Seat } from '@orrery/kernel';
import { type Bearer, bearersOfActions } from '../content/registry.ts';
import type { Ti4 } from '../state.ts';
import { option, the, words } from '../words.ts';
import { settle } from './settle.ts';
import { ownersAtHand, useAbility } from './window.ts';

/** Something with an "Action:" ability, and whose it is when it is a promissory note. */
export interface Component {
  readonly bearer: Bearer;
  readonly owner: Seat;
}

/** Component actions whose abilities the player could resolve completely now (component-action.3). */
export function componentActions(g: Ti4, seat: Seat): Option<Component>[] {
  return atHand(g, seat, true).map((component) => {
    const { bearer, owner } = component;
    const id = bearer.kind === 'note' ? `action:${bearer.key}/${owner}` : `action:${bearer.key}`;
    const args = { what: bearer.key, owner: the.seat(owner) };
    return option(id, component, keyOf(component), args, `card:${bearer.key}`);
  });
}

/** Those that the player has, but could not resolve completely now. */
export function blockedActions(g: Ti4, seat: Seat): Blocked[] {
  return atHand(g, seat, false).map((component) => {
    const { bearer, owner } = component;
    const label = words(keyOf(component), { what: bearer.key, owner: the.seat(owner) });
    return { target: `card:${bearer.key}`, label, rule: 'component-action.3' };
  });
}

function keyOf({ bearer }: Component) {
  return bearer.kind === 'note' ? 'ti4.component-action-by-note' : 'ti4.component-action';
}

/** Everything with an action that the player has at hand, usable or not. */
function atHand(g: Ti4, seat: Seat, usable: boolean): Component[] {
  const found: Component[] = [];
  for (const bearer of bearersOfActions(g)) {
    for (const owner of ownersAtHand(g, bearer, seat, 'by choice')) {
      if (bearer.hooks.action?.usable(g, seat, owner) === usable) found.push({ bearer, owner });
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
