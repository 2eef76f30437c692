import type { Option, Rules, Seat } from '@orrery/kernel';
import { planetTypes } from '../../figures.ts';
import { gain, hasResource, swapTokens, tokenOptions } from '../../rules/resources.ts';
import { at, buildingArgs, buildingKey, buildingRef, controls, inPlay } from '../../rules/table.ts';
import type { Arcs } from '../../state.ts';
import { choose, option, the, words } from '../../words.ts';
import type { CityRef, GuildCard } from '../hooks.ts';
import { resources } from '../resources.ts';
import { discardFor } from './shared.ts';

export const elderBroker: GuildCard<'bc23'> = {
  id: 'bc23',
  name: 'Elder Broker',
  kind: 'guild',
  suit: 'relic',
  raidCost: 2,
  actions: [
    {
      name: 'trade',
      replaces: 'tax',
      usable: (g, holder) => tradeCities(g, holder).length > 0,
      resolve: trade,
    },
  ],
  prelude: [
    discardFor('bc23', 'gather', function* (g, holder) {
      for (const resource of ['material', 'fuel', 'weapon'] as const) yield* gain(g, holder, resource);
    }),
  ],
};

/** A swap, not stealing: nothing protects from it. */
function* trade(g: Arcs, holder: Seat): Rules {
  const city = yield* choose(holder, words('arcs.trade'), tradeCities(g, holder));
  const rival = city.building.owner;
  const taken = yield* choose(holder, words('arcs.trade.take', { rival: the.seat(rival) }), wanted(g, city));
  const given = yield* choose(holder, words('arcs.trade.give', { rival: the.seat(rival) }), offered(g, holder, rival));
  yield* swapTokens(g, holder, given, rival, taken);
}

/** Cities of rivals that the holder controls, where both halves of the trade are possible. */
function tradeCities(g: Arcs, holder: Seat): Option<CityRef>[] {
  return inPlay(g)
    .filter((id) => controls(g, holder, id))
    .flatMap((system) =>
      at(g, system)
        .buildings.filter(({ kind, owner }) => kind === 'city' && owner !== holder)
        .map((building) => ({ system, building })),
    )
    .filter((city) => wanted(g, city).length > 0 && offered(g, holder, city.building.owner).length > 0)
    .map((city) => {
      const { system, building } = city;
      const types = planetTypes(g.systems, system).map(the.resource);
      const args = { ...buildingArgs(g, system, building), resources: types };
      const id = `trade:${system}.${buildingKey(building)}`;
      return option(id, city, 'arcs.trade.city', args, buildingRef(system, building));
    });
}

/** The rival's tokens of the city's type. */
function wanted(g: Arcs, { system, building }: CityRef): Option<number>[] {
  return tokenOptions(g, building.owner, 'arcs.token.take', planetTypes(g.systems, system));
}

/** The holder's tokens of types that the rival has none of. */
function offered(g: Arcs, holder: Seat, rival: Seat): Option<number>[] {
  const missing = resources.filter((resource) => !hasResource(g, rival, resource));
  return tokenOptions(g, holder, 'arcs.token.give', missing);
}
