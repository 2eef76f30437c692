import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { type Position, position } from '../testing/position.ts';
import { tokenCount } from './resources.ts';

/** Seat 0 attacks the starport of seat 1 at 2-hex with two raid dice that show four keys between them. */
const fourKeys = (): Position =>
  position()
    .ships(0, 2, '2-hex')
    .starport(1, '2-hex')
    .dice(['raid', 'key', 'key', 'intercept'], ['raid', 'key', 'key', 'intercept']);

const attack = ['battle', 'skirmish:0', 'assault:0', 'raid:2'];

rule('arcs', 'raid.1', 'an attacker with a ship left pays keys for resources and Guild cards', () => {
  const table = fourKeys()
    .tokens(1, null, 'fuel')
    .guild(1, 'bc02')
    .turn(0, 'aggression-2')
    .answer(...attack);
  expect([table.seat, table.options]).toEqual([0, ['steal:1.slot2', 'steal:1.bc02', 'stop']]);
  table.answer('steal:1.slot2', 'slot:1', 'steal:1.bc02');
  expect(table.player(0).slots[0]).toBe('fuel');
  expect(table.player(1).slots[1]).toBeNull();
  expect(table.state.supply.fuel).toBe(4);
  expect([table.player(0).guilds, table.player(1).guilds]).toMatchObject([[{ id: 'bc02' }], []]);
});

rule('arcs', 'raid.1', 'when no attacking ship survives nothing is stolen', () => {
  const table = position()
    .ships(0, 0, '2-hex', 1)
    .starport(1, '2-hex')
    .tokens(1, null, 'fuel')
    .dice(['raid', 'key', 'selfHit'])
    .turn(0, 'aggression-2')
    .answer('battle', 'skirmish:0', 'assault:0', 'raid:1');
  expect(table.prompt).toBe('arcs.turn');
  expect(table.player(1).slots[1]).toBe('fuel');
});

rule('arcs', 'raid.1', 'the attacker may stop raiding, and only the defender is raided', () => {
  const table = fourKeys()
    .tokens(1, null, 'fuel')
    .tokens(2, null, 'relic')
    .ships(2, 1, '2-hex')
    .turn(0, 'aggression-2')
    .answer('battle', 'battle:2-hex/1', 'skirmish:0', 'assault:0', 'raid:2');
  expect(table.options).toEqual(['steal:1.slot2', 'stop']);
  table.answer('stop');
  expect(table.prompt).toBe('arcs.turn');
  expect(table.player(1).slots[1]).toBe('fuel');
});

rule('arcs', 'raid.2', 'each item costs what its slot or its card says, and keys left over are lost', () => {
  const table = fourKeys()
    .city(1, '6-hex')
    .city(1, '6-arrow')
    .city(1, '5-arrow')
    .tokens(1, 'fuel', 'relic', 'weapon', 'material', 'psionic', 'fuel') // 3, 1, 1, 2, 1, 3
    .guild(1, 'bc01') // 3
    .turn(0, 'aggression-2')
    .answer(...attack);
  expect(table.options).toHaveLength(8);
  table.answer('steal:1.slot4', 'slot:1');
  expect(table.options).toEqual(['steal:1.slot2', 'steal:1.slot3', 'steal:1.slot5', 'stop']);
  table.answer('steal:1.slot3', 'slot:2');
  expect(table.options).toEqual(['steal:1.slot2', 'steal:1.slot5', 'stop']);
  table.answer('stop', 'battle', 'skirmish:0', 'assault:0', 'raid:0');
  expect(table.prompt).toBe('arcs.turn'); // the last key did not wait for the next battle
});

rule('arcs', 'raid.2', 'what costs more than the keys left is not offered', () => {
  const table = position()
    .ships(0, 1, '2-hex')
    .starport(1, '2-hex')
    .tokens(1, 'fuel')
    .guild(1, 'bc02', 'bc01')
    .dice(['raid', 'key', 'key', 'intercept'])
    .turn(0, 'aggression-2')
    .answer('battle', 'skirmish:0', 'assault:0', 'raid:1');
  expect(table.options).toEqual(['steal:1.bc02', 'stop']);
});

rule('arcs', 'raid.3', 'a stolen token is placed at once and may push another one out', () => {
  const table = fourKeys()
    .tokens(0, 'relic', 'weapon')
    .tokens(1, null, 'fuel')
    .turn(0, 'aggression-2')
    .answer(...attack, 'steal:1.slot2');
  expect([table.seat, table.options]).toEqual([0, ['replace:1', 'replace:2', 'discard', 'rearrange']]);
  table.answer('replace:2');
  expect(table.player(0).slots.slice(0, 2)).toEqual(['relic', 'fuel']);
  expect([table.state.supply.weapon, table.state.supply.fuel]).toEqual([5, 4]);
  expect(table.player(1).slots[1]).toBeNull();
});

rule('arcs', 'raid.3', 'a stolen token that the thief discards goes to the supply', () => {
  const table = fourKeys()
    .tokens(0, 'relic', 'weapon')
    .tokens(1, null, 'fuel')
    .turn(0, 'aggression-2')
    .answer(...attack, 'steal:1.slot2', 'discard');
  expect(table.state.supply.fuel).toBe(5);
  expect(table.player(0).slots.slice(0, 2)).toEqual(['relic', 'weapon']);
});

rule('arcs', 'raid.3', 'a stolen Guild card brings along what lies on it', () => {
  // The supply of Fuel lies on the Fuel Cartel.
  const table = fourKeys().guild(1, 'bc06').turn(0, 'aggression-2');
  expect([0, 1].map((seat) => tokenCount(table.state, seat, 'fuel'))).toEqual([0, 5]);
  table.answer(...attack, 'steal:1.bc06');
  expect([0, 1].map((seat) => tokenCount(table.state, seat, 'fuel'))).toEqual([5, 0]);
});

rule('arcs', 'raid.4', 'the raid comes after Outrage and ransack, so the loot is kept', () => {
  const table = position()
    .ships(0, 2, '5-hex')
    .city(1, '5-hex', true)
    .tokens(0, 'psionic')
    .tokens(1, null, 'psionic')
    .guild(1, 'bc17')
    .court(['bc18', 0, 1], ['bc03', 0, 1])
    .dice(['raid', 'key', 'buildingHit'], ['raid', 'key', 'key', 'intercept'])
    .turn(0, 'aggression-2')
    .answer(...attack);
  expect(table.prompt).toBe('arcs.ransack');
  expect(table.player(0).slots[0]).toBeNull();
  table.answer('card:bc18');
  expect(table.prompt).toBe('arcs.raid');
  table.answer('steal:1.slot2', 'slot:1', 'steal:1.bc17');
  expect(table.player(0).slots[0]).toBe('psionic');
  expect(table.player(0).guilds.map(({ id }) => id)).toEqual(['bc18', 'bc17']);
});

rule('arcs', 'raid.5', 'Trophies, Captives, leaders and lore are not loot', () => {
  const table = fourKeys()
    .captives(1, 2, 2)
    .trophies(1, 2, { ships: 2 })
    .leader(1, 'leader01')
    .lore(1, 'lore01')
    .turn(0, 'aggression-2')
    .answer(...attack);
  expect(table.prompt).toBe('arcs.turn');
  expect(table.player(1)).toMatchObject({ captives: [0, 0, 2], leader: 'leader01', lore: ['lore01'] });
});

rule('arcs', 'raid.5', 'the supply that lies on a Cartel card is not loot', () => {
  const table = fourKeys()
    .guild(1, 'bc06')
    .turn(0, 'aggression-2')
    .answer(...attack);
  expect(table.options).toEqual(['steal:1.bc06', 'stop']);
  expect(table.state.supply.fuel).toBe(5);
});
