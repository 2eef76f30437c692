/** Catalogue: prelude. */
import type { Blocked, Message, Option, Rules, Seat, Thing } from '@orrery/kernel';
import { actionCardById, type StandardAction, standardActions, suitById } from '../content/action-cards.ts';
import type { PreludeAbility } from '../content/hooks.ts';
import type { CardId } from '../content/ids.ts';
import { activeCards, cardsOf } from '../content/registry.ts';
import type { Resource } from '../content/resources.ts';
import type { Arcs, Turn } from '../state.ts';
import { aside, choose, option, tell, the, valued, words } from '../words.ts';
import { type Action, actionOptions, canTakeBy, forbiddenBy, takeAction, usedMark } from './actions.ts';
import { slotRef, spendToken } from './resources.ts';
import { player } from './table.ts';

/** Something to do in the Prelude. */
export type PreludeStep = { readonly slot: number } | { readonly card: CardId; readonly ability: PreludeAbility };

/** What a spent token does: an action, battles for pips, or nothing. */
export type Use = { readonly action: Action } | 'weapon' | 'nothing';

export function preludeOptions(g: Arcs, turn: Turn): Option<PreludeStep>[] {
  return [...tokenSteps(g, turn.seat), ...abilitySteps(g, turn)];
}

export function* takePreludeStep(g: Arcs, turn: Turn, step: PreludeStep): Rules {
  turn.acted = true;
  if ('slot' in step) {
    yield* spend(g, turn, step.slot);
    return;
  }
  const { card, ability } = step;
  if (ability.oncePerTurn) turn.used.push(usedMark(card, ability));
  tell(g, 'arcs.prelude.used', { seat: the.seat(turn.seat), card: the.card(card) });
  yield* ability.resolve(g, turn.seat);
}

/** The Prelude ends: spent tokens go back to the supply, cards secured in it are like any other (prelude.6, prelude.8). */
export function closePrelude(g: Arcs, turn: Turn): void {
  turn.prelude = false;
  for (const resource of turn.spent) g.supply[resource]++;
  turn.spent = [];
  for (const guild of player(g, turn.seat).guilds) guild.fresh = false;
}

function tokenSteps(g: Arcs, seat: Seat): Option<PreludeStep>[] {
  const standsFor = stoodFor(g, seat);
  const steps: Option<PreludeStep>[] = [];
  for (const [slot, resource] of player(g, seat).slots.entries()) {
    if (resource === null) continue;
    const types = typesOf(g, seat, resource, standsFor);
    const uses = types.length === 1 ? usesAs(g, types[0] as Resource) : types.flatMap((type) => usesAs(g, type));
    const args = { resource: the.resource(resource), slot: slot + 1, uses };
    steps.push(aside(`spend:${slot + 1}:${resource}`, { slot }, 'arcs.spend', args, slotRef(seat, slot)));
  }
  return steps;
}

/** What a token is spent for when it works as this type. */
function usesAs(g: Arcs, type: Resource): (Thing<'action'> | Message)[] {
  return type === 'weapon' ? [words('arcs.spend.weapon')] : preludeActions(g, type).map(the.action);
}

function abilitySteps(g: Arcs, turn: Turn): Option<PreludeStep>[] {
  const { seat } = turn;
  const { guilds } = player(g, seat);
  const steps: Option<PreludeStep>[] = [];
  for (const { id: card, prelude } of cardsOf(g, seat)) {
    if (prelude === undefined || guilds.some(({ id, fresh }) => fresh && id === card)) continue; // prelude.8
    for (const ability of prelude) {
      if (!isOpen(turn, card, ability) || !ability.usable(g, seat)) continue;
      const args = { card: the.card(card), action: the.ability(ability.name) };
      steps.push(
        aside(`prelude:${card}:${ability.name}`, { card, ability }, 'arcs.prelude.ability', args, `card:${card}`),
      );
    }
  }
  return steps;
}

/** Neither used up this turn nor too late in it. */
function isOpen(turn: Turn, card: string, ability: PreludeAbility): boolean {
  if (ability.first && turn.acted) return false;
  return !ability.oncePerTurn || !turn.used.includes(usedMark(card, ability));
}

/** Spends a token for one of its uses; it stays out of the supply until the Prelude ends. */
function* spend(g: Arcs, turn: Turn, slot: number): Rules {
  const { seat } = turn;
  const resource = player(g, seat).slots[slot];
  if (!resource) return;
  const use = yield* choose(
    seat,
    words('arcs.spend.for', { resource: the.resource(resource) }),
    usesOf(g, turn, slot, resource),
    { blocked: () => blockedUses(g, seat, resource) },
  );
  spendToken(g, seat, slot);
  if (use === 'weapon') turn.weapon = true;
  else if (use !== 'nothing') yield* takeAction(g, seat, use.action, 'prelude');
}

/** What the token in a slot can be spent for: it cannot also be paid for what it buys, so it counts as gone. */
export function usesOf(g: Arcs, turn: Turn, slot: number, token: Resource): Option<Use>[] {
  return asIfSpent(g, turn.seat, slot, () => uses(g, turn, token));
}

/** The answer to a question about the time when the token of a slot will be gone. */
export function asIfSpent<T>(g: Arcs, seat: Seat, slot: number, ask: () => T): T {
  const { slots } = player(g, seat);
  const token = slots[slot] ?? null;
  slots[slot] = null;
  const answer = ask();
  slots[slot] = token;
  return answer;
}

/** A token works as its own type unless that is Outraged, and as any type that a card lets it stand for (court.7). */
function typesOf(g: Arcs, seat: Seat, token: Resource, standsFor: readonly Resource[] = stoodFor(g, seat)): Resource[] {
  const own = player(g, seat).outrage[token] === 'none' || standsFor.includes(token) ? [token] : [];
  return standsFor.length === 0 ? own : [...new Set([...own, ...standsFor])];
}

/** The types that cards let any token stand for. */
function stoodFor(g: Arcs, seat: Seat): Resource[] {
  const types: Resource[] = [];
  for (const { modify } of activeCards(g, seat)) if (modify?.spendsAs) types.push(modify.spendsAs);
  return types;
}

function uses(g: Arcs, turn: Turn, token: Resource): Option<Use>[] {
  const { seat } = turn;
  const types = typesOf(g, seat, token);
  const granted = [...new Set(types.flatMap((type) => preludeActions(g, type)))];
  const options: Option<Use>[] = actionOptions(g, seat, granted, 'prelude').map((offer) =>
    valued(offer, { action: offer.value }),
  );
  if (types.includes('weapon')) options.push(option('weapon', 'weapon', 'arcs.spend.weapon'));
  options.push(option('nothing', 'nothing', 'arcs.spend.nothing'));
  return options;
}

/** The standard actions of a resource (prelude.3, prelude.4). */
function preludeActions(g: Arcs, type: Resource): readonly StandardAction[] {
  if (type === 'material') return ['build', 'repair'];
  if (type === 'fuel') return ['move'];
  if (type === 'relic') return ['secure'];
  const lead = g.round.plays[0];
  return type === 'psionic' && lead ? suitById[actionCardById[lead.card].suit].actions : [];
}

/** Why a token does not buy the other standard actions. */
function blockedUses(g: Arcs, seat: Seat, token: Resource): Blocked[] {
  const granted = new Set(typesOf(g, seat, token).flatMap((type) => preludeActions(g, type)));
  const own = new Set(preludeActions(g, token));
  const rule = token === 'psionic' ? 'prelude.4' : token === 'weapon' ? 'prelude.5' : 'prelude.3';
  return standardActions
    .filter((action) => !granted.has(action) || !canTakeBy(g, seat, action, 'prelude'))
    .map((action) => ({
      label: words(`arcs.action.${action}`),
      rule: granted.has(action) ? forbiddenBy(g, seat, action) : own.has(action) ? 'prelude.7' : rule,
    }));
}

/** Tokens after the Prelude, and abilities of cards that are too new, too late or wait for an ambition. */
export function blockedPrelude(g: Arcs, turn: Turn): Blocked[] {
  const { seat, prelude: isOpenStill } = turn;
  const tokens = isOpenStill ? [] : tokenSteps(g, seat);
  const late = tokens.map(({ label, target }) => ({ label, ...(target && { target }), rule: 'prelude.1' }));
  const active = new Set(activeCards(g, seat));
  const cards = cardsOf(g, seat).flatMap((card) =>
    (card.prelude ?? []).flatMap((ability): Blocked[] => {
      const isNew = player(g, seat).guilds.some(({ id, fresh }) => fresh && id === card.id);
      const isWaiting = !active.has(card) && !ability.usable(g, seat);
      const isLate = !isOpen(turn, card.id, ability); // as the card says
      const held = isNew ? 'prelude.8' : isWaiting ? 'leaders-lore.8' : isLate ? 'fine-print.5' : null;
      const rule = isOpenStill ? held : 'prelude.1';
      const args = { card: the.card(card.id), action: the.ability(ability.name) };
      return rule === null ? [] : [{ target: `card:${card.id}`, label: words('arcs.prelude.ability', args), rule }];
    }),
  );
  return [...late, ...cards];
}
