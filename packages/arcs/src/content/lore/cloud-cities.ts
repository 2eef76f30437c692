import { planetTypes } from '../../figures.ts';
import { canPay } from '../../rules/build.ts';
import { at, hasPieces, inPlay, isGate } from '../../rules/table.ts';
import type { Arcs } from '../../state.ts';
import type { Lore } from '../hooks.ts';
import type { SystemId } from '../map.ts';

export const cloudCities: Lore<'lore09'> = {
  id: 'lore09',
  name: 'Cloud Cities',
  set: 'base',
  modify: {
    buildSites: (g, holder) =>
      inPlay(g)
        .filter((id) => !isGate(id) && hasPieces(g, holder, id) && !hasCloudCity(g, id))
        .flatMap((id) => planetTypes(g.systems, id).map((cost) => ({ kind: 'city' as const, system: id, cost })))
        .filter((site) => canPay(g, holder, site)),
  },
};

/** One city outside the slots is all that a planet has room for, whoever owns it. */
function hasCloudCity(g: Arcs, id: SystemId): boolean {
  return at(g, id).buildings.some(({ kind, slot }) => kind === 'city' && slot === null);
}
