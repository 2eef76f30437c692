import { drawActionCards } from '../../rules/action-cards.ts';
import type { Agenda } from '../agendas.ts';
import { on } from '../hooks.ts';

/** At the end of every status phase the owner draws an action card. */
export const ministerOfPolicy: Agenda = {
  kind: 'law',
  vote: 'elect-player',
  trait: null,
  triggers: [
    on('when status-phase-end', {
      mandatory: true,
      usable: () => true,
      *resolve(g, holder) {
        yield* drawActionCards(g, holder, 1);
      },
    }),
  ],
  *resolve() {},
};
