/** Catalogue: rerolls, modifiers, combat.1, combat.2. Ten-sided dice. */
import { below, type Message, type Seat } from '@orrery/kernel';
import type { RollOf, UnitAt } from '../content/hooks.ts';
import { fold } from '../content/registry.ts';
import type { Dice } from '../content/units.ts';
import type { Die, Roll, RollKind, Ti4 } from '../state.ts';
import { tell, the, words } from '../words.ts';

export function rollDie(g: Ti4): number {
  return below(g, 10) + 1;
}

/** A roll without dice yet. */
export function emptyRoll(seat: Seat, kind: RollKind, against: Seat | null = null): Roll {
  return { seat, kind, against, dice: [], extraHits: 0 };
}

/** Begins a roll on the table. */
export function newRoll(g: Ti4, seat: Seat, kind: RollKind, against: Seat | null = null): Roll {
  const roll = emptyRoll(seat, kind, against);
  g.roll = roll;
  return roll;
}

/** Rolls the dice of one unit and adds them to the roll; `bonus` is what the rules themselves give each die. */
export function rollFor(g: Ti4, roll: Roll, unit: UnitAt, { value, dice }: Dice, bonus = 0): void {
  const of = rollOf(roll, unit);
  const many = fold('rollDice', dice, g, roll.seat, of);
  const own = fold('rollBonus', bonus, g, roll.seat, of);
  const all = fold('rollBonusAgainst', own, g, of.against, of);
  const number = (roll.dice.at(-1)?.unit ?? 0) + 1;
  const { type, place } = unit;
  for (let i = 0; i < many; i++) {
    const die: Die = { type, place, unit: number, result: rollDie(g), bonus: all, value, hits: 0, changedBy: [] };
    judge(g, roll, die);
    roll.dice.push(die);
  }
}

/** Dice of an effect, which are no roll of a unit: nothing changes them. Says how many reach the value. */
export function rollPlainDice(g: Ti4, seat: Seat, { type, place }: UnitAt, { value, dice }: Dice): number {
  const roll = emptyRoll(seat, 'ability');
  for (let unit = 1; unit <= dice; unit++) {
    const result = rollDie(g);
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

export function hitsOf(roll: Roll): number {
  return roll.dice.reduce((sum, { hits }) => sum + hits, roll.extraHits);
}

/** Tells everybody the dice of a roll, or some of them. */
export function tellRoll(g: Ti4, { seat, kind, dice }: Roll, some: readonly Die[] = dice): void {
  tell(g, 'ti4.rolls', {
    seat: the.seat(seat),
    kind: the.roll(kind),
    dice: some.map(dieWords),
    hits: some.reduce((sum, die) => sum + die.hits, 0),
  });
}

/** A die as it lies there, with what is added to it and what it needs. */
function dieWords({ type, result, bonus, value, hits }: Die): Message {
  return words('ti4.rolled-die', { type: the.unitType(type), result, bonus, added: bonus > 0, value, hits });
}
