/** Catalogue: rerolls, modifiers, combat.1, combat.2. Ten-sided dice. */
import { below, type Message, type Seat } from '@orrery/kernel';
import type { Place } from '../content/events.ts';
import type { RollOf, UnitAt } from '../content/hooks.ts';
import { fold } from '../content/registry.ts';
import type { Dice } from '../content/units.ts';
import { hitsOf } from '../figures.ts';
import type { Die, Roll, RollKind, Ti4 } from '../state.ts';
import { tell, the, words } from '../words.ts';

/** `value`: all that matters of the result is whether it reaches this. */
export function rollDie(g: Ti4, value?: number): number {
  return below(g, 10, value === undefined ? undefined : value - 1) + 1;
}

/** A roll without dice yet. */
export function emptyRoll(seat: Seat, kind: RollKind, at: Place, against: Seat | null = null): Roll {
  return { seat, kind, at, against, dice: [], extraHits: 0 };
}

/** Begins a roll on the table. */
export function newRoll(g: Ti4, seat: Seat, kind: RollKind, at: Place, against: Seat | null = null): Roll {
  const roll = emptyRoll(seat, kind, at, against);
  g.roll = roll;
  return roll;
}

/** Rolls the dice of one unit and adds them to the roll; `bonus` is what the rules themselves give each die. */
export function rollFor(g: Ti4, roll: Roll, unit: UnitAt, { value, dice }: Dice, bonus = 0): void {
  const { dice: many, bonus: all } = diceOf(g, roll, unit, dice, bonus);
  const number = (roll.dice.at(-1)?.unit ?? 0) + 1;
  const { type, place } = unit;
  for (let i = 0; i < many; i++) {
    const die: Die = { type, place, unit: number, result: rollDie(g), bonus: all, value, hits: 0, changedBy: [] };
    judge(g, roll, die);
    roll.dice.push(die);
  }
}

/** How many dice a unit rolls, and what is added to each, after everything that changes either. */
export function diceOf(
  g: Ti4,
  roll: Roll,
  unit: UnitAt,
  dice: number,
  bonus: number,
): { readonly dice: number; readonly bonus: number } {
  const of = rollOf(roll, unit);
  const own = fold('rollBonus', bonus, g, roll.seat, of);
  return {
    dice: fold('rollDice', dice, g, roll.seat, of),
    bonus: fold('rollBonusAgainst', own, g, of.against, of),
  };
}

/** Dice of an effect, which are no roll of a unit: nothing changes them. Says how many reach the value. */
export function rollPlainDice(g: Ti4, seat: Seat, { type, place }: UnitAt, { value, dice }: Dice): number {
  const roll = emptyRoll(seat, 'ability', place);
  for (let unit = 1; unit <= dice; unit++) {
    const result = rollDie(g, value);
    roll.dice.push({ type, place, unit, result, bonus: 0, value, hits: result >= value ? 1 : 0, changedBy: [] });
  }
  tellRoll(g, roll);
  return hitsOf(roll);
}

function rollOf({ kind, against, seat }: Roll, { type, place }: UnitAt): RollOf {
  return { kind, type, place, against: against ?? seat };
}

/** Counts the hits of a die anew, after it was rolled or changed. */
export function judge(g: Ti4, roll: Roll, die: Die): void {
  const { type, place } = die;
  die.hits = die.result + die.bonus >= die.value ? 1 : 0;
  die.hits = fold('dieHits', die.hits, g, roll.seat, die, rollOf(roll, { type, place }));
}

/** The new result counts (rerolls.1); one ability rerolls a die once only (rerolls.2). */
export function reroll(g: Ti4, roll: Roll, die: Die, ability: string): void {
  if (die.changedBy.includes(ability)) throw new Error(`${ability} has rerolled this die already`);
  die.result = rollDie(g);
  die.changedBy.push(ability);
  judge(g, roll, die);
}

/** Adds something to the result of one die, once for each ability. */
export function addToDie(g: Ti4, roll: Roll, die: Die, bonus: number, ability: string): void {
  die.bonus += bonus;
  die.changedBy.push(ability);
  judge(g, roll, die);
}

/** Tells everybody the dice of a roll, or some of them. */
export function tellRoll(g: Ti4, { seat, kind, at, against, dice }: Roll, some: readonly Die[] = dice): void {
  tell(g, 'ti4.rolls', {
    seat: the.seat(seat),
    ...(against !== null && { rival: the.seat(against) }),
    kind: the.roll(kind),
    place: the.place(at),
    dice: some.map(dieWords),
    hits: some.reduce((sum, die) => sum + die.hits, 0),
  });
}

/** A die as it lies there, with what is added to it and what it needs. */
function dieWords({ type, result, bonus, value, hits }: Die): Message {
  return words('ti4.rolled-die', { type: the.unitType(type), result, bonus, added: bonus > 0, value, hits });
}
