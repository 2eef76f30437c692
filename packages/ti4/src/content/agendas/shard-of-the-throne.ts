import { electedSeat } from '../../rules/outcomes.ts';
import { gainPoints } from '../../rules/victory.ts';
import type { Agenda } from '../agendas.ts';
import { on } from '../hooks.ts';
import { takePrize } from './prize.ts';

/** The owner has a point for it, and loses both to whoever beats them in a combat. */
export const shardOfTheThrone: Agenda = {
  kind: 'law',
  vote: 'elect-player',
  trait: null,
  triggers: [
    on(['when space-combat-won', 'when ground-combat-won'], {
      mandatory: true,
      usable: (_g, holder, { loser }) => loser === holder,
      *resolve(g, holder, { seat }) {
        takePrize(g, 'shard-of-the-throne', seat, holder);
      },
    }),
  ],
  *resolve(g, outcome) {
    gainPoints(g, [electedSeat(outcome)], 1);
  },
};
