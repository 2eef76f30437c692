/** Catalogue: construction. */
import type { Option, Rules, Seat } from '@orrery/kernel';
import { systemsOf } from '../../rules/galaxy.ts';
import { placeStructure, structureSites } from '../../rules/structures.ts';
import { planetsIn, player } from '../../rules/table.ts';
import { moveTokenToBoard } from '../../rules/tokens.ts';
import type { Ti4 } from '../../state.ts';
import { choose, decline, option, the, words } from '../../words.ts';
import type { PlanetId } from '../planets.ts';
import type { StrategyCard } from '../strategy-cards.ts';
import type { SystemId } from '../systems.ts';

type Structure = 'pds' | 'space-dock';

interface Site {
  readonly type: Structure;
  readonly planet: PlanetId;
}

function sites(g: Ti4, seat: Seat, types: readonly Structure[], within: SystemId | null): Option<Site | null>[] {
  return types.flatMap((type) =>
    structureSites(g, seat, type)
      .filter((planet) => within === null || planetsIn(within).includes(planet))
      .map((planet) =>
        option(
          `${type}:${planet}`,
          { type, planet },
          'ti4.unit',
          { type: the.unitType(type), place: the.place(planet) },
          `planet:${planet}`,
        ),
      ),
  );
}

function* build(g: Ti4, seat: Seat, options: Option<Site | null>[]): Rules {
  if (options.length === 0) return;
  const site = yield* choose(seat, words('ti4.construction.place'), options);
  if (site !== null) yield* placeStructure(g, seat, site.type, site.planet);
}

const nothing: Option<null> = decline('none', null, 'ti4.construction.none');

export const construction: StrategyCard = {
  initiative: 4,
  *primary(g, seat) {
    yield* build(g, seat, [...sites(g, seat, ['pds', 'space-dock'], null), nothing]);
    yield* build(g, seat, [...sites(g, seat, ['pds'], null), nothing]);
  },
  secondaryCost: 0, // the token is not spent but goes to the board
  secondaryUsable: (g, seat) => player(g, seat).pools.strategy > 0,
  *secondary(g, seat) {
    const system = yield* choose(
      seat,
      words('ti4.construction.system'),
      systemsOf(g).map((id) => option(`system:${id}`, id, 'ti4.place', { place: the.place(id) }, `system:${id}`)),
    );
    moveTokenToBoard(g, seat, 'strategy', system);
    yield* build(g, seat, sites(g, seat, ['pds', 'space-dock'], system));
  },
};
