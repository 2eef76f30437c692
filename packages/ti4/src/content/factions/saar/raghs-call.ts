import type { Seat } from '@orrery/kernel';
import { groundForcesOn, groupsOf, isGroundForce, shift } from '../../../rules/pieces.ts';
import { mayPlace } from '../../../rules/reinforcements.ts';
import { settle } from '../../../rules/settle.ts';
import { planetsOf } from '../../../rules/table.ts';
import type { Ti4 } from '../../../state.ts';
import { choose, option, tell, the, words } from '../../../words.ts';
import { type NoteHooks, on } from '../../hooks.ts';
import type { PlanetId } from '../../planets.ts';

/** Saar: where the holder has just landed, all ground forces of Saar leave for another planet of Saar, which the holder chooses. */
export const raghsCall: NoteHooks = {
  triggers: [
    on('after units-committed', {
      usable: (g, holder, { seat, planet }, owner) =>
        seat === holder && groundForcesOn(g, owner, planet) > 0 && refuges(g, owner, planet).length > 0,
      *resolve(g, holder, { planet }, owner) {
        const to = yield* choose(
          holder,
          words('ti4.raghs-call', { owner: the.seat(owner) }),
          refuges(g, owner, planet).map((id) =>
            option(`planet:${id}`, id, 'ti4.place', { place: the.place(id) }, `planet:${id}`),
          ),
        );
        for (const { type, count, damaged } of groupsOf(g, owner, planet)) {
          if (isGroundForce(type)) shift(g, owner, type, count, planet, to, damaged);
        }
        tell(g, 'ti4.called-away', { seat: the.seat(owner), planet: the.planet(planet), to: the.planet(to) });
        yield* settle(g);
      },
    }),
  ],
};

function refuges(g: Ti4, owner: Seat, planet: PlanetId): PlanetId[] {
  return planetsOf(g, owner).filter((id) => id !== planet && mayPlace(g, owner, 'infantry', id));
}
