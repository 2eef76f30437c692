import type { Seat } from '@orrery/kernel';
import { destroyAll } from '../../rules/destroy.ts';
import { adjacent, systemOfPlace, wormholesIn } from '../../rules/galaxy.ts';
import { placesWith } from '../../rules/pieces.ts';
import { clockwise } from '../../rules/table.ts';
import type { Ti4 } from '../../state.ts';
import type { Agenda } from '../agendas.ts';
import type { SystemId } from '../systems.ts';

/** For: alpha and beta wormholes lead no unit that moves anywhere. Against: all PDS at or beside a wormhole are destroyed. */
export const enforcedTravelBan: Agenda = {
  kind: 'law',
  vote: 'for-against',
  trait: null,
  modify: {
    wormholesJoin: (joined, _g, _holder, a, b, _viewer, purpose) =>
      joined && !(purpose === 'moving' && a !== 'delta' && b !== 'delta'),
  },
  *resolve(g, outcome) {
    if (outcome === 'for') return;
    for (const seat of clockwise(g, g.speaker)) {
      for (const place of placesWith(g, seat, 'pds')) {
        if (!isNearWormhole(g, seat, systemOfPlace(place))) continue;
        yield* destroyAll(g, seat, place, (type) => type === 'pds', null, 'ability');
      }
    }
  },
};

function isNearWormhole(g: Ti4, seat: Seat, id: SystemId): boolean {
  return [id, ...adjacent(g, id, seat)].some((near) => wormholesIn(g, near).length > 0);
}
