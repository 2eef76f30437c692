import type { Rules, Seat } from '@orrery/kernel';
import { destroyAll } from '../../rules/destroy.ts';
import { systemsOf, wormholesIn } from '../../rules/galaxy.ts';
import { votersFor } from '../../rules/outcomes.ts';
import { isShip, shipsIn } from '../../rules/pieces.ts';
import { clockwise, player } from '../../rules/table.ts';
import { mayResearch } from '../../rules/technology.ts';
import { pools, spendToken } from '../../rules/tokens.ts';
import type { Ti4 } from '../../state.ts';
import { choose, option, tell, the, words } from '../../words.ts';
import type { Agenda } from '../agendas.ts';
import { isAlphaOrBeta } from '../joined-wormholes.ts';

function hasShipAtWormhole(g: Ti4, seat: Seat): boolean {
  return systemsOf(g).some((id) => shipsIn(g, seat, id) > 0 && wormholesIn(g, id).length > 0);
}

/** Whoever has a ship at a wormhole may research; then the ships at alpha and beta wormholes are gone. */
function* explore(g: Ti4): Rules {
  const seats = clockwise(g, g.speaker);
  for (const seat of seats.filter((each) => hasShipAtWormhole(g, each))) yield* mayResearch(g, seat);
  for (const seat of seats) {
    for (const id of systemsOf(g)) if (isAlphaOrBeta(g, id)) yield* destroyAll(g, seat, id, isShip, null, 'ability');
  }
}

function* returnToken(g: Ti4, seat: Seat): Rules {
  const full = pools.filter((pool) => player(g, seat).pools[pool] > 0);
  if (full.length === 0) return;
  const options = full.map((each) =>
    option(`pool:${each}`, each, 'ti4.pool', { pool: the.pool(each) }, `pool:${each}`),
  );
  const pool = yield* choose(seat, words('ti4.lose-token'), options);
  spendToken(g, seat, pool);
  tell(g, 'ti4.loses-token', { seat: the.seat(seat), pool: the.pool(pool) });
}

/** For: research at wormholes, at the price of the ships there. Against: who has voted against loses a command token. */
export const wormholeResearch: Agenda = {
  kind: 'directive',
  vote: 'for-against',
  trait: null,
  *resolve(g, outcome) {
    if (outcome === 'for') yield* explore(g);
    else for (const seat of votersFor(g, 'against')) yield* returnToken(g, seat);
  },
};
