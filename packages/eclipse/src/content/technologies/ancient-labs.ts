import type { Rules, Seat } from '@orrery/kernel';
import { gainDiscovery } from '../../rules/discoveries.ts';
import type { Eclipse } from '../../state.ts';
import type { Technology } from './technology.ts';

export const ancientLabs: Technology = {
  category: 'rare',
  cost: 13,
  minimum: 9,
  copies: 1,
  hooks: { gained: drawDiscovery },
};

/** technologies.13 */
function* drawDiscovery(g: Eclipse, seat: Seat): Rules {
  const tile = g.discoveries.shift();
  if (tile !== undefined) yield* gainDiscovery(g, seat, tile, null, true);
}
