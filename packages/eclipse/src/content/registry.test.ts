import { expect, test } from 'vitest';
import { combatPhase } from '../rules/combat-phase.ts';
import { unpinned } from '../rules/map.ts';
import { battlefield, field, position } from '../testing/index.ts';
import { ask } from './registry.ts';

test('a position may give a player an ability, and no other position has it', () => {
  const able = position().ability(0, { modify: { shipsNeededToPin: (count) => count + 2 } });
  const plain = position();
  expect([ask(able.state, 0, 'shipsNeededToPin', 1), ask(able.state, 1, 'shipsNeededToPin', 1)]).toEqual([3, 1]);
  expect(ask(plain.state, 0, 'shipsNeededToPin', 1)).toBe(1);
});

test('the ability works in play, also in a match that was restored', () => {
  const fleets = battlefield().ships(0, field, { interceptor: 1 }).ships(1, field, { interceptor: 2 });
  expect(unpinned(fleets.state, 0, field)).toBe(0);
  const peace = battlefield()
    .ships(0, field, { interceptor: 1 })
    .npc('guardian', field)
    .ability(0, { modify: { livesInPeaceWith: () => true } });
  const table = peace.play(combatPhase);
  expect(table.events()).not.toContain('eclipse.battle');
  expect(table.match.clone().peek().battle).toBeNull();
});

test('abilities are asked after one another, those of species and technologies first', () => {
  const { state } = position({ species: ['draco', 'orion'] })
    .know(0, 'cloaking-device')
    .ability(0, { modify: { sectorsRevealed: (count) => count * 2, shipsNeededToPin: (count) => count + 1 } });
  expect([ask(state, 0, 'sectorsRevealed', 1), ask(state, 0, 'shipsNeededToPin', 1)]).toEqual([4, 3]);
});
