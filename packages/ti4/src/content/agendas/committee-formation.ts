import { repeal } from '../../rules/laws.ts';
import { currentAgenda, outcomeOptions } from '../../rules/outcomes.ts';
import { choose, the, words } from '../../words.ts';
import { type Agenda, agenda as agendaOf } from '../agendas.ts';
import { on } from '../hooks.ts';

/** Before the vote on an agenda that elects a player the owner may discard it and name who is elected; nobody votes. */
export const committeeFormation: Agenda = {
  kind: 'law',
  vote: 'elect-player',
  trait: null,
  triggers: [
    on('before agenda-voting', {
      usable: (_g, _holder, { agenda }) => agendaOf(agenda).vote === 'elect-player',
      *resolve(g, holder, { agenda }) {
        const { outcomes } = currentAgenda(g);
        const prompt = words('ti4.name-elected', { agenda: the.agenda(agenda) });
        const named = yield* choose(holder, prompt, outcomeOptions('elect', agenda, outcomes));
        yield* repeal(g, 'committee-formation');
        currentAgenda(g).outcome = named;
      },
    }),
  ],
  *resolve() {},
};
