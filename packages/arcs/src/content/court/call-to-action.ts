import { drawActionCards } from '../../rules/piles.ts';
import type { VoxCard } from '../hooks.ts';

export const callToAction: VoxCard<'bc31'> = {
  id: 'bc31',
  name: 'Call to Action',
  kind: 'vox',
  afterwards: 'discard',
  *whenSecured(g, seat) {
    drawActionCards(g, seat, 1);
  },
};
