/** Catalogue: chapter.5–chapter.7, court.3–court.5, leaders-lore.10. Taking an action that something grants. */
import type { Blocked, Option, Rules, Seat } from '@orrery/kernel';
import type { StandardAction } from '../content/action-cards.ts';
import type { Grant, NewAction, Pairing, Requirement } from '../content/hooks.ts';
import type { CardId } from '../content/ids.ts';
import { activeCards, cardsOf } from '../content/registry.ts';
import type { Arcs } from '../state.ts';
import { choose, decline, option, the, words } from '../words.ts';
import { battle, battleOptions, blockedBattles, canBattle } from './battle.ts';
import { blockedBuilds, build, buildOptions, canBuild } from './build.ts';
import { canInfluence, influence, influenceOptions } from './influence.ts';
import { canMove, move, moveOptions } from './move.ts';
import { canRepair, repair, repairOptions } from './repair.ts';
import { blockedSecures, canSecure, secure, secureOptions } from './secure.ts';
import { blockedTaxes, canTax, tax, taxOptions } from './tax.ts';

/** A standard action, or a card's new action in place of one. */
export type Action = StandardAction | { readonly card: CardId; readonly action: NewAction };

interface Procedure {
  can(g: Arcs, seat: Seat, required?: Requirement): boolean;
  take(g: Arcs, seat: Seat, grant: Grant, required?: Requirement): Rules;
  /** What it asks for first. */
  options(g: Arcs, seat: Seat): readonly Option[];
  blocked?(g: Arcs, seat: Seat): readonly Blocked[];
}

const procedures: Record<StandardAction, Procedure> = {
  tax: { can: canTax, take: tax, options: taxOptions, blocked: blockedTaxes },
  build: { can: canBuild, take: build, options: buildOptions, blocked: blockedBuilds },
  move: { can: canMove, take: (g, seat, _, required) => move(g, seat, required), options: moveOptions },
  repair: { can: canRepair, take: repair, options: repairOptions },
  influence: {
    can: canInfluence,
    take: (g, seat, _, required) => influence(g, seat, required),
    options: influenceOptions,
  },
  secure: { can: canSecure, take: secure, options: secureOptions, blocked: blockedSecures },
  battle: { can: canBattle, take: battle, options: battleOptions, blocked: blockedBattles },
};

/** The targets that an action may begin with, and the answers that choose each: none where it needs no answer. */
export function openings(
  g: Arcs,
  seat: Seat,
  action: StandardAction,
  grant: Grant,
): { readonly option: Option; readonly answers: readonly string[] }[] {
  const options = procedures[action].options(g, seat);
  // Whoever has something paired with the action is asked first in which order; a single option is not asked for.
  const isAsked = options.length > 1 && pairingWith(g, seat, action, grant) === undefined;
  return options.map((each) => ({ option: each, answers: isAsked ? [each.id] : [] }));
}

export function canTake(g: Arcs, seat: Seat, action: StandardAction, required?: Requirement): boolean {
  return procedures[action].can(g, seat, required);
}

/** Whether the action can be taken now, or after the extra one that a card lets come before it (leaders-lore.10). */
export function canTakeBy(g: Arcs, seat: Seat, action: StandardAction, grant: Grant): boolean {
  if (canTake(g, seat, action)) return true;
  const pairing = pairingWith(g, seat, action, grant);
  return pairing !== undefined && canComeBefore(g, seat, pairing);
}

/** The rule that forbids an action which cannot be taken: what it needs at all, or a limit that was reached. */
export function forbiddenBy(g: Arcs, seat: Seat, action: StandardAction): string {
  const need = `${action}.1`;
  const reasons = procedures[action].blocked?.(g, seat) ?? [];
  return reasons.find(({ rule }) => rule !== need)?.rule ?? need;
}

/** The actions that can be taken among the granted ones, with the new actions that may replace them. */
export function actionOptions(g: Arcs, seat: Seat, granted: readonly StandardAction[], grant: Grant): Option<Action>[] {
  const options: Option<Action>[] = [];
  for (const action of granted)
    if (canTakeBy(g, seat, action, grant)) options.push(option(action, action, `arcs.action.${action}`));
  for (const { id: card, actions } of activeCards(g, seat)) {
    for (const action of actions ?? []) {
      if (!granted.includes(action.replaces) || !isUsable(g, seat, card, action)) continue;
      options.push(
        option(
          `${card}:${action.name}`,
          { card, action },
          'arcs.action.new',
          { card: the.card(card), action: the.ability(action.name) },
          `card:${card}`,
        ),
      );
    }
  }
  return options;
}

/** New actions of the seat's cards that cannot be taken although their cards lie there, as far as a rule says why. */
export function blockedNewActions(g: Arcs, seat: Seat, granted: readonly StandardAction[]): Blocked[] {
  const active = new Set(activeCards(g, seat));
  return cardsOf(g, seat).flatMap((card) =>
    (card.actions ?? []).flatMap((action): Blocked[] => {
      const rule = !active.has(card) ? 'leaders-lore.8' : !granted.includes(action.replaces) ? 'court.3' : null;
      const args = { card: the.card(card.id), action: the.ability(action.name) };
      return rule === null ? [] : [{ target: `card:${card.id}`, label: words('arcs.action.new', args), rule }];
    }),
  );
}

/** Takes an action, and with a Copy or Pivot pip what a card pairs with it. */
export function* takeAction(g: Arcs, seat: Seat, action: Action, grant: Grant): Rules {
  if (typeof action !== 'string') {
    if (action.action.oncePerTurn) g.turn?.used.push(usedMark(action.card, action.action));
    yield* action.action.resolve(g, seat, grant);
    return;
  }
  const pairing = pairingWith(g, seat, action, grant);
  if (pairing) yield* takePaired(g, seat, pairing, grant);
  else yield* procedures[action].take(g, seat, grant);
}

/** A standard action without anything paired with it, where it is possible. */
export function* takeStandard(g: Arcs, seat: Seat, action: StandardAction, grant: Grant = 'card'): Rules {
  if (canTake(g, seat, action)) yield* procedures[action].take(g, seat, grant);
}

/** The extra action may come before, if the granted one stays legal, or after. */
function* takePaired(g: Arcs, seat: Seat, pairing: Pairing, grant: Grant): Rules {
  const { action, extra } = pairing;
  const order: Option<'before' | 'granted'>[] = [];
  if (canTake(g, seat, action))
    order.push(option('granted', 'granted', 'arcs.pair.granted', { action: the.action(action) }));
  if (canComeBefore(g, seat, pairing))
    order.push(
      option('extra-first', 'before', 'arcs.pair.before', { action: the.action(extra), granted: the.action(action) }),
    );
  const isBefore = (yield* choose(seat, words('arcs.pair'), order)) === 'before';
  if (isBefore) yield* procedures[extra].take(g, seat, 'card', leaving(seat, action));
  yield* procedures[action].take(g, seat, grant);
  if (isBefore || !canTake(g, seat, extra)) return;
  const after = [
    option('extra', true, 'arcs.pair.after', { action: the.action(extra) }),
    decline('no-extra', false, 'arcs.pair.none'),
  ];
  if (yield* choose(seat, words('arcs.pair'), after)) yield* procedures[extra].take(g, seat, 'card');
}

/** The extra action can be taken first, with the granted one legal after it. */
function canComeBefore(g: Arcs, seat: Seat, { action, extra, before }: Pairing): boolean {
  return before && canTake(g, seat, extra, leaving(seat, action));
}

/** The action must be legal afterwards. */
function leaving(seat: Seat, action: StandardAction): Requirement {
  return (g) => canTake(g, seat, action);
}

function pairingWith(g: Arcs, seat: Seat, action: StandardAction, grant: Grant): Pairing | undefined {
  if (grant !== 'copy-or-pivot') return undefined;
  return activeCards(g, seat).find(({ pairing }) => pairing?.action === action)?.pairing;
}

function isUsable(g: Arcs, seat: Seat, card: string, action: NewAction): boolean {
  if (action.oncePerTurn && g.turn?.used.includes(usedMark(card, action))) return false;
  return action.usable(g, seat);
}

export function usedMark(card: string, ability: { readonly name: string }): string {
  return `${card}:${ability.name}`;
}
