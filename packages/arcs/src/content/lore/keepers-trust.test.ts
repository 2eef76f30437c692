import { content } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { position } from '../../testing/position.ts';

/** Seat 0 raids seat 1 with two keys for every die. */
function raided(dice: number) {
  const arranged = position().ships(0, dice, '2-hex').city(1, '2-hex').lore(1, 'lore21');
  for (let i = 0; i < dice; i++) arranged.dice(['raid', 'key', 'key', 'intercept']);
  return arranged;
}

content('arcs', 'lore21', 'while Keeper is declared a thief cannot steal a resource of a type the thief has', () => {
  const table = raided(1)
    .declared('keeper', 'high')
    .tokens(1, 'relic', 'fuel', 'psionic')
    .guild(1, 'bc09')
    .tokens(0, 'fuel')
    .turn(0, 'aggression-2')
    .answer('battle', 'skirmish:0', 'assault:0', 'raid:1');
  expect(table.options).toEqual(['steal:1.slot3', 'steal:1.bc09', 'stop']);
});

content('arcs', 'lore21', 'what a thief has just stolen counts', () => {
  const table = raided(2)
    .declared('keeper', 'high')
    .tokens(1, null, 'psionic', 'psionic')
    .turn(0, 'aggression-2')
    .answer('battle', 'skirmish:0', 'assault:0', 'raid:2');
  expect(table.options).toEqual(['steal:1.slot2', 'steal:1.slot3', 'stop']);
  table.answer('steal:1.slot2', 'slot:1');
  expect(table.prompt).toBe('arcs.turn');
  expect(table.player(1).slots[2]).toBe('psionic');
});

content('arcs', 'lore21', 'Guild cards of a thief are no resources', () => {
  const table = raided(1)
    .declared('keeper', 'high')
    .tokens(1, null, 'fuel')
    .guild(0, 'bc07')
    .turn(0, 'aggression-2')
    .answer('battle', 'skirmish:0', 'assault:0', 'raid:1');
  expect(table.options).toEqual(['steal:1.slot2', 'stop']);
});

content('arcs', ['lore21', 'bc06'], 'the tokens on a Cartel are resources of its holder', () => {
  const table = raided(1)
    .declared('keeper', 'high')
    .tokens(1, null, 'fuel', 'psionic')
    .guild(0, 'bc06')
    .turn(0, 'aggression-2')
    .answer('battle', 'skirmish:0', 'assault:0', 'raid:1');
  expect(table.options).toEqual(['steal:1.slot3', 'stop']);
});

content('arcs', 'lore21', 'while Keeper is not declared nothing is safe', () => {
  const table = raided(1)
    .tokens(1, null, 'fuel')
    .tokens(0, 'fuel')
    .turn(0, 'aggression-2')
    .answer('battle', 'skirmish:0', 'assault:0', 'raid:1');
  expect(table.options).toEqual(['steal:1.slot2', 'stop']);
});

content('arcs', 'lore21', 'whatever is declared, it may be discarded to end Relic Outrage', () => {
  const table = position().lore(0, 'lore21').outrage(0, 'psionic', 'relic').turn(0, 'aggression-2');
  table.answer('prelude:lore21:end-outrage');
  expect(table.player(0).outrage).toMatchObject({ psionic: 'agent', relic: 'none' });
  expect(table.player(0)).toMatchObject({ lore: [], agents: 9 });
});
