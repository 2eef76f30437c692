import { isPlanet } from '../../rules/galaxy.ts';
import { exhaustTechnology, isReady } from '../../rules/technology.ts';
import { on } from '../hooks.ts';
import { needs, type TechnologyCard } from '../technologies.ts';

/** Hits of this Space Cannon roll go to ships that are not fighters. */
export const gravitonLaserSystem: TechnologyCard = {
  colour: 'cybernetic',
  prerequisites: needs({ cybernetic: 1 }),
  triggers: [
    on('before space-cannon-used', {
      usable: (g, holder, { seat, notToFighters, place }) =>
        seat === holder && !notToFighters && !isPlanet(place) && isReady(g, holder, 'graviton-laser-system'),
      *resolve(g, holder, happening) {
        exhaustTechnology(g, holder, 'graviton-laser-system');
        happening.notToFighters = true;
      },
    }),
  ],
};
