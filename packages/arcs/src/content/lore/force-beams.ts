import type { Option, Rules, Seat } from '@orrery/kernel';
import { type Fleet, fleets, shift } from '../../rules/move.ts';
import { buildingsAt, damagedAt, freshAt, inPlay, neighbours, shipsAt, turnOrder } from '../../rules/table.ts';
import type { Arcs } from '../../state.ts';
import { choose, decline, option, tell, the, words } from '../../words.ts';
import type { Lore } from '../hooks.ts';
import type { SystemId } from '../map.ts';

export const forceBeams: Lore<'lore16'> = {
  id: 'lore16',
  name: 'Force Beams',
  set: 'pack',
  actions: [
    {
      name: 'guide',
      replaces: 'move',
      usable: (g, holder) => routes(g, holder).length > 0,
      resolve: guide,
    },
  ],
};

interface Route {
  readonly from: SystemId;
  readonly to: SystemId;
}

/** Shifts ships of any colors. It is no standard Move, so no card changes it or reacts to it. */
function* guide(g: Arcs, holder: Seat): Rules {
  const ways = routes(g, holder).map((way) =>
    option(
      `guide:${way.from}>${way.to}`,
      way,
      'arcs.guide.way',
      { from: the.system(way.from), to: the.system(way.to) },
      `system:${way.to}`,
    ),
  );
  const { from, to } = yield* choose(holder, words('arcs.guide'), ways);
  const owners = ownersAt(g, from);
  const guided: { owner: Seat; fleet: Fleet }[] = [];
  for (const owner of owners) {
    const mayStay = guided.length > 0 || owner !== owners.at(-1); // at least one ship goes
    const fleet = yield* chooseShips(g, holder, owner, from, mayStay);
    if (fleet !== null) guided.push({ owner, fleet });
  }
  for (const { owner, fleet } of guided) {
    shift(g, owner, from, to, fleet);
    tell(g, 'arcs.guided', {
      seat: the.seat(holder),
      owner: the.seat(owner),
      from: the.system(from),
      to: the.system(to),
      count: fleet.fresh + fleet.damaged,
    });
  }
}

function* chooseShips(g: Arcs, holder: Seat, owner: Seat, from: SystemId, mayStay: boolean): Rules<Fleet | null> {
  const ships = { fresh: freshAt(g, owner, from), damaged: damagedAt(g, owner, from) };
  const options: Option<Fleet | null>[] = fleets(ships, shipsAt(g, owner, from)).map((fleet) =>
    option(`ships:${owner}:${fleet.fresh}+${fleet.damaged}`, fleet, 'arcs.move.ships', { ...fleet }),
  );
  if (mayStay) options.push(decline(`stay:${owner}`, null, 'arcs.guide.none'));
  return yield* choose(holder, words('arcs.guide.ships', { owner: the.seat(owner) }), options);
}

/** Between a system with a fresh Loyal starport and a neighbour, in either direction, where there are ships. */
function routes(g: Arcs, holder: Seat): Route[] {
  return inPlay(g)
    .filter((from) => ownersAt(g, from).length > 0)
    .flatMap((from) =>
      neighbours(g, from)
        .filter((to) => hasFreshStarport(g, holder, from) || hasFreshStarport(g, holder, to))
        .map((to) => ({ from, to })),
    );
}

function ownersAt(g: Arcs, id: SystemId): Seat[] {
  return turnOrder(g).filter((owner) => shipsAt(g, owner, id) > 0);
}

function hasFreshStarport(g: Arcs, holder: Seat, id: SystemId): boolean {
  return buildingsAt(g, holder, id).some(({ kind, damaged }) => kind === 'starport' && !damaged);
}
