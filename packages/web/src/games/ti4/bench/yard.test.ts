import { games } from '@orrery/games';
import { copy, Keystream, Match, seated, seedFrom } from '@orrery/kernel';
import { type Ti4, type Ti4Config, type Ti4View, ti4 } from '@orrery/ti4';
import { suggestPayment } from '@orrery/ti4/figures';
import { gamePackage } from '@orrery/ti4/package';
import { fleetUse, type SystemId, surplus, systemsOf } from '@orrery/ti4/queries';
import { midgame } from '@orrery/ti4/testing';
import { expect, test } from 'vitest';
import { pursue } from '../../../../dev/pursue.ts';
import { followedBy } from '../../../table/pursuit.ts';
import type { Tables } from '../model.ts';
import { pay, purseOf } from './payment.ts';
import { metersWith, type Order, offersOf, order, orderedOf, priceOf } from './yard.ts';

type Ti4Match = Match<Ti4, Ti4Config>;

const tables = gamePackage.tables as Tables;
const random = new Keystream(seedFrom('yards'));
const anyOf = <T>(list: readonly T[]): T => list[random.below(list.length)] as T;
const viewOf = (match: Ti4Match, seat: number) => match.view(seat) as unknown as Ti4View;

const { bots } = await games.ti4();

/** Moments at which somebody is asked so, in games of greedy players. */
function* momentsOf(prompts: readonly string[]): Generator<{ match: Ti4Match; seat: number }> {
  for (let game = 0; game < 1; game++) {
    const match = Match.start(ti4, ti4.configure({ players: 3, factions: 'random' }), seedFrom(`yards ${game}`));
    for (let step = 0; step < 600 && !match.isOver; step++) {
      const seat = match.waitingFor()[0] ?? 0;
      if (prompts.includes(match.pending(seat)?.prompt.key ?? '')) yield { match: match.clone() as Ti4Match, seat };
      const place = seated(match as unknown as Match, seat, random);
      if (place) match.answer(seat, bots.greedy?.choose(place, random) ?? '');
    }
  }
}

test('what is ordered and its payment go out with one press, at the price that the page has shown', () => {
  let produced = 0;
  for (const { match, seat } of momentsOf(['ti4.choose-units'])) {
    const decision = match.pending(seat);
    if (!decision) continue;
    const view = viewOf(match, seat);
    const offers = offersOf(decision);
    if (offers.length === 0) continue;
    const { type, place, most } = anyOf(offers);
    const orders: Order[] = [{ type, place, count: 1 + random.below(most) }];
    const price = priceOf(
      view,
      tables,
      seat,
      [...orderedOf(decision), ...orders],
      Number(decision.prompt.args?.discount),
    );
    const paid = suggestPayment(purseOf(view, seat, 'resources'), price);
    expect(paid).not.toBeNull();
    if (!paid) continue;
    const asked = match.clone() as Ti4Match;
    pursue(asked, seat, order(orders));
    const due = asked.pending(seat)?.prompt;
    if (due?.key === 'ti4.pay-resources') expect(due.args?.due).toBe(price);
    const { end, given } = pursue(match, seat, followedBy(order(orders), pay(paid)));
    expect(end).toBe('done');
    expect(given[0]).toBe(`produce:${type}:${place}:${orders[0]?.count}`);
    expect(match.pending(seat)?.prompt.key).not.toBe('ti4.pay-resources');
    produced++;
  }
  expect(produced).toBeGreaterThan(4);
});

test('the payment that is proposed is enough, and nothing more is asked', () => {
  let asked = 0;
  for (const { match, seat } of momentsOf(['ti4.pay-resources', 'ti4.pay-influence'])) {
    const decision = match.pending(seat);
    if (!decision) continue;
    const currency = decision.prompt.key === 'ti4.pay-resources' ? 'resources' : 'influence';
    const paid = suggestPayment(purseOf(viewOf(match, seat), seat, currency), Number(decision.prompt.args?.due));
    if (!paid) throw new Error('what is asked for cannot be paid');
    expect(pursue(match, seat, pay(paid)).end).toBe('done');
    expect(match.pending(seat)?.prompt.key).not.toBe(decision.prompt.key);
    asked++;
  }
  expect(asked).toBeGreaterThan(4);
});

/** The state with ordered units where they would stand. */
function withOrders(state: Ti4, seat: number, id: SystemId, orders: readonly Order[]): Ti4 {
  const g = copy(state);
  for (const { type, count } of orders) {
    const there = g.systems[id]?.units.find((group) => group.seat === seat && group.type === type);
    if (there) there.count += count;
    else g.systems[id]?.units.push({ seat, type, count, damaged: 0 });
  }
  return g;
}

test('how full space would be with what is ordered is what the rules then count', () => {
  let full = 0;
  for (let game = 0; game < 12; game++) {
    const match = midgame({ players: 6 }, `yards ${game}`);
    const state = match.peek() as Ti4;
    for (const seat of state.players.keys()) {
      for (const id of systemsOf(state)) {
        if (!state.systems[id]?.units.some((group) => group.seat === seat)) continue;
        const orders = (['carrier', 'fighter', 'infantry'] as const).map((type) => {
          return { type, place: id, count: random.below(type === 'carrier' ? 2 : 7) };
        });
        const wanted = orders.filter(({ count }) => count > 0);
        const { capacity, fleet } = metersWith(viewOf(match, seat), tables, seat, id, wanted);
        const g = withOrders(state, seat, id, wanted);
        const tooMuch = surplus(g, seat, id);
        expect([fleet, Math.max(0, capacity.used - capacity.all)]).toEqual([fleetUse(g, seat, id), tooMuch]);
        if (tooMuch > 0) full++;
      }
    }
  }
  expect(full).toBeGreaterThan(20);
});
