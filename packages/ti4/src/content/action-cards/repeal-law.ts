import { announceOne } from '../../rules/announce.ts';
import { repeal } from '../../rules/laws.ts';
import { option, the, words } from '../../words.ts';
import type { ActionCard } from '../action-cards.ts';
import type { AgendaId } from '../agendas.ts';

/** Action: a law leaves play, wherever it is. */
export const repealLaw: ActionCard = {
  copies: 1,
  action: {
    usable: (g) => g.laws.length > 0,
    announce: (g, holder) =>
      announceOne(
        holder,
        words('ti4.which-law', { card: the.actionCard('repeal-law') }),
        g.laws.map(({ id }) => option(`law:${id}`, id, 'ti4.law', { agenda: the.agenda(id) }, `card:law/${id}`)),
      ),
    *resolve(g, _holder, _owner, law) {
      yield* repeal(g, law as AgendaId);
    },
  },
};
