/** Catalogue: resources, influence, trade-goods, exhausted.3, planets.5–8. */
import type { Option, Rules, Seat } from '@orrery/kernel';
import { type PlanetId, planet } from '../content/planets.ts';
import { fold } from '../content/registry.ts';
import type { Ti4 } from '../state.ts';
import { choose, decline, option, tell, the, words } from '../words.ts';
import { planetAt, planetsOf, player } from './table.ts';
import { openWindow } from './window.ts';

export type Currency = 'resources' | 'influence';

export function resourcesOf(g: Ti4, id: PlanetId): number {
  return worth(g, id, 'resources');
}

export function influenceOf(g: Ti4, id: PlanetId): number {
  return worth(g, id, 'influence');
}

function worth(g: Ti4, id: PlanetId, currency: Currency): number {
  const holder = planetAt(g, id).owner ?? g.speaker;
  const isSwapped = fold('valuesSwapped', false, g, holder, id);
  return (currency === 'resources') !== isSwapped
    ? fold('planetResources', planet(id).resources, g, holder, id)
    : fold('planetInfluence', planet(id).influence, g, holder, id);
}

export function readiedPlanets(g: Ti4, seat: Seat): PlanetId[] {
  return planetsOf(g, seat).filter((id) => !planetAt(g, id).exhausted);
}

/** The most that a player could spend now; `keeping` planets are not counted. */
export function available(g: Ti4, seat: Seat, currency: Currency, keeping: readonly PlanetId[] = []): number {
  let sum = player(g, seat).tradeGoods * tradeGoodWorth(g, seat);
  for (const id of readiedPlanets(g, seat)) if (!keeping.includes(id)) sum += worth(g, id, currency);
  return sum;
}

/**
 * Whether the player could spend two amounts each by itself: what is too much for one does not count for the other. So the
 * smaller payment takes as little as it can, and all the rest is for the other one.
 */
export function canSpendApart(
  g: Ti4,
  seat: Seat,
  currency: Currency,
  amount: number,
  apart: number,
  keeping: readonly PlanetId[] = [],
): boolean {
  const all = available(g, seat, currency, keeping);
  if (apart === 0) return all >= amount;
  const pieces = Array.from({ length: player(g, seat).tradeGoods }, () => tradeGoodWorth(g, seat));
  for (const id of readiedPlanets(g, seat)) if (!keeping.includes(id)) pieces.push(worth(g, id, currency));
  let least = Number.POSITIVE_INFINITY;
  let sums = new Set([0]);
  for (const piece of pieces) {
    const next = [...sums].map((sum) => sum + piece);
    least = Math.min(least, ...next.filter((sum) => sum >= apart));
    sums = new Set([...sums, ...next.filter((sum) => sum < apart)]);
  }
  return all - least >= amount;
}

/** What would hold after a player has paid with the planet or so many trade goods; nothing is changed. */
export function ifPaid<T>(g: Ti4, seat: Seat, paid: PlanetId | number, ask: () => T): T {
  const sheet = player(g, seat);
  if (typeof paid === 'number') sheet.tradeGoods -= paid;
  else exhaust(g, paid);
  const answer = ask();
  if (typeof paid === 'number') sheet.tradeGoods += paid;
  else ready(g, paid);
  return answer;
}

export function exhaust(g: Ti4, id: PlanetId): void {
  planetAt(g, id).exhausted = true;
}

/** An effect exhausts a planet, whoever controls it. */
export function exhaustByEffect(g: Ti4, id: PlanetId): void {
  exhaust(g, id);
  tell(g, 'ti4.planet-exhausted', { planet: the.planet(id) });
}

export function ready(g: Ti4, id: PlanetId): void {
  planetAt(g, id).exhausted = false;
}

/**
 * Pays at least so much by exhausting planets and spending trade goods; what is too much is lost (producing-units.1b). `leaves`
 * says whether a payment leaves what else it is needed for, with so much still due.
 */
export function* spend(
  g: Ti4,
  seat: Seat,
  currency: Currency,
  amount: number,
  leaves?: (due: number) => boolean,
): Rules {
  let due = amount;
  const isFine = ({ value }: Option<PlanetId | number>) => {
    const left = due - amountOf(g, seat, currency, value);
    return leaves === undefined || ifPaid(g, seat, value, () => leaves(Math.max(0, left)));
  };
  while (due > 0) {
    const ways = payments(g, seat, currency, due).filter(isFine);
    const paid = yield* choose(seat, words(`ti4.pay-${currency}`, { due }), ways);
    due -= pay(g, seat, currency, paid);
  }
}

/** Exhausts the planet, or spends so many trade goods; says what it is worth. */
function pay(g: Ti4, seat: Seat, currency: Currency, paid: PlanetId | number): number {
  const value = amountOf(g, seat, currency, paid);
  if (typeof paid === 'number') spendTradeGoods(g, seat, paid);
  else {
    exhaust(g, paid);
    tell(g, 'ti4.exhausts', { seat: the.seat(seat), planet: the.planet(paid) });
  }
  return value;
}

function amountOf(g: Ti4, seat: Seat, currency: Currency, paid: PlanetId | number): number {
  return typeof paid === 'number' ? paid * tradeGoodWorth(g, seat) : worth(g, paid, currency);
}

export function spendTradeGoods(g: Ti4, seat: Seat, count: number): void {
  player(g, seat).tradeGoods -= count;
  tell(g, 'ti4.spends-trade-goods', { seat: the.seat(seat), count });
}

export function tradeGoodWorth(g: Ti4, seat: Seat): number {
  return fold('tradeGoodWorth', 1, g, seat);
}

/** Ways to pay a part. Trade goods are offered only as the rest that they can cover, or one by one. */
function payments(g: Ti4, seat: Seat, currency: Currency, due: number): Option<PlanetId | number>[] {
  const planets = readiedPlanets(g, seat)
    .filter((id) => worth(g, id, currency) > 0)
    .map((id): Option<PlanetId | number> => {
      const args = { planet: the.planet(id), worth: worth(g, id, currency) };
      return option(`exhaust:${id}`, id, 'ti4.exhaust-for', args, `planet:${id}`);
    });
  const { tradeGoods } = player(g, seat);
  const rest = Math.ceil(due / tradeGoodWorth(g, seat));
  const amounts = tradeGoods >= rest && rest > 1 ? [rest, 1] : tradeGoods > 0 ? [1] : [];
  return [
    ...planets,
    ...amounts.map((n) => option<PlanetId | number>(`trade-goods:${n}`, n, 'ti4.trade-goods', { count: n })),
  ];
}

/** Pays any amount a player likes, for effects that ask for "any amount"; says how much was paid. */
export function* spendAnyAmount(g: Ti4, seat: Seat, currency: Currency, prompt: 'ti4.pay-for-tokens'): Rules<number> {
  let paid = 0;
  for (;;) {
    const ways = payments(g, seat, currency, Number.MAX_SAFE_INTEGER);
    if (ways.length === 0) return paid;
    const done = decline<PlanetId | number | null>('done', null, 'ti4.done');
    const chosen = yield* choose(seat, words(prompt, { paid }), [done, ...ways] as Option<PlanetId | number | null>[]);
    if (chosen === null) return paid;
    paid += pay(g, seat, currency, chosen);
  }
}

/** Gains trade goods by one effect. */
export function* gainTradeGoods(g: Ti4, seat: Seat, count: number): Rules {
  if (count <= 0) return;
  player(g, seat).tradeGoods += count;
  tell(g, 'ti4.gains-trade-goods', { seat: the.seat(seat), count });
  yield* openWindow(g, 'after trade-goods-gained', { seat, count });
}
