import { content, ruling } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { spaceCombat } from '../../rules/space-combat.ts';
import { battle, declining } from '../../testing/index.ts';

const card = 'action-card/emergency-repairs';
const use = `use:${card}`;

const here = 'tile-22';

ruling(
  'ti4',
  ['ac/emergency-repairs.1', 'ac/emergency-repairs.2'],
  'at the start of round 1 all damage of before is repaired',
  () => {
    const table = battle(here, 'space-combat')
      .hand(0, 'emergency-repairs')
      .units(0, here, { dreadnought: 2 }, { dreadnought: 2 })
      .units(1, here, { cruiser: 1 })
      .dice(1, 1, 1, 10, 1, 1)
      .play(spaceCombat)
      .answer(use);
    const [group] = table.state.systems[here]?.units ?? [];
    expect(group).toMatchObject({ type: 'dreadnought', count: 2, damaged: 0 });
    expect(table.state.decks.actionDiscard).toEqual(['emergency-repairs']);
  },
);

ruling('ti4', 'ac/emergency-repairs.2', 'the end of the last round is still a window', () => {
  const table = battle(here, 'space-combat')
    .hand(0, 'emergency-repairs')
    .units(0, here, { dreadnought: 1 })
    .units(1, here, { cruiser: 1 })
    .dice(10, 10)
    .play(spaceCombat);
  table.answer('pass'); // before any damage
  declining(table, 'emergency-repairs').answer(`sustain:dreadnought:${here}`);
  declining(table, 'emergency-repairs').answer(use);
  expect(declining(table).isOver).toBe(true);
  expect(table.state.systems[here]?.units[0]).toMatchObject({ seat: 0, damaged: 0 });
});

ruling('ti4', ['ac/emergency-repairs.1', 'ac/0.8'], 'it may be played without any damage', () => {
  const table = battle(here, 'space-combat')
    .hand(0, 'emergency-repairs')
    .units(0, here, { cruiser: 1 })
    .units(1, here, { cruiser: 1 })
    .dice(10, 1)
    .play(spaceCombat)
    .answer(use);
  expect(declining(table).state.decks.actionDiscard).toEqual(['emergency-repairs']);
});

content('ti4', card, 'who is not in the combat cannot use it', () => {
  const scene = (holder: 0 | 2) =>
    battle(here, 'space-combat')
      .hand(holder, 'emergency-repairs')
      .units(0, here, { cruiser: 1 })
      .units(1, here, { cruiser: 1 })
      .units(2, 'tarmann', { infantry: 1 })
      .dice(10, 1)
      .play(spaceCombat);
  expect(declining(scene(2), 'emergency-repairs').isOver).toBe(true);
  expect(scene(0).options).toContain(use);
});

ruling('ti4', 'ac/emergency-repairs.1', 'who has no unit left there cannot use it', () => {
  const table = battle(here, 'space-combat')
    .hand(1, 'emergency-repairs')
    .units(0, here, { cruiser: 1 })
    .units(1, here, { cruiser: 1 })
    .dice(10, 1)
    .play(spaceCombat);
  declining(table, 'emergency-repairs').answer('pass'); // the start of the round
  expect(declining(table, 'emergency-repairs').isOver).toBe(true);
});
