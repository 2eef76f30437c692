/** Catalogue: ship-parts, upgrade.7, initiative.1. The blueprints of players and non-players. */
import type { Blocked, Message, Option, Seat } from '@orrery/kernel';
import { type BlueprintFigures, blueprints, type NpcType, type ShipType } from '../content/blueprints.ts';
import type { PartId } from '../content/ids.ts';
import { type Ratings, ratingsOf, type Space, weaponsWith } from '../figures.ts';
import type { Blueprint, Eclipse, Owner } from '../state.ts';
import { blocked, option, the, words } from '../words.ts';
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
  const args = { placed: the['ship-part'](placed), type: the.ship(type) };
  if (space === 'outside') return option(target, value, 'eclipse.space-outside', args, target);
  const { part, nth } = shownOn(g, seat, type, space);
  return part === null
    ? option(target, value, 'eclipse.space', { ...args, nth }, target)
    : option(target, value, 'eclipse.space-over', { ...args, nth, part: the['ship-part'](part) }, target);
}

/** Why a part cannot come to a space, or leave it. */
export function blockedSpace(
  g: Eclipse,
  seat: Seat,
  type: ShipType,
  space: number,
  why: keyof typeof misfits,
): Blocked {
  const { rule, key } = misfits[why];
  return blocked(rule, key, { space: spaceWords(g, seat, type, space) }, `blueprint:${type}:${space}`);
}

const misfits = {
  taken: { rule: 'upgrade.1', key: 'eclipse.why.space-taken' },
  energy: { rule: 'upgrade.4', key: 'eclipse.why.space-energy' },
  noDrive: { rule: 'upgrade.5', key: 'eclipse.why.space-no-drive' },
  drive: { rule: 'upgrade.5', key: 'eclipse.why.space-drive' },
  legal: { rule: 'upgrade.10', key: 'eclipse.why.space-legal' },
  outside: { rule: 'discovery-tiles.10', key: 'eclipse.why.space-outside' },
} as const;

/** A space as players tell it from others: by its ship and what can be seen there. */
function spaceWords(g: Eclipse, seat: Seat, type: ShipType, space: number): Message {
  const { part, nth } = shownOn(g, seat, type, space);
  return part === null
    ? words('eclipse.empty-space', { type: the.ship(type), nth })
    : words('eclipse.part-on', { type: the.ship(type), nth, part: the['ship-part'](part) });
}

/** What is said of a tile that can be taken off: what it is, and what is printed below. */
export function tileArgs(g: Eclipse, seat: Seat, type: ShipType, space: number, tile: PartId) {
  const below = figuresOf(g, seat, type).spaces[space] ?? null;
  const { nth } = shownOn(g, seat, type, space);
  const args = { part: the['ship-part'](tile), type: the.ship(type), nth };
  return below === null ? { ...args, isEmpty: true } : { ...args, isEmpty: false, below: the['ship-part'](below) };
}

/** What can be seen on a space; `nth`: which of several spaces of the blueprint that show the same it is, or 0. */
function shownOn(g: Eclipse, seat: Seat, type: ShipType, space: number): { part: PartId | null; nth: number } {
  const { tiles } = player(g, seat).blueprints[type];
  const { spaces } = figuresOf(g, seat, type);
  const part = tiles[space] ?? spaces[space] ?? null;
  let alike = 0;
  let nth = 0;
  for (let i = 0; i < spaces.length; i++) {
    if ((tiles[i] ?? spaces[i] ?? null) !== part) continue;
    alike++;
    if (i === space) nth = alike;
  }
  return { part, nth: alike > 1 ? nth : 0 };
}

export function figuresOf(g: Eclipse, seat: Seat, type: ShipType): BlueprintFigures {
  return blueprints[speciesOf(g, seat).blueprints][type];
}

export function ratings(g: Eclipse, owner: Owner, type: ShipType | NpcType): Ratings {
  if (isNpc(owner) || !isPlayerShip(type)) return npcRatings(g, type as NpcType);
  return knownRatings(figuresOf(g, owner, type), player(g, owner).blueprints[type]);
}

/** What blueprints last added up to, and with which tiles; battles ask for it all the time. */
const known = new Map<BlueprintFigures, readonly { readonly was: Blueprint; readonly sum: Ratings }[]>();
/** So many for a printed blueprint, which several players may have. */
const KNOWN_AT_MOST = 8;

function knownRatings(figures: BlueprintFigures, blueprint: Blueprint): Ratings {
  const last = known.get(figures) ?? [];
  for (const { was, sum } of last) if (isSame(was, blueprint)) return sum;
  const sum = ratingsOf(figures, blueprint);
  const was = { tiles: [...blueprint.tiles], outside: [...blueprint.outside] };
  known.set(figures, [{ was, sum }, ...last.slice(0, KNOWN_AT_MOST - 1)]);
  return sum;
}

function isSame(one: Blueprint, other: Blueprint): boolean {
  return areSame(one.tiles, other.tiles) && areSame(one.outside, other.outside);
}

function areSame(one: readonly unknown[], other: readonly unknown[]): boolean {
  if (one.length !== other.length) return false;
  for (let i = 0; i < one.length; i++) if (one[i] !== other[i]) return false;
  return true;
}

const knownNpcs = new Map<ReturnType<typeof npcFigures>, Ratings>();

function npcRatings(g: Eclipse, type: NpcType): Ratings {
  const figures = npcFigures(g, type);
  const last = knownNpcs.get(figures);
  if (last) return last;
  const { initiative, hull, computer, shield, cannons, missiles } = figures;
  const weapons = { cannons: weaponsWith(cannons, null), missiles: weaponsWith(missiles, null) };
  const sum = { initiative, hull, computer, shield, move: 0, produced: 0, consumed: 0, ...weapons };
  knownNpcs.set(figures, sum);
  return sum;
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
