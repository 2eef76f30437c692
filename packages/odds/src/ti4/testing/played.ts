/** Battles played out by the rules themselves, with dice, to see whether the odds are right. */
import { type Event, type Rules, rehearse } from '@orrery/kernel';
import {
  antiFighterBarrage,
  beginCombat,
  beginRound,
  combatRolls,
  endSpaceRound,
  invasion,
  isOver,
  openWindow,
  spaceCannonOffense,
  spaceCombat,
  startSpaceRound,
  type Tactical,
  type Ti4,
  takeHits,
  type UnitType,
  unitTypes,
} from '@orrery/ti4/battles';
import { dice } from '../../core/testing/dice.ts';
import { add, compared, count, newTally, type Tally } from '../../core/testing/tally.ts';
import type { Arena, Joint } from '../arena.ts';
import type { Battle } from '../battle.ts';
import { Fight } from '../fight.ts';
import { slotOf, unitsIn } from '../forces.ts';
import { meansOf } from '../odds.ts';
import { costOf } from '../orders.ts';
import { attacker, defender } from '../position.ts';
import type { Left, Ti4Odds } from '../report.ts';

/** Plays a battle so often, and counts how it ended and what was left. */
export function playedOut(battle: Battle, withInvasion: boolean, times: number, seed = 1): Tally {
  const means = meansOf(battle);
  const { arena, answer } = means;
  const { g, system, planet } = arena;
  const space = new Fight('space', means);
  const random = dice(seed);
  const tally = newTally(times);
  const ends = new Map<string, { readonly end: Ended; often: number }>();
  for (let i = 0; i < times; i++) {
    arena.load(arena.start, null);
    const events: Event[] = [];
    rehearse(g, battleIn(g, withInvasion), random, answer, events);
    const joint = arena.read();
    const alone = space.hasFighters(attacker, joint) ? 'win' : space.hasFighters(defender, joint) ? 'loss' : 'draw';
    const inSpace = resultIn(events, system) ?? alone;
    const falls = planet !== null && g.planets[planet]?.owner === attacker;
    const onPlanet = falls ? 'win' : planet !== null && resultIn(events, planet) === 'draw' ? 'draw' : 'loss';
    const end = { joint, inSpace, result: planet === null || !withInvasion ? inSpace : onPlanet };
    const key = Object.values(end).join();
    const known = ends.get(key);
    if (known) known.often++;
    else ends.set(key, { end, often: 1 });
  }
  for (const { end, often } of ends.values()) countEnd(tally, arena, end, often);
  return tally;
}

type Result = 'win' | 'draw' | 'loss';

interface Ended {
  readonly joint: Joint;
  readonly inSpace: Result;
  readonly result: Result;
}

/** Battles that have ended alike. */
function countEnd(tally: Tally, arena: Arena, { joint, inSpace, result }: Ended, often: number): void {
  count(tally, `space ${inSpace}`, often);
  count(tally, result, often);
  for (const seat of [0, 1] as const) {
    const units = arena.forces[seat].of(joint[seat]);
    const begun = arena.forces[seat].of(arena.start[seat]);
    let lost = 0;
    for (const type of unitTypes) {
      const many = countOf(units, type);
      count(tally, `${seat} ${type} ${many}`, often);
      lost += Math.max(0, countOf(begun, type) - many) * costOf(arena, seat, type);
    }
    add(tally, `${seat} lost`, lost, often);
    count(tally, `${seat} left ${nameOf(unitsIn(units, 'space'), damagedIn(units), unitsIn(units, 'ground'))}`, often);
  }
}

/** Plays the space combat for so many rounds, and counts how it stands then. */
export function playedFor(battle: Battle, rounds: number, times: number, seed = 2): Tally {
  const means = meansOf(battle);
  const { arena, answer } = means;
  const { g } = arena;
  const space = new Fight('space', means);
  const random = dice(seed);
  const tally = newTally(times);
  for (let i = 0; i < times; i++) {
    arena.load(arena.start, null);
    rehearse(g, someRounds(g, rounds), random, answer);
    const joint = arena.read();
    const [mine, theirs] = [space.hasFighters(attacker, joint), space.hasFighters(defender, joint)];
    count(tally, mine && theirs ? 'open' : mine ? 'win' : theirs ? 'loss' : 'draw');
    for (const seat of [0, 1] as const) {
      const units = arena.forces[seat].of(joint[seat]);
      for (const type of unitTypes) add(tally, `${seat} ${type}`, units[slotOf('space', type)] as number);
    }
  }
  return tally;
}

function countOf(units: Uint8Array, type: UnitType): number {
  return (units[slotOf('space', type)] as number) + (units[slotOf('ground', type)] as number);
}

function damagedIn(units: Uint8Array): Left['damaged'] {
  const damaged = unitTypes.map((type) => [type, units[slotOf('space', type) + 1] as number] as const);
  return Object.fromEntries(damaged.filter(([, many]) => many > 0));
}

function nameOf(...places: readonly object[]): string {
  return places.map((units) => JSON.stringify(units)).join(' ');
}

/** The steps of the tactical action from the arrival of ships on. */
function* battleIn(g: Ti4, withInvasion: boolean): Rules {
  const tactical = g.tactical as Tactical;
  const { seat, system } = tactical;
  tactical.step = 'movement';
  yield* openWindow(g, 'after ships-moved-into-system', { seat, system });
  tactical.step = 'space-cannon-offense';
  yield* spaceCannonOffense(g);
  tactical.step = 'space-combat';
  yield* spaceCombat(g);
  tactical.step = 'invasion';
  if (withInvasion) yield* invasion(g);
}

/** The same, but only so many rounds of the combat in space. */
function* someRounds(g: Ti4, rounds: number): Rules {
  const tactical = g.tactical as Tactical;
  tactical.step = 'space-cannon-offense';
  yield* spaceCannonOffense(g);
  tactical.step = 'space-combat';
  const combat = beginCombat(g, attacker, defender, tactical.system);
  for (let round = 1; round <= rounds && !isOver(g, combat); round++) {
    beginRound(combat);
    yield* startSpaceRound(g, combat);
    if (!isOver(g, combat) && round === 1) yield* antiFighterBarrage(g, combat);
    if (!isOver(g, combat)) {
      yield* combatRolls(g, combat);
      yield* takeHits(g, combat);
    }
    yield* endSpaceRound(g, combat);
  }
}

/** How the attacker has fared in the combat in a place; null if there was none. */
function resultIn(events: readonly Event[], place: string): Result | null {
  const ends = events.filter(({ key }) => key === 'ti4.combat-won' || key === 'ti4.combat-drawn');
  const last = ends.findLast(({ args }) => String(args?.place).endsWith(`/${place}`));
  if (last === undefined) return null;
  if (last.key === 'ti4.combat-drawn') return 'draw';
  return last.args?.seat === 'seat/0' ? 'win' : 'loss';
}

/** Everything of the answer that lies more than so many standard errors from what was counted. */
export function disagreements(odds: Ti4Odds, tally: Tally, errors: number): string[] {
  const chances = new Map<string, number>(
    Object.entries({
      win: odds.win,
      draw: odds.draw,
      loss: odds.loss,
      'space win': odds.space.win,
      'space draw': odds.space.draw,
      'space loss': odds.space.loss,
    }),
  );
  const figures = new Map<string, number>();
  for (const [seat, side] of [odds.attacker, odds.defender].entries()) {
    for (const [type, each] of Object.entries(side.unitsLeft)) {
      for (const [many, chance] of each.entries()) chances.set(`${seat} ${type} ${many}`, chance);
    }
    for (const { chance, space, damaged, ground } of side.left) {
      const name = `${seat} left ${nameOf(space, damaged, ground)}`;
      chances.set(name, (chances.get(name) ?? 0) + chance);
    }
    figures.set(`${seat} lost`, side.lost);
  }
  const unknown = [...tally.counts.keys()].filter((name) => name.includes(' left ') && !chances.has(name));
  return [...unknown, ...compared(chances, figures, tally, errors)];
}

/** The same for the state after some rounds. */
export function disagreementsAfter(odds: Ti4Odds, round: number, tally: Tally, errors: number): string[] {
  const { win, draw, loss, open, attacker: mine, defender: theirs } = odds.rounds[round - 1] as Ti4Odds['rounds'][0];
  const figures = [mine, theirs].flatMap((units, seat) =>
    Object.entries(units).map(([type, many]) => [`${seat} ${type}`, many] as const),
  );
  return compared(new Map(Object.entries({ win, draw, loss, open })), new Map(figures), tally, errors);
}
