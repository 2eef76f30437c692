import { electedSeat } from '../../rules/outcomes.ts';
import { homeSystem } from '../../rules/table.ts';
import { gainPoints } from '../../rules/victory.ts';
import type { Agenda } from '../agendas.ts';
import { on } from '../hooks.ts';
import { planet as figures } from '../planets.ts';
import { takePrize } from './prize.ts';

/** The owner has a point for it, and loses both to whoever gains control of a planet in their home system. */
export const theCrownOfEmphidia: Agenda = {
  kind: 'law',
  vote: 'elect-player',
  trait: null,
  triggers: [
    on('after planet-control-gained', {
      mandatory: true,
      usable: (g, holder, { seat, planet }) => seat !== holder && figures(planet).system === homeSystem(g, holder),
      *resolve(g, holder, { seat }) {
        takePrize(g, 'the-crown-of-emphidia', seat, holder);
      },
    }),
  ],
  *resolve(g, outcome) {
    gainPoints(g, [electedSeat(outcome)], 1);
  },
};
