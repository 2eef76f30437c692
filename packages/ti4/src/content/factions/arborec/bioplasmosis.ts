import type { Rules, Seat } from '@orrery/kernel';
import { waysFrom } from '../../../rules/galaxy.ts';
import { count, shift } from '../../../rules/pieces.ts';
import { mayPlace } from '../../../rules/reinforcements.ts';
import { settle } from '../../../rules/settle.ts';
import { planetsOf } from '../../../rules/table.ts';
import type { Ti4 } from '../../../state.ts';
import { choose, decline, option, tell, the, words } from '../../../words.ts';
import { on } from '../../hooks.ts';
import { type PlanetId, planet } from '../../planets.ts';
import { needs, type TechnologyCard } from '../../technologies.ts';

/** Infantry that are going to move; all do at the same moment, so none moves twice. */
interface Shift {
  readonly from: PlanetId;
  readonly to: PlanetId;
  readonly count: number;
}

/** As the status phase ends, infantry move between the holder's planets in the same or adjacent systems. */
export const bioplasmosis: TechnologyCard = {
  colour: 'biotic',
  prerequisites: needs({ biotic: 2 }),
  triggers: [
    on('when status-phase-end', {
      usable: (g, holder) => origins(g, holder, []).length > 0,
      *resolve(g, holder) {
        for (const { from, to, count: many } of yield* plan(g, holder)) {
          shift(g, holder, 'infantry', many, from, to);
          const args = { seat: the.seat(holder), type: the.unitType('infantry'), count: many };
          tell(g, 'ti4.bioplasmosis', { ...args, from: the.planet(from), to: the.planet(to) });
        }
        yield* settle(g);
      },
    }),
  ],
};

function* plan(g: Ti4, holder: Seat): Rules<Shift[]> {
  const shifts: Shift[] = [];
  for (;;) {
    const from = yield* choose<PlanetId | null>(holder, words('ti4.bioplasmosis-from'), [
      decline<PlanetId | null>('done', null, 'ti4.done'),
      ...origins(g, holder, shifts).map((id) =>
        option<PlanetId | null>(`from:${id}`, id, 'ti4.place', { place: the.place(id) }, `planet:${id}`),
      ),
    ]);
    if (from === null) return shifts;
    const to = yield* choose(
      holder,
      words('ti4.transit-to'),
      destinations(g, holder, from).map((id) =>
        option(`to:${id}`, id, 'ti4.place', { place: the.place(id) }, `planet:${id}`),
      ),
    );
    const many = yield* choose(
      holder,
      words('ti4.transit-count'),
      Array.from({ length: left(g, holder, from, shifts) }, (_, n) =>
        option(`count:${n + 1}`, n + 1, 'ti4.count', { count: n + 1 }),
      ),
    );
    shifts.push({ from, to, count: many });
  }
}

function left(g: Ti4, holder: Seat, id: PlanetId, shifts: readonly Shift[]): number {
  const going = shifts.filter(({ from }) => from === id).reduce((sum, { count: many }) => sum + many, 0);
  return count(g, holder, 'infantry', id) - going;
}

function origins(g: Ti4, holder: Seat, shifts: readonly Shift[]): PlanetId[] {
  return planetsOf(g, holder).filter((id) => left(g, holder, id, shifts) > 0 && destinations(g, holder, id).length > 0);
}

function destinations(g: Ti4, holder: Seat, from: PlanetId): PlanetId[] {
  const { system } = planet(from);
  const near = [system, ...waysFrom(g, system, holder)];
  return planetsOf(g, holder).filter(
    (id) => id !== from && near.includes(planet(id).system) && mayPlace(g, holder, 'infantry', id),
  );
}
