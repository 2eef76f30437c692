import { content, ruling } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { spaceCombat } from '../../rules/space-combat.ts';
import { battle, declining, rollsOf } from '../../testing/index.ts';

const card = 'action-card/courageous-to-the-end';
const use = `use:${card}`;

const here = 'tile-22';

function duel(...dice: number[]) {
  return battle(here, 'space-combat')
    .hand(1, 'courageous-to-the-end')
    .units(0, here, { dreadnought: 1, cruiser: 1, carrier: 1 })
    .units(1, here, { cruiser: 1 })
    .dice(10, 1, 1, 1, ...dice)
    .play(spaceCombat);
}

ruling(
  'ti4',
  ['ac/courageous-to-the-end.1', 'ac/courageous-to-the-end.2'],
  'after my ship was destroyed I roll two dice, and for each that reaches its value the opponent destroys a ship of their choice',
  () => {
    const table = declining(duel(7, 10), 'courageous-to-the-end').answer(use);
    expect(rollsOf(table).at(-1)).toBe('1 ability cruiser:7 cruiser:10');
    expect([table.seat, table.prompt]).toEqual([0, 'ti4.choose-destroyed']);
    table.answer(`cruiser:${here}`, `carrier:${here}`);
    expect(table.unitsOf(0, here)).toEqual({ dreadnought: 1 });
    expect(table.isOver).toBe(true);
  },
);

content('ti4', card, 'results below the value do nothing', () => {
  const table = declining(duel(6, 1), 'courageous-to-the-end').answer(use);
  expect(table.unitsOf(0, here)).toEqual({ dreadnought: 1, cruiser: 1, carrier: 1 });
});

content('ti4', card, 'it is not offered for ships of others', () => {
  const table = battle(here, 'space-combat')
    .hand(0, 'courageous-to-the-end')
    .units(0, here, { dreadnought: 1 })
    .units(1, here, { cruiser: 1 })
    .dice(10, 1)
    .play(spaceCombat);
  expect(declining(table, 'courageous-to-the-end').isOver).toBe(true);
});
