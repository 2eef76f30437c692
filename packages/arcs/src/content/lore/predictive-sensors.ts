import type { Option, Rules, Seat } from '@orrery/kernel';
import { type Fleet, fleets, moveLimit, step } from '../../rules/move.ts';
import { freshAt, neighbours } from '../../rules/table.ts';
import type { Arcs, Battle } from '../../state.ts';
import { choose, decline, option, the, words } from '../../words.ts';
import type { Lore } from '../hooks.ts';
import type { SystemId } from '../map.ts';

export const predictiveSensors: Lore<'lore15'> = {
  id: 'lore15',
  name: 'Predictive Sensors',
  set: 'pack',
  on: { defending: bringShips },
};

interface Arrival {
  readonly from: SystemId;
  readonly fleet: Fleet;
}

/** One move from each neighbouring system, within the limit of a move and never a Catapult. */
function* bringShips(g: Arcs, holder: Seat, { system: to }: Battle): Rules {
  let sources = neighbours(g, to);
  for (;;) {
    const options: Option<Arrival | null>[] = sources.flatMap((from) => arrivals(g, holder, from));
    options.push(decline('done', null, 'arcs.sensors.done'));
    const arrival = yield* choose(holder, words('arcs.sensors', { system: the.system(to) }), options);
    if (arrival === null) return;
    sources = sources.filter((id) => id !== arrival.from);
    yield* step(g, holder, arrival.from, to, arrival.fleet);
  }
}

function arrivals(g: Arcs, holder: Seat, from: SystemId): Option<Arrival>[] {
  return fleets({ fresh: freshAt(g, holder, from), damaged: 0 }, moveLimit(g, holder)).map((fleet) => {
    const args = { system: the.system(from), count: fleet.fresh };
    return option(`bring:${fleet.fresh}@${from}`, { from, fleet }, 'arcs.sensors.bring', args, `system:${from}`);
  });
}
