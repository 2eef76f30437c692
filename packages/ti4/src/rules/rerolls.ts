/** Catalogue: rerolls. */
import { choose, type Option, type Rules } from '@orrery/kernel';
import type { Die, Roll, Ti4 } from '../state.ts';
import { decline, option, the, words } from '../words.ts';
import { reroll, tellRoll } from './dice.ts';

/** Dice that an ability has not changed yet (rerolls.2). */
export function unchangedBy(dice: readonly Die[], ability: string): Die[] {
  return dice.filter(({ changedBy }) => !changedBy.includes(ability));
}

/** The roller picks any number of the dice and then rolls them all again. */
export function* rerollAnyOf(g: Ti4, roll: Roll, dice: readonly Die[], ability: string): Rules {
  const picked: Die[] = [];
  for (;;) {
    const left = unchangedBy(dice, ability).filter((die) => !picked.includes(die));
    const chosen = yield* choose(roll.seat, words('ti4.reroll', { picked: picked.length }), picks(left));
    if (chosen.length === 0) break;
    picked.push(...chosen);
  }
  if (picked.length === 0) return;
  for (const die of picked) reroll(g, roll, die, ability);
  tellRoll(g, roll, picked);
}

/** Nothing more, all that missed, or one die; dice that are alike are offered once. */
function picks(dice: readonly Die[]): Option<Die[]>[] {
  const found = new Map<string, Option<Die[]>>([['done', decline<Die[]>('done', [], 'ti4.done')]]);
  const misses = dice.filter(({ hits }) => hits === 0);
  if (misses.length > 1) found.set('misses', option('misses', misses, 'ti4.all-misses', { count: misses.length }));
  for (const die of dice) {
    const id = `die:${die.type}:${die.result}`;
    if (!found.has(id))
      found.set(id, option(id, [die], 'ti4.die', { type: the.unitType(die.type), result: die.result }));
  }
  return [...found.values()];
}
