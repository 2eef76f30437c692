import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import type { SystemId } from '../content/map.ts';
import { position, type Table } from '../testing/position.ts';

/** Fresh and damaged ships of a seat in a system. */
const ships = (table: Table, seat: number, id: SystemId) => [
  table.system(id).fresh[seat],
  table.system(id).damaged[seat],
];

rule('arcs', 'move.1', 'at least one ship, and as many as wanted, go from one system to one adjacent system', () => {
  const table = position().ships(0, 3, '2-hex').ships(0, 1, '5-gate').ships(1, 1, '6-gate').turn(0, 'mobilization-2');
  table.answer('move');
  expect(table.options).toEqual(['from:2-hex', 'from:5-gate']);
  table.answer('from:2-hex');
  expect(table.options).toEqual(['to:2-gate', 'to:2-crescent', 'to:3-arrow']);
  table.answer('to:3-arrow');
  expect(table.options).toEqual(['ships:3+0', 'ships:2+0', 'ships:1+0']);
  table.answer('ships:2+0');
  expect([ships(table, 0, '2-hex'), ships(table, 0, '3-arrow')]).toEqual([
    [1, 0],
    [2, 0],
  ]);
  expect(table.prompt).toBe('arcs.turn');
  expect(table.state.turn?.pips).toBe(3);
});

rule('arcs', 'move.1', 'without ships on the map there is no Move', () => {
  const table = position().starport(0, '2-arrow').ships(1, 1, '2-arrow').turn(0, 'mobilization-2');
  expect(table.options).toEqual(['end-turn']);
});

rule('arcs', 'move.2', 'fresh and damaged ships move together and keep their state', () => {
  const table = position().ships(0, 2, '2-hex', 2).turn(0, 'mobilization-2').answer('move', 'to:2-gate');
  expect(table.options).toEqual([
    'ships:2+2',
    'ships:2+1',
    'ships:2+0',
    'ships:1+2',
    'ships:1+1',
    'ships:1+0',
    'ships:0+2',
    'ships:0+1',
  ]);
  table.answer('ships:1+2');
  expect(ships(table, 0, '2-gate')).toEqual([1, 2]);
  expect(ships(table, 0, '2-hex')).toEqual([1, 0]);
});

rule('arcs', 'move.2', 'a Rival may control the destination, and the same ships may move again', () => {
  const table = position().ships(0, 1, '2-hex').ships(1, 5, '2-gate').turn(0, 'mobilization-2');
  table.answer('move');
  expect(table.options).toContain('to:2-gate');
  table.answer('to:2-gate', 'move', 'to:6-gate', 'move', 'to:6-hex');
  expect(ships(table, 0, '6-hex')).toEqual([1, 0]);
  expect(table.state.turn?.pips).toBe(1);
});

rule('arcs', 'move.3', 'ships that start at a Loyal starport keep moving in the same action', () => {
  const table = position().starport(0, '2-hex').ships(0, 2, '2-hex').turn(0, 'mobilization-2');
  table.answer('move', 'to:2-gate', 'ships:2+0');
  expect(table.prompt).toBe('arcs.catapult');
  expect(table.options).toEqual(['to:2-arrow', 'to:2-crescent', 'to:2-hex', 'to:3-gate', 'to:6-gate', 'stop']);
  table.answer('to:6-gate', 'ships:2+0', 'to:5-gate', 'ships:2+0', 'to:5-crescent', 'ships:2+0');
  expect(ships(table, 0, '5-crescent')).toEqual([2, 0]);
  expect(table.state.turn?.pips).toBe(3);
});

rule('arcs', 'move.3', 'without a starport at the start the move ends at the first system', () => {
  const table = position()
    .starport(0, '3-arrow')
    .ships(0, 1, '2-gate')
    .turn(0, 'mobilization-2')
    .answer('move', 'to:3-gate');
  expect(table.prompt).toBe('arcs.turn');
  // A starport on the way is no start.
  const passing = position().starport(0, '3-arrow').ships(0, 1, '2-hex').turn(0, 'mobilization-2');
  passing.answer('move', 'to:3-arrow');
  expect(passing.prompt).toBe('arcs.turn');
});

rule('arcs', 'move.3', 'a Catapult may stop at any gate on its way', () => {
  const table = position().starport(0, '2-hex').ships(0, 1, '2-hex').turn(0, 'mobilization-2');
  table.answer('move', 'to:2-gate', 'to:3-gate', 'stop');
  expect(ships(table, 0, '3-gate')).toEqual([1, 0]);
  expect(table.prompt).toBe('arcs.turn');
});

rule('arcs', 'move.4', 'a Catapult stops at the first planet', () => {
  const table = position()
    .starport(0, '2-hex')
    .ships(0, 1, '2-hex')
    .turn(0, 'mobilization-2')
    .answer('move', 'to:2-crescent');
  expect(table.prompt).toBe('arcs.turn');
  table.answer('move');
  expect(table.options).toEqual(['to:2-gate', 'to:2-arrow', 'to:2-hex']);
});

rule('arcs', 'move.4', 'a Catapult stops at a planet with another Loyal starport, too', () => {
  const table = position()
    .starport(0, '2-hex')
    .starport(0, '3-arrow')
    .ships(0, 1, '2-hex')
    .turn(0, 'mobilization-2')
    .answer('move', 'to:3-arrow');
  expect(table.prompt).toBe('arcs.turn');
});

rule('arcs', 'move.4', 'a Catapult enters a gate that a Rival controls but stops there', () => {
  const table = position().starport(0, '2-hex').ships(0, 3, '2-hex').ships(1, 1, '3-gate').turn(0, 'mobilization-2');
  table.answer('move', 'to:2-gate', 'ships:3+0', 'to:3-gate', 'ships:3+0');
  expect(table.prompt).toBe('arcs.turn');
  expect(ships(table, 0, '3-gate')).toEqual([3, 0]);
});

rule('arcs', 'move.4', 'a gate that two Rivals tie for, or with damaged Rival ships only, does not stop it', () => {
  const table = position()
    .starport(0, '2-hex')
    .ships(0, 1, '2-hex')
    .ships(1, 1, '2-gate')
    .ships(2, 1, '2-gate')
    .ships(1, 0, '3-gate', 3)
    .turn(0, 'mobilization-2')
    .answer('move', 'to:2-gate', 'to:3-gate');
  expect(table.prompt).toBe('arcs.catapult');
});

rule('arcs', 'move.5', 'ships may be dropped in each gate that a Catapult passes', () => {
  const table = position().starport(0, '2-hex').ships(0, 3, '2-hex', 1).turn(0, 'mobilization-2');
  table.answer('move', 'to:2-gate', 'ships:3+1', 'to:3-gate', 'ships:2+1', 'to:5-gate', 'ships:1+1', 'to:5-hex');
  table.answer('ships:1+1');
  expect((['2-hex', '2-gate', '3-gate', '5-gate', '5-hex'] as const).map((id) => ships(table, 0, id))).toEqual([
    [0, 0],
    [1, 0],
    [1, 0],
    [0, 0],
    [1, 1],
  ]);
});

rule('arcs', 'move.6', 'own ships in a gate cancel the Rival control there before the Catapult enters', () => {
  const table = position()
    .starport(0, '2-hex')
    .ships(0, 1, '2-hex')
    .ships(0, 1, '2-gate')
    .ships(1, 1, '2-gate')
    .turn(0, 'mobilization-2')
    .answer('move', 'from:2-hex', 'to:2-gate');
  expect(table.prompt).toBe('arcs.catapult');
});

rule('arcs', 'move.6', 'entering with more ships than the Rival has does not undo the Rival control', () => {
  const table = position()
    .starport(0, '2-hex')
    .ships(0, 5, '2-hex')
    .ships(0, 1, '2-gate')
    .ships(1, 2, '2-gate')
    .turn(0, 'mobilization-2')
    .answer('move', 'from:2-hex', 'to:2-gate', 'ships:5+0');
  expect(table.prompt).toBe('arcs.turn');
});

rule('arcs', 'move.6', 'the group picks up no ships on its way', () => {
  const table = position()
    .starport(0, '2-hex')
    .ships(0, 1, '2-hex')
    .ships(0, 2, '2-gate', 1)
    .turn(0, 'mobilization-2')
    .answer('move', 'from:2-hex', 'to:2-gate', 'to:3-gate');
  expect(ships(table, 0, '2-gate')).toEqual([2, 1]);
  expect(ships(table, 0, '3-gate')).toEqual([1, 0]);
});

rule('arcs', 'move.6', 'ships that were dropped stay, also when the group comes back to them', () => {
  const table = position().starport(0, '2-hex').ships(0, 3, '2-hex').turn(0, 'mobilization-2');
  table.answer('move', 'to:2-gate', 'ships:3+0', 'to:3-gate', 'ships:2+0', 'to:2-gate', 'ships:1+0');
  expect(table.options).toContain('to:6-gate');
  table.answer('to:6-gate', 'stop');
  expect((['2-gate', '3-gate', '6-gate'] as const).map((id) => ships(table, 0, id)[0])).toEqual([1, 1, 1]);
});

rule('arcs', 'move.7', 'a damaged starport still launches, a Rival starport never does', () => {
  const damaged = position().starport(0, '2-hex', true).ships(0, 1, '2-hex').turn(0, 'mobilization-2');
  damaged.answer('move', 'to:2-gate');
  expect(damaged.prompt).toBe('arcs.catapult');
  const rival = position().starport(1, '2-hex').ships(0, 1, '2-hex').turn(0, 'mobilization-2');
  rival.answer('move', 'to:2-gate');
  expect(rival.prompt).toBe('arcs.turn');
});

rule('arcs', 'move.7', 'bridged gates are one step apart', () => {
  // Clusters 1 and 4 are out of play: 3 leads to 5 and 6 to 2.
  const table = position().ships(0, 1, '3-gate').turn(0, 'mobilization-2').answer('move', 'to:5-gate');
  expect(ships(table, 0, '5-gate')).toEqual([1, 0]);
  const other = position().ships(0, 1, '6-gate').turn(0, 'mobilization-2').answer('move', 'to:2-gate');
  expect(ships(other, 0, '2-gate')).toEqual([1, 0]);
});
