import { groupsIn, isStructure } from '../../rules/pieces.ts';
import { takeOverStructures } from '../../rules/structures.ts';
import type { ActionCard } from '../action-cards.ts';
import { on } from '../hooks.ts';

/** Structures of others on a planet that the holder gains become the holder's. */
export const infiltrate: ActionCard = {
  copies: 1,
  triggers: [
    on('when planet-control-gained', {
      usable: (g, holder, { seat, planet }) =>
        seat === holder && groupsIn(g, planet).some((group) => group.seat !== holder && isStructure(group.type)),
      *resolve(g, holder, { planet }) {
        yield* takeOverStructures(g, holder, planet);
      },
    }),
  ],
};
