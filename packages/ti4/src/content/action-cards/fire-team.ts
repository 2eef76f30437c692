import { rerollAnyOf, unchangedBy } from '../../rules/rerolls.ts';
import type { ActionCard } from '../action-cards.ts';
import { on } from '../hooks.ts';

const fireTeamKey = 'action-card/fire-team';

/** The holder rolls any of their dice of this round of ground combat again. */
export const fireTeam: ActionCard = {
  copies: 1,
  triggers: [
    on('after ground-combat-rolls-made', {
      usable: (_g, holder, { seat, dice }) => seat === holder && unchangedBy(dice, fireTeamKey).length > 0,
      *resolve(g, _holder, { roll, dice }) {
        yield* rerollAnyOf(g, roll, dice, fireTeamKey);
      },
    }),
  ],
};
