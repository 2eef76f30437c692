import type { Lore } from '../hooks.ts';

export const signalBreaker: Lore<'lore06'> = {
  id: 'lore06',
  name: 'Signal Breaker',
  set: 'base',
};
