/** Catalogue: chapter.5–chapter.7, court.3–court.5, leaders-lore.10. Taking an action that something grants. */
import { choose, type Option, type Rules, type Seat } from '@orrery/kernel';
import type { StandardAction } from '../content/action-cards.ts';
import { activeCards } from '../content/cards.ts';
import type { Grant, NewAction, Pairing, Requirement } from '../content/hooks.ts';
import type { Arcs } from '../state.ts';
import { option, words } from '../words.ts';
import { battle, canBattle } from './battle.ts';
import { build, canBuild } from './build.ts';
import { canInfluence, influence } from './influence.ts';
import { canMove, move } from './move.ts';
import { canRepair, repair } from './repair.ts';
import { canSecure, secure } from './secure.ts';
import { canTax, tax } from './tax.ts';

/** A standard action, or a card's new action in place of one. */
export type Action = StandardAction | { readonly card: string; readonly action: NewAction };

interface Procedure {
  can(g: Arcs, seat: Seat, required?: Requirement): boolean;
  take(g: Arcs, seat: Seat, grant: Grant, required?: Requirement): Rules;
}

const procedures: Record<StandardAction, Procedure> = {
  tax: { can: canTax, take: tax },
  build: { can: canBuild, take: build },
  move: { can: canMove, take: (g, seat, _, required) => move(g, seat, required) },
  repair: { can: canRepair, take: repair },
  influence: { can: canInfluence, take: (g, seat, _, required) => influence(g, seat, required) },
  secure: { can: canSecure, take: secure },
  battle: { can: canBattle, take: battle },
};

export function canTake(g: Arcs, seat: Seat, action: StandardAction, required?: Requirement): boolean {
  return procedures[action].can(g, seat, required);
}

/** The actions that can be taken among the granted ones, with the new actions that may replace them. */
export function actionOptions(g: Arcs, seat: Seat, granted: readonly StandardAction[]): Option<Action>[] {
  const options: Option<Action>[] = [];
  for (const action of granted)
    if (canTake(g, seat, action)) options.push(option(action, action, `arcs.action.${action}`));
  for (const { id: card, actions } of activeCards(g, seat)) {
    for (const action of actions ?? []) {
      if (!granted.includes(action.replaces) || !isUsable(g, seat, card, action)) continue;
      options.push(
        option(
          `${card}:${action.name}`,
          { card, action },
          'arcs.action.new',
          { card, action: action.name },
          `card:${card}`,
        ),
      );
    }
  }
  return options;
}

/** Takes an action, and with a Copy or Pivot pip what a card pairs with it. */
export function* takeAction(g: Arcs, seat: Seat, action: Action, grant: Grant): Rules {
  if (typeof action !== 'string') {
    if (action.action.oncePerTurn) g.turn?.used.push(usedMark(action.card, action.action));
    yield* action.action.resolve(g, seat, grant);
    return;
  }
  const pairing = grant === 'copy-or-pivot' ? pairingWith(g, seat, action) : undefined;
  if (pairing) yield* takePaired(g, seat, pairing, grant);
  else yield* procedures[action].take(g, seat, grant);
}

/** A standard action without anything paired with it, where it is possible. */
export function* takeStandard(g: Arcs, seat: Seat, action: StandardAction, grant: Grant = 'card'): Rules {
  if (canTake(g, seat, action)) yield* procedures[action].take(g, seat, grant);
}

/** The extra action may come before, if the granted one stays legal, or after. */
function* takePaired(g: Arcs, seat: Seat, { action, extra, before }: Pairing, grant: Grant): Rules {
  const required: Requirement = (position) => canTake(position, seat, action);
  const order: Option<'before' | 'granted'>[] = [option('granted', 'granted', `arcs.action.${action}`)];
  if (before && canTake(g, seat, extra, required))
    order.push(option('extra-first', 'before', 'arcs.pair.before', { action: extra }));
  const isBefore = (yield* choose(seat, words('arcs.pair'), order)) === 'before';
  if (isBefore) yield* procedures[extra].take(g, seat, 'card', required);
  yield* procedures[action].take(g, seat, grant);
  if (isBefore || !canTake(g, seat, extra)) return;
  const after = [
    option('extra', true, 'arcs.pair.after', { action: extra }),
    option('no-extra', false, 'arcs.pair.none'),
  ];
  if (yield* choose(seat, words('arcs.pair'), after)) yield* procedures[extra].take(g, seat, 'card');
}

function pairingWith(g: Arcs, seat: Seat, action: StandardAction): Pairing | undefined {
  return activeCards(g, seat).find(({ pairing }) => pairing?.action === action)?.pairing;
}

function isUsable(g: Arcs, seat: Seat, card: string, action: NewAction): boolean {
  if (action.oncePerTurn && g.turn?.used.includes(usedMark(card, action))) return false;
  return action.usable(g, seat);
}

export function usedMark(card: string, ability: { readonly name: string }): string {
  return `${card}:${ability.name}`;
}
