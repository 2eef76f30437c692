import { announcePlayer } from '../../rules/announce.ts';
import { exhaustByEffect, readiedPlanets } from '../../rules/spend.ts';
import { clockwise } from '../../rules/table.ts';
import type { ActionCard } from '../action-cards.ts';
import { on } from '../hooks.ts';
import { planet } from '../planets.ts';

/** All cultural planets of a player are exhausted when the agenda phase begins. */
export const ancientBurialSites: ActionCard = {
  copies: 1,
  triggers: [
    on('when agenda-phase-start', {
      usable: () => true,
      announce: (g, holder) => announcePlayer(holder, 'ancient-burial-sites', clockwise(g, holder)),
      *resolve(g, _holder, _start, _owner, seat) {
        for (const id of readiedPlanets(g, seat)) if (planet(id).trait === 'cultural') exhaustByEffect(g, id);
      },
    }),
  ],
};
