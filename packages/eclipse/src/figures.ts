/**
 * Figures that rules and pages both work out, from plain tables and pieces of a view: no state, no rules, no chance. What
 * species and technologies change is not here but in the view.
 */
import type { BlueprintFigures, ShipType } from './content/blueprints.ts';
import type { PartId, TechnologyId } from './content/ids.ts';
import { type DieColour, type PartFigures, part, partIds } from './content/ship-parts.ts';
import { type DieFace, discounts, influenceSpaces, production, technologySpaces, upkeep } from './content/tracks.ts';
import type { Blueprint, Hex, Ring } from './state.ts';

export { part };

/** North, then clockwise. */
export const directions: readonly Hex[] = [
  { q: 0, r: -1 },
  { q: 1, r: -1 },
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
];

export function step({ q, r }: Hex, direction: number): Hex {
  const by = directions[direction % 6] as Hex;
  return { q: q + by.q, r: r + by.r };
}

/** Steps from the Galactic Center. */
export function distance({ q, r }: Hex): number {
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
}

/** Which stack a zone is explored from (hex-map.1). */
export function ringOf(zone: Hex): Ring {
  return Math.min(3, distance(zone)) as Ring;
}

/** Whether a sector with these printed wormholes, rotated so, shows one in the direction. */
export function showsWormhole(wormholes: readonly number[], rotation: number, direction: number): boolean {
  return wormholes.includes((direction - rotation + 6) % 6);
}

/** A numbered face is at most 5: shields that cancel the computers leave only the burst (attack-dice.4 to .6). */
export function isHit(face: DieFace, computer: number, shield: number): boolean {
  if (face === 'burst') return true;
  return face !== 'blank' && face + computer - shield >= 6;
}

/** The lowest number that hits; null when only a burst does. */
export function leastToHit(computer: number, shield: number): number | null {
  return ([2, 3, 4, 5] as const).find((face) => isHit(face, computer, shield)) ?? null;
}

/** What a track with so many cubes produces (population.2, population.3). */
export function producedWith(cubes: number): number {
  return production[cubes] ?? 0;
}

/** What a civilization with so many discs on its track costs (influence-discs.3). */
export function upkeepWith(discs: number): number {
  return upkeep[Math.max(0, influenceSpaces - discs)] ?? 0;
}

/** What would be stored if the round ended now; less than nothing means bankruptcy (upkeep.3, bankruptcy.1). */
export function afterUpkeep(stored: number, produced: number, cost = 0): number {
  return stored + produced - cost;
}

/** What points add up to, as far as they are known. */
export function totalOf(score: { readonly [source: string]: number | null }): number {
  return Object.values(score).reduce<number>((sum, points) => sum + (points ?? 0), 0);
}

/** The price of a technology on a track with so many tiles; null when the track is full (research.3 to research.5). */
export function priceWith(tiles: number, { cost, minimum }: { cost: number; minimum: number }): number | null {
  return tiles < technologySpaces ? Math.max(minimum, cost - (discounts[tiles] ?? 0)) : null;
}

/** All that matters of a ship in play. */
export interface Ratings {
  readonly initiative: number;
  readonly computer: number;
  readonly shield: number;
  readonly hull: number;
  readonly move: number;
  readonly produced: number;
  readonly consumed: number;
  /** Dice with the parts they come from; null for non-player ships. */
  readonly cannons: readonly Weapon[];
  readonly missiles: readonly Weapon[];
}

/** Where a part goes: a space of the grid by its index, or outside. */
export type Space = number | 'outside';

export interface Weapon {
  readonly colour: DieColour;
  readonly count: number;
  readonly part: PartId | null;
}

/** The parts that work: a tile covers what is printed under it (upgrade.2). */
export function activeParts(figures: BlueprintFigures, { tiles, outside }: Blueprint): PartId[] {
  const { spaces } = figures;
  const active: PartId[] = [];
  for (let space = 0; space < spaces.length; space++) {
    const id = tiles[space] ?? spaces[space];
    if (id) active.push(id);
  }
  for (const id of outside) active.push(id);
  return active;
}

/** What a blueprint adds up to (upgrade.9). */
export function ratingsOf(figures: BlueprintFigures, blueprint: Blueprint): Ratings {
  const sum = {
    initiative: figures.initiative,
    computer: figures.computer,
    shield: 0,
    hull: 0,
    move: 0,
    produced: figures.energy,
    consumed: 0,
  };
  const cannons: Weapon[] = [];
  const missiles: Weapon[] = [];
  for (const id of activeParts(figures, blueprint)) {
    const { produces, consumes, move, initiative, computer, shield, hull, missile } = part(id);
    sum.initiative += initiative;
    sum.computer += computer;
    sum.shield += shield;
    sum.hull += hull;
    sum.move += move;
    sum.produced += produces;
    sum.consumed += consumes;
    for (const weapon of partWeapons[id]) (missile ? missiles : cannons).push(weapon);
  }
  return { ...sum, cannons, missiles };
}

const partWeapons = Object.fromEntries(
  partIds.map((id): [PartId, readonly Weapon[]] => [id, weaponsWith(part(id).dice, id)]),
) as Readonly<Record<PartId, readonly Weapon[]>>;

export function weaponsWith(dice: PartFigures['dice'], id: PartId | null): Weapon[] {
  return (Object.entries(dice) as [DieColour, number][]).map(([colour, count]) => ({ colour, count, part: id }));
}

/** The blueprint with a part on a space, or with the tile there taken off. */
export function withPart({ tiles, outside }: Blueprint, space: Space, id: PartId | null): Blueprint {
  if (space === 'outside') return { tiles, outside: id === null ? outside : [...outside, id] };
  const spaces = Array.from({ length: Math.max(tiles.length, space + 1) }, (_, each) => tiles[each] ?? null);
  return { tiles: spaces.with(space, id), outside };
}

const basicParts = partIds.filter((id) => part(id).technology === null && !part(id).ancient);
const partsOf = Map.groupBy(partIds, (id) => part(id).technology);

/** Basic parts, those of known technologies, and ancient parts kept for later (upgrade.3, technologies.2). */
export function partsWith(technologies: readonly TechnologyId[], kept: readonly PartId[]): PartId[] {
  return [...basicParts, ...technologies.flatMap((known) => partsOf.get(known) ?? []), ...kept];
}

/** What the rules of energy and drives ask of a blueprint. */
export interface Tally {
  /** Energy produced and not consumed. */
  readonly energy: number;
  readonly drives: number;
}

export function tallyOf(figures: BlueprintFigures, blueprint: Blueprint): Tally {
  let { energy } = figures;
  let drives = 0;
  for (const id of activeParts(figures, blueprint)) {
    energy += partTallies[id].energy;
    drives += partTallies[id].drives;
  }
  return { energy, drives };
}

/** The tally when a tile covers a space without one, or is attached outside (upgrade.2). */
export function tallyWith(figures: BlueprintFigures, tally: Tally, space: Space, tile: PartId): Tally {
  const covered = space === 'outside' ? null : figures.spaces[space];
  const printed = covered ? partTallies[covered] : nothing;
  const placed = partTallies[tile];
  return {
    energy: tally.energy + placed.energy - printed.energy,
    drives: tally.drives + placed.drives - printed.drives,
  };
}

const nothing: Tally = { energy: 0, drives: 0 };

const partTallies = Object.fromEntries(
  partIds.map((id): [PartId, Tally] => {
    const { produces, consumes, kind } = part(id);
    return [id, { energy: produces - consumes, drives: kind === 'drive' ? 1 : 0 }];
  }),
) as Readonly<Record<PartId, Tally>>;

/** Why a ship could not be like this: its energy does not suffice, it lacks a drive, or it is a starbase with one. */
export type Fault = 'energy' | 'noDrive' | 'drive';

/** upgrade.4, upgrade.5 */
export function faultIn(type: ShipType, { energy, drives }: Tally): Fault | null {
  if (type === 'starbase' && drives > 0) return 'drive';
  if (type !== 'starbase' && drives === 0) return 'noDrive';
  return energy < 0 ? 'energy' : null;
}

export function faultOf(type: ShipType, figures: BlueprintFigures, blueprint: Blueprint): Fault | null {
  return faultIn(type, tallyOf(figures, blueprint));
}

export function isLegal(type: ShipType, figures: BlueprintFigures, blueprint: Blueprint): boolean {
  return faultOf(type, figures, blueprint) === null;
}
