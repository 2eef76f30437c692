import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { position } from '../testing/position.ts';
import { openSlotsOf } from './resources.ts';

rule('arcs', 'build.1', 'a building goes into an empty slot of a planet with a Loyal piece', () => {
  const table = position()
    .ships(0, 1, '2-hex')
    .ships(0, 0, '5-arrow', 1)
    .city(0, '6-crescent')
    .ships(0, 1, '2-gate')
    .ships(1, 1, '3-hex')
    .turn(0, 'construction-2')
    .answer('build');
  expect(table.options).toEqual([
    'build:city@2-hex',
    'build:starport@2-hex',
    'build:city@5-arrow',
    'build:starport@5-arrow',
    'build:city@6-crescent',
    'build:starport@6-crescent',
  ]);
  table.answer('build:starport@5-arrow', 'build', 'build:city@2-hex');
  expect(table.system('5-arrow').buildings).toMatchObject([{ kind: 'starport', owner: 0, slot: 0, damaged: false }]);
  expect(table.system('2-hex').buildings).toMatchObject([{ kind: 'city', owner: 0, slot: 0, damaged: false }]);
  expect([table.player(0).starports, table.player(0).cities]).toEqual([4, 3]);
});

rule('arcs', 'build.1', 'a planet whose slots are full takes no more buildings', () => {
  const table = position()
    .ships(0, 1, '2-hex')
    .city(0, '2-hex')
    .starport(0, '2-hex')
    .ships(0, 1, '5-arrow')
    .city(1, '5-arrow')
    .turn(0, 'construction-2')
    .answer('build');
  expect(table.prompt).toBe('arcs.turn');
  expect(table.system('2-hex').fresh[0]).toBe(2);
});

rule('arcs', 'map.4', 'players may share a planet, but each building needs a slot of its own', () => {
  const table = position().city(1, '2-hex').ships(0, 1, '2-hex').turn(0, 'construction-2').answer('build');
  expect(table.options).toEqual(['build:city@2-hex', 'build:starport@2-hex']);
  table.answer('build:city@2-hex');
  expect(table.system('2-hex').buildings).toMatchObject([
    { owner: 1, slot: 0 },
    { owner: 0, slot: 1 },
  ]);
  expect(table.options).not.toContain('build');
});

rule('arcs', 'build.2', 'each Loyal starport builds one ship per turn', () => {
  const table = position()
    .starport(0, '2-arrow')
    .starport(0, '5-arrow')
    .starport(1, '6-hex')
    .ships(0, 1, '6-hex')
    .turn(0, 'construction-2')
    .answer('build');
  expect(table.options).toEqual(['build:ship@2-arrow.0', 'build:ship@5-arrow.0']);
  table.answer('build:ship@2-arrow.0');
  expect(table.system('2-arrow').fresh[0]).toBe(1);
  table.answer('build');
  expect(table.system('5-arrow').fresh[0]).toBe(1);
  expect(table.player(0).ships).toBe(12);
  expect(table.options).not.toContain('build');
});

rule('arcs', 'build.2', 'two starports on one planet build a ship each, and again next turn', () => {
  const table = position()
    .starport(0, '2-hex')
    .starport(0, '2-hex')
    .hand(0, 'construction-2', 'construction-3')
    .toLead()
    .answer('lead:construction-2', 'no-declare', 'build', 'build:ship@2-hex.1', 'build');
  expect(table.system('2-hex').fresh[0]).toBe(2);
  expect(table.options).toEqual(['end-turn']);
  table.answer('end-turn', 'lead:construction-3', 'no-declare', 'build');
  expect(table.options).toEqual(['build:ship@2-hex.0', 'build:ship@2-hex.1']);
});

rule('arcs', 'build.3', 'what is built where a Rival controls the system is damaged', () => {
  const table = position()
    .starport(0, '2-hex')
    .ships(1, 1, '2-hex')
    .turn(0, 'construction-2')
    .answer('build', 'build:city@2-hex', 'build');
  expect(table.system('2-hex').buildings[1]).toMatchObject({ kind: 'city', owner: 0, damaged: true });
  expect([table.system('2-hex').fresh[0], table.system('2-hex').damaged[0]]).toEqual([0, 1]);
});

rule('arcs', 'build.3', 'a system that nobody controls takes fresh pieces', () => {
  const table = position()
    .starport(0, '2-hex')
    .ships(1, 1, '2-hex', 2)
    .ships(2, 1, '2-hex')
    .turn(0, 'construction-2')
    .answer('build', 'build:city@2-hex', 'build');
  expect(table.system('2-hex').buildings[1]?.damaged).toBe(false);
  expect([table.system('2-hex').fresh[0], table.system('2-hex').damaged[0]]).toEqual([1, 0]);
});

rule('arcs', 'build.4', 'building a city opens the resource slots it covered', () => {
  const table = position().ships(0, 1, '2-hex').ships(0, 1, '5-hex').ships(0, 1, '6-arrow').turn(0, 'construction-2');
  const open = [openSlotsOf(table.state, 0)];
  for (const planet of ['2-hex', '5-hex', '6-arrow']) {
    table.answer('build', `build:city@${planet}`);
    open.push(openSlotsOf(table.state, 0));
  }
  expect(open).toEqual([
    [0, 1],
    [0, 1, 2],
    [0, 1, 2, 3],
    [0, 1, 2, 3, 4, 5],
  ]);
});

rule('arcs', 'build.5', 'one damaged ship is presence enough, and a new starport builds at once', () => {
  const table = position()
    .ships(0, 0, '5-arrow', 1)
    .ships(1, 3, '5-arrow')
    .turn(0, 'construction-2')
    .answer('build', 'build:starport@5-arrow');
  expect(table.system('5-arrow').buildings[0]).toMatchObject({ owner: 0, damaged: true });
  table.answer('build');
  expect(table.system('5-arrow').damaged[0]).toBe(2);
});

rule('arcs', 'build.6', 'without a ship in supply building one has no effect but takes the pip', () => {
  const table = position().ships(0, 15, '2-gate').starport(0, '2-arrow').turn(0, 'construction-2').answer('build');
  expect(table.system('2-arrow').fresh[0]).toBe(0);
  expect(table.state.turn?.pips).toBe(3);
});

rule('arcs', 'build.6', 'without a city or starport left the action may be taken in vain', () => {
  const table = position()
    .trophies(1, 0, { cities: 5, starports: 5 })
    .ships(0, 1, '2-hex')
    .turn(0, 'construction-2')
    .answer('build');
  expect(table.options).toEqual(['build:city@2-hex', 'build:starport@2-hex']);
  table.answer('build:city@2-hex', 'build', 'build:starport@2-hex');
  expect(table.system('2-hex').buildings).toEqual([]);
  expect(table.state.turn?.pips).toBe(2);
});

rule('arcs', ['build.1', 'build.2'], 'full planets and used starports say which rule forbids building there', () => {
  const table = position()
    .starport(0, '2-hex')
    .starport(0, '2-arrow')
    .ships(0, 1, '5-arrow')
    .city(1, '5-arrow')
    .turn(0, 'construction-2')
    .answer('build', 'build:ship@2-hex.0', 'build');
  expect(table.options).toEqual(['build:city@2-hex', 'build:starport@2-hex', 'build:ship@2-arrow.0']);
  expect(table.match.blocked(0).map(({ target, rule }) => [target, rule])).toEqual([
    ['building:2-hex.0', 'build.2'],
    ['system:2-arrow', 'build.1'],
    ['system:5-arrow', 'build.1'],
  ]);
});
