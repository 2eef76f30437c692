import type { Seat } from '@orrery/kernel';
import { sectorsOf, shipsOf } from '../../rules/table.ts';
import type { Eclipse } from '../../state.ts';
import { type Species, usual } from './species.ts';

export const draco: Species = {
  ...usual,
  board: 'yellow',
  home: '228',
  technologies: ['fusion-drive'],
  resources: { materials: 3, science: 4, money: 2 },
  hooks: {
    modify: {
      sectorsRevealed: (count) => count + 1, // species-draco.2
      livesInPeaceWith: (is, _g, _holder, npc) => is || npc === 'ancient', // species-draco.3
      speciesPoints: perAncient,
    },
  },
};

/** One for each Ancient on the map (species-draco.6). */
function perAncient(points: number, g: Eclipse, _holder: Seat): number {
  let ancients = 0;
  for (const id of sectorsOf(g)) ancients += shipsOf(g, 'ancient', id).length;
  return points + ancients;
}
