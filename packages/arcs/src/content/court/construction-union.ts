import type { GuildCard } from '../hooks.ts';
import { union } from './union.ts';

export const constructionUnion: GuildCard<'bc05'> = {
  id: 'bc05',
  name: 'Construction Union',
  kind: 'guild',
  suit: 'material',
  raidCost: 2,
  prelude: [union('bc05', 'construction')],
};
