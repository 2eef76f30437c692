import { lawInPlay } from '../../rules/laws.ts';
import { electedSeat } from '../../rules/outcomes.ts';
import { gainPoints, losePoints } from '../../rules/victory.ts';
import { tell, the } from '../../words.ts';
import type { Agenda } from '../agendas.ts';
import { on } from '../hooks.ts';

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
        const law = lawInPlay(g, 'shard-of-the-throne');
        if (law) law.owner = seat;
        tell(g, 'ti4.takes-law', {
          seat: the.seat(seat),
          agenda: the.agenda('shard-of-the-throne'),
          rival: the.seat(holder),
        });
        gainPoints(g, [seat], 1);
        losePoints(g, holder, 1);
      },
    }),
  ],
  *resolve(g, outcome) {
    gainPoints(g, [electedSeat(outcome)], 1);
  },
};
