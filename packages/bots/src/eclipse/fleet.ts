/** What ships of Eclipse are worth, in points: battles to come, targets in reach, and sectors that need defence. */
import type { Eclipse } from '@orrery/eclipse';
import {
  areOpponents,
  at,
  connected,
  destroysAll,
  hasRoomFor,
  haveRelations,
  isNpc,
  isPlayerShip,
  mostReputationDraws,
  opponentsIn,
  player,
  pointsPerSector,
  type Ratings,
  ratings,
  reachable,
  reputationDraws,
  reputationOf,
  type SectorId,
  sector,
  sectorsOf,
  type shipsOf,
  speciesOf,
} from '@orrery/eclipse/queries';
import type { Seat } from '@orrery/kernel';
import { forecast, type Side } from './battles.ts';
import { prospectsOf, roundsLeft } from './economy.ts';

export type Ship = ReturnType<typeof shipsOf>[number];
type Owner = Ship['owner'];

const worthOf = {
  /** A ship for each unit of its cost, in a game that goes on; at the end only battles count. */
  cost: 0.05,
  costAtEnd: 0.012,
  /** A ship that is lost has to be paid for again. */
  replacement: 0.09,
  /** A sector that opponents have entered or will conquer, of what it is worth. */
  conquest: 0.8,
  /** An open sector that ships have reached, of what it is worth. */
  arrival: 0.6,
  monolith: 3,
  /** A settled square, and a disc, for each round left. */
  cube: 0.25,
  disc: 0.1,
  /** A battle won where there is no disc to take the sector with, but perhaps a tile. */
  field: 0.3,
  tile: 2,
  /** A sector taken from somebody: what it brings, what the other loses, and each cube that is shot at. */
  captured: 0.85,
  spite: 0.3,
  bombed: 0.1,
  /** Ships that break relations. */
  betrayal: -1,
  /** A reputation tile on a free space, which a better one might have had. */
  reputation: 0.9,
  space: 0.5,
  /** The best target in reach that a fleet does not attack yet, the next one, and one more. */
  targets: [0.4, 0.2, 0.1],
  /** How likely neighbours attack what they could take, and partners. */
  aggression: 0.22,
  treachery: 0.04,
} as const;

/** How many cubes a die of a ship destroys, on average. */
const HITS = 0.4;

/** The best of so many reputation tiles, on average. */
const bestTile: readonly number[] = [0, 2.1, 2.7, 3.05, 3.25, 3.4];

/** All ships of a seat. */
export function fleet(g: Eclipse, seat: Seat): number {
  let worth = 0;
  for (const id of sectorsOf(g)) {
    const own = at(g, id).ships.filter(({ owner }) => owner === seat);
    if (own.length > 0 || at(g, id).owner === seat) worth += standoff(g, seat, id, own);
  }
  return worth + shipsWorth(g, seat) + targets(g, seat);
}

function shipsWorth(g: Eclipse, seat: Seat): number {
  const { costs } = speciesOf(g, seat);
  const each = roundsLeft(g) > 0 ? worthOf.cost : worthOf.costAtEnd;
  let worth = 0;
  for (const id of sectorsOf(g))
    for (const { owner, type } of at(g, id).ships)
      if (owner === seat && isPlayerShip(type)) worth += each * costs[type];
  return worth;
}

/** What ships of the seat in a sector bring or save there: a battle that is due, an open sector, or its defence. */
export function standoff(g: Eclipse, seat: Seat, id: SectorId, own: readonly Ship[]): number {
  const state = at(g, id);
  const others = state.ships.filter(({ owner }) => areOpponents(g, seat, owner));
  if (others.length > 0 && own.length > 0) return battle(g, seat, id, own, others);
  if (state.owner === seat)
    return others.length > 0 ? -worthOf.conquest * holding(g, seat, id) : -danger(g, seat, id, own);
  if (own.length === 0) return 0;
  if (state.owner !== null) return capture(g, seat, id, own);
  return player(g, seat).discs > 0 ? worthOf.arrival * taking(g, seat, id) : 0;
}

/** What a sector is worth to its owner: points, cubes and what stands there. */
function holding(g: Eclipse, seat: Seat, id: SectorId): number {
  const { cubes, monolith, orbital } = at(g, id);
  const settled = cubes.filter((cube) => cube !== null).length + (orbital?.cube ? 1 : 0);
  return pointsFor(g, seat, id) + (monolith ? worthOf.monolith : 0) + worthOf.cube * roundsLeft(g) * settled;
}

function pointsFor(g: Eclipse, seat: Seat, id: SectorId): number {
  return sector(id).points + pointsPerSector(g, seat);
}

/** What a sector without opponents brings; a disc is needed and costs upkeep. */
function taking(g: Eclipse, seat: Seat, id: SectorId): number {
  const { monolith } = at(g, id);
  return (
    pointsFor(g, seat, id) + (monolith ? worthOf.monolith : 0) + prospectsOf(g, seat, id) - worthOf.disc * roundsLeft(g)
  );
}

function battle(g: Eclipse, seat: Seat, id: SectorId, own: readonly Ship[], others: readonly Ship[]): number {
  const { owner, arrivals } = at(g, id);
  const mine = sideOf(g, own);
  const theirs = sideOf(g, others);
  const defends = owner === seat || (arrivals[0] === seat && others.every((ship) => !isNpc(ship.owner)));
  const { wins, attackersLeft, defendersLeft } = forecast(
    ...(defends ? ([theirs, mine] as const) : ([mine, theirs] as const)),
  );
  const chance = defends ? 1 - wins : wins;
  const [left, destroyed] = defends ? [defendersLeft, 1 - attackersLeft] : [attackersLeft, 1 - defendersLeft];
  let worth = reputation(g, seat, others, destroyed) - (1 - left) * lossOf(g, seat, own);
  if (owner === seat) worth -= (1 - chance) * worthOf.conquest * holding(g, seat, id);
  else if (owner !== null) worth += chance * capture(g, seat, id, own);
  else if (player(g, seat).discs > 0) worth += chance * taking(g, seat, id);
  else worth += chance * (at(g, id).discovery === null ? worthOf.field : worthOf.tile);
  return worth;
}

/** Cubes stand in the way unless all can be destroyed. */
function capture(g: Eclipse, seat: Seat, id: SectorId, own: readonly Ship[]): number {
  const { owner, cubes } = at(g, id);
  if (owner === null || isFriend(g, seat, owner)) return worthOf.betrayal;
  const cubesLeft = cubes.filter((cube) => cube !== null).length;
  const dice = own.reduce(
    (sum, ship) => sum + ratings(g, seat, ship.type).cannons.reduce((all, { count }) => all + count, 0),
    0,
  );
  const chance = destroysAll(g, seat, owner) || cubesLeft === 0 ? 1 : Math.min(1, (dice * HITS) / cubesLeft) ** 2;
  const gain = player(g, seat).discs > 0 ? taking(g, seat, id) : worthOf.field;
  return chance * (worthOf.captured * gain + worthOf.spite * holding(g, owner, id)) + worthOf.bombed * cubesLeft;
}

function isFriend(g: Eclipse, seat: Seat, owner: Owner): boolean {
  return !isNpc(owner) && haveRelations(g, seat, owner);
}

/** The tile drawn for a battle: one for taking part, more for ships destroyed (reputation.2). */
function reputation(g: Eclipse, seat: Seat, others: readonly Ship[], destroyed: number): number {
  const draws = 1 + destroyed * others.reduce((sum, { type }) => sum + reputationDraws[type], 0);
  const most = Math.min(mostReputationDraws, draws);
  const low = bestTile[Math.floor(most)] ?? 0;
  const expected = low + (most - Math.floor(most)) * ((bestTile[Math.ceil(most)] ?? low) - low);
  if (hasRoomFor(g, seat, { value: 0 })) return worthOf.reputation * expected - worthOf.space;
  const [lowest] = reputationOf(g, seat);
  return lowest === undefined ? 0 : Math.max(0, expected - lowest);
}

function lossOf(g: Eclipse, seat: Seat, ships: readonly Ship[]): number {
  const { costs } = speciesOf(g, seat);
  const each = roundsLeft(g) > 0 ? worthOf.cost + worthOf.replacement : worthOf.costAtEnd;
  return ships.reduce((sum, { type }) => sum + (isPlayerShip(type) ? each * costs[type] : 0), 0);
}

/** Squadrons of the ships, as battles count them. */
export function sideOf(g: Eclipse, ships: readonly Ship[]): Side {
  const squadrons = new Map<string, { ratings: Ratings; damages: number[] }>();
  for (const { owner, type, damage } of ships) {
    const known = squadrons.get(`${owner}${type}`);
    if (known) known.damages.push(damage);
    else squadrons.set(`${owner}${type}`, { ratings: ratings(g, owner, type), damages: [damage] });
  }
  return [...squadrons.values()];
}

/** What a neighbour's ships in reach could take: the loss, as likely as they would come. */
function danger(g: Eclipse, seat: Seat, id: SectorId, own: readonly Ship[]): number {
  let worst = 0;
  for (const near of connected(g, id, false)) {
    const { ships } = at(g, near);
    for (const other of new Set(ships.map(({ owner }) => owner))) {
      if (other === seat || isNpc(other)) continue;
      const raiders = ships.filter((ship) => ship.owner === other && ratings(g, other, ship.type).move > 0);
      if (raiders.length === 0) continue;
      const wins = own.length === 0 ? 1 : forecast(sideOf(g, raiders), sideOf(g, own)).wins;
      worst = Math.max(worst, wins * (isFriend(g, seat, other) ? worthOf.treachery : worthOf.aggression));
    }
  }
  return worst === 0 ? 0 : worst * (holding(g, seat, id) + lossOf(g, seat, own));
}

/** Sectors with opponents that ships of the seat could attack next: the best of them, as the ships are now. */
function targets(g: Eclipse, seat: Seat): number {
  const found: number[] = [];
  for (const id of sectorsOf(g)) {
    const { owner, ships } = at(g, id);
    if (owner === seat || ships.some((ship) => ship.owner === seat)) continue;
    const others = ships.filter((ship) => areOpponents(g, seat, ship.owner));
    if (others.length === 0 && (owner === null || isFriend(g, seat, owner))) continue;
    if (others.some((ship) => isFriend(g, seat, ship.owner))) continue;
    const force = forceNear(g, seat, id);
    if (force.length === 0) continue;
    const worth = others.length > 0 ? battle(g, seat, id, force, others) : capture(g, seat, id, force);
    if (worth > 0) found.push(worth);
  }
  found.sort((a, b) => b - a);
  const soon = roundsLeft(g) > 0 ? 1 : 0.5;
  return soon * worthOf.targets.reduce((sum, share, index) => sum + share * (found[index] ?? 0), 0);
}

/** Ships of the seat that stand within two sectors and may move there. */
function forceNear(g: Eclipse, seat: Seat, id: SectorId): Ship[] {
  const near = reachable(g, seat, id);
  const around = new Set(near);
  for (const each of near) {
    if (opponentsIn(g, seat, each).length > 0) continue;
    for (const next of reachable(g, seat, each)) around.add(next);
  }
  around.delete(id);
  const force: Ship[] = [];
  for (const each of around)
    for (const ship of at(g, each).ships)
      if (ship.owner === seat && ratings(g, seat, ship.type).move > 0) force.push(ship);
  return force;
}
