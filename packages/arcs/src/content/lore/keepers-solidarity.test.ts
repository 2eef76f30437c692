import { content } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { position } from '../../testing/position.ts';

/** Seat 0 raids seat 1 with four keys. */
function raided() {
  return position()
    .ships(0, 2, '2-hex')
    .city(1, '2-hex')
    .lore(1, 'lore22')
    .dice(['raid', 'key', 'key', 'intercept'], ['raid', 'key', 'key', 'intercept']);
}

content(
  'arcs',
  'lore22',
  'while Keeper is declared Guild cards are safe whose suit the holder has as a resource',
  () => {
    const table = raided()
      .declared('keeper', 'high')
      .guild(1, 'bc09', 'bc02')
      .tokens(1, 'fuel')
      .turn(0, 'aggression-2')
      .answer('battle', 'skirmish:0', 'assault:0', 'raid:2');
    expect(table.options).toEqual(['steal:1.slot1', 'steal:1.bc02', 'stop']);
  },
);

content('arcs', 'lore22', 'a card is safe no longer when the last such resource is gone', () => {
  const table = raided()
    .declared('keeper', 'high')
    .guild(1, 'bc09')
    .tokens(1, null, 'fuel')
    .turn(0, 'aggression-2')
    .answer('battle', 'skirmish:0', 'assault:0', 'raid:2');
  expect(table.options).toEqual(['steal:1.slot2', 'stop']);
  table.answer('steal:1.slot2', 'slot:1');
  expect(table.options).toEqual(['steal:1.bc09', 'stop']);
});

content('arcs', ['lore22', 'bc06'], 'resources on cards count: a Cartel with tokens keeps itself', () => {
  const full = raided().declared('keeper', 'high').guild(1, 'bc06', 'bc02').turn(0, 'aggression-2');
  full.answer('battle', 'skirmish:0', 'assault:0', 'raid:2');
  expect(full.options).toEqual(['steal:1.bc02', 'stop']);
  const empty = raided().declared('keeper', 'high').guild(1, 'bc06').supply('fuel', 0).turn(0, 'aggression-2');
  empty.answer('battle', 'skirmish:0', 'assault:0', 'raid:2');
  expect(empty.options).toEqual(['steal:1.bc06', 'stop']);
});

content('arcs', 'lore22', 'while Keeper is not declared no card is safe', () => {
  const table = raided()
    .declared('empath', 'high')
    .guild(1, 'bc09')
    .tokens(1, 'fuel')
    .turn(0, 'aggression-2')
    .answer('battle', 'skirmish:0', 'assault:0', 'raid:2');
  expect(table.options).toEqual(['steal:1.slot1', 'steal:1.bc09', 'stop']);
});
