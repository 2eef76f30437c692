import type { Lore } from '../hooks.ts';

export const seekerTorpedoes: Lore<'lore14'> = {
  id: 'lore14',
  name: 'Seeker Torpedoes',
  set: 'base',
};
