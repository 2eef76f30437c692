/** Planets with what lies on them. */
import type { Level } from '../../renderer.ts';
import type { Mark, PlanetContent } from './marks.ts';
import { NEAR } from './rows.ts';

interface Disc {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

type Discs = Readonly<Record<1 | 2 | 3, readonly Disc[]>>;

const middle: Discs = {
  1: [{ x: 0, y: 11, r: 15.5 }],
  2: [
    { x: -21, y: 10, r: 13 },
    { x: 21, y: 10, r: 13 },
  ],
  3: [
    { x: -26.5, y: 7.5, r: 11 },
    { x: 0, y: 21, r: 11 },
    { x: 26.5, y: 7.5, r: 11 },
  ],
};

const far: Discs = {
  1: [{ x: 0, y: 22, r: 15 }],
  2: [
    { x: -17, y: 22, r: 15 },
    { x: 17, y: 22, r: 15 },
  ],
  3: [
    { x: -27, y: 19, r: 13 },
    { x: 0, y: 22, r: 13 },
    { x: 27, y: 19, r: 13 },
  ],
};

const discsOf = (discs: Discs, count: number): readonly Disc[] => (count > 3 ? [] : (discs[count as 1 | 2 | 3] ?? []));

const box = (x: number, y: number, width: number, height: number) => ({ x, y, width, height });

export function planetMarks(planets: readonly PlanetContent[], level: Level, top: number): Mark[] {
  if (level === 'near') return nearPlanets(planets, top);
  const discs = discsOf(level === 'far' ? far : middle, planets.length);
  return planets.flatMap((planet, i) => {
    const disc = discs[i];
    if (!disc) return [];
    return level === 'far'
      ? farMarks(planet, disc)
      : fullMarks(planet, disc, { index: i, among: planets.length }, { scale: 1, gap: 1.5 });
  });
}

/** A disc with its ground forces, and a bar for a space dock. */
function farMarks(planet: PlanetContent, { x, y, r }: Disc): Mark[] {
  const marks: Mark[] = [{ use: 'planet', planet: planet.id, ...box(x, y, 2 * r, 2 * r) }];
  const dock = planet.structures.find(({ type }) => type === 'space-dock');
  if (dock) marks.push({ use: 'dock', planet: planet.id, seat: dock.seat, ...box(x, y + r + 3.5, 16, 4) });
  return marks;
}

/** What a planet has around its disc: its worth and, near by, its name. */
interface Foot {
  readonly scale: number;
  /** How far below the disc the plate begins. */
  readonly gap: number;
}

/** A sphere; forces at its upper right, structures at its left, its worth below. */
function fullMarks(planet: PlanetContent, disc: Disc, place: Place, { scale, gap }: Foot): Mark[] {
  const { id } = planet;
  const { x, y, r } = disc;
  const marks: Mark[] = [{ use: 'planet', planet: id, ...box(x, y, 2 * r, 2 * r) }];
  marks.push({ use: 'plate', planet: id, ...box(x, y + r + gap + 7 * scale, 29 * scale, 14 * scale) });
  if (planet.specialty && planet.structures.length < 2)
    marks.push({ use: 'specialty', planet: id, colour: planet.specialty, ...box(x, y, 11 * scale, 11 * scale) });
  if (planet.custodians) marks.push({ use: 'seal', planet: id, ...box(x, y, r * 1.3, r * 1.3) });
  const pills = planet.forces.length > 0 || planet.owner === null ? planet.forces : [{ seat: planet.owner, count: 0 }];
  const size = 13 * scale;
  const isCrowded = place.among === 3 && pills.length > 1;
  for (const [i, { seat, type, count }] of planet.structures.slice(0, isCrowded ? 1 : 2).entries())
    marks.push({ use: 'structure', planet: id, seat, type, count, ...slot(i, disc, place, size) });
  for (const [i, { seat, count }] of pills.slice(0, 2).entries()) {
    const width = (count === 0 ? 13 : count > 9 ? 24 : 21) * scale;
    const at =
      i === 0 || place.among < 3
        ? box(x + (place.among === 3 ? 0.45 : 0.57) * r, y - 0.72 * r, width, size)
        : box(x, y - 0.72 * r, width, size);
    marks.push({ use: 'pill', planet: id, seat, count, ...at, y: at.y + i * (size + 0.5 * scale) });
  }
  return marks;
}

/** Which planet it is, of how many in the system. */
interface Place {
  readonly index: number;
  readonly among: number;
}

/** The first structure lies at the upper left of its planet, the second at its outer lower side. */
function slot(which: number, { x, y, r }: Disc, { index, among }: Place, size: number) {
  const left = among < 3 ? 0.85 : index === 1 ? 0.96 : 1.04;
  if (which === 0) return box(x - left * r, y - 0.88 * r, size, size);
  if (among < 3) return box(x - 1.27 * r, y + 0.77 * r, size, size);
  if (index === 1) return box(x, y + 2.5, size, size);
  return box(x + (index === 2 ? 1.4 : -1.4) * r, y + 0.6 * r, size, size);
}

/** Near by a planet has its name between disc and plate, and planets give way to rows of ships. */
const NAME = 8;
/** Where planets end. */
const BOTTOM = 43;

function nearPlanets(planets: readonly PlanetContent[], top: number): Mark[] {
  const discs = discsOf(middle, planets.length);
  const foot = { scale: NEAR, gap: NAME };
  const [highest, lowest] = [Math.min(...discs.map(({ y, r }) => y - r)), Math.max(...discs.map(({ y, r }) => y + r))];
  const shrink = Math.min(1, (BOTTOM - NAME - 14 * NEAR - top) / (lowest - highest));
  return planets.flatMap((planet, index) => {
    const disc = discs[index];
    if (!disc) return [];
    const [y, r] = [top + (disc.y - highest) * shrink, disc.r * shrink];
    const marks = fullMarks(planet, { x: disc.x, y, r }, { index, among: planets.length }, foot);
    const name = box(disc.x, y + r + NAME / 2, [60, 40, 34][planets.length - 1] ?? 34, NAME);
    return [...marks, { use: 'name', planet: planet.id, ...name } as const];
  });
}
