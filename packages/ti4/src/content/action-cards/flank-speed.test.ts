import { content, ruling } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { tacticalAction } from '../../rules/tactical-action.ts';
import { battle, declining } from '../../testing/index.ts';

const use = 'use:action-card/flank-speed';

/** Seat 0 activates a system two away from its carrier. */
function activated(copies: number, sabotage = false) {
  const made = battle('tile-18', 'movement').units(0, 'tile-22', { carrier: 1, dreadnought: 1 });
  for (let copy = 0; copy < copies; copy++) made.hand(0, 'flank-speed');
  if (sabotage) made.hand(1, 'sabotage');
  return made.play((g) => tacticalAction(g, 0)).answer('activate:tile-24');
}

content('ti4', 'action-card/flank-speed', 'ships move one system farther in this tactical action', () => {
  expect(activated(1).answer('pass').prompt).not.toBe('ti4.move-ships');
  const table = activated(1).answer(use);
  expect(table.options).toContain('move:tile-22:carrier');
  table.answer('done');
  expect(table.state.effects).toEqual([]); // it lasts until the end of the action
});

ruling('ti4', 'ac/flank-speed.1', 'all my ships; a second copy only if the first was cancelled', () => {
  const table = declining(activated(2).answer(use));
  expect(table.options).toEqual(expect.arrayContaining(['move:tile-22:carrier', 'move:tile-22:dreadnought']));
  expect(table.player(0).actionCards).toEqual(['flank-speed']); // it was not offered again
  const cancelled = declining(activated(2, true), 'flank-speed').answer(use, 'use:action-card/sabotage');
  expect(cancelled.options).toEqual([use, 'pass']);
  expect(cancelled.state.effects).toEqual([]);
});

ruling('ti4', 'ac/0.20', 'its effect goes on although the card is discarded', () => {
  const table = declining(activated(1).answer(use));
  expect(table.state.decks.actionDiscard).toEqual(['flank-speed']);
  table.answer('move:tile-22:carrier', 'done');
  expect(table.unitsOf(0, 'tile-24')).toEqual({ carrier: 1 });
});

content('ti4', 'action-card/flank-speed', 'not when somebody else activates a system', () => {
  const made = battle('tile-18', 'movement').units(0, 'tile-22', { cruiser: 1 }).hand(1, 'flank-speed');
  const table = made.play((g) => tacticalAction(g, 0)).answer('activate:tile-24');
  expect(declining(table, 'flank-speed').options).not.toContain(use);
});
