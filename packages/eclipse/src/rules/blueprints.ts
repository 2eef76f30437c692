/** Catalogue: ship-parts, upgrade.4, upgrade.5, upgrade.9, initiative.1. What the parts of a blueprint add up to. */
import type { Seat } from '@orrery/kernel';
import { type BlueprintFigures, blueprints, type NpcType, type ShipType } from '../content/blueprints.ts';
import { type DieColour, type PartId, part } from '../content/ship-parts.ts';
import type { Blueprint, Eclipse, Owner } from '../state.ts';
import { isNpc, isPlayerShip, npcFigures, player, speciesOf } from './table.ts';

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

export interface Weapon {
  readonly colour: DieColour;
  readonly count: number;
  readonly part: PartId | null;
}

export function figuresOf(g: Eclipse, seat: Seat, type: ShipType): BlueprintFigures {
  return blueprints[speciesOf(g, seat).blueprints][type];
}

/** The parts that work: a tile covers what is printed under it (upgrade.2). */
export function activeParts(figures: BlueprintFigures, { tiles, outside }: Blueprint): PartId[] {
  const inside = figures.spaces.flatMap((printed, space) => tiles[space] ?? printed ?? []);
  return [...inside, ...outside];
}

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
    const { produces, consumes, move, initiative, computer, shield, hull, dice, missile } = part(id);
    sum.initiative += initiative;
    sum.computer += computer;
    sum.shield += shield;
    sum.hull += hull;
    sum.move += move;
    sum.produced += produces;
    sum.consumed += consumes;
    for (const [colour, count] of Object.entries(dice) as [DieColour, number][]) {
      (missile ? missiles : cannons).push({ colour, count, part: id });
    }
  }
  return { ...sum, cannons, missiles };
}

export function ratings(g: Eclipse, owner: Owner, type: ShipType | NpcType): Ratings {
  if (isNpc(owner) || !isPlayerShip(type)) return npcRatings(g, type as NpcType);
  return ratingsOf(figuresOf(g, owner, type), player(g, owner).blueprints[type]);
}

function npcRatings(g: Eclipse, type: NpcType): Ratings {
  const { initiative, hull, computer, shield, cannons, missiles } = npcFigures(g, type);
  const weapons = (dice: typeof cannons): Weapon[] =>
    (Object.entries(dice) as [DieColour, number][]).map(([colour, count]) => ({ colour, count, part: null }));
  return {
    initiative,
    hull,
    computer,
    shield,
    move: 0,
    produced: 0,
    consumed: 0,
    cannons: weapons(cannons),
    missiles: weapons(missiles),
  };
}

/** Energy suffices; ships have a drive and starbases none (upgrade.4, upgrade.5). */
export function isLegal(type: ShipType, figures: BlueprintFigures, blueprint: Blueprint): boolean {
  const { produced, consumed } = ratingsOf(figures, blueprint);
  if (consumed > produced) return false;
  const drives = activeParts(figures, blueprint).some((id) => part(id).kind === 'drive');
  return type === 'starbase' ? !drives : drives;
}
