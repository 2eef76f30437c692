import type { Option, Rules, Seat } from '@orrery/kernel';
import { replaceBuilding } from '../../rules/build.ts';
import { hasBuildingLeft } from '../../rules/pieces.ts';
import { at, buildingArgs, buildingKey, buildingRef, controls, inPlay } from '../../rules/table.ts';
import type { Arcs, Building } from '../../state.ts';
import { choose, option, words } from '../../words.ts';
import type { Lore } from '../hooks.ts';
import type { SystemId } from '../map.ts';

export const tyrantsAuthority: Lore<'lore26'> = {
  id: 'lore26',
  name: "Tyrant's Authority",
  set: 'pack',
  whileDeclared: 'tyrant',
  actions: [
    {
      name: 'annex',
      replaces: 'build',
      usable: (g, holder) => targets(g, holder).length > 0,
      resolve: annex,
    },
  ],
};

interface Target {
  readonly system: SystemId;
  readonly building: Building;
}

/** A Rival building that the holder controls is replaced by one of the holder's (concepts.9). */
function* annex(g: Arcs, holder: Seat): Rules {
  const { system, building: old } = yield* choose(holder, words('arcs.annex'), targets(g, holder));
  yield* replaceBuilding(g, holder, system, old, old.kind);
}

function targets(g: Arcs, holder: Seat): Option<Target>[] {
  return inPlay(g)
    .filter((id) => controls(g, holder, id))
    .flatMap((system) =>
      at(g, system)
        .buildings.filter(({ owner, kind }) => owner !== holder && hasBuildingLeft(g, holder, kind))
        .map((building) => {
          const id = `annex:${building.kind}@${system}.${buildingKey(building)}`;
          const args = buildingArgs(g, system, building);
          return option(id, { system, building }, 'arcs.annex.building', args, buildingRef(system, building));
        }),
    );
}
