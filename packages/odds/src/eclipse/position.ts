/** A battle of Eclipse put on the table: all sides in one sector, each with a sector of its own to retreat to. */
import { BadConfig, type Seat } from '@orrery/kernel';
import '@orrery/eclipse';
import {
  at,
  type Eclipse,
  figuresOf,
  initial,
  isPlayerShip,
  type NpcType,
  type Owner,
  type PartId,
  type PlayerCount,
  part,
  partIds,
  placeSector,
  player,
  type SectorId,
  type ShipType,
  sectorsOf,
} from '@orrery/eclipse/battles';
import { directions } from '@orrery/eclipse/figures';
import type { Craft, EclipseBattle, EclipseSide } from './battle.ts';

export interface Position {
  readonly g: Eclipse;
  readonly sector: SectorId;
  /** The owners of the sides: attacker, defender, others. */
  readonly owners: readonly Owner[];
}

const battlefield: SectorId = '001';
const refuges: readonly SectorId[] = ['102', '103', '104', '105', '106', '107'];

/** Covers a space without doing anything in a battle. */
const filler = partIds.find((id) => part(id).kind === 'source' && part(id).initiative === 0) as PartId;

export function sidesOf({ attacker, defender, others = [] }: EclipseBattle): readonly EclipseSide[] {
  return [attacker, defender, ...others];
}

export function typesIn({ ships }: EclipseSide): Craft[] {
  return (Object.keys(ships) as Craft[]).filter((type) => (ships[type] ?? 0) > 0);
}

export function positionOf(battle: EclipseBattle): Position {
  const sides = sidesOf(battle);
  const seats = sides.filter((side) => npcOf(side) === null).length;
  if (seats > 6) throw new BadConfig(`${seats} players are more than anybody has seen`);
  const g = initial({
    players: Math.max(2, seats) as PlayerCount,
    warpPortals: false,
    ancients: 'normal',
    guardians: 'normal',
    gcds: 'normal',
    species: 'random',
  });
  Object.assign(g.npcs, battle.npcs);
  placeSector(g, battlefield, { q: 0, r: 0 }, 0);
  let seat: Seat = 0;
  const owners = sides.map((side) => npcOf(side) ?? takeSeat(g, seat++, side));
  const position = { g, sector: battlefield, owners };
  deploy(position, battle);
  return position;
}

/** All ships where the battle begins, and none elsewhere. */
export function deploy({ g, sector, owners }: Position, battle: EclipseBattle): void {
  for (const id of sectorsOf(g)) Object.assign(at(g, id), { ships: [], arrivals: [] });
  // Who came last attacks, and the others came before, the first opponent last (battle-order.3).
  for (const [index, side] of [...sidesOf(battle).entries()].toReversed()) {
    const owner = owners[index] as Owner;
    const { ships, arrivals } = at(g, sector);
    for (const type of typesIn(side)) {
      const damage = side.damage?.[type] ?? [];
      for (let n = 0; n < (side.ships[type] ?? 0); n++) ships.push({ owner, type, damage: damage[n] ?? 0 });
    }
    if (typeof owner === 'number') arrivals.push(owner);
  }
}

/** Non-player ships fight for themselves. */
function npcOf(side: EclipseSide): NpcType | null {
  const types = typesIn(side);
  const npc = types.find((type) => !isPlayerShip(type));
  if (npc === undefined) return null;
  if (types.length > 1) throw new BadConfig(`${npc} ships fight alone, not beside other types`);
  return npc as NpcType;
}

function takeSeat(g: Eclipse, seat: Seat, side: EclipseSide): Seat {
  const sheet = player(g, seat);
  sheet.species = side.species ?? 'terran-directorate';
  sheet.technologies.military.push(...(side.technologies ?? []));
  for (const [type, parts] of Object.entries(side.parts ?? {}) as [ShipType, readonly PartId[]][]) {
    equip(g, seat, type, parts);
  }
  if (side.hasRefuge === false) return seat;
  const zone = directions[seat] as (typeof directions)[number];
  placeSector(g, refuges[seat] as SectorId, zone, (seat + 3) % 6).owner = seat;
  return seat;
}

/** The parts and no others: what is printed on spaces that are left is covered. */
function equip(g: Eclipse, seat: Seat, type: ShipType, parts: readonly PartId[]): void {
  const { spaces } = figuresOf(g, seat, type);
  const inside = parts.filter((id) => !part(id).outside);
  if (inside.length > spaces.length) {
    throw new BadConfig(`this ${type} has ${spaces.length} spaces for parts, not ${inside.length}`);
  }
  const tiles = spaces.map((_, space) => inside[space] ?? filler);
  player(g, seat).blueprints[type] = { tiles, outside: parts.filter((id) => part(id).outside) };
}
