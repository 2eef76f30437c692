import type { GuildCard } from '../hooks.ts';
import { union } from './union.ts';

export const adminUnion: GuildCard<'bc04'> = {
  id: 'bc04',
  name: 'Admin Union',
  kind: 'guild',
  suit: 'material',
  raidCost: 2,
  prelude: [union('bc04', 'administration')],
};
