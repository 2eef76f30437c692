/** Catalogue: ship-parts, upgrade.7, initiative.1. The blueprints of players and non-players. */
import type { Option, Seat } from '@orrery/kernel';
import { type BlueprintFigures, blueprints, type NpcType, type ShipType } from '../content/blueprints.ts';
import type { PartId } from '../content/ship-parts.ts';
import { type Ratings, ratingsOf, type Space, weaponsWith } from '../figures.ts';
import type { Eclipse, Owner } from '../state.ts';
import { option, the } from '../words.ts';
import { isNpc, isPlayerShip, npcFigures, player, speciesOf } from './table.ts';

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
