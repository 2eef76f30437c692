import type { Rules, Seat } from '@orrery/kernel';
import { addEffect } from '../../../rules/effects.ts';
import { systemsOf } from '../../../rules/galaxy.ts';
import { rivalsWithShips } from '../../../rules/pieces.ts';
import { controls, planetsIn } from '../../../rules/table.ts';
import type { Ti4 } from '../../../state.ts';
import { choose, option, tell, the, words } from '../../../words.ts';
import type { Modifiers, WormholeAt } from '../../hooks.ts';
import { type SystemId, system } from '../../systems.ts';

/** Each token on the board is an effect of the whole game, because it stays when its owner is eliminated (elimination.10b). */
const source = 'technology/wormhole-generator';

const kinds = ['alpha', 'beta'] as const;

/** What the tokens on the board do for everybody. */
export const onBoard: Modifiers = {
  addedWormholes: (added, g, holder) => [...added, ...tokensOf(g, holder)],
};

/** The tokens that a player has laid. */
function tokensOf(g: Ti4, holder: Seat): WormholeAt[] {
  return tokens(g).filter((token) => token.holder === holder);
}

/** The tokens on the board, and who has laid each. */
export function tokens(g: Ti4): (WormholeAt & { readonly holder: Seat })[] {
  return g.effects.flatMap(({ source: of, holder, target }) => {
    if (of !== source || target === null) return [];
    const [kind, where] = target.split(':') as [WormholeAt['kind'], SystemId];
    return [{ kind, system: where, holder }];
  });
}

/** The player lays one of the tokens into a system, from the supply or from elsewhere. */
export function* layToken(g: Ti4, seat: Seat): Rules {
  const kind = yield* choose(
    seat,
    words('ti4.which-wormhole'),
    kinds.map((each) => option(each, each, 'ti4.wormhole', { wormhole: the.wormhole(each) })),
  );
  const where = yield* choose(
    seat,
    words('ti4.place-wormhole', { wormhole: the.wormhole(kind) }),
    tokenSites(g, seat).map((id) => option(`to:${id}`, id, 'ti4.place', { place: the.place(id) }, `system:${id}`)),
  );
  g.effects = g.effects.filter(({ source: of, target }) => of !== source || !target?.startsWith(`${kind}:`));
  addEffect(g, source, seat, 'game', `${kind}:${where}`);
  tell(g, 'ti4.places-wormhole', { seat: the.seat(seat), wormhole: the.wormhole(kind), system: the.system(where) });
}

/** With a planet of the player, or outside home systems and without ships of others. */
export function tokenSites(g: Ti4, seat: Seat): SystemId[] {
  return systemsOf(g).filter(
    (id) =>
      planetsIn(id).some((planet) => controls(g, seat, planet)) ||
      (system(id).kind !== 'home' && rivalsWithShips(g, seat, id).length === 0),
  );
}
