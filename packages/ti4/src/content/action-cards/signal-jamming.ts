import type { Seat } from '@orrery/kernel';
import { announcePlayer, announceSystem } from '../../rules/announce.ts';
import { adjacent, systemsOf } from '../../rules/galaxy.ts';
import { shipsIn } from '../../rules/pieces.ts';
import { hasToken, othersClockwise } from '../../rules/table.ts';
import { hasTokenToPlace, placeToken } from '../../rules/tokens.ts';
import type { Ti4 } from '../../state.ts';
import { the, words } from '../../words.ts';
import type { ActionCard } from '../action-cards.ts';
import { isHome, type SystemId } from '../systems.ts';

type Target = { readonly system: SystemId; readonly seat: Seat };

/** Others who could have a command token put there. */
function victims(g: Ti4, holder: Seat, id: SystemId): Seat[] {
  return othersClockwise(g, holder).filter((seat) => !hasToken(g, seat, id) && hasTokenToPlace(g, seat));
}

/** With or adjacent to a ship of the holder, and no home system. */
function systems(g: Ti4, holder: Seat): SystemId[] {
  const hasShip = (id: SystemId) => shipsIn(g, holder, id) > 0;
  return systemsOf(g).filter(
    (id) =>
      !isHome(id) &&
      victims(g, holder, id).length > 0 &&
      (hasShip(id) || adjacent(g, id, holder).some((near) => hasShip(near))),
  );
}

/** Action: a command token of another player is put into a system that the holder's ships reach. */
export const signalJamming: ActionCard = {
  copies: 1,
  action: {
    usable: (g, holder) => systems(g, holder).length > 0,
    *announce(g, holder) {
      const { value: system } = yield* announceSystem(holder, 'signal-jamming', systems(g, holder));
      const { value: seat } = yield* announcePlayer(holder, 'signal-jamming', victims(g, holder, system));
      const label = words('ti4.player-in-system', { seat: the.seat(seat), system: the.system(system) });
      return { value: { system, seat }, label };
    },
    *resolve(g, _holder, _owner, target) {
      const { seat, system } = target as Target;
      yield* placeToken(g, seat, system);
    },
  },
};
