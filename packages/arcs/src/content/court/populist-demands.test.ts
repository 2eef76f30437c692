import { content } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { position } from '../../testing/position.ts';

const all = ['tycoon', 'tyrant', 'warlord', 'keeper', 'empath'].map((id) => `declare:${id}`);

content('arcs', 'bc27', 'any ambition may be declared, with the highest marker and without zeroing', () => {
  const table = position().declared('tycoon', 'high').court(['bc27', 1]).turn(0, 'aggression-2').answer('secure');
  expect(table.options).toEqual([...all, 'no-declare']);
  table.answer('declare:tycoon');
  expect(table.state.ambitions.tycoon).toEqual(['high', 'medium']);
  expect(table.state.round.zeroed).toBe(false);
  expect(table.state.court.discard).toEqual(['bc27']);
});

content('arcs', 'bc27', 'nothing need be declared', () => {
  const table = position().court(['bc27', 1]).turn(0, 'aggression-2').answer('secure', 'no-declare');
  expect(table.state.markers.available).toHaveLength(3);
  expect(table.state.court.discard).toEqual(['bc27']);
});

content('arcs', 'bc27', 'without a marker nothing can be declared', () => {
  const table = position()
    .declared('tyrant', 'high', 'medium', 'small')
    .court(['bc27', 1])
    .turn(0, 'aggression-2')
    .answer('secure');
  expect(table.prompt).toBe('arcs.turn');
});

content('arcs', 'bc27', 'a second declaration in the round, by a follower too, is fine', () => {
  const table = position()
    .court(['bc27', 0, 1])
    .with((g) => {
      g.round.declared = true;
    })
    .turn(1, 'aggression-2', 'pivot', 'construction-2')
    .answer('secure', 'declare:empath');
  expect(table.state.ambitions.empath).toEqual(['high']);
  expect(table.state.round.zeroed).toBe(false);
});
