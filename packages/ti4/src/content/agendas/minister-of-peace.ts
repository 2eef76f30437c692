import { placesIn } from '../../rules/galaxy.ts';
import { repeal } from '../../rules/laws.ts';
import { groupsIn } from '../../rules/pieces.ts';
import { tell, the } from '../../words.ts';
import type { Agenda } from '../agendas.ts';
import { on } from '../hooks.ts';

/** When somebody has activated a system with a unit of somebody else in it, the owner may discard this to end that turn. */
export const ministerOfPeace: Agenda = {
  kind: 'law',
  vote: 'elect-player',
  trait: null,
  triggers: [
    on('after system-activated', {
      usable: (g, _holder, { seat, system }) =>
        placesIn(system).some((place) => groupsIn(g, place).some((group) => group.seat !== seat)),
      *resolve(g, _holder, { seat }) {
        yield* repeal(g, 'minister-of-peace');
        if (g.turn) g.turn.over = true;
        tell(g, 'ti4.turn-ended', { seat: the.seat(seat) });
      },
    }),
  ],
  *resolve() {},
};
