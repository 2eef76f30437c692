import { destroyAll, destroySome } from '../../../rules/destroy.ts';
import { systemOfPlace } from '../../../rules/galaxy.ts';
import { isShip } from '../../../rules/pieces.ts';
import { timingOrder } from '../../../rules/table.ts';
import type { Combat, Ti4 } from '../../../state.ts';
import { on } from '../../hooks.ts';
import type { SystemId } from '../../systems.ts';
import { flagship, hitsOn, type Unit } from '../../units.ts';

/** With it, all ships of its system are destroyed, whoever they belong to. */
export const vanHauge: Unit = {
  ...flagship,
  combat: hitsOn(9, 2),
  triggers: [
    on('when unit-destroyed', {
      mandatory: true,
      usable: (_g, holder, { seat, type }) => seat === holder && type === 'flagship',
      *resolve(g, holder, { place }) {
        const system = systemOfPlace(place);
        for (const { seat, type, count, place: where } of enlistedIn(g, system)) {
          yield* destroySome(g, seat, type, count, where, holder, 'ability');
        }
        for (const seat of timingOrder(g)) yield* destroyAll(g, seat, system, isShip, holder, 'ability');
      },
    }),
  ],
};

/** What fights like ships in a combat there is destroyed like ships; the list changes with each loss. */
function enlistedIn({ combat }: Ti4, system: SystemId): Combat['enlisted'] {
  return combat?.system === system ? combat.enlisted.map((each) => ({ ...each })) : [];
}
