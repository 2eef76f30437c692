import type { Option, Rules, Seat } from '@orrery/kernel';
import { canSeize } from '../../figures.ts';
import { removeBuilding, returnBuildings } from '../../rules/pieces.ts';
import { seize } from '../../rules/seize.ts';
import { at, buildingArgs, buildingKey, buildingRef, controls, inPlay } from '../../rules/table.ts';
import type { Arcs } from '../../state.ts';
import { choose, decline, option, tell, the, words } from '../../words.ts';
import type { CityRef, VoxCard } from '../hooks.ts';

export const songOfFreedom: VoxCard<'bc29'> = {
  id: 'bc29',
  name: 'Song of Freedom',
  kind: 'vox',
  afterwards: 'shuffle-into-deck',
  *whenSecured(g, seat) {
    const options: Option<CityRef | null>[] = [
      ...controlledCities(g, seat),
      decline('skip:bc29', null, 'arcs.skip', { card: the.card('bc29') }),
    ];
    const city = yield* choose(seat, words('arcs.song'), options);
    if (city === null) return;
    yield* free(g, city);
    if (canSeize(g, seat) && (yield* choose(seat, words('arcs.song.seize'), seizeOptions()))) seize(g, seat);
  },
};

/** The city goes back to its owner's board; it is not destroyed. */
function* free(g: Arcs, { system, building }: CityRef): Rules {
  tell(g, 'arcs.song.freed', { owner: the.seat(building.owner), system: the.system(system) });
  yield* returnBuildings(g, building.owner, 'city', 1, () => removeBuilding(g, system, building));
}

function controlledCities(g: Arcs, seat: Seat): Option<CityRef>[] {
  return inPlay(g)
    .filter((id) => controls(g, seat, id))
    .flatMap((system) =>
      at(g, system)
        .buildings.filter(({ kind }) => kind === 'city')
        .map((building) => {
          const args = buildingArgs(g, system, building);
          const id = `free:${system}.${buildingKey(building)}`;
          return option(id, { system, building }, 'arcs.song.city', args, buildingRef(system, building));
        }),
    );
}

function seizeOptions(): Option<boolean>[] {
  return [option('seize', true, 'arcs.song.yes'), decline('no-seize', false, 'arcs.seize.none')];
}
