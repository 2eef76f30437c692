import { at } from '../../rules/table.ts';
import type { Lore } from '../hooks.ts';

export const empathsBond: Lore<'lore20'> = {
  id: 'lore20',
  name: "Empath's Bond",
  set: 'pack',
  whileDeclared: 'empath',
  modify: {
    taxRule: (rule, _g, holder, { building }) => ({ ...rule, asLoyal: building.owner !== holder }),
    usesStarport: () => true,
    catapults: (allowed, g, _, id) => allowed || at(g, id).buildings.some(({ kind }) => kind === 'starport'),
  },
};
