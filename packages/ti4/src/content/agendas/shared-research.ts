import { clockwise, homeSystem, player } from '../../rules/table.ts';
import { placeToken } from '../../rules/tokens.ts';
import type { Agenda } from '../agendas.ts';

/** For: ships may move through nebulae. Against: a command token of everybody's reinforcements in their home system, if able. */
export const sharedResearch: Agenda = {
  kind: 'law',
  vote: 'for-against',
  trait: null,
  modify: { passes: (allowed, _g, _holder, _system, why) => allowed || why === 'nebula' },
  *resolve(g, outcome) {
    if (outcome === 'for') return;
    for (const seat of clockwise(g, g.speaker)) {
      if (player(g, seat).tokens > 0) yield* placeToken(g, seat, homeSystem(g, seat));
    }
  },
};
