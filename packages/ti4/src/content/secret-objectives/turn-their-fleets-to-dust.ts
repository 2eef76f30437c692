import { systemOfPlace } from '../../rules/galaxy.ts';
import { isShip, shipsIn } from '../../rules/pieces.ts';
import { destroyed } from './deeds.ts';

/** Space Cannon destroyed the last ships in a system. */
export const turnTheirFleetsToDust = destroyed(
  'turn-their-fleets-to-dust',
  { kind: 'last-ships-by-space-cannon' },
  (g, { cause, seat, type, place }) =>
    cause === 'space-cannon' && isShip(type) && shipsIn(g, seat, systemOfPlace(place)) === 0,
);
