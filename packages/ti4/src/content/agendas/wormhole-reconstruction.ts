import { systemsOf, wormholesIn } from '../../rules/galaxy.ts';
import { shipsIn } from '../../rules/pieces.ts';
import { clockwise } from '../../rules/table.ts';
import { placeToken } from '../../rules/tokens.ts';
import type { Agenda } from '../agendas.ts';
import { joinedWormholes } from '../joined-wormholes.ts';

/** For: alpha and beta wormholes lead to one another. Against: a command token of everybody wherever they have a ship at a wormhole. */
export const wormholeReconstruction: Agenda = {
  kind: 'law',
  vote: 'for-against',
  trait: null,
  modify: joinedWormholes,
  *resolve(g, outcome) {
    if (outcome === 'for') return;
    for (const seat of clockwise(g, g.speaker)) {
      for (const id of systemsOf(g)) {
        if (shipsIn(g, seat, id) > 0 && wormholesIn(g, id).length > 0) yield* placeToken(g, seat, id);
      }
    }
  },
};
