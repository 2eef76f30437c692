import { inPlay, isGate } from '../../rules/table.ts';
import type { GuildCard } from '../hooks.ts';
import { discardFor, oneShipEach } from './shared.ts';

export const gatekeepers: GuildCard<'bc08'> = {
  id: 'bc08',
  name: 'Gatekeepers',
  kind: 'guild',
  suit: 'fuel',
  raidCost: 2,
  modify: {
    attackDice: (limits, _, __, { system }) => (isGate(system) ? { ...limits, most: limits.most + 2 } : limits),
  },
  prelude: [discardFor('bc08', 'ship-in-each-gate', (g, holder) => oneShipEach(g, holder, inPlay(g).filter(isGate)))],
};
