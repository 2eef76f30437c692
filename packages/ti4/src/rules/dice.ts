/** Catalogue: rerolls, modifiers, combat.1. Ten-sided dice. */
import { below, type Seat } from '@orrery/kernel';
import type { RollOf } from '../content/hooks.ts';
import { fold } from '../content/registry.ts';
import type { Dice } from '../content/units.ts';
import type { Die, Roll, RollKind, Ti4 } from '../state.ts';
import { tell } from '../words.ts';

export function rollDie(g: Ti4): number {
  return below(g, 10) + 1;
}

/** Rolls the dice of one unit and adds them to the roll. */
export function rollFor(g: Ti4, roll: Roll, of: RollOf, { value, dice }: Dice, extra = 0): void {
  const many = fold('rollDice', dice, g, roll.seat, of) + extra;
  const own = fold('rollBonus', 0, g, roll.seat, of);
  const bonus = fold('rollBonusAgainst', own, g, of.against, of);
  for (let i = 0; i < many; i++) {
    const die: Die = { type: of.type, result: rollDie(g), bonus, value, hits: 0, changedBy: [] };
    judge(g, roll.seat, die, of);
    roll.dice.push(die);
  }
}

/** Counts the hits of a die anew, after it was rolled or changed. */
export function judge(g: Ti4, seat: Seat, die: Die, of: RollOf): void {
  const hits = die.result + die.bonus >= die.value ? 1 : 0;
  die.hits = fold('dieHits', hits, g, seat, die, of);
}

/** The new result counts; one ability rerolls a die once only (rerolls.1, rerolls.2). */
export function reroll(g: Ti4, seat: Seat, die: Die, of: RollOf, ability: string): void {
  if (die.changedBy.includes(ability)) throw new Error(`${ability} has rerolled this die already`);
  die.result = rollDie(g);
  die.changedBy.push(ability);
  judge(g, seat, die, of);
}

export function hitsOf(roll: Roll): number {
  return roll.dice.reduce((sum, { hits }) => sum + hits, 0);
}

/** Begins a roll on the table. */
export function newRoll(g: Ti4, seat: Seat, kind: RollKind): Roll {
  const roll: Roll = { seat, kind, dice: [] };
  g.roll = roll;
  return roll;
}

/** Tells everybody the dice of a roll. */
export function tellRoll(g: Ti4, roll: Roll): void {
  tell(g, 'ti4.rolls', {
    seat: roll.seat,
    kind: roll.kind,
    dice: roll.dice.map(({ type, result, bonus, value, hits }) => ({ type, result, bonus, value, hits })),
    hits: hitsOf(roll),
  });
}
