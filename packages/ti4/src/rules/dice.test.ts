import { rule } from '@orrery/kernel/testing';
import { beforeEach, expect } from 'vitest';
import { type Hooks, on } from '../content/hooks.ts';
import { hitsOf } from '../figures.ts';
import type { Ti4 } from '../state.ts';
import { battle, rollsOf } from '../testing/index.ts';
import { addToDie, newRoll, reroll, rollFor } from './dice.ts';
import { rerollAnyOf } from './rerolls.ts';
import { spaceCombat } from './space-combat.ts';

const here = 'tile-22';

/** Rolls one die for a cruiser of seat 0. */
function rollOne(g: Ti4) {
  const roll = newRoll(g, 0, 'combat', here, 1);
  rollFor(g, roll, { type: 'cruiser', place: here }, { value: 7, dice: 1 });
  return { roll, die: roll.dice[0]! };
}

rule('ti4', ['rerolls.0', 'rerolls.1'], 'after a reroll only the new result counts, for better or worse', () => {
  const outcomes: number[] = [];
  battle(here, 'space-combat')
    .dice(1, 10, 10, 1)
    .play(function* (g) {
      for (let time = 0; time < 2; time++) {
        const { roll, die } = rollOne(g);
        outcomes.push(hitsOf(roll));
        reroll(g, roll, die, 'one');
        outcomes.push(hitsOf(roll));
      }
    });
  expect(outcomes).toEqual([0, 1, 1, 0]);
});

rule('ti4', 'rerolls.2', 'one ability rerolls a die once; another ability may reroll it too', () => {
  battle(here, 'space-combat')
    .dice(1, 2, 3)
    .play(function* (g) {
      const { roll, die } = rollOne(g);
      reroll(g, roll, die, 'one');
      reroll(g, roll, die, 'other');
      expect(die.result).toBe(3);
      expect(() => reroll(g, roll, die, 'one')).toThrow();
    });
});

rule('ti4', 'rerolls.2', 'the dice I have rerolled are not offered again', () => {
  const table = battle(here, 'space-combat')
    .dice(1, 2, 9, 5, 6)
    .play(function* (g) {
      const roll = newRoll(g, 0, 'combat', here, 1);
      for (let ship = 0; ship < 3; ship++) rollFor(g, roll, { type: 'cruiser', place: here }, { value: 7, dice: 1 });
      for (let time = 0; time < 2; time++) yield* rerollAnyOf(g, roll, roll.dice, 'one');
    });
  expect(table.options).toEqual(['done', 'misses', 'die:cruiser:1', 'die:cruiser:2', 'die:cruiser:9']);
  table.answer('die:cruiser:1', 'die:cruiser:2', 'done');
  expect(rollsOf(table)).toEqual(['0 combat cruiser:5 cruiser:6']);
  expect(table.options).toEqual(['done', 'die:cruiser:9']);
});

rule(
  'ti4',
  ['modifiers.0', 'modifiers.2'],
  'what is added to a result can make it a hit, what is subtracted can undo one; the die itself stays as it is',
  () => {
    battle(here, 'space-combat')
      .dice(6, 7)
      .play(function* (g) {
        const first = rollOne(g);
        expect(hitsOf(first.roll)).toBe(0);
        addToDie(g, first.roll, first.die, 1, 'one');
        expect([hitsOf(first.roll), first.die.result]).toEqual([1, 6]);
        const second = rollOne(g);
        addToDie(g, second.roll, second.die, -1, 'one');
        expect([hitsOf(second.roll), second.die.result]).toEqual([0, 7]);
      });
  },
);

let asked: string[] = [];
beforeEach(() => {
  asked = [];
});

/** Rerolls all dice that missed, and notes what lies on the table then. */
const rerollsMisses: Hooks = {
  triggers: [
    on('when space-combat-rolls-made', {
      mandatory: true,
      usable: (_g, holder, { seat }) => seat === holder,
      *resolve(g, _holder, { roll, dice, combat }) {
        asked.push(`${combat.rolls.length} rolls, ${roll.dice.length} dice, ${dice.map(({ type }) => type).join()}`);
        for (const die of dice) if (die.hits === 0) reroll(g, roll, die, 'test');
      },
    }),
  ],
};

rule(
  'ti4',
  ['rerolls.3', 'space-combat.5e'],
  'dice are rerolled immediately: before those of the next combat value and before the opponent rolls',
  () => {
    const table = battle(here, 'space-combat')
      .ability(0, rerollsMisses)
      .units(0, here, { cruiser: 1, carrier: 1 })
      .units(1, here, { dreadnought: 1 })
      .own(1, 'lirta-iv')
      .dice(1, 7, 1, 2, 1)
      .play(spaceCombat)
      .answer('fight');
    expect(asked).toEqual(['1 rolls, 1 dice, cruiser', '1 rolls, 2 dice, carrier']);
    expect(table.seat).toBe(1);
    expect(table.prompt).toBe('ti4.sustain-damage'); // the cruiser's second roll hit
  },
);
