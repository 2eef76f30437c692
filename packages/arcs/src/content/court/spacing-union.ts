import type { GuildCard } from '../hooks.ts';
import { union } from './union.ts';

export const spacingUnion: GuildCard<'bc10'> = {
  id: 'bc10',
  name: 'Spacing Union',
  kind: 'guild',
  suit: 'fuel',
  raidCost: 2,
  prelude: [union('bc10', 'mobilization')],
};
