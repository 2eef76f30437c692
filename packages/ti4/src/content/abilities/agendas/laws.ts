import { choose } from '@orrery/kernel';
import { destroy, victims } from '../../../rules/destroy.ts';
import { lawInPlay } from '../../../rules/laws.ts';
import { electedSeat } from '../../../rules/outcomes.ts';
import { clockwise, planetAt, player } from '../../../rules/table.ts';
import { gainPoints, losePoints } from '../../../rules/victory.ts';
import { tell, words } from '../../../words.ts';
import { type AgendaHooks, on } from '../../hooks.ts';
import type { PlanetId } from '../../planets.ts';

/** For: a fleet pool holds at most 4 tokens. Against: everybody gets one token more into it. */
export const fleetRegulations: AgendaHooks = {
  modify: { fleetPoolSize: (tokens) => Math.min(tokens, 4) },
  *resolve(g, outcome) {
    for (const seat of clockwise(g, g.speaker)) {
      const sheet = player(g, seat);
      const change = outcome === 'for' ? Math.min(0, 4 - sheet.pools.fleet) : Math.min(1, sheet.tokens);
      if (change === 0) continue;
      sheet.pools.fleet += change;
      sheet.tokens -= change;
      tell(g, 'ti4.fleet-pool', { seat, fleet: sheet.pools.fleet });
    }
  },
};

/** The owner has a point for it, and loses both to whoever beats them in a combat. */
export const shardOfTheThrone: AgendaHooks = {
  triggers: [
    on(['when space-combat-won', 'when ground-combat-won'], {
      mandatory: true,
      usable: (_g, holder, { loser }) => loser === holder,
      *resolve(g, holder, { seat }) {
        const law = lawInPlay(g, 'shard-of-the-throne');
        if (law) law.owner = seat;
        tell(g, 'ti4.takes-law', { seat, agenda: 'shard-of-the-throne', rival: holder });
        gainPoints(g, [seat], 1);
        losePoints(g, holder, 1);
      },
    }),
  ],
  *resolve(g, outcome) {
    gainPoints(g, [electedSeat(outcome)], 1);
  },
};

/** The elected planet loses one infantry and has 2 resources more. */
export const coreMining: AgendaHooks = {
  modify: {
    planetResources: (value, g, _holder, planet) =>
      lawInPlay(g, 'core-mining')?.planet === planet ? value + 2 : value,
  },
  *resolve(g, outcome) {
    const planet = outcome as PlanetId;
    const { owner } = planetAt(g, planet);
    if (owner === null) return;
    const infantry = victims(g, owner, [planet], (type) => type === 'infantry');
    if (infantry.length === 0) return;
    const victim = yield* choose(owner, words('ti4.choose-destroyed'), infantry);
    yield* destroy(g, owner, victim, null, 'ability');
  },
};
