/** Ground forces that land: on which planets, and the answers that put them there. */
import type { WireDecision } from '@orrery/server/protocol';
import { unitClass } from '@orrery/ti4/figures';
import type { Pursuit } from '../../../table/pursuit.ts';
import type { Group, PlanetId, Tables, UnitType, View } from '../model.ts';

/** The planets of the active system, in the order in which they are asked about. */
export function planetsToLandOn(view: View, tables: Tables): readonly PlanetId[] {
  return view.tactical ? tables.systems[view.tactical.system].planets : [];
}

/** A question how many of a type land on a planet. */
interface Asked {
  readonly planet: PlanetId;
  readonly type: UnitType;
  readonly counts: readonly number[];
}

const commitment = /^commit:([a-z0-9-]+):([a-z-]+):(\d+)$/;

export function askedToLand({ options }: Pick<WireDecision, 'options'>): Asked | null {
  const parts = options.flatMap(({ id }) => {
    const [, planet, type, count] = commitment.exec(id) ?? [];
    return planet && type ? [{ planet: planet as PlanetId, type: type as UnitType, count: Number(count) }] : [];
  });
  const [first] = parts;
  return first ? { planet: first.planet, type: first.type, counts: parts.map(({ count }) => count) } : null;
}

/** How many land, by `planet:type`. */
export type Landing = ReadonlyMap<string, number>;

export const landingKey = (planet: PlanetId, type: UnitType) => `${planet}:${type}`;

/** What could land: the type that is asked about, and ground forces in the space of the active system. */
export function landers(view: View, seat: number, asked: Asked): Group[] {
  const space = view.tactical ? (view.systems[view.tactical.system]?.units ?? []) : [];
  return space.filter(
    (group) => group.seat === seat && (group.type === asked.type || unitClass(group.type) === 'ground-force'),
  );
}

/** Planets that are still to be asked about. */
export function planetsLeft(view: View, tables: Tables, { planet }: Asked): readonly PlanetId[] {
  const all = planetsToLandOn(view, tables);
  return all.slice(Math.max(0, all.indexOf(planet)));
}

/** Ground forces of others on a planet. */
export function defenders(view: View, seat: number, planet: PlanetId): number {
  return (view.planets[planet]?.units ?? [])
    .filter((group) => group.seat !== seat && unitClass(group.type) === 'ground-force')
    .reduce((sum, { count }) => sum + count, 0);
}

/** One for each planet that is not mine yet, and the others where most is in the way. Only ground forces land by themselves. */
export function usualLanding(view: View, tables: Tables, seat: number, asked: Asked): Landing {
  const left = planetsLeft(view, tables, asked);
  const foreign = left.filter((planet) => view.planets[planet]?.owner !== seat);
  const wanted = foreign.length > 0 ? foreign : [asked.planet];
  const [hardest = asked.planet] = wanted.toSorted((a, b) => defenders(view, seat, b) - defenders(view, seat, a));
  const landing = new Map<string, number>();
  for (const { type, count } of landers(view, seat, asked)) {
    if (unitClass(type) !== 'ground-force') continue;
    const each = wanted.slice(0, count);
    for (const planet of each) landing.set(landingKey(planet, type), 1);
    const first = each.includes(hardest) ? hardest : (each[0] ?? hardest);
    landing.set(landingKey(first, type), count - each.length + 1);
  }
  return landing;
}

/** Everything on one planet. */
export function allOn(view: View, seat: number, asked: Asked, planet: PlanetId): Landing {
  const own = landers(view, seat, asked).filter(({ type }) => unitClass(type) === 'ground-force');
  return new Map(own.map(({ type, count }) => [landingKey(planet, type), count]));
}

/** Lands as planned, planet by planet, as far as the rules let; ends when something else is asked. */
export function land(landing: Landing): Pursuit {
  return (decision) => {
    const asked = decision && askedToLand(decision);
    if (!asked) return 'done';
    const { planet, type, counts } = asked;
    const wanted = landing.get(landingKey(planet, type)) ?? 0;
    const count = Math.min(Math.max(wanted, ...counts.slice(0, 1)), Math.max(...counts));
    return { answer: `commit:${planet}:${type}:${count}` };
  };
}
