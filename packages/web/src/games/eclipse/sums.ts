/** What a blueprint would add up to, and other sums of a player's board. For display only: the rules decide. */
import type { EclipseTables } from '@orrery/eclipse';
import { afterUpkeep, isLegal, producedWith, type Space, totalOf, upkeepWith, withPart } from '@orrery/eclipse/figures';
import type { PartId, PlayerView, Resource, ShipType, TechnologyId } from './model.ts';

/** The printed part and figures of the blueprint; null before the player leads a species. */
export function printedOf(tables: EclipseTables, { species }: Pick<PlayerView, 'species'>, type: ShipType) {
  return species === null ? null : tables.blueprints[tables.species[species].blueprints][type];
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
  return spaces.find((space) => isLegal(type, printed, withPart(blueprint, space, part))) ?? null;
}

export function technologiesOf({ technologies }: Pick<PlayerView, 'technologies'>): TechnologyId[] {
  return Object.values(technologies).flat();
}

/** The upkeep with one disc less on the track; null without a disc. */
export function nextUpkeep({ discs }: Pick<PlayerView, 'discs'>): number | null {
  return discs === 0 ? null : upkeepWith(discs - 1);
}

/** The production with one cube less on the track; null without a cube. */
export function nextProduction({ cubes }: Pick<PlayerView, 'cubes'>, resource: Resource): number | null {
  return cubes[resource] === 0 ? null : producedWith(cubes[resource] - 1);
}

/** What would be in storage if the round ended now. */
export function nextStored({ resources, production, upkeep }: PlayerView, resource: Resource): number {
  return afterUpkeep(resources[resource], production[resource], resource === 'money' ? upkeep : 0);
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
  return { sum: totalOf({ ...score }), isPartial: score.reputation === null };
}
