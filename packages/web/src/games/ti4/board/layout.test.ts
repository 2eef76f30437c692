import { expect, test } from 'vitest';
import type { Level } from '../../renderer.ts';
import type { UnitType } from '../model.ts';
import { apothem } from './geometry.ts';
import { layout } from './layout.ts';
import type { Content, Mark, PlanetContent } from './marks.ts';

/** Chance that is quick, and the same every time. */
let chance = 20_260_714;
function below(n: number): number {
  chance = (Math.imul(chance, 1_664_525) + 1_013_904_223) >>> 0;
  return Math.floor((chance / 2 ** 32) * n);
}
const one = <T>(list: readonly T[]): T => list[below(list.length)] as T;
const some = <T>(count: number, make: (i: number) => T): T[] => Array.from({ length: count }, (_, i) => make(i));

const ships: readonly UnitType[] = [
  'war-sun',
  'flagship',
  'dreadnought',
  'carrier',
  'cruiser',
  'destroyer',
  'space-dock',
  'fighter',
  'infantry',
];
const seats = [0, 1, 2, 3, 4, 5];

function shuffled<T>(list: readonly T[]): T[] {
  return list
    .map((item) => ({ item, key: below(1e6) }))
    .sort((a, b) => a.key - b.key)
    .map(({ item }) => item);
}

function randomPlanet(among: number): PlanetContent {
  const owner = one([null, ...seats]);
  return {
    id: one(['jord', 'arnor', 'lor'] as const),
    kind: 'cultural',
    owner,
    exhausted: below(2) === 0,
    resources: below(5),
    influence: below(7),
    specialty: among < 3 ? one([null, 'biotic'] as const) : null,
    forces: shuffled(seats)
      .slice(0, below(3))
      .map((seat) => ({ seat, count: 1 + below(14) })),
    structures: (['space-dock', 'pds'] as const)
      .filter(() => below(2) === 0)
      .map((type) => ({ seat: owner ?? 0, type, count: 1 + below(2) })),
    custodians: below(9) === 0,
  };
}

/** More than any game would put into one system. */
function randomContent(): Content {
  const planets = one([0, 1, 1, 2, 2, 2, 3]);
  return {
    planets: some(planets, () => randomPlanet(planets)),
    fleets: shuffled(seats)
      .slice(0, one([0, 1, 1, 1, 2, 2, 2, 3, 4, 6]))
      .map((seat) => ({
        seat,
        groups: ships
          .filter(() => below(3) > 0)
          .concat('cruiser')
          .filter((type, i, all) => all.indexOf(type) === i)
          .map((type) => {
            const count = 1 + below(one([1, 3, 9, 16]));
            return { type, count, damaged: below(3) === 0 ? below(count + 1) : 0 };
          }),
      })),
    tokens: shuffled(seats).slice(0, below(7)),
    wormholes: shuffled(['alpha', 'beta'] as const).slice(0, one([0, 0, 0, 1, 1, 2])),
    anomaly: null,
  };
}

const isRound = ({ use }: Mark) => use === 'planet' || use === 'wormhole';

/** How deep one lies in the other. */
function overlap(a: Mark, b: Mark): number {
  if (isRound(a) && isRound(b)) return (a.width + b.width) / 2 - Math.hypot(a.x - b.x, a.y - b.y);
  if (isRound(b)) return overlap(b, a);
  if (isRound(a)) {
    const dx = Math.max(0, Math.abs(a.x - b.x) - b.width / 2);
    const dy = Math.max(0, Math.abs(a.y - b.y) - b.height / 2);
    return a.width / 2 - Math.hypot(dx, dy);
  }
  const dx = (a.width + b.width) / 2 - Math.abs(a.x - b.x);
  const dy = (a.height + b.height) / 2 - Math.abs(a.y - b.y);
  return Math.min(dx, dy);
}

/** How far it reaches over the edge of its hex. */
function beyond(mark: Mark): number {
  const reach = (nx: number, ny: number) => {
    const to = Math.abs(mark.x) * nx + Math.abs(mark.y) * ny;
    const own = isRound(mark) ? mark.width / 2 : (mark.width / 2) * nx + (mark.height / 2) * ny;
    return to + own - apothem;
  };
  return Math.max(reach(0, 1), reach(Math.sqrt(3) / 2, 0.5));
}

/** What lies on the disc of its own planet is part of it. */
function isOn(a: Mark, b: Mark, planets: ReadonlyMap<Mark, Mark>): boolean {
  return (a.use === 'planet' && planets.get(b) === a) || (b.use === 'planet' && planets.get(a) === b);
}

/** The disc that each mark of a planet belongs to; marks of a planet follow its disc. */
function discs(marks: readonly Mark[]): Map<Mark, Mark> {
  const found = new Map<Mark, Mark>();
  let disc: Mark | null = null;
  for (const mark of marks) {
    if (mark.use === 'planet') disc = mark;
    else if (disc && 'planet' in mark) found.set(mark, disc);
  }
  return found;
}

/** What lies on a disc may lie on what is drawn in the disc's middle. */
function isInTheMiddle(a: Mark, b: Mark, planets: ReadonlyMap<Mark, Mark>): boolean {
  const isMiddle = ({ use }: Mark) => use === 'specialty' || use === 'seal';
  return planets.get(a) !== undefined && planets.get(a) === planets.get(b) && (isMiddle(a) || isMiddle(b));
}

const DEEPEST = 3;

test.each(['far', 'middle', 'near'] satisfies Level[])(
  '%s: in 10,000 systems nothing lies on anything else or leaves its hex',
  (level) => {
    const faults = new Set<string>();
    for (let i = 0; i < 10_000; i++) {
      const marks = layout(randomContent(), level);
      const planets = discs(marks);
      for (const [at, mark] of marks.entries()) {
        if (beyond(mark) > DEEPEST) faults.add(`${mark.use} leaves its hex`);
        for (let next = at + 1; next < marks.length; next++) {
          const other = marks[next] as Mark;
          if (overlap(mark, other) <= DEEPEST || isOn(mark, other, planets)) continue;
          if (!isInTheMiddle(mark, other, planets)) faults.add(`${mark.use} on ${other.use}`);
        }
      }
    }
    expect([...faults]).toEqual([]);
  },
  60_000,
);

test('ships in a row lie beside each other', () => {
  for (let i = 0; i < 500; i++)
    for (const level of ['far', 'middle', 'near'] as const)
      for (const mark of layout(randomContent(), level)) {
        if (mark.use !== 'row') continue;
        const [left, right] = [-mark.width / 2, mark.width / 2];
        const xs = mark.ships.map(({ x }) => x);
        expect(
          xs.every(
            (x, at) =>
              x - mark.style.group / 2 >= left - 0.01 && (at === 0 || x - (xs[at - 1] ?? 0) >= mark.style.group - 0.01),
          ),
        ).toBe(true);
        expect((xs.at(-1) ?? left) + (xs.length > 0 ? mark.style.group / 2 : 0)).toBeLessThanOrEqual(right + 0.01);
      }
});

test('nothing is lost: what a row leaves out is summed up', () => {
  for (let i = 0; i < 500; i++) {
    const content = { ...randomContent(), fleets: randomContent().fleets.slice(0, 2) };
    const total = content.fleets.flatMap(({ groups }) => groups).reduce((sum, { count }) => sum + count, 0);
    for (const level of ['middle', 'near'] as const) {
      const rows = layout(content, level).filter((mark) => mark.use === 'row');
      const shown = rows.flatMap(({ ships: each }) => each).reduce((sum, { count }) => sum + count, 0);
      const rest = rows.reduce((sum, row) => sum + (row.rest?.count ?? 0), 0);
      expect(shown + rest).toBe(total);
    }
  }
});
