import { shipsIn } from '../../../rules/pieces.ts';
import { havens, relocate } from '../../../rules/relocate.ts';
import { settle } from '../../../rules/settle.ts';
import { player } from '../../../rules/table.ts';
import { moveTokenToBoard } from '../../../rules/tokens.ts';
import { choose, option, the, words } from '../../../words.ts';
import { type Hooks, on } from '../../hooks.ts';

/** When another player's ships have come, all ships of the holder may leave for an adjacent system, and a strategy token with them. */
export const foresight: Hooks = {
  triggers: [
    on('after ships-moved-into-system', {
      usable: (g, holder, { seat, system }) =>
        seat !== holder &&
        player(g, holder).pools.strategy > 0 &&
        shipsIn(g, holder, system) > 0 &&
        havens(g, holder, system).length > 0,
      *resolve(g, holder, { system }) {
        const to = yield* choose(
          holder,
          words('ti4.foresight'),
          havens(g, holder, system).map((id) =>
            option(`to:${id}`, id, 'ti4.place', { place: the.place(id) }, `system:${id}`),
          ),
        );
        yield* relocate(g, holder, system, to);
        moveTokenToBoard(g, holder, 'strategy', to);
        yield* settle(g);
      },
    }),
  ],
};
