import { diceOfKind } from '../dice.ts';
import type { Lore } from '../hooks.ts';
import { endsOutrage } from './shared.ts';

export const empathsVision: Lore<'lore19'> = {
  id: 'lore19',
  name: "Empath's Vision",
  set: 'pack',
  whileDeclared: 'empath',
  reroll: { anyRoll: true, dice: () => ({ skirmish: diceOfKind, assault: diceOfKind, raid: diceOfKind }) },
  prelude: [endsOutrage('lore19', 'psionic')],
};
