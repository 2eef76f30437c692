import { discardHand } from '../../rules/action-cards.ts';
import { votersFor } from '../../rules/outcomes.ts';
import type { Agenda } from '../agendas.ts';
import { planet as planetOf } from '../planets.ts';

/** For: nobody bombards cultural planets. Against: who voted against loses all action cards. */
export const conventionsOfWar: Agenda = {
  kind: 'law',
  vote: 'for-against',
  trait: null,
  modify: { canBombard: (allowed, _g, _holder, planet) => allowed && planetOf(planet).trait !== 'cultural' },
  *resolve(g, outcome) {
    if (outcome === 'against') for (const seat of votersFor(g, 'against')) discardHand(g, seat);
  },
};
