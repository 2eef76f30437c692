import { content } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { position } from '../../testing/position.ts';

function bonded() {
  return position().lore(0, 'lore20').declared('empath', 'high');
}

content(
  'arcs',
  'lore20',
  'any Rival city may be taxed as if it were Loyal: without control and without a Captive',
  () => {
    const table = bonded().city(1, '2-hex').ships(1, 2, '2-hex').turn(0, 'administration-2').answer('tax', 'slot:1');
    expect(table.player(0).slots[0]).toBe('relic');
    expect(table.player(0).captives).toEqual([0, 0, 0]);
    expect(table.options).not.toContain('tax');
  },
);

content('arcs', 'lore20', 'a Rival city that is controlled may still be taxed in the usual way, for a Captive', () => {
  const table = bonded().city(0, '3-hex').city(1, '2-hex').ships(0, 1, '2-hex').turn(0, 'administration-2');
  table.answer('tax');
  expect(table.options).toEqual(['tax:2-hex.0', 'tax:2-hex.0:loyal', 'tax:3-hex.0']);
  table.answer('tax:2-hex.0', 'slot:1');
  expect(table.player(0).captives).toEqual([0, 1, 0]);
  table.answer('tax', 'slot:2');
  expect(table.player(0).slots.slice(0, 2)).toEqual(['relic', 'weapon']);
});

content('arcs', 'lore20', 'without Empath declared Rival cities need control', () => {
  const table = position()
    .lore(0, 'lore20')
    .declared('tyrant', 'high')
    .city(1, '2-hex')
    .starport(1, '3-hex')
    .turn(0, 'administration-2');
  expect(table.options).not.toContain('tax');
});

content('arcs', ['lore20', 'leader04'], 'the Upstart still cannot tax without control', () => {
  const table = bonded()
    .leader(0, 'leader04')
    .city(1, '2-hex')
    .city(1, '3-hex')
    .ships(0, 1, '3-hex')
    .turn(0, 'administration-2')
    .answer('tax');
  expect(table.options).toEqual(['tax:3-hex.0', 'tax:3-hex.0:loyal']);
});

content('arcs', 'lore20', 'ships are built at Rival starports, each once a turn', () => {
  const table = bonded().starport(1, '2-hex').starport(2, '3-hex').turn(0, 'construction-2').answer('build');
  expect(table.options).toEqual(['build:ship@2-hex.0', 'build:ship@3-hex.0']);
  table.answer('build:ship@2-hex.0');
  expect(table.system('2-hex').fresh).toEqual([1, 0, 0]);
  table.answer('build');
  expect(table.options).toContain('build:ship@3-hex.0');
  expect(table.options).not.toContain('build:ship@2-hex.0');
});

content('arcs', 'lore20', 'a ship built where a Rival has control is damaged', () => {
  const table = bonded().starport(1, '2-hex').ships(2, 1, '2-hex').turn(0, 'construction-2').answer('build');
  expect(table.system('2-hex')).toMatchObject({ fresh: [0, 0, 1], damaged: [1, 0, 0] });
});

content('arcs', 'lore20', 'it lends starports, not cities to build at, and only while Empath is declared', () => {
  const city = bonded().city(1, '2-hex').turn(0, 'construction-2');
  expect(city.options).not.toContain('build');
  const undeclared = position().lore(0, 'lore20').starport(1, '2-hex').turn(0, 'construction-2');
  expect(undeclared.options).not.toContain('build');
});

content('arcs', 'lore20', 'ships Catapult from a Rival starport', () => {
  const table = bonded()
    .starport(1, '2-hex')
    .ships(0, 1, '2-hex')
    .turn(0, 'mobilization-2')
    .answer('move', 'to:2-gate');
  expect(table.prompt).toBe('arcs.catapult');
  table.answer('to:3-gate', 'to:3-hex');
  expect(table.system('3-hex').fresh).toEqual([1, 0, 0]);
  expect(table.state.turn?.pips).toBe(3);
});

content(
  'arcs',
  'lore20',
  'there is no Catapult from a Rival city, nor from a starport while Empath is not declared',
  () => {
    const city = bonded().city(1, '2-hex').ships(0, 1, '2-hex').turn(0, 'mobilization-2').answer('move', 'to:2-gate');
    expect(city.prompt).toBe('arcs.turn');
    const undeclared = position().lore(0, 'lore20').starport(1, '2-hex').ships(0, 1, '2-hex').turn(0, 'mobilization-2');
    expect(undeclared.answer('move', 'to:2-gate').prompt).toBe('arcs.turn');
  },
);
