import { repairShips } from '../../rules/repair.ts';
import type { Lore } from '../hooks.ts';

export const repairDrones: Lore<'lore07'> = {
  id: 'lore07',
  name: 'Repair Drones',
  set: 'base',
  on: {
    *battleEnded(g, holder, { attacker, system }) {
      if (attacker === holder) repairShips(g, holder, system, 1);
    },
  },
};
