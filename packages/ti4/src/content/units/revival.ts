import type { Seat } from '@orrery/kernel';
import { emptyRoll, rollDie, tellRoll } from '../../rules/dice.ts';
import { put } from '../../rules/pieces.ts';
import { settle } from '../../rules/settle.ts';
import { controls, homeSystem, planetsIn, player } from '../../rules/table.ts';
import type { Ti4 } from '../../state.ts';
import { choose, option, tell, the, words } from '../../words.ts';
import { type Hooks, on } from '../hooks.ts';
import type { PlanetId } from '../planets.ts';
import type { UnitId } from '../units.ts';

/** A destroyed unit may come back at the start of its owner's next turn: the die must show `value` or more. */
export function revival(unit: UnitId, value: number): Hooks {
  return {
    triggers: [
      on('after unit-destroyed', {
        mandatory: true,
        usable: (_g, holder, destroyed) => destroyed.seat === holder && destroyed.unit === unit,
        *resolve(g, holder, { type, place }) {
          const roll = emptyRoll(holder, 'ability', place);
          const result = rollDie(g, value);
          const hits = result >= value ? 1 : 0;
          roll.dice.push({ type, place, unit: 1, result, bonus: 0, value, hits, changedBy: [] });
          tellRoll(g, roll);
          player(g, holder).waiting += hits;
          tell(g, 'ti4.revival', { seat: the.seat(holder), unit: the.unit(unit), comes: hits > 0 });
        },
      }),
      on('when turn-start', {
        mandatory: true,
        usable: (g, holder, { seat }) => seat === holder && player(g, holder).waiting > 0,
        *resolve(g, holder) {
          const homes = planetsIn(homeSystem(g, holder)).filter((id) => controls(g, holder, id));
          if (homes.length === 0) tell(g, 'ti4.revival-lost', { seat: the.seat(holder) });
          for (; homes.length > 0 && player(g, holder).waiting > 0; player(g, holder).waiting--) {
            const planet = yield* choose(holder, words('ti4.revive'), homes.map(homeOption));
            comeBack(g, holder, planet);
          }
          player(g, holder).waiting = 0;
          yield* settle(g);
        },
      }),
    ],
  };
}

function homeOption(id: PlanetId) {
  return option(`revive:${id}`, id, 'ti4.place', { place: the.place(id) }, `planet:${id}`);
}

function comeBack(g: Ti4, seat: Seat, planet: PlanetId): void {
  put(g, seat, 'infantry', 1, planet);
  tell(g, 'ti4.revived', { seat: the.seat(seat), count: 1, planet: the.planet(planet) });
}
