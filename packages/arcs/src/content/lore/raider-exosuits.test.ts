import { content } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { position } from '../../testing/position.ts';

content('arcs', 'lore17', 'against a defender without buildings here one of the dice may be a raid die', () => {
  const arranged = () => position().ships(0, 3, '2-gate').ships(1, 1, '2-gate').city(1, '5-hex');
  const without = arranged().turn(0, 'aggression-2').answer('battle', 'skirmish:0', 'assault:0');
  expect(without.state.roll).toBeNull();
  expect(without.prompt).toBe('arcs.turn');
  const table = arranged().lore(0, 'lore17').turn(0, 'aggression-2').answer('battle', 'skirmish:0', 'assault:0');
  expect(table.options).toEqual(['raid:1', 'raid:0']);
});

content('arcs', 'lore17', 'what its key pays for is stolen', () => {
  const table = position()
    .lore(0, 'lore17')
    .ships(0, 1, '2-gate')
    .ships(1, 1, '2-gate')
    .city(1, '5-hex')
    .tokens(1, null, 'relic')
    .dice(['raid', 'key', 'key', 'intercept'])
    .turn(0, 'aggression-2')
    .answer('battle', 'skirmish:0', 'assault:0', 'raid:1', 'steal:1.slot2', 'slot:1');
  expect(table.player(0).slots[0]).toBe('relic');
  expect(table.system('5-hex').buildings).toHaveLength(1);
});

content('arcs', 'lore17', 'it is no extra die', () => {
  const table = position()
    .lore(0, 'lore17')
    .ships(0, 2, '2-gate')
    .ships(1, 1, '2-gate')
    .city(1, '5-hex')
    .dice(['skirmish'], ['skirmish'])
    .turn(0, 'aggression-2')
    .answer('battle');
  expect(table.options).toEqual(['skirmish:2', 'skirmish:1', 'skirmish:0']);
  table.answer('skirmish:2');
  expect(table.prompt).toBe('arcs.turn');
});

content('arcs', 'lore17', 'where raid dice are allowed anyway there is no limit of one', () => {
  const nowhere = position().lore(0, 'lore17').ships(0, 3, '2-gate').ships(1, 1, '2-gate');
  expect(nowhere.turn(0, 'aggression-2').answer('battle', 'skirmish:0', 'assault:0').options[0]).toBe('raid:3');
  const here = position().lore(0, 'lore17').ships(0, 3, '2-hex').city(1, '2-hex');
  expect(here.turn(0, 'aggression-2').answer('battle', 'skirmish:0', 'assault:0').options[0]).toBe('raid:3');
});

content('arcs', ['lore17', 'lore05'], 'Hidden Harbors still keeps raid dice away', () => {
  const table = position()
    .lore(0, 'lore17')
    .lore(1, 'lore05')
    .ships(0, 3, '2-hex')
    .starport(1, '2-hex')
    .turn(0, 'aggression-2')
    .answer('battle', 'skirmish:0', 'assault:0');
  expect(table.prompt).toBe('arcs.turn');
});

content('arcs', 'lore17', 'a defender does not profit from it', () => {
  const table = position()
    .lore(1, 'lore17')
    .ships(0, 3, '2-gate')
    .ships(1, 1, '2-gate')
    .city(1, '5-hex')
    .turn(0, 'aggression-2')
    .answer('battle', 'skirmish:0', 'assault:0');
  expect(table.prompt).toBe('arcs.turn');
});
