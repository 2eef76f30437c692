import type { GuildCard } from '../hooks.ts';
import { union } from './union.ts';

export const armsUnion: GuildCard<'bc11'> = {
  id: 'bc11',
  name: 'Arms Union',
  kind: 'guild',
  suit: 'weapon',
  raidCost: 2,
  prelude: [union('bc11', 'aggression')],
};
