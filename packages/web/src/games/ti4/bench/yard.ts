/** Producing units: what can be ordered where, what it comes to, and the answers that order it. */
import type { WireDecision, WireMessage } from '@orrery/server/protocol';
import { capacityMeter, costOfUnits, fleetUseOf, type Groups } from '@orrery/ti4/figures';
import type { Pursuit } from '../../../table/pursuit.ts';
import { docksIn, type SystemId, type Tables, type UnitType, unitsOf, type View } from '../model.ts';

export interface Order {
  readonly type: UnitType;
  readonly place: string;
  readonly count: number;
}

/** A unit that is offered in a place, and the most of it. */
export interface Offer {
  readonly type: UnitType;
  readonly place: string;
  readonly most: number;
}

export function offersOf({ options }: Pick<WireDecision, 'options'>): Offer[] {
  const most = new Map<string, Offer>();
  for (const { id } of options) {
    const [, type, place, count] = /^produce:([a-z-]+):(.+):(\d+)$/.exec(id) ?? [];
    if (!type || !place) continue;
    const key = `${type} ${place}`;
    most.set(key, { type: type as UnitType, place, most: Math.max(most.get(key)?.most ?? 0, Number(count)) });
  }
  return [...most.values()];
}

/** What has been ordered already. */
export function orderedOf({ prompt }: Pick<WireDecision, 'prompt'>): Order[] {
  const orders = (prompt.args?.orders ?? []) as readonly WireMessage[];
  const idOf = (thing: unknown) => String(thing).split('/')[1] ?? '';
  return orders.map(({ args }) => ({
    type: idOf(args?.type) as UnitType,
    place: idOf(args?.place),
    count: Number(args?.count),
  }));
}

export const countOf = (orders: readonly Order[]): number => orders.reduce((sum, { count }) => sum + count, 0);

/** What orders come to, with what is taken off. */
export function priceOf(view: View, tables: Tables, seat: number, orders: readonly Order[], discount: number): number {
  const perCost: { readonly [type in UnitType]?: number } = view.players[seat]?.unitsPerCost ?? {};
  const cost = costOfUnits(orders, unitsOf(view, tables, seat), (type) => perCost[type] ?? 1);
  return Math.max(0, cost - discount);
}

/** So many come at a time: those that one pays for together. */
export function stepOf(view: View, seat: number, type: UnitType): number {
  const perCost: { readonly [type in UnitType]?: number } = view.players[seat]?.unitsPerCost ?? {};
  return perCost[type] ?? 1;
}

/** Orders with so many of a kind in a place. */
export function withCount(orders: readonly Order[], type: UnitType, place: string, count: number): Order[] {
  const others = orders.filter((order) => order.type !== type || order.place !== place);
  return count > 0 ? [...others, { type, place, count }] : others;
}

/** How full space would be with what is ordered. */
export function metersWith(view: View, tables: Tables, seat: number, id: SystemId, orders: readonly Order[]) {
  const space: Groups = orders
    .filter(({ place }) => place === id)
    .reduce<Groups>((groups, { type, count }) => {
      const there = groups.find((group) => group.seat === seat && group.type === type);
      const rest = groups.filter((group) => group !== there);
      return [...rest, { seat, type, count: count + (there?.count ?? 0) }];
    }, view.systems[id]?.units ?? []);
  const docks = docksIn(view, tables, seat, id);
  const of = unitsOf(view, tables, seat);
  return { capacity: capacityMeter(space, seat, docks, of), fleet: fleetUseOf(space, seat, docks, of) };
}

/** Orders all of it, and no more. */
export function order(orders: readonly Order[]): Pursuit {
  const left = orders.map(({ type, place, count }) => `produce:${type}:${place}:${count}`);
  let isOver = false;
  return (decision) => {
    if (isOver) return 'done';
    // Where nothing more could be ordered, nothing more is asked.
    if (decision?.prompt.key !== 'ti4.choose-units') return left.length === 0 ? 'done' : 'dropped';
    const next = left.shift();
    if (next) return { answer: next };
    isOver = true;
    return { answer: 'done' };
  };
}
