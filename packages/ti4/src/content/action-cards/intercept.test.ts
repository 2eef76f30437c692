import { content, ruling } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { spaceCombat } from '../../rules/space-combat.ts';
import { battle, declining } from '../../testing/index.ts';

const here = 'tile-18';
const use = 'use:action-card/intercept';

/** Both sides could retreat; the defender announces it. */
function announced(holder: 0 | 1 | 2 = 0) {
  const table = battle(here, 'space-combat')
    .units(0, here, { cruiser: 1 })
    .units(1, here, { cruiser: 1 })
    .units(1, 'tile-22', { carrier: 1 })
    .units(0, 'tile-19', { carrier: 1 })
    .hand(holder, 'intercept')
    .dice(1, 1, 1, 1)
    .play(spaceCombat);
  return declining(table).answer('retreat');
}

content('ti4', 'action-card/intercept', 'an announced retreat does not take place', () => {
  const table = announced();
  expect(table.options).toEqual([use, 'pass']);
  expect(table.answer('pass').unitsOf(1, 'tile-22')).toEqual({ cruiser: 1, carrier: 1 });
  const held = announced().answer(use);
  expect(held.unitsOf(1, here)).toEqual({ cruiser: 1 });
});

ruling(
  'ti4',
  'ac/intercept.1',
  'the next round they may announce it again; it stays announced for the attacker',
  () => {
    const table = announced().answer(use);
    expect(table.state.combat?.round).toBe(2); // the attacker was not asked in the first round
    expect([declining(table).seat, table.options]).toEqual([1, ['fight', 'retreat']]);
    table.answer('fight');
    expect([declining(table).seat, table.options]).toEqual([0, ['fight', 'retreat']]);
  },
);

content('ti4', 'action-card/intercept', 'only the opponent may use it', () => {
  for (const holder of [1, 2] as const) {
    expect(declining(announced(holder), 'intercept').unitsOf(1, 'tile-22')).toEqual({ cruiser: 1, carrier: 1 });
  }
});
