import { content, ruling } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { spaceCombat } from '../../rules/space-combat.ts';
import { battle, declining, rollsOf } from '../../testing/index.ts';

const card = 'action-card/fighter-prototype';
const use = `use:${card}`;

const here = 'tile-22';

ruling('ti4', 'ac/fighter-prototype.1', 'my fighters get +2 in the first round only, my other ships nothing', () => {
  const table = battle(here, 'space-combat')
    .hand(0, 'fighter-prototype')
    .units(0, here, { carrier: 1, fighter: 2 })
    .units(1, here, { cruiser: 1 })
    .dice(1, 1, 1, 1, 1, 1, 10, 1)
    .play(spaceCombat);
  declining(table.answer(use));
  expect(rollsOf(table).filter((roll) => roll.startsWith('0'))).toEqual([
    '0 combat carrier:1 fighter:1+2 fighter:1+2',
    '0 combat carrier:1 fighter:1 fighter:10',
  ]);
  expect(table.unitsOf(1, here)).toEqual({});
});

content('ti4', card, 'it is not offered without fighters, nor in the second round', () => {
  const scene = (fighter: number) =>
    battle(here, 'space-combat')
      .hand(0, 'fighter-prototype')
      .units(0, here, { carrier: 1, fighter })
      .units(1, here, { cruiser: 1 })
      .dice(1, 1, 1, 10, 10, 1)
      .play(spaceCombat);
  const without = scene(0);
  expect(without.options).not.toContain(use);
  const passed = scene(1).answer('pass');
  expect(declining(passed, 'fighter-prototype').options).not.toContain(use);
});
