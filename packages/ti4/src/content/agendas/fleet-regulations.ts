import { clockwise, player } from '../../rules/table.ts';
import { tell, the } from '../../words.ts';
import type { Agenda } from '../agendas.ts';

/** For: a fleet pool holds at most 4 tokens. Against: everybody gets one token more into it. */
export const fleetRegulations: Agenda = {
  kind: 'law',
  vote: 'for-against',
  trait: null,
  modify: { fleetPoolSize: (tokens) => Math.min(tokens, 4) },
  *resolve(g, outcome) {
    for (const seat of clockwise(g, g.speaker)) {
      const sheet = player(g, seat);
      const change = outcome === 'for' ? Math.min(0, 4 - sheet.pools.fleet) : Math.min(1, sheet.tokens);
      if (change === 0) continue;
      sheet.pools.fleet += change;
      sheet.tokens -= change;
      tell(g, 'ti4.fleet-pool', { seat: the.seat(seat), fleet: sheet.pools.fleet });
    }
  },
};
