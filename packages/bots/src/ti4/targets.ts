/** Which system to activate: planets to take, battles to win, docks to use. */
import type { Seat } from '@orrery/kernel';
import type { Ti4 } from '@orrery/ti4';
import {
  adjacent,
  available,
  distancesTo,
  figures,
  fleetLimit,
  groundForcesOn,
  groupsOf,
  hasToken,
  influenceOf,
  isGuarded,
  isShip,
  mecatol,
  moveValue,
  type PlanetId,
  planet,
  planetsIn,
  player,
  resourcesOf,
  rivalsWithShips,
  type SystemId,
  shipsIn,
  system,
  systemsOf,
  type UnitType,
  waysNow,
} from '@orrery/ti4/queries';
import { POINT } from './agendas.ts';
import { reserve, spendable, wishes } from './goals.ts';

/** Attack and endurance of some ships: hits expected in a round, and hits they can take. */
export interface Strength {
  readonly hits: number;
  readonly life: number;
}

export function strengthOf(
  g: Ti4,
  seat: Seat,
  units: readonly { type: UnitType; count: number; damaged: number }[],
): Strength {
  let hits = 0;
  let life = 0;
  for (const { type, count, damaged } of units) {
    const { combat, sustainDamage } = figures(g, seat, type);
    if (combat === null) continue;
    hits += (count * combat.dice * (11 - combat.value)) / 10;
    life += count + (sustainDamage ? count - damaged : 0);
  }
  return { hits, life };
}

/** How much stronger one side is: above 1 it should win. */
export function odds(mine: Strength, theirs: Strength): number {
  if (theirs.life === 0) return Number.POSITIVE_INFINITY;
  return (mine.hits * mine.life) / Math.max(0.01, theirs.hits * theirs.life);
}

export function fleetStrength(g: Ti4, seat: Seat, id: SystemId): Strength {
  return strengthOf(
    g,
    seat,
    groupsOf(g, seat, id).filter(({ type }) => isShip(type)),
  );
}

/** What could come to a system. */
export interface Force {
  readonly ships: { type: UnitType; count: number; damaged: number; from: SystemId }[];
  /** Ground forces that could be carried there, those already in its space included. */
  readonly infantry: number;
}

export function forceFor(g: Ti4, seat: Seat, target: SystemId): Force {
  const distances = distancesTo(target, 4, waysNow(g, seat));
  const ships: Force['ships'] = [];
  let infantry = groundForcesOn(g, seat, target);
  for (const from of systemsOf(g)) {
    if (from === target || hasToken(g, seat, from)) continue;
    const distance = distances.get(from);
    if (distance === undefined) continue;
    let room = 0;
    for (const { type, count, damaged } of groupsOf(g, seat, from)) {
      const { move, capacity } = figures(g, seat, type);
      if (!isShip(type) || move === null || moveValue(g, seat, { type, place: from }) < distance) continue;
      ships.push({ type, count, damaged, from });
      room += capacity * count;
    }
    if (room > 0) infantry += Math.min(room, spareInfantry(g, seat, from));
  }
  return { ships, infantry };
}

/** Infantry in a system that need not stay: one keeps a planet with structures. */
export function spareInfantry(g: Ti4, seat: Seat, id: SystemId): number {
  let spare = groundForcesOn(g, seat, id);
  for (const each of planetsIn(id)) spare += Math.max(0, groundForcesOn(g, seat, each) - garrison(g, seat, each));
  return spare;
}

export function garrison(g: Ti4, seat: Seat, id: PlanetId): number {
  return groupsOf(g, seat, id).some(({ type }) => type === 'space-dock' || type === 'pds') ? 1 : 0;
}

/** Ground forces of others on a planet. */
export function defenders(g: Ti4, seat: Seat, id: PlanetId): number {
  return g.players.reduce((sum, _, other) => (other === seat ? sum : sum + groundForcesOn(g, other, id)), 0);
}

/** Planets of a system that could be taken, with the ground forces that should do. */
export function prizes(g: Ti4, seat: Seat, id: SystemId): { planet: PlanetId; need: number; worth: number }[] {
  return planetsIn(id)
    .filter((each) => g.planets[each]?.owner !== seat)
    .filter((each) => !isGuarded(g, each) || available(g, seat, 'influence') >= 6)
    .map((each) => {
      const against = defenders(g, seat, each);
      return {
        planet: each,
        need: against === 0 ? 1 : Math.ceil(against * 1.5) + 1,
        worth: planetWorth(g, seat, each) - against,
      };
    })
    .sort((a, b) => b.worth / b.need - a.worth / a.need);
}

export function planetWorth(g: Ti4, seat: Seat, id: PlanetId): number {
  let worth = 2.5 + resourcesOf(g, id) + 0.8 * influenceOf(g, id);
  if (isGuarded(g, id)) worth += 9;
  else if (planet(id).system === mecatol) worth += 5;
  for (const wish of wishes(g, seat)) {
    const { trait, specialty } = planet(id);
    if (wish.kind === 'planets-with-trait' && wish.trait === trait) worth += 2;
    if (wish.kind === 'planets-same-trait' && trait !== null) worth += 0.7;
    if (wish.kind === 'planets-outside-home-systems' && system(planet(id).system).kind !== 'home') worth += 1;
    if (wish.kind === 'planets-with-tech-specialty' && specialty !== null) worth += 2.5;
    if (wish.kind === 'planets-in-other-home-systems' && system(planet(id).system).kind === 'home') worth += 4;
  }
  return worth;
}

/** How good it would be to activate the system now; nothing above zero means better not. */
export function targetScore(g: Ti4, seat: Seat, id: SystemId): number {
  if (hasToken(g, seat, id)) return 0;
  return Math.max(conquest(g, seat, id), dock(g, seat, id)) - supportLost(g, seat, id);
}

/** Who activates a system with units of a player whose support they have gives the support back, and a point with it. */
function supportLost(g: Ti4, seat: Seat, id: SystemId): number {
  let lost = 0;
  for (const note of player(g, seat).notesInPlay) {
    if (note.id !== 'support-for-the-throne') continue;
    if ([id, ...planetsIn(id)].some((place) => groupsOf(g, note.of, place).length > 0)) lost += POINT;
  }
  return lost;
}

function conquest(g: Ti4, seat: Seat, id: SystemId): number {
  const force = forceFor(g, seat, id);
  const rivals = rivalsWithShips(g, seat, id);
  if (force.ships.length === 0 && !(force.infantry > 0 && rivals.length === 0)) return 0;
  let score = 0;
  if (rivals.length > 0) {
    const limit = fleetLimit(g, seat, id);
    const mine = strengthOf(g, seat, strongest(g, seat, force, limit));
    const theirs = rivals
      .map((rival) => fleetStrength(g, rival, id))
      .reduce((a, b) => ({ hits: a.hits + b.hits, life: a.life + b.life }));
    if (odds(mine, theirs) < 1.6) return 0;
    score += 1 + theirs.life * 0.4;
  }
  let infantry = force.infantry;
  for (const { need, worth } of prizes(g, seat, id)) {
    if (infantry < need) continue;
    infantry -= need;
    score += worth;
  }
  if (score === 0) score += presence(g, seat, id);
  return score;
}

/** Ships standing in the right place are an objective, too. */
function presence(g: Ti4, seat: Seat, id: SystemId): number {
  if (shipsIn(g, seat, id) > 0) return 0;
  let worth = 0;
  for (const { kind } of wishes(g, seat)) {
    if (kind === 'systems-with-ships-adjacent-to-mecatol' && adjacent(g, id, seat).includes(mecatol)) worth += 2.5;
    if (kind === 'systems-with-ships') worth += 0.8;
    if (kind === 'ships-at-wormholes' && system(id).wormholes.length > 0) worth += 2;
    if (
      kind === 'systems-with-ships-adjacent-to-anomaly' &&
      adjacent(g, id, seat).some((near) => system(near).anomaly !== null)
    )
      worth += 1.2;
    if (
      kind === 'systems-with-ships-adjacent-to-other-home' &&
      adjacent(g, id, seat).some((near) => isOtherHome(g, seat, near))
    )
      worth += 2;
  }
  return worth;
}

function isOtherHome(g: Ti4, seat: Seat, id: SystemId): boolean {
  return system(id).kind === 'home' && system(id).faction !== g.players[seat]?.faction;
}

/** The ships that a fleet pool would best be filled with. */
function strongest(g: Ti4, seat: Seat, { ships }: Force, limit: number) {
  const single = ships.flatMap(({ type, count, damaged }) =>
    Array.from({ length: count }, (_, n) => ({ type, count: 1, damaged: n < damaged ? 1 : 0 })),
  );
  const heavy = single
    .filter(({ type }) => type !== 'fighter')
    .sort((a, b) => costOf(g, seat, b.type) - costOf(g, seat, a.type));
  return heavy.slice(0, limit);
}

export function costOf(g: Ti4, seat: Seat, type: UnitType): number {
  return figures(g, seat, type).cost ?? 0;
}

/** Producing at a dock: worth what can be spent, once the ships that wait there have gone. */
function dock(g: Ti4, seat: Seat, id: SystemId): number {
  const docks = [id, ...planetsIn(id)].some((place) =>
    groupsOf(g, seat, place).some(({ type }) => type === 'space-dock'),
  );
  if (!docks || rivalsWithShips(g, seat, id).length > 0) return 0;
  const money = spendable(g, seat, 'resources');
  return money < 3 || reserve(g, seat).tokens > 0 ? 0 : 1 + 0.55 * Math.min(money, 10);
}
