import type { Option, Rules, Seat } from '@orrery/kernel';
import { removeToken, slotsWith, tokenCount, tokenOptions } from '../../rules/resources.ts';
import { at, isGate } from '../../rules/table.ts';
import type { Arcs } from '../../state.ts';
import { choose, decline, option, tell, the, valued, words } from '../../words.ts';
import type { Leader } from '../hooks.ts';
import type { SystemId } from '../map.ts';
import { type Resource, resources } from '../resources.ts';

export const shaper: Leader<'leader14'> = {
  id: 'leader14',
  name: 'Shaper',
  set: 'pack',
  resources: ['relic', 'material'],
  start: {
    A: { city: 1, starport: 0, ships: 3 },
    B: { city: 0, starport: 0, ships: 3 },
    C: { city: 0, starport: 0, ships: 3 },
  },
  modify: {
    /** Ancient. */
    catapults: (_, __, ___, system) => isGate(system),
  },
  on: { taxed: mythic },
};

/** A token in a slot, or one on a card that keeps the supply of its type. */
type Token = { readonly slot: number } | { readonly supply: Resource };

function* mythic(g: Arcs, holder: Seat, system: SystemId): Rules {
  if (isGate(system) || at(g, system).marker !== null) return;
  const options: Option<Token | null>[] = ownTokens(g, holder);
  options.push(decline('no-token', null, 'arcs.leader.mythic.none'));
  const token = yield* choose(holder, words('arcs.leader.mythic', { system: the.system(system) }), options);
  if (token === null) return;
  const resource = take(g, holder, token);
  at(g, system).marker = resource;
  tell(g, 'arcs.leader.mythic.shaped', {
    seat: the.seat(holder),
    system: the.system(system),
    resource: the.resource(resource),
  });
}

function ownTokens(g: Arcs, holder: Seat): Option<Token>[] {
  const inSlots = tokenOptions(g, holder, 'arcs.token.put').map((offer) => valued(offer, { slot: offer.value }));
  const onCards = resources
    .filter((resource) => tokenCount(g, holder, resource) > slotsWith(g, holder, resource).length)
    .map((resource) =>
      option(`supply:${resource}`, { supply: resource }, 'arcs.leader.mythic.supply', {
        resource: the.resource(resource),
      }),
    );
  return [...inSlots, ...onCards];
}

function take(g: Arcs, holder: Seat, token: Token): Resource {
  if ('slot' in token) return removeToken(g, holder, token.slot);
  g.supply[token.supply]--;
  return token.supply;
}
