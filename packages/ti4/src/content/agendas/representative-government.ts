import { putOff, votersFor } from '../../rules/outcomes.ts';
import { exhaustByEffect, readiedPlanets } from '../../rules/spend.ts';
import type { Agenda } from '../agendas.ts';
import { planet } from '../planets.ts';

/** For: planets give no votes, but everybody has one. Against: who voted against exhausts all cultural planets, later. */
export const representativeGovernment: Agenda = {
  kind: 'law',
  vote: 'for-against',
  trait: null,
  modify: { planetVotes: () => 0, freeVotes: (votes) => votes + 1 },
  *resolve(g, outcome) {
    if (outcome === 'against') putOff(g, 'representative-government', outcome, votersFor(g, 'against'));
  },
  *delayed(g, _outcome, seats) {
    for (const seat of seats) {
      for (const id of readiedPlanets(g, seat)) if (planet(id).trait === 'cultural') exhaustByEffect(g, id);
    }
  },
};
