import type { Option, Seat } from '@orrery/kernel';
import { citiesDestroyed } from '../../rules/cities.ts';
import { roll, rolled } from '../../rules/dice.ts';
import { strike } from '../../rules/hits.ts';
import { freshAt, hasPieces, inPlay, neighbours, rivals } from '../../rules/table.ts';
import type { Arcs } from '../../state.ts';
import { choose, option, tell, the, words } from '../../words.ts';
import { diceOfKind } from '../dice.ts';
import type { Lore } from '../hooks.ts';
import type { SystemId } from '../map.ts';

interface Target {
  readonly system: SystemId;
  readonly defender: Seat;
}

/** Firing is not a Battle: what modifies battles of either side does not apply. */
export const galacticRifles: Lore<'lore02'> = {
  id: 'lore02',
  name: 'Galactic Rifles',
  set: 'base',
  actions: [
    {
      name: 'fire-rifles',
      replaces: 'battle',
      usable: (g, holder) => positions(g, holder).length > 0,
      *resolve(g, holder) {
        const from = yield* choose(holder, words('arcs.rifles'), positions(g, holder));
        const { system, defender } = yield* choose(
          holder,
          words('arcs.rifles.at', { from: the.system(from) }),
          targets(g, holder, from),
        );
        tell(g, 'arcs.rifles.fired', {
          attacker: the.seat(holder),
          defender: the.seat(defender),
          from: the.system(from),
          system: the.system(system),
        });
        yield* roll(g, holder, { skirmish: diceFrom(g, holder, from), assault: 0, raid: 0 });
        const { ruins } = yield* strike(g, holder, defender, system, rolled(g, 'hit'));
        g.roll = null;
        yield* citiesDestroyed(g, holder, [...ruins], false);
      },
    },
  ],
};

/** Systems with fresh ships of the holder from which somebody can be hit. */
function positions(g: Arcs, holder: Seat): Option<SystemId>[] {
  return inPlay(g)
    .filter((id) => freshAt(g, holder, id) > 0 && targets(g, holder, id).length > 0)
    .map((id) => {
      const args = { system: the.system(id), count: diceFrom(g, holder, id) };
      return option(`fire-from:${id}`, id, 'arcs.rifles.from', args, `system:${id}`);
    });
}

function targets(g: Arcs, holder: Seat, from: SystemId): Option<Target>[] {
  return neighbours(g, from).flatMap((system) =>
    rivals(g, holder)
      .filter((rival) => hasPieces(g, rival, system))
      .map((defender) => {
        const target = { system, defender };
        const args = { system: the.system(system), defender: the.seat(defender) };
        return option(`fire-at:${system}/${defender}`, target, 'arcs.rifles.target', args, `system:${system}`);
      }),
  );
}

function diceFrom(g: Arcs, holder: Seat, from: SystemId): number {
  return Math.min(freshAt(g, holder, from), diceOfKind);
}
