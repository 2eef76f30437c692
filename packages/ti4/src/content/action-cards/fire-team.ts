import { diceWords, pickDice, rerollAll, unchangedBy } from '../../rules/rerolls.ts';
import type { ActionCard } from '../action-cards.ts';
import { on } from '../hooks.ts';

const fireTeamKey = 'action-card/fire-team';

/** The holder rolls any of their dice of this round of ground combat again. */
export const fireTeam: ActionCard = {
  copies: 1,
  triggers: [
    on('after ground-combat-rolls-made', {
      usable: (_g, holder, { seat, dice }) => seat === holder && unchangedBy(dice, fireTeamKey).length > 0,
      *announce(_g, _holder, { roll, dice }) {
        const picked = yield* pickDice(roll, dice, fireTeamKey);
        return { value: picked.map((die) => dice.indexOf(die)), label: diceWords(picked) };
      },
      *resolve(g, _holder, { roll, dice }, _owner, picked: number[]) {
        rerollAll(
          g,
          roll,
          dice.filter((_, index) => picked.includes(index)),
          fireTeamKey,
        );
      },
    }),
  ],
};
