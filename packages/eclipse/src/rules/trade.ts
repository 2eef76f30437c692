/** Catalogue: trade, resources.3. */
import type { Blocked, Option, Rules, Seat } from '@orrery/kernel';
import { type Resource, resources } from '../content/tracks.ts';
import type { Eclipse } from '../state.ts';
import { blocked, choose, option, tell, the, words } from '../words.ts';
import { player, speciesOf } from './table.ts';
import { gain, pay } from './tracks.ts';

export interface Trade {
  readonly from: Resource;
  readonly to: Resource;
}

export function canTrade(g: Eclipse, seat: Seat): boolean {
  const price = speciesOf(g, seat).tradeValue;
  const stored = player(g, seat).resources;
  return resources.some((each) => stored[each] >= price);
}

/** Whether there is enough of a resource to trade it. */
export function tradesFrom(g: Eclipse, seat: Seat, from: Resource): boolean {
  return player(g, seat).resources[from] >= speciesOf(g, seat).tradeValue;
}

/** One trade that the player decides about: all units paid are of one kind (trade.2). */
export function* trade(g: Eclipse, seat: Seat, wanted: readonly Resource[] = resources): Rules {
  makeTrade(
    g,
    seat,
    yield* choose(seat, words('eclipse.trade'), tradeOptions(g, seat, wanted), {
      blocked: () => blockedTrades(g, seat),
    }),
  );
}

export function makeTrade(g: Eclipse, seat: Seat, { from, to }: Trade): void {
  const price = speciesOf(g, seat).tradeValue;
  pay(g, seat, from, price);
  gain(g, seat, to, 1);
  tell(g, 'eclipse.trades', { seat: the.seat(seat), price, from: the.resource(from), to: the.resource(to) });
}

export function tradeOptions(g: Eclipse, seat: Seat, wanted: readonly Resource[]): Option<Trade>[] {
  const price = speciesOf(g, seat).tradeValue;
  const found: Option<Trade>[] = [];
  for (const from of resources) {
    if (!tradesFrom(g, seat, from)) continue;
    for (const to of wanted) if (to !== from) found.push(tradeOption({ from, to }, price));
  }
  return found;
}

function tradeOption(value: Trade, price: number): Option<Trade> {
  const { from, to } = value;
  const args = { price, from: the.resource(from), to: the.resource(to) };
  return option(`trade:${from}:${to}`, value, 'eclipse.trade-for', args);
}

/** How much of a resource the storage can hold after trading. */
export function mostAffordable(g: Eclipse, seat: Seat, resource: Resource): number {
  const stored = player(g, seat).resources;
  const price = speciesOf(g, seat).tradeValue;
  let most = stored[resource];
  for (const each of resources) if (each !== resource) most += Math.floor(stored[each] / price);
  return most;
}

/** Pays a cost, trading for what is missing (trade.4). */
export function* payTrading(g: Eclipse, seat: Seat, resource: Resource, amount: number): Rules {
  while (player(g, seat).resources[resource] < amount) yield* trade(g, seat, [resource]);
  pay(g, seat, resource, amount);
}

/** Resources of which there are too few to trade (trade.1). */
export function blockedTrades(g: Eclipse, seat: Seat): Blocked[] {
  const price = speciesOf(g, seat).tradeValue;
  const stored = player(g, seat).resources;
  return resources
    .filter((from) => stored[from] < price)
    .map((from) => blocked('trade.1', 'eclipse.why.no-trade', { from: the.track(from), count: stored[from], price }));
}
