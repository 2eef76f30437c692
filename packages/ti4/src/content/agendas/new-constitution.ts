import { repeal } from '../../rules/laws.ts';
import { putOff } from '../../rules/outcomes.ts';
import { exhaustByEffect, readiedPlanets } from '../../rules/spend.ts';
import { clockwise, homeSystem } from '../../rules/table.ts';
import type { Agenda } from '../agendas.ts';
import { planet } from '../planets.ts';

/** For: all laws end, and as the next round begins everybody exhausts their planets in their own home system. */
export const newConstitution: Agenda = {
  kind: 'directive',
  vote: 'for-against',
  trait: null,
  givesWay: (g) => g.laws.length === 0,
  *resolve(g, outcome) {
    if (outcome === 'against') return;
    for (const { id } of [...g.laws]) yield* repeal(g, id);
    putOff(g, 'new-constitution', outcome, clockwise(g, g.speaker));
  },
  *delayed(g, _outcome, seats) {
    for (const seat of seats) {
      const home = homeSystem(g, seat);
      for (const id of readiedPlanets(g, seat)) if (planet(id).system === home) exhaustByEffect(g, id);
    }
  },
};
