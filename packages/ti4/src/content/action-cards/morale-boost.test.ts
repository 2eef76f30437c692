import { content, ruling } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { invasion } from '../../rules/invasion.ts';
import { spaceCombat } from '../../rules/space-combat.ts';
import { battle, declining, rollsOf } from '../../testing/index.ts';

const card = 'action-card/morale-boost';
const use = `use:${card}`;

const here = 'tile-22';

content('ti4', card, 'at the start of a round of space combat my rolls get +1 for this round', () => {
  const table = battle(here, 'space-combat')
    .hand(1, 'morale-boost')
    .units(0, here, { cruiser: 1 })
    .units(1, here, { cruiser: 1, carrier: 1 })
    .dice(1, 6, 1, 1, 1, 1)
    .play(spaceCombat);
  expect([table.seat, table.prompt]).toEqual([1, 'ti4.window']);
  declining(table.answer(use));
  expect(rollsOf(table).slice(0, 3)).toEqual(['0 combat cruiser:1', '1 combat cruiser:6+1', '1 combat carrier:1+1']);
});

ruling('ti4', 'ac/morale-boost.1', 'in ground combat too, but not twice in one round, and not for the barrage', () => {
  const ground = battle('tile-36', 'invasion')
    .hand(0, 'morale-boost', 'morale-boost')
    .units(0, 'tile-36', { carrier: 1, infantry: 1 })
    .units(1, 'arnor', { infantry: 1 })
    .dice(10, 1)
    .play(invasion);
  declining(declining(ground).answer('commit:arnor:infantry:1'), 'morale-boost').answer(use);
  expect(ground.options).not.toContain(use);
  declining(ground);
  expect(rollsOf(ground)).toEqual(['0 combat infantry:10+1', '1 combat infantry:1']);
  const barrage = battle(here, 'space-combat')
    .hand(0, 'morale-boost')
    .units(0, here, { destroyer: 1 })
    .units(1, here, { fighter: 3, carrier: 1 })
    .dice(1, 1, 1, 1, 1, 1, 1)
    .play(spaceCombat)
    .answer(use);
  expect(rollsOf(declining(barrage).answer('all'))[0]).toBe('0 anti-fighter-barrage destroyer:1 destroyer:1');
});

content('ti4', card, 'who is not in the combat cannot use it', () => {
  const table = battle(here, 'space-combat')
    .hand(2, 'morale-boost')
    .units(0, here, { cruiser: 1 })
    .units(1, here, { cruiser: 1 })
    .dice(10, 1)
    .play(spaceCombat);
  expect(table.isOver).toBe(true);
});
