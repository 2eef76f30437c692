/** Catalogue: space-combat.5, space-combat.6, ground-combat.1, ground-combat.2, nebula.3. Rolling for units and taking the hits. */
import type { Rules, Seat } from '@orrery/kernel';
import type { Hits, Place, Shot } from '../content/events.ts';
import type { Battery, UnitAt } from '../content/hooks.ts';
import { fold } from '../content/registry.ts';
import { system } from '../content/systems.ts';
import type { UnitType } from '../content/units.ts';
import type { Combat, Roll, Ti4 } from '../state.ts';
import { choose, decline, option, the, words } from '../words.ts';
import { battlefield, fighters, hitsBy, isFighting, opponentIn, sidesOf } from './combat.ts';
import { loseBlockaded } from './destroy.ts';
import { emptyRoll, rollFor, tellRoll } from './dice.ts';
import { assignHits } from './hits.ts';
import { figures, groupsOf } from './pieces.ts';
import { withoutAbility } from './unit-abilities.ts';
import { openWindow } from './window.ts';

/** Both sides roll for all their units, the attacker before the defender (space-combat.5f). */
export function* combatRolls(g: Ti4, combat: Combat): Rules {
  for (const seat of sidesOf(combat)) {
    if (fold('makesCombatRolls', true, g, seat)) yield* rollForAll(g, combat, seat);
    if (combat.ended) return; // a side that lost all its units over its own dice still takes and makes hits
  }
  yield* openWindow(g, 'after combat-rolls-made', { combat });
}

/** Value by value in ascending order (space-combat.5b, .5c); dice are rerolled before others are rolled (rerolls.3). */
function* rollForAll(g: Ti4, combat: Combat, seat: Seat): Rules {
  const roll = emptyRoll(seat, 'combat', combat.planet ?? combat.system, opponentIn(combat, seat));
  combat.rolls.push(roll);
  const made = combat.kind === 'space' ? 'space-combat-rolls-made' : 'ground-combat-rolls-made';
  const bonus = nebulaBonus(combat, seat);
  for (const batteries of byValue(combatants(g, combat, seat))) {
    const before = roll.dice.length;
    for (const battery of batteries) rollBattery(g, roll, battery, bonus);
    const dice = roll.dice.slice(before);
    if (dice.length === 0) continue;
    tellRoll(g, roll, dice);
    yield* openWindow(g, `when ${made}`, { seat, combat, roll, dice });
  }
  yield* openWindow(g, `after ${made}`, { seat, combat, roll, dice: roll.dice });
  combat.fired.push(seat);
}

/** What the rules give each die of the side: the defender's ships in a nebula (nebula.3). */
export function nebulaBonus({ kind, system: id, defender }: Combat, seat: Seat): number {
  return kind === 'space' && seat === defender && system(id).anomaly === 'nebula' ? 1 : 0;
}

/** What the side rolls for. */
export function combatants(g: Ti4, combat: Combat, seat: Seat): Battery[] {
  return battlefield(combat, seat).flatMap((place) =>
    groupsOf(g, seat, place).flatMap(({ type }) => {
      const { combat: dice } = figures(g, seat, type);
      if (dice === null || !isFighting(combat, seat, type, place)) return [];
      return [{ type, place, count: fighters(g, combat, seat, type, place), value: dice.value, dice: dice.dice }];
    }),
  );
}

function byValue(batteries: readonly Battery[]): Battery[][] {
  const values = [...new Set(batteries.map(({ value }) => value))].sort((a, b) => a - b);
  return values.map((value) => batteries.filter((battery) => battery.value === value));
}

function rollBattery(g: Ti4, roll: Roll, { type, place, count, value, dice }: Battery, bonus = 0): void {
  for (let unit = 0; unit < count; unit++) rollFor(g, roll, { type, place }, { value, dice }, bonus);
}

/** Rolls for a unit ability. */
export function rollBatteries(g: Ti4, roll: Roll, batteries: readonly Battery[]): void {
  for (const battery of byValue(batteries).flat()) rollBattery(g, roll, battery);
  tellRoll(g, roll);
}

/** One of the units about to roll, which the player names, gets one die more. */
export function* addDie(seat: Seat, shots: Shot[]): Rules {
  const kinds = new Map(shots.map((shot, index) => [`extra:${shot.type}:${shot.place}:${shot.at}`, { shot, index }]));
  const { shot, index } = yield* choose(
    seat,
    words('ti4.extra-die'),
    [...kinds].map(([id, kind]) => {
      const { type, place, at } = kind.shot;
      const args = { type: the.unitType(type), place: the.place(place), to: the.place(at) };
      return option(id, kind, 'ti4.extra-die-of', args, `place:${place}`);
    }),
  );
  shots.splice(index, 1, { ...shot, count: 1, dice: shot.dice + 1 }, { ...shot, count: shot.count - 1 });
}

/** Which of the units use their ability: all, none, or so many of each kind. */
export function* chooseBatteries(
  seat: Seat,
  ability: 'anti-fighter-barrage' | 'space-cannon',
  batteries: readonly Battery[],
): Rules<Battery[]> {
  if (batteries.length === 0) return [];
  const several = batteries.length > 1 || batteries.some(({ count }) => count > 1);
  const which = yield* choose(seat, words(`ti4.use-${ability}`), [
    option<'all' | 'none' | 'some'>('all', 'all', several ? 'ti4.use-all' : 'ti4.fire'),
    ...(several ? [option<'all' | 'none' | 'some'>('some', 'some', 'ti4.use-some')] : []),
    decline<'all' | 'none' | 'some'>('none', 'none', 'ti4.use-none'),
  ]);
  if (which === 'all') return [...batteries];
  return which === 'none' ? [] : yield* chooseCounts(seat, batteries);
}

function* chooseCounts(seat: Seat, batteries: readonly Battery[]): Rules<Battery[]> {
  const used: Battery[] = [];
  for (const battery of batteries) {
    const { type, place, count } = battery;
    const many = yield* choose(
      seat,
      words('ti4.how-many-fire', { type: the.unitType(type), place: the.place(place) }),
      Array.from({ length: count + 1 }, (_, n) =>
        (n === 0 ? decline : option)(
          `${n}:${type}:${place}`,
          n,
          'ti4.units',
          { count: n, type: the.unitType(type) },
          `unit:${place}:${type}`,
        ),
      ),
    );
    if (many > 0) used.push({ ...battery, count: many });
  }
  return used;
}

/** Each side takes the hits that the other one has rolled; both, and who cannot sustain damage, are known before either is assigned. */
export function* takeHits(g: Ti4, combat: Combat): Rules {
  const barred = new Map(sidesOf(combat).map((seat) => [seat, barredFromSustaining(g, combat, seat)]));
  const pools = sidesOf(combat).map((seat) => hitsOn(g, combat, seat));
  combat.due = [...pools];
  for (const hits of pools) yield* takeHitsOf(g, combat, hits, barred.get(hits.seat));
  if (combat.planet === null) yield* loseBlockaded(g, combat.system);
}

/** What the other side's dice have made. */
function hitsOn(g: Ti4, combat: Combat, seat: Seat): Hits {
  const by = opponentIn(combat, seat) as Seat;
  const dice = combat.rolls.find((each) => each.seat === by)?.dice ?? [];
  const notToFighters = fold('notToFighters', 0, g, by, dice);
  return { seat, by, cause: 'combat', place: combat.planet ?? combat.system, hits: hitsBy(combat, by), notToFighters };
}

/** Units of the side that the other one keeps from sustaining damage. */
export function barredFromSustaining(g: Ti4, combat: Combat, seat: Seat): UnitAt[] {
  return withoutAbility(g, seat, 'sustain-damage', battlefield(combat, seat));
}

/** The hits of a round against one side. */
export function* takeHitsOf(g: Ti4, combat: Combat, hits: Hits, barred: readonly UnitAt[] = []): Rules {
  const { seat } = hits;
  const matches = (type: UnitType, at: Place) => isFighting(combat, seat, type, at);
  yield* assignHits(g, hits, battlefield(combat, seat), matches, barred);
  hits.hits = 0; // those without a target are lost
  yield* openWindow(g, 'after hits-taken', { seat, combat });
}
