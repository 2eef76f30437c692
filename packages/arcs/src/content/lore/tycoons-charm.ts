import type { Rules, Seat } from '@orrery/kernel';
import { discardToken, gain, tokenOptions } from '../../rules/resources.ts';
import type { Arcs } from '../../state.ts';
import { choose, option, the, words } from '../../words.ts';
import type { Lore } from '../hooks.ts';
import { resources } from '../resources.ts';
import { endsOutrage, isDeclared } from './shared.ts';

export const tycoonsCharm: Lore<'lore28'> = {
  id: 'lore28',
  name: "Tycoon's Charm",
  set: 'pack',
  whileDeclared: 'tycoon',
  prelude: [
    {
      name: 'exchange',
      usable: (g, holder) => isDeclared(g, 'tycoon') && wares(g, holder).length > 0,
      resolve: exchange,
    },
    endsOutrage('lore28', 'material', 'fuel'),
  ],
};

/** One token for another, as often as the holder likes. */
function* exchange(g: Arcs, holder: Seat): Rules {
  discardToken(g, holder, yield* choose(holder, words('arcs.exchange'), wares(g, holder)));
  const types = resources
    .filter((resource) => g.supply[resource] > 0)
    .map((resource) => option(resource, resource, 'arcs.gain', { resource: the.resource(resource) }));
  yield* gain(g, holder, yield* choose(holder, words('arcs.exchange.for'), types));
}

function wares(g: Arcs, holder: Seat) {
  return tokenOptions(g, holder, 'arcs.token.discard', ['material', 'fuel']);
}
