/** A battle put on the table. */
import { BadConfig, type Seat } from '@orrery/kernel';
import '@orrery/ti4';
import {
  type ActionCardId,
  actionCard,
  type FactionId,
  factionIds,
  faction as factionOf,
  figures,
  initial,
  joinAs,
  layTile,
  type NoteId,
  note as noteOf,
  type PlanetId,
  placeUnits,
  player,
  type SystemId,
  system,
  systemIds,
  type TechnologyId,
  type Ti4,
  type UnitType,
  unitTypes,
} from '@orrery/ti4/battles';
import type { Battle, LawInPlay, Side } from './battle.ts';

export const attacker: Seat = 0;
export const defender: Seat = 1;
export const bothSides: readonly Seat[] = [attacker, defender];

export interface Position {
  readonly g: Ti4;
  readonly system: SystemId;
  /** None is fought for in a system without planets. */
  readonly planet: PlanetId | null;
}

/** What the table holds besides: a system next to the battle for each side, and homes far away. */
const nearPositions = [1, 4];
const homePositions = [19, 22, 25, 28, 31, 34];

/** The same position is fought over many times: points that a law gives for it must not add up to the end of the game. */
const GOAL = 1e9 as 10;

/** The position, as the attacker's ships have arrived. */
export function positionOf(battle: Battle): Position {
  const sides = [battle.attacker, battle.defender] as const;
  needCopies(sides.flatMap(({ cards = [] }) => cards));
  const seats = seatsFor(sides);
  const players = Math.max(3, seats.length) as 3;
  const g = initial({ players, points: GOAL, galaxy: 'preset', factions: seats });
  g.round = 1;
  g.phase = 'action';
  g.custodians = false;
  for (const [seat, id] of seats.entries()) joinAs(g, seat, id, homePositions[seat] ?? null);
  const here = battle.system ?? ordinary();
  if (g.systems[here] === undefined) layTile(g, here, 0);
  else (g.systems[here] as { position: number | null }).position = 0;
  const planet = planetOf(battle, here);
  for (const seat of bothSides) takeSeat(g, seat, sides[seat] as Side, seats, here, planet);
  for (const law of battle.laws ?? []) g.laws.push(lawOf(law, planet));
  const everybody = seats.map((_, seat) => seat);
  g.turn = { seat: attacker, actions: 0, traded: everybody, refused: everybody.map(() => 0), used: [], over: false };
  g.tactical = { seat: attacker, system: here, step: 'movement', moves: [], farther: 0, firing: [] };
  return { g, system: here, planet };
}

/** Nobody has a card that somebody else has already. */
function needCopies(cards: readonly ActionCardId[]): void {
  for (const id of cards) {
    const { copies } = actionCard(id);
    if (cards.filter((each) => each === id).length > copies) throw new BadConfig(`there are only ${copies} of ${id}`);
  }
}

/** The two sides, then whoever has given away a note that is used. */
function seatsFor(sides: readonly [Side, Side]): FactionId[] {
  const [{ faction: one }, { faction: other }] = sides;
  if (one === other) throw new BadConfig(`both sides play ${one}; a game has each faction once`);
  const seats: FactionId[] = [one, other];
  for (const id of sides.flatMap(({ notes = [] }) => notes)) {
    const { faction } = noteOf(id);
    if (faction !== null && !seats.includes(faction)) seats.push(faction);
  }
  for (const id of factionIds) if (seats.length < 3 && !seats.includes(id)) seats.push(id);
  return seats;
}

/** One planet and nothing that would change a battle. */
function ordinary(): SystemId {
  return systemIds.find((id) => isOrdinary(id)) as SystemId;
}

function isOrdinary(id: SystemId): boolean {
  const { kind, planets, wormholes, anomaly } = system(id);
  return kind === 'blue' && planets.length === 1 && wormholes.length === 0 && anomaly === null;
}

function planetOf({ planet, system: id }: Battle, here: SystemId): PlanetId | null {
  const { planets } = system(here);
  if (planet === undefined) return planets[0] ?? null;
  if (!planets.includes(planet)) throw new BadConfig(`there is no planet ${planet} in ${id ?? here}`);
  return planet;
}

function takeSeat(
  g: Ti4,
  seat: Seat,
  side: Side,
  seats: readonly FactionId[],
  here: SystemId,
  planet: PlanetId | null,
): void {
  const sheet = player(g, seat);
  sheet.technologies = [...technologiesOf(side)];
  sheet.exhausted = [...(side.exhausted ?? [])];
  sheet.actionCards = [...(side.cards ?? [])];
  sheet.tradeGoods = side.tradeGoods ?? 0;
  sheet.pools.fleet = side.fleetPool ?? 16;
  for (const type of unitTypes) if (sheet.reinforcements[type] !== undefined) sheet.reinforcements[type] = 200;
  for (const id of side.notes ?? []) sheet.notes.push({ id, of: ownerOf(id, seat, seats) });
  sheet.foreignNotes = side.notes?.length ?? 0;
  for (const type of unitTypes) needUnit(g, seat, type, side);
  placeUnits(g, seat, here, side.space ?? {}, side.damaged);
  const { ground = {}, near = {} } = side;
  if (Object.values(ground).some((many) => many > 0)) {
    if (planet === null) throw new BadConfig(`there is no planet in ${here}`);
    placeUnits(g, seat, planet, ground);
  }
  if (planet !== null && seat === defender && g.planets[planet]?.owner === null) placeUnits(g, seat, planet, {});
  putNear(g, seat, near);
}

/** War suns are nobody's from the start: who has one has the technology. */
function technologiesOf({ technologies = [], faction, space = {} }: Side): readonly TechnologyId[] {
  const { sheet, upgrades } = factionOf(faction);
  const missing = (Object.keys(space) as UnitType[]).flatMap((type) => {
    const upgrade = upgrades[type];
    return (space[type] ?? 0) > 0 && sheet[type] === null && upgrade !== null ? [upgrade] : [];
  });
  return [...new Set([...technologies, ...missing])];
}

function needUnit(g: Ti4, seat: Seat, type: UnitType, { space = {}, ground = {}, near = {} }: Side): void {
  if ([space, ground, near].some((units) => (units[type] ?? 0) > 0)) figures(g, seat, type);
}

/** Whose note it is: somebody's of that faction, or of the third player. */
function ownerOf(id: NoteId, holder: Seat, seats: readonly FactionId[]): Seat {
  const { faction } = noteOf(id);
  const owner = faction === null ? 2 : seats.indexOf(faction);
  if (owner === holder) throw new BadConfig(`${id} is of no use to ${faction}`);
  return owner;
}

/** Structures stand on a planet there unless theirs is the space area. */
function putNear(g: Ti4, seat: Seat, near: NonNullable<Side['near']>): void {
  if (Object.values(near).every((many) => !many)) return;
  const id = systemIds.find((each) => isOrdinary(each) && g.systems[each] === undefined) as SystemId;
  layTile(g, id, nearPositions[seat] ?? null);
  const [planet] = system(id).planets;
  for (const [type, many] of Object.entries(near) as [UnitType, number][]) {
    const { inSpace } = figures(g, seat, type);
    const onPlanet = (type === 'pds' || type === 'space-dock' || type === 'infantry') && !inSpace;
    placeUnits(g, seat, onPlanet ? (planet as PlanetId) : id, { [type]: many });
  }
}

function lawOf({ id, of, onPlanet }: LawInPlay, planet: PlanetId | null): Ti4['laws'][number] {
  const owner = of === undefined ? null : of === 'attacker' ? attacker : defender;
  return {
    id,
    outcome: owner === null ? (onPlanet ? String(planet) : 'for') : `seat:${owner}`,
    owner,
    planet: onPlanet ? planet : null,
    exhausted: false,
  };
}
