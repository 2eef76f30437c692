import { content } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { position } from '../../testing/position.ts';

/** Seat 0 raids seat 1, who has no building, with two keys. */
const raid = () =>
  position()
    .ships(0, 3, '2-gate')
    .ships(1, 0, '2-gate', 1)
    .tokens(1, 'fuel', 'relic')
    .guild(1, 'bc22', 'bc18', 'bc25')
    .dice(['raid', 'key', 'key', 'intercept'])
    .turn(0, 'aggression-2')
    .answer('battle', 'skirmish:0', 'assault:0', 'raid:1');

content('arcs', 'bc22', 'a raider finds only the Guardians, for one key, and then the rest', () => {
  const table = raid();
  expect(table.options).toEqual(['steal:1.bc22', 'stop']);
  table.answer('steal:1.bc22');
  // One key is left: the second slot and Galactic Bards cost one, the rest costs more.
  expect(table.options).toEqual(['steal:1.slot2', 'steal:1.bc25', 'stop']);
  table.answer('steal:1.slot2', 'slot:1');
  expect(table.player(0).slots[0]).toBe('relic');
});

content('arcs', 'bc22', 'stolen, it is buried under the Court deck and nobody has it', () => {
  const table = raid().answer('steal:1.bc22', 'stop');
  expect(table.state.court.deck.at(-1)).toBe('bc22');
  expect(table.state.court.discard).toEqual([]);
  expect(table.player(0).guilds).toEqual([]);
  expect(table.player(1).guilds.map(({ id }) => id)).toEqual(['bc18', 'bc25']);
});

content('arcs', 'bc22', 'it protects its holder only', () => {
  const table = position()
    .guild(0, 'bc20')
    .guild(1, 'bc22')
    .tokens(1, 'fuel')
    .tokens(2, 'weapon')
    .guild(2, 'bc18')
    .turn(0, 'administration-2')
    .answer('prelude:bc20:steal');
  expect(table.options).toEqual(['steal:1.bc22', 'steal:2.slot1', 'steal:2.bc18']);
});

content('arcs', 'bc22', 'it does not protect from Outrage', () => {
  const table = position().guild(1, 'bc22', 'bc21').tokens(1, 'relic').court(['bc28', 1]).turn(0, 'aggression-2');
  table.answer('secure', 'relic');
  expect(table.player(1).guilds.map(({ id }) => id)).toEqual(['bc21']);
  expect(table.player(1).slots[0]).toBeNull();
  expect(table.state.court.discard).toContain('bc22');
});
