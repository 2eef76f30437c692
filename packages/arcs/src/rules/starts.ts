/** Catalogue: chapter.4, chapter.5, prelude. What a click on a piece, a place, a card or a token begins in a turn. */
import type { Message, Option, Ref, Seat, Start } from '@orrery/kernel';
import type { StandardAction } from '../content/action-cards.ts';
import type { Grant } from '../content/hooks.ts';
import type { SystemId } from '../content/map.ts';
import type { Resource } from '../content/resources.ts';
import type { Arcs, Turn } from '../state.ts';
import { the, words } from '../words.ts';
import { type Action, openings } from './actions.ts';
import { asIfSpent, type PreludeStep, type Use, usesOf } from './prelude.ts';
import { slotRef } from './resources.ts';
import { buildingRef, buildingsAt, player } from './table.ts';

/** What may be done next in a turn. */
export type Step = { readonly pip: Action } | { readonly prelude: PreludeStep } | 'end';

/**
 * Every piece is named, and the system it is in: `ships:<system>.<seat>`, `building:…`, `free:<system>` for its empty
 * slots, `system:…` for all that can be begun there; cards are `card:…`, tokens `slot:…`.
 */
export function turnStarts(g: Arcs, turn: Turn, grant: Grant, steps: readonly Option<Step>[]): Start[] {
  const seen = new Set<Resource>();
  return steps.flatMap((step): Start[] => {
    const { value } = step;
    if (value === 'end') return [];
    if ('pip' in value) {
      const label = (what: Message) => words('arcs.start.pip', { what });
      return typeof value.pip === 'string'
        ? actionStarts(g, turn.seat, value.pip, grant, [step.id], label)
        : [cardStart(step, label(step.label))];
    }
    if (!('slot' in value.prelude)) return [cardStart(step, step.label)];
    return tokenStarts(g, turn, value.prelude.slot, step.id, seen);
  });
}

function cardStart({ id, target }: Option, label: Message): Start {
  return { targets: target === undefined ? [] : [target], answers: [id], label };
}

/** What a token can be spent for; the pieces that its actions begin with offer it too, once for each type of token. */
function tokenStarts(g: Arcs, turn: Turn, slot: number, spend: string, seen: Set<Resource>): Start[] {
  const { seat } = turn;
  const resource = player(g, seat).slots[slot];
  if (!resource) return [];
  const all = usesOf(g, turn, slot, resource);
  const uses = all.length > 1 ? all.filter(({ value }) => value !== 'nothing') : all;
  const starts = uses.map(({ id, label }): Start => {
    const answers = all.length > 1 ? [spend, id] : [spend];
    return { targets: [slotRef(seat, slot)], answers, label: words('arcs.start.spend', { what: label }) };
  });
  if (seen.has(resource)) return starts;
  seen.add(resource);
  const label = (what: Message) => words('arcs.start.token', { what, resource: the.resource(resource) });
  const begun = asIfSpent(g, seat, slot, () =>
    uses.flatMap(({ id, value }) => {
      const action = actionOf(value);
      return action === null ? [] : actionStarts(g, seat, action, 'prelude', [spend, id], label);
    }),
  );
  return [...starts, ...begun];
}

function actionOf(use: Use): StandardAction | null {
  return typeof use === 'object' && typeof use.action === 'string' ? use.action : null;
}

function actionStarts(
  g: Arcs,
  seat: Seat,
  action: StandardAction,
  grant: Grant,
  first: readonly string[],
  label: (what: Message) => Message,
): Start[] {
  return openings(g, seat, action, grant).map(({ option, answers }) => ({
    targets: targetsOf(g, seat, action, option),
    answers: [...first, ...answers],
    label: label(option.label),
  }));
}

/** All that may be clicked for what an option is about. */
function targetsOf(g: Arcs, seat: Seat, action: StandardAction, { target = '', value }: Option): Ref[] {
  const end = target.indexOf(':');
  const [kind, id] = [target.slice(0, Math.max(end, 0)), target.slice(end + 1)];
  if (kind === 'building') return [target, `system:${id.split('.')[0]}`];
  if (kind !== 'system') return [target];
  if (action === 'build' || action === 'tax') return [`free:${id}`, target];
  const mine = `ships:${id}.${seat}`;
  if (action !== 'battle') return [mine, target];
  const { system, defender } = value as { readonly system: SystemId; readonly defender: Seat };
  const buildings = buildingsAt(g, defender, system).map((building) => buildingRef(system, building));
  return [`ships:${id}.${defender}`, ...buildings, mine, target];
}
