import { content } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { position } from '../../testing/position.ts';

content('arcs', 'lore11', 'its holder builds cities on gates with a Loyal piece, one per gate for all players', () => {
  const table = position()
    .lore(0, 'lore11')
    .ships(0, 1, '2-gate')
    .starport(1, '2-gate') // a starport leaves room
    .ships(0, 1, '3-gate')
    .city(1, '3-gate')
    .city(0, '5-gate')
    .ships(1, 1, '6-gate')
    .turn(0, 'construction-2')
    .answer('build');
  expect(table.system('2-gate').buildings[1]).toMatchObject({ kind: 'city', owner: 0, slot: null });
  expect(table.player(0).cities).toBe(3);
  expect(table.options).not.toContain('build');
});

content('arcs', 'lore11', 'a gate city yields one of the types of all cities in its cluster', () => {
  const table = position()
    .lore(0, 'lore11')
    .city(0, '2-gate')
    .city(0, '2-arrow')
    .city(1, '2-hex', true)
    .starport(0, '2-crescent') // no city
    .turn(0, 'administration-2')
    .answer('tax', 'tax:2-gate.city');
  expect(table.options).toEqual(['psionic', 'relic']);
  table.answer('relic', 'slot:1');
  expect(table.player(0).slots[0]).toBe('relic');
  expect(table.state.supply).toMatchObject({ relic: 4, psionic: 5 });
});

content('arcs', 'lore11', 'in a cluster without other cities it is taxed for nothing, and an agent is captured', () => {
  const table = position()
    .lore(1, 'lore11')
    .city(1, '2-gate')
    .city(1, '3-hex')
    .ships(0, 1, '2-gate')
    .turn(0, 'administration-2')
    .answer('tax');
  expect(table.player(0)).toMatchObject({ slots: [null, null, null, null, null, null], captives: [0, 1, 0] });
});

content('arcs', 'lore11', 'destroying it provokes Outrage of all its types', () => {
  const table = position()
    .lore(1, 'lore11')
    .city(1, '2-gate', true)
    .city(1, '2-arrow')
    .city(2, '2-hex')
    .ships(0, 1, '2-gate')
    .tokens(0, 'relic', 'psionic')
    .dice(['skirmish', 'hit'])
    .turn(0, 'aggression-2')
    .answer('battle', 'skirmish:1');
  expect(table.player(0).outrage).toMatchObject({ relic: 'agent', psionic: 'agent', weapon: 'none' });
  expect(table.player(0).slots.slice(0, 2)).toEqual([null, null]);
});

content('arcs', 'lore11', 'destroying it in a cluster without other cities provokes nothing', () => {
  const table = position()
    .lore(1, 'lore11')
    .city(1, '2-gate', true)
    .city(1, '3-hex')
    .ships(0, 1, '2-gate')
    .dice(['skirmish', 'hit'])
    .turn(0, 'aggression-2')
    .answer('battle', 'skirmish:1');
  expect(table.player(0).trophies[1]).toMatchObject({ cities: 1 });
  expect(new Set(Object.values(table.player(0).outrage))).toEqual(new Set(['none']));
});
