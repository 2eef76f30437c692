/**
 * Battles gone through die by die and state by state, in the plainest way that can be written: no tables, no convolutions, and
 * nothing of the code that it checks. Only for plain units of factions without abilities.
 */
import { type UnitId, type UnitType, unit } from '@orrery/ti4/battles';

interface Ship {
  readonly type: UnitType;
  readonly damaged: boolean;
}

type Fleet = readonly Ship[];

/** Attacker's wins, draws and losses, and the chance of everything that both sides may be left with. */
export type Ends = Map<string, number>;

export function fleetOf(types: readonly UnitType[]): Fleet {
  return types.map((type) => ({ type, damaged: false }));
}

export function enumerated(one: readonly UnitType[], other: readonly UnitType[]): Ends {
  const ends: Ends = new Map();
  const [mine, theirs] = [fleetOf(one), fleetOf(other)];
  for (const [made, first] of rolls(mine.flatMap(({ type }) => dice(figures(type).barrage)))) {
    for (const [taken, second] of rolls(theirs.flatMap(({ type }) => dice(figures(type).barrage)))) {
      const left = [withoutFighters(mine, taken), withoutFighters(theirs, made)] as const;
      for (const [end, chance] of fought(...left)) ends.set(end, (ends.get(end) ?? 0) + first * second * chance);
    }
  }
  return ends;
}

const known = new Map<string, Ends>();

/** A round leads to itself with the chance that nobody hits, and to smaller battles. */
function fought(mine: Fleet, theirs: Fleet): Ends {
  const name = nameOf(mine, theirs);
  const found = known.get(name);
  if (found) return found;
  if (mine.length === 0 || theirs.length === 0) return new Map([[name, 1]]);
  const ends: Ends = new Map();
  let same = 0;
  for (const [made, first] of rolls(mine.flatMap(({ type }) => dice(figures(type).combat)))) {
    for (const [taken, second] of rolls(theirs.flatMap(({ type }) => dice(figures(type).combat)))) {
      if (made === 0 && taken === 0) {
        same += first * second;
        continue;
      }
      for (const [end, chance] of fought(hit(mine, taken), hit(theirs, made))) {
        ends.set(end, (ends.get(end) ?? 0) + first * second * chance);
      }
    }
  }
  for (const [end, chance] of ends) ends.set(end, chance / (1 - same));
  known.set(name, ends);
  return ends;
}

/** Each die by itself: every way they may fall, with the number of hits. */
function* rolls(chances: readonly number[]): Generator<readonly [number, number]> {
  const [first, ...rest] = chances;
  if (first === undefined) return yield [0, 1];
  for (const [hits, chance] of rolls(rest)) {
    yield [hits, chance * (1 - first)];
    yield [hits + 1, chance * first];
  }
}

function dice(roll: { readonly value: number; readonly dice: number } | null): number[] {
  return Array.from({ length: roll?.dice ?? 0 }, () => (11 - (roll?.value ?? 11)) / 10);
}

/** Fighters are upgraded: those need no room on other ships, which is nothing to look at here. */
function figures(type: UnitType) {
  return unit(type === 'fighter' ? 'fighter-2' : (type as UnitId));
}

function withoutFighters(fleet: Fleet, hits: number): Fleet {
  const fighters = fleet.filter(({ type }) => type === 'fighter');
  return [...fleet.filter(({ type }) => type !== 'fighter'), ...fighters.slice(Math.min(hits, fighters.length))];
}

/** One hit after the other: an undamaged ship that can sustains it, else the least ship is lost. */
function hit(fleet: Fleet, hits: number): Fleet {
  if (hits === 0 || fleet.length === 0) return fleet;
  const sustains = fleet.filter(({ type, damaged }) => figures(type).sustainDamage && !damaged).sort(byWorth);
  const [sustainer] = sustains;
  if (sustainer) {
    return hit([...fleet.filter((each) => each !== sustainer), { ...sustainer, damaged: true }], hits - 1);
  }
  const [least] = fleet.toSorted(byWorth);
  return hit(
    fleet.filter((each) => each !== least),
    hits - 1,
  );
}

/** By expected hits, then by cost. */
function byWorth(a: Ship, b: Ship): number {
  const [hitsA, hitsB] = [a, b].map(({ type }) => dice(figures(type).combat).reduce((sum, each) => sum + each, 0));
  const [costA, costB] = [a, b].map(({ type }) => (figures(type).cost ?? 0) / figures(type).perCost);
  return (hitsA ?? 0) - (hitsB ?? 0) || (costA ?? 0) - (costB ?? 0);
}

export function nameOf(mine: Fleet, theirs: Fleet): string {
  return [mine, theirs]
    .map((fleet) =>
      fleet
        .map(({ type, damaged }) => (damaged ? `${type}!` : type))
        .sort()
        .join(' '),
    )
    .join(' / ');
}

/** All fleets of one to so many units of some types. */
export function fleets(types: readonly UnitType[], most: number): UnitType[][] {
  if (most === 0) return [];
  const grow = (size: number, from: number): UnitType[][] =>
    size === 0
      ? [[]]
      : types.flatMap((type, at) => (at < from ? [] : grow(size - 1, at).map((rest) => [type, ...rest])));
  return Array.from({ length: most }, (_, size) => grow(size + 1, 0)).flat();
}
