import { content } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { position } from '../../testing/position.ts';

content('arcs', 'lore13', 'the card is a slot more, for a token that is gained', () => {
  const table = position()
    .lore(0, 'lore13')
    .city(0, '2-hex')
    .tokens(0, 'fuel', 'fuel', 'fuel')
    .turn(0, 'administration-2')
    .answer('tax');
  expect(table.options).toEqual(['slot:7', 'rearrange']);
  table.answer('slot:7');
  expect(table.player(0).slots).toEqual(['fuel', 'fuel', 'fuel', null, null, null, 'relic']);
});

content('arcs', 'lore13', 'a token on it can be spent', () => {
  const table = position()
    .lore(0, 'lore13')
    .tokens(0, null, null, null, null, null, null, 'fuel')
    .ships(0, 1, '2-gate')
    .turn(0, 'construction-2')
    .answer('spend:7:fuel', 'move', 'to:3-gate');
  expect(table.system('3-gate').fresh[0]).toBe(1);
  expect(table.player(0).slots[6]).toBeNull();
});

content('arcs', 'lore13', 'a token on it counts for ambitions', () => {
  const table = position()
    .lore(0, 'lore13')
    .tokens(0, null, null, null, null, null, null, 'relic')
    .declared('keeper', 'small')
    .toScoring();
  expect(table.player(0).power).toBe(2);
});

content('arcs', 'lore13', 'raiders pay four keys for a token on it', () => {
  const arranged = (...second: ['key', 'buildingHit'] | ['key', 'key', 'intercept']) =>
    position()
      .lore(1, 'lore13')
      .ships(0, 2, '2-gate')
      .ships(1, 0, '2-gate', 1)
      .tokens(1, null, null, null, null, null, null, 'relic')
      .dice(['raid', 'key', 'key', 'intercept'], ['raid', ...second])
      .turn(0, 'aggression-2')
      .answer('battle', 'skirmish:0', 'assault:0', 'raid:2');
  const threeKeys = arranged('key', 'buildingHit');
  expect(threeKeys.prompt).toBe('arcs.turn');
  expect(threeKeys.player(1).slots[6]).toBe('relic');
  const fourKeys = arranged('key', 'key', 'intercept');
  expect(fourKeys.options).toEqual(['steal:1.slot7', 'stop']);
  fourKeys.answer('steal:1.slot7', 'slot:1');
  expect([fourKeys.player(0).slots[0], fourKeys.player(1).slots[6]]).toEqual(['relic', null]);
});

content('arcs', 'lore13', 'the slot stays open whatever cities come back', () => {
  const table = position()
    .lore(0, 'lore10', 'lore13')
    .city(0, '2-hex')
    .tokens(0, null, null, 'weapon', null, null, null, 'fuel')
    .turn(0, 'administration-2')
    .answer('lore10:prune', 'empty', 'weapon');
  expect(table.player(0).slots).toEqual([null, 'weapon', null, null, null, null, 'fuel']);
});

content('arcs', 'lore13', 'everybody sees what raiding it would cost, as for every other slot', () => {
  const table = position().lore(1, 'lore13').turn(0, 'administration-2');
  const costs = table.seen(0).players.map(({ raidCosts }) => raidCosts);
  expect(costs.slice(0, 2)).toEqual([
    [3, 1, 1, 2, 1, 3],
    [3, 1, 1, 2, 1, 3, 4],
  ]);
});
