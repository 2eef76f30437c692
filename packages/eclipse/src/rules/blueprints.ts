/** Catalogue: ship-parts, upgrade.4, upgrade.5, upgrade.9, initiative.1. What the parts of a blueprint add up to. */
import type { Option, Seat } from '@orrery/kernel';
import { type BlueprintFigures, blueprints, type NpcType, type ShipType } from '../content/blueprints.ts';
import { type DieColour, type PartFigures, type PartId, part, partIds } from '../content/ship-parts.ts';
import type { Blueprint, Eclipse, Owner } from '../state.ts';
import { option, the } from '../words.ts';
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

/** Where a part goes: a space of the grid by its index, or outside. */
export type Space = number | 'outside';

export interface Weapon {
  readonly colour: DieColour;
  readonly count: number;
  readonly part: PartId | null;
}

/** An option for a part on a space. */
export function spaceOption<V extends { readonly type: ShipType; readonly space: Space }>(
  g: Eclipse,
  seat: Seat,
  placed: PartId,
  value: V,
): Option<V> {
  const { type, space } = value;
  const target = `blueprint:${type}:${space}`;
  if (space === 'outside')
    return option(
      target,
      value,
      'eclipse.space-outside',
      { placed: the['ship-part'](placed), type: the.ship(type) },
      target,
    );
  const covered = player(g, seat).blueprints[type].tiles[space] ?? figuresOf(g, seat, type).spaces[space] ?? null;
  const number = space + 1;
  return covered === null
    ? option(target, value, 'eclipse.space', { placed: the['ship-part'](placed), type: the.ship(type), number }, target)
    : option(
        target,
        value,
        'eclipse.space-over',
        { placed: the['ship-part'](placed), type: the.ship(type), number, part: the['ship-part'](covered) },
        target,
      );
}

export function figuresOf(g: Eclipse, seat: Seat, type: ShipType): BlueprintFigures {
  return blueprints[speciesOf(g, seat).blueprints][type];
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

function weaponsWith(dice: PartFigures['dice'], id: PartId | null): Weapon[] {
  return (Object.entries(dice) as [DieColour, number][]).map(([colour, count]) => ({ colour, count, part: id }));
}

export function ratings(g: Eclipse, owner: Owner, type: ShipType | NpcType): Ratings {
  if (isNpc(owner) || !isPlayerShip(type)) return npcRatings(g, type as NpcType);
  return ratingsOf(figuresOf(g, owner, type), player(g, owner).blueprints[type]);
}

function npcRatings(g: Eclipse, type: NpcType): Ratings {
  const { initiative, hull, computer, shield, cannons, missiles } = npcFigures(g, type);
  return {
    initiative,
    hull,
    computer,
    shield,
    move: 0,
    produced: 0,
    consumed: 0,
    cannons: weaponsWith(cannons, null),
    missiles: weaponsWith(missiles, null),
  };
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

/** Energy suffices; ships have a drive and starbases none (upgrade.4, upgrade.5). */
export function isLegalTally(type: ShipType, { energy, drives }: Tally): boolean {
  return energy >= 0 && (type === 'starbase' ? drives === 0 : drives > 0);
}

export function isLegal(type: ShipType, figures: BlueprintFigures, blueprint: Blueprint): boolean {
  return isLegalTally(type, tallyOf(figures, blueprint));
}

/** A tile covers a space of a blueprint, or the part is attached outside the spaces. */
export function putPart(g: Eclipse, seat: Seat, type: ShipType, space: Space, id: PartId): void {
  const { tiles, outside } = player(g, seat).blueprints[type];
  if (space === 'outside') {
    outside.push(id);
    return;
  }
  while (tiles.length < figuresOf(g, seat, type).spaces.length) tiles.push(null);
  tiles[space] = id;
}

/** The tile leaves its space: to the supply, or out of the game if it is an ancient part (discovery-tiles.9). */
export function takeOff(g: Eclipse, seat: Seat, type: ShipType, space: number): PartId {
  const { tiles } = player(g, seat).blueprints[type];
  const tile = tiles[space];
  if (!tile) throw new Error(`there is no tile on space ${space} of the ${type}`);
  tiles[space] = null;
  return tile;
}
