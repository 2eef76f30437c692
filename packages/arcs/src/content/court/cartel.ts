import { discardAllTokens } from '../../rules/resources.ts';
import { rivals } from '../../rules/table.ts';
import type { Hooks } from '../hooks.ts';
import type { GuildCardId } from '../ids.ts';
import type { Resource } from '../resources.ts';
import { discardFor, stealToken } from './shared.ts';

/** A Cartel: the supply of its resource lies on it and is its holder's, but never in slots (court.9). */
export function cartel(card: GuildCardId, resource: Resource): Hooks {
  return {
    modify: { holdsSupply: resource },
    on: {
      *scored(g, holder) {
        for (const rival of rivals(g, holder)) discardAllTokens(g, rival, resource);
      },
    },
    prelude: [discardFor(card, 'steal-token', (g, holder) => stealToken(g, holder, resource))],
  };
}
