import type { GuildCard } from '../hooks.ts';
import { discardFor, stealOneOf, thefts } from './shared.ts';

export const silverTongues: GuildCard<'bc20'> = {
  id: 'bc20',
  name: 'Silver-Tongues',
  kind: 'guild',
  suit: 'psionic',
  raidCost: 2,
  prelude: [discardFor('bc20', 'steal', (g, holder) => stealOneOf(g, holder, thefts(g, holder)))],
};
