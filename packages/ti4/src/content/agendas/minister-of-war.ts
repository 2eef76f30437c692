import type { Seat } from '@orrery/kernel';
import { addEffect } from '../../rules/effects.ts';
import { systemsOf } from '../../rules/galaxy.ts';
import { repeal } from '../../rules/laws.ts';
import { hasToken } from '../../rules/table.ts';
import { liftToken } from '../../rules/tokens.ts';
import type { Ti4 } from '../../state.ts';
import { choose, option, tell, the, words } from '../../words.ts';
import type { Agenda } from '../agendas.ts';
import { on } from '../hooks.ts';
import type { SystemId } from '../systems.ts';

function systemsWithToken(g: Ti4, seat: Seat): SystemId[] {
  return systemsOf(g).filter((id) => hasToken(g, seat, id));
}

/** After an action the owner may discard it to take a command token off the board, and then act once more. */
export const ministerOfWar: Agenda = {
  kind: 'law',
  vote: 'elect-player',
  trait: null,
  triggers: [
    on('after action-performed', {
      usable: (g, holder, { seat }) => seat === holder && systemsWithToken(g, holder).length > 0,
      *resolve(g, holder) {
        const system = yield* choose(
          holder,
          words('ti4.take-token-from'),
          systemsWithToken(g, holder).map((id) =>
            option(`system:${id}`, id, 'ti4.place', { place: the.place(id) }, `system:${id}`),
          ),
        );
        yield* repeal(g, 'minister-of-war');
        liftToken(g, holder, system);
        tell(g, 'ti4.takes-token-back', { seat: the.seat(holder), system: the.system(system) });
        addEffect(g, 'law/minister-of-war', holder, 'turn');
      },
    }),
  ],
  lasting: { actionsPerTurn: (actions) => actions + 1 },
  *resolve() {},
};
