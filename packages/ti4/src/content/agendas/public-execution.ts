import { discardHand } from '../../rules/action-cards.ts';
import { addEffect } from '../../rules/effects.ts';
import { electedSeat } from '../../rules/outcomes.ts';
import { othersClockwise } from '../../rules/table.ts';
import { tell, the } from '../../words.ts';
import type { Agenda } from '../agendas.ts';

/** The elected player loses all action cards, the speaker token and, for the rest of the phase, the vote. */
export const publicExecution: Agenda = {
  kind: 'directive',
  vote: 'elect-player',
  trait: null,
  lasting: { canVote: () => false },
  *resolve(g, outcome) {
    const seat = electedSeat(outcome);
    discardHand(g, seat);
    const [left] = othersClockwise(g, seat);
    if (g.speaker === seat && left !== undefined) {
      g.speaker = left;
      tell(g, 'ti4.new-speaker', { seat: the.seat(left) });
    }
    addEffect(g, 'law/public-execution', seat, 'phase');
  },
};
