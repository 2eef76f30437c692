import type { Option, Seat } from '@orrery/kernel';
import { replaceBuilding } from '../../rules/build.ts';
import { hasBuildingLeft } from '../../rules/pieces.ts';
import { buildingArgs, buildingKey, buildingRef, buildingsAt, inPlay } from '../../rules/table.ts';
import { chooseTarget, type TaxTarget, taxTarget, taxTargets } from '../../rules/tax.ts';
import type { Arcs, Building, BuildingKind } from '../../state.ts';
import { choose, option, the, words } from '../../words.ts';
import type { Lore } from '../hooks.ts';
import type { SystemId } from '../map.ts';

interface Pruning {
  readonly system: SystemId;
  readonly old: Building;
  readonly kind: BuildingKind;
}

export const livingStructures: Lore<'lore10'> = {
  id: 'lore10',
  name: 'Living Structures',
  set: 'base',
  actions: [
    {
      name: 'nurture',
      replaces: 'build',
      usable: (g, holder) => ownCities(g, holder).length > 0,
      *resolve(g, holder, grant) {
        yield* taxTarget(g, holder, yield* chooseTarget(g, holder, ownCities(g, holder)), grant);
      },
    },
    {
      name: 'prune',
      replaces: 'repair',
      usable: (g, holder) => prunings(g, holder).length > 0,
      *resolve(g, holder) {
        const { system, old, kind } = yield* choose(holder, words('arcs.prune'), prunings(g, holder));
        yield* replaceBuilding(g, holder, system, old, kind);
      },
    },
  ],
};

/** Own cities that a Tax may choose now; what a card lets the holder tax as if it were Loyal is no own city. */
function ownCities(g: Arcs, holder: Seat): TaxTarget[] {
  return taxTargets(g, holder).filter(({ city }) => city?.owner === holder);
}

/** Own buildings in slots, where a building of the other kind is left to stand there (concepts.9). */
function prunings(g: Arcs, holder: Seat): Option<Pruning>[] {
  return inPlay(g).flatMap((system) =>
    buildingsAt(g, holder, system).flatMap((old): Option<Pruning>[] => {
      const kind = old.kind === 'city' ? 'starport' : 'city';
      if (old.slot === null || !hasBuildingLeft(g, holder, kind)) return [];
      const id = `prune:${system}.${buildingKey(old)}`;
      const args = { ...buildingArgs(g, system, old), old: the.piece(old.kind), kind: the.piece(kind) };
      return [option(id, { system, old, kind }, 'arcs.prune.building', args, buildingRef(system, old))];
    }),
  );
}
