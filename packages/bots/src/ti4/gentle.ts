import type { Seat } from '@orrery/kernel';
import type { MessageKey, Ti4 } from '@orrery/ti4';
import { groupsOf, hasToken, planetsIn, type SystemId, systemsOf } from '@orrery/ti4/queries';
import { gentle } from '../gentle.ts';
import { tail } from './mind.ts';
import { ti4Greedy } from './player.ts';

/** Leaves everybody in peace in the first two rounds. */
export const ti4Gentle = gentle<Ti4>(ti4Greedy, {
  wavers: new Set<MessageKey>(['ti4.turn', 'ti4.activate', 'ti4.choose-strategy-card']),
  beginnings: new Set<MessageKey>(['ti4.turn', 'ti4.activate']),
  isEarly: ({ round }) => round < 3,
  attacks(g, seat, _decision, { id }) {
    if (id.startsWith('activate:')) return isHostile(g, seat, tail(id) as SystemId);
    if (id !== 'tactical') return false;
    return systemsOf(g).every((each) => hasToken(g, seat, each) || isHostile(g, seat, each));
  },
});

/** Whether somebody else has units in the system or a planet of it. */
function isHostile(g: Readonly<Ti4>, seat: Seat, id: SystemId): boolean {
  const places = [id, ...planetsIn(id)];
  if (planetsIn(id).some((each) => (g.planets[each]?.owner ?? seat) !== seat)) return true;
  return g.players.some((_, other) => other !== seat && places.some((place) => groupsOf(g, other, place).length > 0));
}
