import type { Seat } from '@orrery/kernel';
import { placeBuiltShip, shipArgs } from '../../rules/build.ts';
import { at, controls, inPlay } from '../../rules/table.ts';
import type { Arcs } from '../../state.ts';
import { choose, option, words } from '../../words.ts';
import type { Lore } from '../hooks.ts';
import type { SystemId } from '../map.ts';

export const toolPriests: Lore<'lore01'> = {
  id: 'lore01',
  name: 'Tool-Priests',
  set: 'base',
  actions: [
    {
      name: 'summon',
      replaces: 'build',
      oncePerTurn: true,
      usable: (g, holder) => controlledCities(g, holder).length > 0,
      *resolve(g, holder) {
        const options = controlledCities(g, holder).map((system) =>
          option(`build:ship@${system}`, system, 'arcs.build.ship', shipArgs(g, holder, system), `system:${system}`),
        );
        placeBuiltShip(g, holder, yield* choose(holder, words('arcs.build'), options));
      },
    },
  ],
};

/** Systems that the holder controls and in which anybody has a city. */
function controlledCities(g: Arcs, holder: Seat): SystemId[] {
  return inPlay(g).filter((id) => controls(g, holder, id) && at(g, id).buildings.some(({ kind }) => kind === 'city'));
}
