import { content } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { position } from '../../testing/position.ts';

content('arcs', 'bc31', 'the bottom card of the action discard is drawn', () => {
  const table = position().court(['bc31', 1]).hand(0, 'construction-2').turn(0, 'aggression-2');
  const [bottom, next] = table.state.discard.down;
  table.answer('secure');
  expect(table.player(0).hand).toEqual(['construction-2', bottom]);
  expect(table.state.discard.down[0]).toBe(next);
  expect(table.state.court.discard).toEqual(['bc31']);
});

content('arcs', 'bc31', 'the others learn only that a card was drawn', () => {
  const table = position().court(['bc31', 1]).turn(0, 'aggression-2').answer('secure');
  expect(table.events(0)).toContain('arcs.drew.cards');
  expect(table.events(1)).not.toContain('arcs.drew.cards');
  expect(table.events(1)).toContain('arcs.drew');
  expect(table.match.canUndo(0)).toBe(false);
});

content('arcs', 'bc31', 'from an empty pile nothing is drawn', () => {
  const table = position()
    .court(['bc31', 1])
    .hand(0, 'construction-2')
    .with((g) => {
      g.players[1]!.hand = g.discard.down.splice(0).filter((card) => card !== 'aggression-2');
      g.discard.down = ['aggression-2'];
    })
    .turn(0, 'aggression-2')
    .answer('secure');
  expect(table.player(0).hand).toEqual(['construction-2']);
  expect(table.state.court.discard).toEqual(['bc31']);
});
