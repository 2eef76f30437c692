import { discardToken, gain, tokenOptions } from '../../rules/resources.ts';
import { choose, words } from '../../words.ts';
import type { GuildCard } from '../hooks.ts';

export const relicFence: GuildCard<'bc24'> = {
  id: 'bc24',
  name: 'Relic Fence',
  kind: 'guild',
  suit: 'relic',
  raidCost: 2,
  prelude: [
    {
      name: 'fence',
      oncePerTurn: true,
      usable: (g, holder) => tokenOptions(g, holder, 'arcs.token.discard').length > 0,
      *resolve(g, holder) {
        discardToken(
          g,
          holder,
          yield* choose(holder, words('arcs.fence'), tokenOptions(g, holder, 'arcs.token.discard')),
        );
        yield* gain(g, holder, 'relic');
      },
    },
  ],
};
