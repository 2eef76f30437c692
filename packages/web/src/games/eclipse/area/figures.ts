/** What a blueprint would add up to, and other sums of a player's board. For display only: the rules decide. */
import type { EclipseTables } from '@orrery/eclipse';
import type { Ratings } from '../hints.ts';
import type { Action, PartId, PlayerView, Resource, ShipType, TechnologyId } from '../model.ts';

export type BlueprintView = PlayerView['blueprints'][ShipType];
export type Space = number | 'outside';

export interface Place {
  readonly type: ShipType;
  readonly space: Space;
}

/** The printed part and figures of the blueprint; null before the player leads a species. */
export function printedOf(tables: EclipseTables, { species }: Pick<PlayerView, 'species'>, type: ShipType) {
  return species === null ? null : tables.blueprints[tables.species[species].blueprints][type];
}

type Printed = NonNullable<ReturnType<typeof printedOf>>;

/** The blueprint with a part on a space, or with the tile there taken off. */
export function changed({ tiles, outside }: BlueprintView, space: Space, part: PartId | null): BlueprintView {
  if (space === 'outside') return { tiles, outside: part === null ? outside : [...outside, part] };
  const spaces = Array.from({ length: Math.max(tiles.length, space + 1) }, (_, each) => tiles[each] ?? null);
  return { tiles: spaces.with(space, part), outside };
}

export function addUp(tables: EclipseTables, printed: Printed, { tiles, outside }: BlueprintView): Ratings {
  const { initiative, energy, computer, spaces } = printed;
  const sum = { initiative, computer, shield: 0, hull: 0, move: 0, produced: energy, consumed: 0 };
  const cannons: Ratings['cannons'][number][] = [];
  const missiles: Ratings['missiles'][number][] = [];
  const working = [...spaces.map((part, space) => tiles[space] ?? part), ...outside];
  for (const id of working) {
    if (id === null) continue;
    const part = tables.parts[id];
    sum.initiative += part.initiative;
    sum.computer += part.computer;
    sum.shield += part.shield;
    sum.hull += part.hull;
    sum.move += part.move;
    sum.produced += part.produces;
    sum.consumed += part.consumes;
    for (const [colour, count] of Object.entries(part.dice) as [keyof typeof part.dice, number][])
      (part.missile ? missiles : cannons).push({ colour, count, part: id });
  }
  return { ...sum, cannons, missiles };
}

/** Why a ship could not be like this (upgrade.4, upgrade.5). */
export type Fault = 'energy' | 'noDrive' | 'drive';

export function faultOf(type: ShipType, { consumed, produced, move }: Ratings): Fault | null {
  if (type === 'starbase' ? move > 0 : move === 0) return type === 'starbase' ? 'drive' : 'noDrive';
  return consumed > produced ? 'energy' : null;
}

/** Where a part would stand on a blueprint: preferably on an empty space, then over a printed part; null if nowhere. */
export function likelySpace(tables: EclipseTables, player: PlayerView, type: ShipType, part: PartId): Space | null {
  const printed = printedOf(tables, player, type);
  if (!printed) return null;
  const blueprint = player.blueprints[type];
  const free = printed.spaces.flatMap((below, space) => (blueprint.tiles[space] ? [] : [{ space, below }]));
  const rank = (below: PartId | null): number =>
    below === null ? 0 : tables.parts[below].kind === tables.parts[part].kind ? 1 : 2;
  const spaces: Space[] = tables.parts[part].outside
    ? ['outside']
    : free.sort((a, b) => rank(a.below) - rank(b.below)).map(({ space }) => space);
  return (
    spaces.find((space) => faultOf(type, addUp(tables, printed, changed(blueprint, space, part))) === null) ?? null
  );
}

export function technologiesOf({ technologies }: Pick<PlayerView, 'technologies'>): TechnologyId[] {
  return Object.values(technologies).flat();
}

/** What the species board shows and technologies add (action-phase.5). */
export function activationsOf(tables: EclipseTables, player: PlayerView, action: Action): number {
  if (player.species === null) return 0;
  return technologiesOf(player).reduce((sum, id) => {
    const { activations } = tables.technologies[id];
    return sum + (activations?.action === action ? activations.count : 0);
  }, tables.species[player.species].activations[action]);
}

/** The upkeep with one disc less on the track; null without a disc. */
export function nextUpkeep(tables: EclipseTables, { discs }: Pick<PlayerView, 'discs'>): number | null {
  if (discs === 0) return null;
  const { influenceSpaces, upkeepByEmptySpaces } = tables.tracks;
  return upkeepByEmptySpaces[Math.max(0, influenceSpaces - discs + 1)] ?? null;
}

/** The production with one cube less on the track; null without a cube. */
export function nextProduction(
  tables: EclipseTables,
  { cubes }: Pick<PlayerView, 'cubes'>,
  resource: Resource,
): number | null {
  return cubes[resource] === 0 ? null : (tables.tracks.productionByCubes[cubes[resource] - 1] ?? null);
}

/** What would be in storage if the round ended now. */
export function afterUpkeep({ resources, production, upkeep }: PlayerView, resource: Resource): number {
  return resources[resource] + production[resource] - (resource === 'money' ? upkeep : 0);
}

export interface Points {
  readonly sum: number;
  /** Reputation tiles are not counted in it. */
  readonly isPartial: boolean;
}

/** Points so far, as far as they are known; null before the player leads a species. */
export function pointsOf({ score, finalPoints }: Pick<PlayerView, 'score' | 'finalPoints'>): Points | null {
  if (finalPoints !== null) return { sum: finalPoints, isPartial: false };
  if (score === null) return null;
  const sum = Object.values(score).reduce<number>((total, each) => total + (each ?? 0), 0);
  return { sum, isPartial: score.reputation === null };
}
