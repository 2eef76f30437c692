/** Catalogue: rerolls. */
import type { Message, Option, Rules } from '@orrery/kernel';
import type { Die, Roll, Ti4 } from '../state.ts';
import { choose, decline, option, the, words } from '../words.ts';
import { reroll, tellRoll } from './dice.ts';

/** Dice that an ability has not changed yet (rerolls.2). */
export function unchangedBy(dice: readonly Die[], ability: string): Die[] {
  return dice.filter(({ changedBy }) => !changedBy.includes(ability));
}

/** The roller picks any number of the dice and then rolls them all again. */
export function* rerollAnyOf(g: Ti4, roll: Roll, dice: readonly Die[], ability: string, risky = false): Rules {
  rerollAll(g, roll, yield* pickDice(roll, dice, ability, risky), ability);
}

/** Any number of the dice. `risky`: a unit may be lost over it, so that it matters whose dice they are. */
export function* pickDice(roll: Roll, dice: readonly Die[], ability: string, risky = false): Rules<Die[]> {
  const picked: Die[] = [];
  const isOneOfSeveral = (die: Die) => risky && dice.some((other) => other !== die && other.unit === die.unit);
  const prompt = risky ? 'ti4.reroll-or-lose' : 'ti4.reroll';
  for (;;) {
    const left = unchangedBy(dice, ability).filter((die) => !picked.includes(die));
    const chosen = yield* choose(roll.seat, words(prompt, { picked: picked.length }), picks(left, isOneOfSeveral));
    if (chosen.length === 0) return picked;
    picked.push(...chosen);
  }
}

export function rerollAll(g: Ti4, roll: Roll, picked: readonly Die[], ability: string): void {
  if (picked.length === 0) return;
  for (const die of picked) reroll(g, roll, die, ability);
  tellRoll(g, roll, picked);
}

/** Dice that were picked, for everybody. */
export function diceWords(dice: readonly Die[]): Message {
  if (dice.length === 0) return words('ti4.nothing');
  return words('ti4.dice', {
    dice: dice.map(({ type, result }) => words('ti4.die', { type: the.unitType(type), result })),
  });
}

/** Nothing more, all that missed, or one die; dice that are alike are offered once. `hasNumber`: the unit of the die is named. */
function picks(dice: readonly Die[], hasNumber: (die: Die) => boolean): Option<Die[]>[] {
  const found = new Map<string, Option<Die[]>>([['done', decline<Die[]>('done', [], 'ti4.done')]]);
  const misses = dice.filter(({ hits }) => hits === 0);
  if (misses.length > 1) found.set('misses', option('misses', misses, 'ti4.all-misses', { count: misses.length }));
  for (const die of dice) {
    const { type, result, unit } = die;
    const id = hasNumber(die) ? `die:${type}:${result}:${unit}` : `die:${type}:${result}`;
    if (found.has(id)) continue;
    const args = { type: the.unitType(type), result };
    found.set(
      id,
      hasNumber(die)
        ? option(id, [die], 'ti4.die-of-unit', { ...args, number: unit })
        : option(id, [die], 'ti4.die', args),
    );
  }
  return [...found.values()];
}
