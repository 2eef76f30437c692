import { content } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { openSlotsOf } from '../../rules/resources.ts';
import { position } from '../../testing/position.ts';

content('arcs', 'leader13', 'I start without my two leftmost cities, and their slots stay uncovered', () => {
  const table = position().leader(0, 'leader13').chance(0).toSetup();
  expect(table.player(0).cities).toBe(3);
  expect(table.player(0).scrapped).toEqual({ cities: 2, starports: 0, ships: 0, agents: 0 });
  expect(openSlotsOf(table.state, 0)).toEqual([0, 1, 2, 3]);
});

content('arcs', 'leader13', 'With no building on the map my ships may be raided', () => {
  const table = position().leader(1, 'leader13').ships(0, 1, '2-gate').ships(1, 1, '2-gate').turn(0, 'aggression-2');
  expect(table.answer('battle', 'skirmish:0', 'assault:0').options).toEqual(['raid:1', 'raid:0']);
});

/** Systems where the Anarchist has ships, and where not. */
const spread = () =>
  position()
    .leader(0, 'leader13')
    .city(1, '2-hex')
    .ships(1, 2, '2-hex')
    .ships(0, 0, '2-hex', 1)
    .city(1, '3-hex')
    .city(0, '5-hex')
    .ships(0, 1, '5-hex')
    .ships(0, 1, '6-gate');

content(
  'arcs',
  'leader13',
  'Where I have ships I tax Rival cities without control and empty slots, but never my own cities',
  () => {
    const table = spread().turn(0, 'administration-2').answer('tax');
    expect(table.options).toEqual(['tax:2-hex.0', 'tax:2-hex.empty1', 'tax:5-hex.empty1']);
  },
);

content('arcs', 'leader13', 'A Rival city that I tax so costs the Rival a Captive, an empty slot nobody', () => {
  const table = spread().turn(0, 'administration-2').answer('tax', 'tax:2-hex.0', 'slot:1');
  expect([table.player(0).slots[0], table.player(0).captives[1]]).toEqual(['relic', 1]);
  table.answer('tax', 'tax:2-hex.empty1', 'slot:2');
  expect([table.player(0).slots[1], table.player(0).captives[1]]).toEqual(['relic', 1]);
  expect(table.answer('tax').player(0).slots.slice(0, 2)).toEqual(['relic', 'relic']); // 5-hex is left, each slot once a turn
  expect(table.prompt).toBe('arcs.place.token');
});

content('arcs', 'leader13', 'I cannot tax my own city by a card, either', () => {
  const nurture = (at: ReturnType<typeof position>) =>
    at.lore(0, 'lore10').city(0, '5-hex').turn(0, 'construction-2').options.includes('lore10:nurture');
  expect(nurture(position().leader(0, 'leader13'))).toBe(false);
  expect(nurture(position())).toBe(true);
});
