/**
 * Trades that failed in a game once. A record of such a game would not replay for long, because decks change with the content;
 * so the position is set up and goes through the same decisions.
 */
import { ruling } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { position } from '../testing/index.ts';

/** Seat 0 has a note of L1Z1X, seat 1, did not play it as the turn began, and may trade with seat 2. */
function turnWithNote() {
  const table = position({ factions: ['sol', 'l1z1x', 'xxcha'] })
    .note(0, 'cybernetic-enhancements', 1)
    .units(0, 'tile-18', { cruiser: 1 })
    .units(2, 'tile-18', { cruiser: 1 })
    .strategyCards(['leadership'], ['diplomacy'], ['politics'])
    .from('turn');
  return table.answer('pass', 'trade');
}

ruling('ti4', ['all.4', 'pn/0.1'], 'a note that is being traded away cannot be played while it changes hands', () => {
  const table = turnWithNote();
  table.answer('give:note:cybernetic-enhancements:1', 'ask:note:ceasefire:2', 'accept');
  expect([table.seat, table.prompt]).toEqual([0, 'ti4.turn']); // the new note is no reason to ask about the old one
  expect(table.player(0).notes).toContainEqual({ id: 'ceasefire', of: 2 });
  expect(table.player(2).notes).toContainEqual({ id: 'cybernetic-enhancements', of: 1 });
  expect(table.player(1).pools.strategy).toBe(2);
});

ruling('ti4', ['all.4', 'pn/0.1'], 'both notes of a trade are in their new hands before one of them is played', () => {
  const table = position({ factions: ['sol', 'l1z1x', 'xxcha'] })
    .units(0, 'tile-18', { cruiser: 1 })
    .units(1, 'tile-18', { cruiser: 1 })
    .strategyCards(['leadership'], ['diplomacy'], ['politics'])
    .from('turn');
  table.answer('trade', 'give:note:ceasefire:0', 'ask:note:cybernetic-enhancements:1', 'accept');
  expect([table.seat, table.options]).toEqual([0, ['use:note/cybernetic-enhancements/1', 'pass']]);
  expect(table.player(1).notes).toContainEqual({ id: 'ceasefire', of: 0 });
  table.answer('use:note/cybernetic-enhancements/1');
  expect([0, 1].map((seat) => table.player(seat).pools.strategy)).toEqual([3, 1]);
  expect(table.player(1).notes).toContainEqual({ id: 'cybernetic-enhancements', of: 1 });
});
