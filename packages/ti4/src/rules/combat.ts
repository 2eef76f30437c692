/** Catalogue: attacker, defender, opponent. Who fights in a combat, with what, and who wins it. */
import type { Rules, Seat } from '@orrery/kernel';
import type { Place } from '../content/events.ts';
import type { PlanetId } from '../content/planets.ts';
import type { SystemId } from '../content/systems.ts';
import type { UnitType } from '../content/units.ts';
import { hitsOf } from '../figures.ts';
import type { Combat, Ti4 } from '../state.ts';
import { tell, the } from '../words.ts';
import { emptyRoll } from './dice.ts';
import { endEffects } from './effects.ts';
import { count, countWhere, isShip, isStructure, shipsIn } from './pieces.ts';
import { seatsWith } from './victory.ts';
import { openWindow } from './window.ts';

/** The active player attacks (attacker.0), the other one defends (defender.0). */
export function beginCombat(
  g: Ti4,
  attacker: Seat,
  defender: Seat,
  system: SystemId,
  planet: PlanetId | null = null,
): Combat {
  g.combat = {
    kind: planet === null ? 'space' : 'ground',
    system,
    planet,
    attacker,
    defender,
    round: 0,
    retreating: null,
    enlisted: [],
    sustained: [],
    used: [],
    scored: [],
    begun: false,
    rolls: [],
    fired: [],
    due: [],
    destroyed: [],
    ended: false,
  };
  tell(g, 'ti4.combat-begins', {
    attacker: the.seat(attacker),
    defender: the.seat(defender),
    place: the.place(planet ?? system),
  });
  return g.combat;
}

export function sidesOf({ attacker, defender }: Combat): readonly [Seat, Seat] {
  return [attacker, defender];
}

/** The other one of the two; nobody else has an opponent here (opponent.1). */
export function opponentIn({ attacker, defender }: Combat, seat: Seat): Seat | null {
  if (seat === attacker) return defender;
  return seat === defender ? attacker : null;
}

export function beginRound(combat: Combat): void {
  combat.round++;
  combat.retreating = null;
  combat.sustained = [];
  combat.begun = false;
  combat.rolls = [];
  combat.fired = [];
  combat.due = [];
}

/** Whether units of the type there fight in the combat. */
export function isFighting(combat: Combat, seat: Seat, type: UnitType, place: Place): boolean {
  if (combat.kind === 'ground') return place === combat.planet && !isStructure(type);
  return (place === combat.system && isShip(type)) || enlisted(combat, seat, type, place) > 0;
}

function enlisted(combat: Combat, seat: Seat, type: UnitType, place: Place): number {
  const found = combat.enlisted.find((each) => each.seat === seat && each.type === type && each.place === place);
  return found?.count ?? 0;
}

/** Places where the player may have units in the combat. */
export function battlefield(combat: Combat, seat: Seat): Place[] {
  if (combat.planet !== null) return [combat.planet];
  const elsewhere = combat.enlisted.filter((each) => each.seat === seat).map(({ place }) => place);
  return [...new Set<Place>([combat.system, ...elsewhere])];
}

/** How many units of the type there fight. */
export function fighters(g: Ti4, combat: Combat, seat: Seat, type: UnitType, place: Place): number {
  const there = count(g, seat, type, place);
  const whole = combat.kind === 'ground' || (place === combat.system && isShip(type));
  return whole ? there : Math.min(there, enlisted(combat, seat, type, place));
}

/** Everything of the player on a planet that is no structure: ground forces, and what has landed like them. */
export function troopsOn(g: Ti4, seat: Seat, planet: PlanetId): number {
  return countWhere(g, seat, planet, (type) => !isStructure(type));
}

/** How many units the player still has in the combat. */
export function strength(g: Ti4, combat: Combat, seat: Seat): number {
  if (combat.planet !== null) return troopsOn(g, seat, combat.planet);
  let sum = shipsIn(g, seat, combat.system);
  for (const each of combat.enlisted) {
    if (each.seat === seat) sum += Math.min(each.count, count(g, seat, each.type, each.place));
  }
  return sum;
}

/** How many of them are no fighters: ships, and what fights as a ship. */
export function nonFighters(g: Ti4, combat: Combat, seat: Seat): number {
  return strength(g, combat, seat) - count(g, seat, 'fighter', combat.planet ?? combat.system);
}

/** At most one side has units left (space-combat.9, ground-combat.4), or an ability has ended the combat. */
export function isOver(g: Ti4, combat: Combat): boolean {
  return combat.ended || sidesOf(combat).some((seat) => strength(g, combat, seat) === 0);
}

/** The side with units left; nobody wins a draw (space-combat.10, ground-combat.4c, ground-combat.4d). */
function winnerOf(g: Ti4, combat: Combat): Seat | null {
  if (combat.ended) return null;
  return sidesOf(combat).find((seat) => strength(g, combat, seat) > 0) ?? null;
}

/** Hits that the player's combat rolls of this round have made so far. */
export function hitsBy({ rolls }: Combat, seat: Seat): number {
  const roll = rolls.find((each) => each.seat === seat);
  return roll ? hitsOf(roll) : 0;
}

/** An ability makes hits besides those of the player's dice in this round, whether or not any were rolled. */
export function addHits(g: Ti4, combat: Combat, seat: Seat, hits: number): void {
  let roll = combat.rolls.find((each) => each.seat === seat);
  if (roll === undefined) {
    roll = emptyRoll(seat, 'combat', combat.planet ?? combat.system, opponentIn(combat, seat));
    combat.rolls.push(roll);
  }
  roll.extraHits += hits;
  tell(g, 'ti4.adds-hits', { seat: the.seat(seat), hits });
}

export function* endCombat(g: Ti4, combat: Combat): Rules {
  const winner = winnerOf(g, combat);
  const place = combat.planet ?? combat.system;
  if (winner === null) tell(g, 'ti4.combat-drawn', { place: the.place(place) });
  else {
    tell(g, 'ti4.combat-won', { seat: the.seat(winner), place: the.place(place) });
    const loser = opponentIn(combat, winner) as Seat;
    const won = combat.kind === 'space' ? 'space-combat-won' : 'ground-combat-won';
    const victory = { seat: winner, loser, combat, leaders: seatsWith(g, 'most') };
    yield* openWindow(g, `when ${won}`, victory);
    yield* openWindow(g, `after ${won}`, victory);
  }
  g.combat = null;
  endEffects(g, 'combat');
}
