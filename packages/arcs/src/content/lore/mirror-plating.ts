import type { Lore } from '../hooks.ts';

export const mirrorPlating: Lore<'lore04'> = {
  id: 'lore04',
  name: 'Mirror Plating',
  set: 'base',
  modify: {
    addsIntercept: (g) => g.roll !== null && g.roll.faces.assault.length > 0,
  },
};
