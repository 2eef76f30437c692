import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { position } from '../testing/position.ts';

rule('arcs', 'tax.1', 'a Loyal city, or a Rival city in a controlled system, yields a token of its planet type', () => {
  const table = position()
    .city(0, '2-hex')
    .ships(0, 2, '6-crescent')
    .ships(1, 1, '6-crescent')
    .city(1, '6-crescent')
    .ships(0, 1, '5-hex')
    .ships(1, 1, '5-hex')
    .city(1, '5-hex')
    .city(2, '3-hex')
    .turn(0, 'administration-2')
    .answer('tax');
  expect(table.options).toEqual(['tax:2-hex.0', 'tax:6-crescent.0']);
  table.answer('tax:6-crescent.0', 'slot:2');
  expect(table.player(0).slots[1]).toBe('fuel');
  expect(table.state.supply.fuel).toBe(4);
  table.answer('tax', 'slot:1');
  expect(table.player(0).slots[0]).toBe('relic');
});

rule('arcs', 'tax.1', 'without a city to tax there is no Tax action; starports are not taxed', () => {
  const table = position().ships(0, 3, '3-hex').starport(0, '2-arrow').starport(1, '3-hex').turn(0, 'administration-2');
  expect(table.options).toEqual(['end-turn']);
});

rule('arcs', 'tax.2', 'a city is taxed once in a turn, but the other city of its planet may follow', () => {
  const table = position()
    .city(0, '2-hex')
    .city(0, '2-hex')
    .turn(0, 'administration-2')
    .answer('tax', 'tax:2-hex.1', 'slot:1');
  table.answer('tax', 'slot:2');
  expect(table.player(0).slots.slice(0, 2)).toEqual(['relic', 'relic']);
  expect(table.options).not.toContain('tax');
});

rule('arcs', 'tax.2', 'a city may be taxed again in the next turn', () => {
  const table = position()
    .city(0, '2-hex')
    .ships(0, 1, '2-gate')
    .hand(0, 'administration-2', 'administration-3')
    .toLead()
    .answer('lead:administration-2', 'no-declare', 'tax', 'slot:1', 'end-turn')
    .answer('lead:administration-3', 'no-declare');
  expect(table.options).toContain('tax');
});

rule('arcs', 'tax.3', 'taxing a Rival city also captures one agent from the supply of its owner', () => {
  const table = position().ships(0, 1, '6-hex').city(1, '6-hex').turn(0, 'administration-2').answer('tax', 'slot:1');
  expect(table.player(0).captives).toEqual([0, 1, 0]);
  expect(table.player(1).agents).toBe(9);
});

rule('arcs', 'tax.3', 'a Loyal city captures nobody, even where a Rival controls it', () => {
  const table = position().city(0, '6-hex').ships(1, 1, '6-hex').turn(0, 'administration-2').answer('tax', 'slot:1');
  expect(table.player(0).captives).toEqual([0, 0, 0]);
  expect(table.state.players.map(({ agents }) => agents)).toEqual([10, 10, 10]);
});

rule('arcs', 'tax.4', 'with an empty supply a Rival city is taxed for the agent alone', () => {
  const table = position()
    .supply('psionic', 0)
    .ships(0, 1, '6-hex')
    .city(1, '6-hex')
    .turn(0, 'administration-2')
    .answer('tax');
  expect(table.prompt).toBe('arcs.turn');
  expect(table.player(0).slots).toEqual([null, null, null, null, null, null]);
  expect(table.player(0).captives[1]).toBe(1);
  expect(table.state.turn?.pips).toBe(3);
  expect(table.options).not.toContain('tax');
});

rule('arcs', 'tax.4', 'a Rival without agents in supply loses none', () => {
  const table = position()
    .captives(2, 1, 10)
    .ships(0, 1, '6-hex')
    .city(1, '6-hex')
    .turn(0, 'administration-2')
    .answer('tax', 'slot:1');
  expect(table.player(0).slots[0]).toBe('psionic');
  expect(table.player(0).captives[1]).toBe(0);
  expect(table.player(2).captives[1]).toBe(10);
});

rule('arcs', 'tax.5', 'a damaged Loyal city is taxed although a Rival controls its system', () => {
  const table = position()
    .city(0, '6-hex', true)
    .ships(1, 3, '6-hex')
    .turn(0, 'administration-2')
    .answer('tax', 'slot:1');
  expect(table.player(0).slots[0]).toBe('psionic');
  expect(table.system('6-hex').buildings[0]?.damaged).toBe(true);
});

rule('arcs', 'tax.5', 'a damaged Rival city is taxed like any other', () => {
  const table = position()
    .ships(0, 1, '6-hex')
    .city(1, '6-hex', true)
    .turn(0, 'administration-2')
    .answer('tax', 'slot:1');
  expect(table.player(0).slots[0]).toBe('psionic');
});

rule('arcs', ['tax.1', 'tax.2'], 'cities that cannot be taxed say which rule forbids it', () => {
  const table = position()
    .city(0, '2-hex')
    .city(0, '5-hex')
    .city(0, '5-hex')
    .city(1, '6-hex')
    .starport(1, '6-arrow')
    .turn(0, 'administration-2')
    .answer('tax', 'tax:2-hex.0', 'slot:1', 'tax');
  expect(table.options).toEqual(['tax:5-hex.0', 'tax:5-hex.1']);
  expect(table.match.blocked(0).map(({ target, rule }) => [target, rule])).toEqual([
    ['building:2-hex.0', 'tax.2'],
    ['building:6-hex.0', 'tax.1'],
  ]);
});
