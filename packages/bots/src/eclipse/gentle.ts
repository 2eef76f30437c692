import type { Eclipse, MessageKey } from '@orrery/eclipse';
import { at, destinations, ratings, type SectorId } from '@orrery/eclipse/queries';
import type { Seat } from '@orrery/kernel';
import { gentle } from '../gentle.ts';
import type { Mover } from './moves.ts';
import { eclipseGreedy } from './player.ts';

/** Leaves everybody in peace in the first two rounds; Ancients and their like are nobody. */
export const eclipseGentle = gentle<Eclipse>(eclipseGreedy, {
  wavers: new Set<MessageKey>(['eclipse.choose-action']),
  beginnings: new Set<MessageKey>(['eclipse.move', 'eclipse.move-where']),
  isEarly: ({ round }) => round < 3,
  attacks(g, seat, { prompt: { key } }, { id, value }) {
    if (key === 'eclipse.move-where') return isHostile(g, seat, value as SectorId);
    if (key !== 'eclipse.move' || !id.startsWith('ship:')) return false;
    const { from, type } = value as Mover;
    return destinations(g, seat, from, ratings(g, seat, type).move).every((to) => isHostile(g, seat, to));
  },
});

/** Whether somebody else holds the sector or has ships there. */
function isHostile(g: Readonly<Eclipse>, seat: Seat, id: SectorId): boolean {
  const { owner, ships } = at(g, id);
  return (
    (owner !== null && owner !== seat) || ships.some((ship) => typeof ship.owner === 'number' && ship.owner !== seat)
  );
}
