import { inPlay, player } from '../../rules/table.ts';
import { choose, option, words } from '../../words.ts';
import type { VoxCard } from '../hooks.ts';
import { clusterSystems, system } from '../map.ts';
import { oneShipEach } from './shared.ts';

export const massUprising: VoxCard<'bc26'> = {
  id: 'bc26',
  name: 'Mass Uprising',
  kind: 'vox',
  afterwards: 'discard',
  *whenSecured(g, seat) {
    if (player(g, seat).ships === 0) return;
    const clusters = [...new Set(inPlay(g).map((id) => system(id).cluster))];
    const options = clusters.map((cluster) => option(`cluster:${cluster}`, cluster, 'arcs.cluster', { cluster }));
    const chosen = yield* choose(seat, words('arcs.uprising'), options);
    yield* oneShipEach(g, seat, clusterSystems[chosen]);
  },
};
