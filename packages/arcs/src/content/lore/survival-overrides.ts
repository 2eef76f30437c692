import type { Option, Rules, Seat } from '@orrery/kernel';
import { destroyShip } from '../../rules/pieces.ts';
import { damagedAt, freshAt, inPlay, rivals } from '../../rules/table.ts';
import type { Arcs } from '../../state.ts';
import { choose, option, the, words } from '../../words.ts';
import type { Lore } from '../hooks.ts';
import type { SystemId } from '../map.ts';

export const survivalOverrides: Lore<'lore18'> = {
  id: 'lore18',
  name: 'Survival Overrides',
  set: 'pack',
  actions: [
    {
      name: 'martyr',
      replaces: 'move',
      usable: (g, holder) => martyrSystems(g, holder).length > 0,
      resolve: martyr,
    },
  ],
};

interface Victim {
  readonly owner: Seat;
  readonly damaged: boolean;
}

/** A fresh Loyal ship goes, and with it a Rival ship, if there is one. */
function* martyr(g: Arcs, holder: Seat): Rules {
  const places = martyrSystems(g, holder).map((id) =>
    option(`martyr:${id}`, id, 'arcs.martyr.at', { system: the.system(id) }, `system:${id}`),
  );
  const system = yield* choose(holder, words('arcs.martyr'), places);
  const targets = victims(g, holder, system);
  const victim =
    targets.length > 0
      ? yield* choose(holder, words('arcs.martyr.victim', { system: the.system(system) }), targets)
      : null;
  destroyShip(g, holder, holder, system, false);
  if (victim !== null) destroyShip(g, holder, victim.owner, system, victim.damaged);
}

function martyrSystems(g: Arcs, holder: Seat): SystemId[] {
  return inPlay(g).filter((id) => freshAt(g, holder, id) > 0);
}

function victims(g: Arcs, holder: Seat, id: SystemId): Option<Victim>[] {
  return rivals(g, holder).flatMap((owner) => {
    const options: Option<Victim>[] = [];
    if (freshAt(g, owner, id) > 0)
      options.push(
        option(`destroy:${owner}.fresh`, { owner, damaged: false }, 'arcs.martyr.fresh', { owner: the.seat(owner) }),
      );
    if (damagedAt(g, owner, id) > 0)
      options.push(
        option(`destroy:${owner}.damaged`, { owner, damaged: true }, 'arcs.martyr.damaged', { owner: the.seat(owner) }),
      );
    return options;
  });
}
