import type { Blocked, Rules, Seat } from '@orrery/kernel';
import { gainTechnology, tracksFor } from '../../rules/research.ts';
import { owns } from '../../rules/table.ts';
import type { Eclipse } from '../../state.ts';
import { blocked, choose, option, the, words } from '../../words.ts';
import type { TechnologyId } from '../ids.ts';
import { technology } from '../registry.ts';
import type { DiscoveryTile } from './discovery-tile.ts';

export const ancientTech: DiscoveryTile = {
  count: 3,
  hooks: { usable: (g, finder) => freeTechnologies(g, finder).length > 0, resolve: takeFreeTechnology },
};

/** Of the regular technologies on display that the player lacks those with the lowest cost, as far as there is room (discovery-tiles.4). */
function freeTechnologies(g: Eclipse, seat: Seat): TechnologyId[] {
  const missing = [...new Set(g.tray)].filter((id) => technology(id).category !== 'rare' && !owns(g, seat, id));
  const lowest = Math.min(...missing.map((id) => technology(id).cost));
  return missing.filter((id) => technology(id).cost === lowest && tracksFor(g, seat, id).length > 0);
}

function* takeFreeTechnology(g: Eclipse, seat: Seat): Rules {
  const id = yield* choose(
    seat,
    words('eclipse.free-technology'),
    freeTechnologies(g, seat).map((each) =>
      option(
        `technology:${each}`,
        each,
        'eclipse.technology',
        { technology: the.technology(each) },
        `technology:${each}`,
      ),
    ),
    { blocked: () => blockedLessons(g, seat) },
  );
  const [track] = tracksFor(g, seat, id);
  if (track) yield* gainTechnology(g, seat, id, track);
}

/** Technologies on display that the Ancients do not teach. */
function blockedLessons(g: Eclipse, seat: Seat): Blocked[] {
  const open = freeTechnologies(g, seat);
  return [...new Set(g.tray)]
    .filter((id) => !open.includes(id))
    .map((id) => {
      const args = { technology: the.technology(id) };
      return owns(g, seat, id)
        ? blocked('research.6', 'eclipse.why.owned', args, `technology:${id}`)
        : blocked('discovery-tiles.4', 'eclipse.why.not-cheapest', args, `technology:${id}`);
    });
}
