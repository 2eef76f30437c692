import { destroyAll } from '../../rules/destroy.ts';
import { groundForcesOn, isGroundForce } from '../../rules/pieces.ts';
import { gainTradeGoods } from '../../rules/spend.ts';
import { clockwise, planetAt } from '../../rules/table.ts';
import type { Agenda } from '../agendas.ts';
import type { PlanetId } from '../planets.ts';

/** All ground forces on the elected planet are destroyed; its controller gains a trade good for each. */
export const compensatedDisarmament: Agenda = {
  kind: 'directive',
  vote: 'elect-planet',
  trait: null,
  *resolve(g, outcome) {
    const planet = outcome as PlanetId;
    const { owner } = planetAt(g, planet);
    let destroyed = 0;
    for (const seat of clockwise(g, g.speaker)) {
      destroyed += groundForcesOn(g, seat, planet);
      yield* destroyAll(g, seat, planet, isGroundForce, null, 'ability');
    }
    if (owner !== null) yield* gainTradeGoods(g, owner, destroyed);
  },
};
