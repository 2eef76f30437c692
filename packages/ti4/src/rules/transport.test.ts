import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { position } from '../testing/index.ts';
import { moveShips } from './movement.ts';

rule(
  'ti4',
  ['transport.0', 'transport.2', 'capacity.0', 'capacity.1', 'tactical-action.2a'],
  'a ship takes fighters and ground forces in any mix up to its capacity, and they end in the space area with it',
  () => {
    const table = position({ factions: ['jol-nar', 'sol', 'xxcha'] })
      .units(0, 'tile-12', { carrier: 1, fighter: 3 })
      .units(0, 'nar', { infantry: 3, 'space-dock': 1 })
      .tactical(0, 'tile-36', 'movement')
      .play(moveShips);
    table.answer('move:tile-12:carrier');
    expect(table.options).toEqual([
      'loaded',
      'load:tile-12:fighter:3',
      'load:tile-12:fighter:2',
      'load:tile-12:fighter:1',
      'load:nar:infantry:3',
      'load:nar:infantry:2',
      'load:nar:infantry:1',
    ]);
    table.answer('load:tile-12:fighter:3');
    expect(table.options).toEqual(['loaded', 'load:nar:infantry:1']); // capacity 4
    table.answer('load:nar:infantry:1', 'done');
    expect(table.unitsOf(0, 'tile-36')).toEqual({ carrier: 1, fighter: 3, infantry: 1 });
    expect(table.unitsOf(0, 'arnor')).toEqual({});
    expect(table.unitsOf(0, 'nar')).toEqual({ infantry: 2, 'space-dock': 1 });
  },
);

rule(
  'ti4',
  ['transport.1', 'transport.1a'],
  'a ship picks up where it starts, on its way and in the active system, and puts down only in the active system',
  () => {
    const table = position()
      .units(0, 'tile-01', { carrier: 1 })
      .units(0, 'jord', { infantry: 1 })
      .units(0, 'arnor', { infantry: 1 })
      .units(0, 'saudor', { infantry: 1 })
      .units(0, 'lazar', { infantry: 1 })
      .technologies(0, 'advanced-carrier-2')
      .tactical(0, 'tile-23', 'movement')
      .play(moveShips);
    table.answer('move:tile-01:carrier');
    // By tile-36, where troops wait, and not by tile-50; tile-31 is not on the way.
    expect(table.options).toEqual([
      'loaded',
      'load:jord:infantry:1',
      'load:arnor:infantry:1',
      'load:saudor:infantry:1',
    ]);
    table.answer('load:jord:infantry:1', 'load:arnor:infantry:1', 'load:saudor:infantry:1', 'done');
    expect(table.unitsOf(0, 'tile-23')).toEqual({ carrier: 1, infantry: 3 });
    for (const planet of ['jord', 'arnor', 'saudor'] as const) expect(table.unitsOf(0, planet)).toEqual({});
  },
);

rule('ti4', 'transport.1', 'I choose the way when different troops wait on different ways', () => {
  const table = position()
    .units(0, 'tile-38', { carrier: 1 })
    .units(0, 'wellon', { infantry: 1 })
    .units(0, 'quann', { infantry: 1 })
    .technologies(0, 'advanced-carrier-2')
    .tactical(0, 'tile-42', 'movement')
    .play(moveShips);
  table.answer('move:tile-38:carrier');
  expect(table.options).toEqual(['path:tile-38>tile-19>tile-42', 'path:tile-38>tile-25>tile-42']);
  table.answer('path:tile-38>tile-25>tile-42');
  expect(table.options).toEqual(['loaded', 'load:quann:infantry:1']);
});

rule('ti4', 'transport.3', 'nothing is picked up beside my command token, except in the active system', () => {
  const table = position()
    .units(0, 'tile-01', { carrier: 1 })
    .units(0, 'arnor', { infantry: 1 })
    .units(0, 'saudor', { infantry: 1 })
    .token(0, 'tile-36')
    .token(1, 'tile-23')
    .technologies(0, 'advanced-carrier-2')
    .tactical(0, 'tile-23', 'movement')
    .play(moveShips);
  table.answer('move:tile-01:carrier');
  expect(table.options).toEqual(['loaded', 'load:saudor:infantry:1']);
});

rule('ti4', 'capacity.4', 'units in space belong to no ship: another ship may take them, but no two the same', () => {
  const table = position()
    .units(0, 'tile-01', { carrier: 1, dreadnought: 1, infantry: 1, fighter: 1 })
    .tactical(0, 'tile-36', 'movement')
    .play(moveShips);
  table.answer('move:tile-01:dreadnought');
  expect(table.options).toEqual(['loaded', 'load:tile-01:fighter:1', 'load:tile-01:infantry:1']);
  table.answer('load:tile-01:infantry:1', 'move:tile-01:carrier');
  expect(table.options).toEqual(['loaded', 'load:tile-01:fighter:1']);
  table.answer('load:tile-01:fighter:1', 'done');
  expect(table.unitsOf(0, 'tile-36')).toEqual({ carrier: 1, dreadnought: 1, fighter: 1, infantry: 1 });
});

rule('ti4', 'transport.0', 'upgraded fighters may be transported or move themselves, but not both', () => {
  const table = position()
    .units(0, 'tile-01', { carrier: 1, fighter: 2 })
    .technologies(0, 'fighter-2')
    .tactical(0, 'tile-36', 'movement')
    .play(moveShips);
  table.answer('move:tile-01:fighter', 'count:1', 'move:tile-01:carrier');
  expect(table.options).toEqual(['loaded', 'load:tile-01:fighter:1']);
  table.answer('load:tile-01:fighter:1');
  expect(table.options).toEqual(['done', 'back:1', 'back:2']);
});
