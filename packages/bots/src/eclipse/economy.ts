/** What production, stored goods, discs and technologies of Eclipse are worth, in points. */
import type { Eclipse } from '@orrery/eclipse';
import {
  at,
  controlled,
  influenceSpaces,
  type Modifiers,
  player,
  production,
  productionOf,
  type Resource,
  rounds,
  type SectorId,
  sector,
  speciesOf,
  technologiesOf,
  technology,
  upkeep,
  upkeepOf,
  zones,
} from '@orrery/eclipse/queries';
import type { Seat } from '@orrery/kernel';

const worthOf = {
  /** A unit produced in a round. What money is worth in the end follows from the actions it pays for. */
  unit: { materials: 0.14, science: 0.13, money: 0.2 },
  /** A stored unit, and one beyond what can soon be spent. */
  stored: 0.12,
  surplus: 0.04,
  plenty: 12,
  leftAtEnd: 0.01,
  /** The first action of a round; further ones bring less. */
  action: 0.6,
  fewer: 0.75,
  /** Money missing at the next upkeep: sectors will be lost, for every unit that is missing more. */
  bankruptcy: -1,
  debt: -1.6,
  colonyShip: 0.05,
  /** A free square, compared with a settled one. */
  square: 0.6,
  /** A square of a sector still to be taken, when settled, for each round left. */
  newSquare: 0.25,
  discovery: 2.2,
  /** An advanced square for which the technology is missing. */
  lockedSquare: 0.05,
  /** A zone that can be explored, for each of the first few. */
  zone: 0.12,
} as const;

/** Rounds whose production can still be spent. */
export function roundsLeft(g: Eclipse): number {
  return rounds - g.round;
}

/** Goods, income, the actions that can be paid for, and what waits to be settled and explored. */
export function economy(g: Eclipse, seat: Seat): number {
  const { colonyShips } = player(g, seat);
  const left = roundsLeft(g);
  let worth = goods(g, seat) + future(g, seat, left) + technologies(g, seat, left);
  worth += worthOf.colonyShip * Math.min(left, 2) * colonyShips.ready;
  worth += settling(g, seat, left);
  if (left > 0) worth += worthOf.zone * Math.min(5, zones(g, seat).length, left);
  return worth;
}

function goods(g: Eclipse, seat: Seat): number {
  const { materials, science } = player(g, seat).resources;
  if (roundsLeft(g) === 0) return worthOf.leftAtEnd * (materials + science);
  return storedWorth(materials) + storedWorth(science);
}

function storedWorth(amount: number): number {
  return worthOf.stored * Math.min(amount, worthOf.plenty) + worthOf.surplus * Math.max(0, amount - worthOf.plenty);
}

/** Money after the next upkeep, what trades can bring included when it does not suffice. */
function future(g: Eclipse, seat: Seat, left: number): number {
  const { resources } = player(g, seat);
  const income = productionOf(g, seat, 'money');
  const balance = resources.money + income - upkeepOf(g, seat);
  let worth = balance < 0 ? worthOf.bankruptcy - worthOf.debt * balance : worthOf.leftAtEnd * balance;
  if (left === 0) return worth;
  for (const resource of ['materials', 'science'] as const)
    worth += left * worthOf.unit[resource] * productionOf(g, seat, resource);
  return worth + left * worthOf.action * actionsFor(g, seat, income + Math.max(0, balance) / left) ** worthOf.fewer;
}

/** How many actions a round so much money pays for, when all discs of actions are back; parts of an action count. */
function actionsFor(g: Eclipse, seat: Seat, money: number): number {
  const { discs, actionDiscs, reactionDiscs } = player(g, seat);
  const back = Object.values(actionDiscs).reduce((sum, count) => sum + count, discs + reactionDiscs);
  const empty = Math.max(0, influenceSpaces - back);
  if ((upkeep[empty] ?? 0) > money) return 0;
  let actions = 0;
  while (actions < back && empty + actions + 1 < upkeep.length) {
    const now = upkeep[empty + actions] ?? 0;
    const next = upkeep[empty + actions + 1] ?? 0;
    if (next > money) return actions + (money - now) / (next - now);
    actions++;
  }
  return actions;
}

/** What one more cube on the map brings in each round. */
export function cubeWorth(g: Eclipse, seat: Seat, resource: Resource): number {
  const cubes = player(g, seat).cubes[resource];
  if (cubes === 0) return 0;
  const more = (production[cubes - 1] ?? 0) - (production[cubes] ?? 0);
  return more * worthOf.unit[resource];
}

/** Tracks whose advanced squares the player may settle. */
function advanced(g: Eclipse, seat: Seat): ReadonlySet<Resource> {
  return new Set(technologiesOf(g, seat).flatMap((id) => technology(id).advancedSquares ?? []));
}

/** Free squares of own sectors: they will be settled in the next rounds. */
function settling(g: Eclipse, seat: Seat, left: number): number {
  const open = advanced(g, seat);
  let worth = 0;
  let squares = 0;
  const most = 2 * speciesOf(g, seat).colonyShips;
  for (const id of controlled(g, seat)) {
    const { cubes, orbital } = at(g, id);
    for (const [index, square] of sector(id).population.entries()) {
      if (cubes[index] !== null) continue;
      const tracks: readonly Resource[] = square.type === 'gray' ? ['materials', 'science', 'money'] : [square.type];
      if (square.advanced && !tracks.some((track) => open.has(track))) worth += worthOf.lockedSquare;
      else if (squares++ < most) worth += squareWorth(g, seat, tracks, left);
    }
    if (orbital?.cube === null && squares++ < most) worth += squareWorth(g, seat, ['science', 'money'], left);
  }
  return worth;
}

function squareWorth(g: Eclipse, seat: Seat, tracks: readonly Resource[], left: number): number {
  const best = Math.max(...tracks.map((track) => cubeWorth(g, seat, track)));
  return worthOf.square * Math.max(0, left - 0.5) * best;
}

/** How many free squares the player's colony ships may settle. */
export function freeSquares(g: Eclipse, seat: Seat): number {
  const open = advanced(g, seat);
  return controlled(g, seat).reduce((sum, id) => {
    const { cubes, orbital } = at(g, id);
    const free = sector(id).population.filter(
      ({ type, advanced: isAdvanced }, index) =>
        cubes[index] === null && (!isAdvanced || (type === 'gray' ? open.size > 0 : open.has(type))),
    );
    return sum + free.length + (orbital?.cube === null ? 1 : 0);
  }, 0);
}

/** What a sector that the player does not have yet would bring besides its points. */
export function prospectsOf(g: Eclipse, seat: Seat, id: SectorId): number {
  const open = advanced(g, seat);
  const left = Math.max(0, roundsLeft(g) - 0.5);
  let worth = at(g, id).discovery === null ? 0 : worthOf.discovery;
  for (const { type, advanced: isAdvanced } of sector(id).population) {
    if (isAdvanced && type !== 'gray' && !open.has(type)) continue;
    worth += worthOf.newSquare * left * worthOf.square;
  }
  return worth;
}

/** What technologies do besides what shows elsewhere: parts in the designs, discs on the track, squares that they open. */
function technologies(g: Eclipse, seat: Seat, left: number): number {
  let worth = 0;
  for (const id of technologiesOf(g, seat)) {
    const { builds, activations, hooks } = technology(id);
    worth += effects.any + effects.discount * left;
    if (builds) worth += effects[builds] * left;
    if (activations) worth += effects.activation * left;
    for (const question of Object.keys(hooks?.modify ?? {}) as (keyof Modifiers)[])
      worth += (changes[question] ?? effects.special) * left;
  }
  for (const tiles of Object.values(player(g, seat).technologies)) worth += trackProgress[tiles.length] ?? 0;
  return worth;
}

/** What technologies do, for each round left; any has some worth even at the end, and makes others cheaper until then. */
const effects = {
  any: 0.12,
  discount: 0.04,
  starbase: 0.05,
  orbital: 0.12,
  monolith: 0.25,
  activation: 0.1,
  special: 0.04,
} as const;

/** What technologies change in the rules, where it is worth more than usual. */
const changes: { readonly [question in keyof Modifiers]?: number } = { needsOneWormhole: 0.12, bombsPopulation: 0.08 };

/** Tiles on a track that do not bring points yet are on the way to them. */
const trackProgress: readonly number[] = [0, 0.15, 0.35, 0.6, 0.4, 0.5, 0.8, 0];
