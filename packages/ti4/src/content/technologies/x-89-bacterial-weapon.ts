import type { Seat } from '@orrery/kernel';
import { destroyAll } from '../../rules/destroy.ts';
import { placesIn, systemsOf } from '../../rules/galaxy.ts';
import { groupsIn, groupsOf, isShip } from '../../rules/pieces.ts';
import { settle } from '../../rules/settle.ts';
import { planetsIn } from '../../rules/table.ts';
import { exhaustTechnology, isReady } from '../../rules/technology.ts';
import { hasUnitAbility } from '../../rules/unit-abilities.ts';
import type { Ti4 } from '../../state.ts';
import { choose, option, the, words } from '../../words.ts';
import type { SystemId } from '../systems.ts';
import { needs, type TechnologyCard } from '../technologies.ts';

/** All infantry on a planet near a bombarding ship die; planetary shields do not help (planetary-shield.1). */
export const x89BacterialWeapon: TechnologyCard = {
  colour: 'biotic',
  prerequisites: needs({ biotic: 3 }),
  action: {
    usable: (g, holder) => isReady(g, holder, 'x-89-bacterial-weapon') && targets(g, holder).length > 0,
    *resolve(g, holder) {
      exhaustTechnology(g, holder, 'x-89-bacterial-weapon');
      const planet = yield* choose(
        holder,
        words('ti4.x-89'),
        targets(g, holder).map((id) =>
          option(`planet:${id}`, id, 'ti4.place', { place: the.place(id) }, `planet:${id}`),
        ),
      );
      for (const seat of new Set(groupsIn(g, planet).map((group) => group.seat))) {
        yield* destroyAll(g, seat, planet, (type) => type === 'infantry', holder, 'ability');
      }
      yield* settle(g);
    },
  },
};

/** Planets in systems where the holder has a ship with Bombardment. */
function targets(g: Ti4, holder: Seat) {
  return systemsOf(g).flatMap((id) => (hasBomber(g, holder, id) ? planetsIn(id) : []));
}

function hasBomber(g: Ti4, holder: Seat, id: SystemId): boolean {
  return placesIn(id).some((place) =>
    groupsOf(g, holder, place).some(
      ({ type }) => isShip(type) && hasUnitAbility(g, holder, 'bombardment', { type, place }),
    ),
  );
}
