import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { type Anomaly, system, systemIds } from '../content/systems.ts';
import { position, type Table } from '../testing/index.ts';
import { addEffect } from './effects.ts';
import { moveShips } from './movement.ts';

const departures = (table: Table) => table.options.filter((id) => id.startsWith('move:'));
const tilesWith = (anomaly: Anomaly) => systemIds.filter((id) => system(id).anomaly === anomaly);

rule(
  'ti4',
  ['asteroid-field.0', 'asteroid-field.1'],
  'ships move neither through an asteroid field nor into it, unless a technology lets them',
  () => {
    expect(tilesWith('asteroid-field')).toEqual(['tile-44', 'tile-45']);
    const build = () => position().units(0, 'tile-36', { cruiser: 1 }).units(1, 'tile-39', { cruiser: 1 });
    expect(departures(build().tactical(0, 'tile-19', 'movement').play(moveShips))).toEqual([]);
    expect(departures(build().tactical(0, 'tile-44', 'movement').play(moveShips))).toEqual([]);
    const deflectors = () => build().technologies(0, 'antimass-deflectors');
    for (const system of ['tile-19', 'tile-44'] as const) {
      expect(departures(deflectors().tactical(0, system, 'movement').play(moveShips))).toEqual([
        'move:tile-36:cruiser',
      ]);
    }
  },
);

rule('ti4', ['supernova.0', 'supernova.1'], 'ships move neither through a supernova nor into it', () => {
  expect(tilesWith('supernova')).toEqual(['tile-43']);
  const build = () => position({ players: 6 }).units(0, 'tile-01', { cruiser: 1 });
  expect(departures(build().tactical(0, 'tile-21', 'movement').play(moveShips))).toEqual([]);
  expect(departures(build().tactical(0, 'tile-43', 'movement').play(moveShips))).toEqual([]);
  expect(departures(build().tactical(0, 'tile-40', 'movement').play(moveShips))).toEqual(['move:tile-01:cruiser']);
});

rule(
  'ti4',
  ['nebula.0', 'nebula.1', 'nebula.1a'],
  'ships move into a nebula only if it is active, never through',
  () => {
    expect(tilesWith('nebula')).toEqual(['tile-42']);
    const build = () => position().units(0, 'tile-33', { cruiser: 1 });
    expect(departures(build().tactical(0, 'tile-42', 'movement').play(moveShips))).toEqual(['move:tile-33:cruiser']);
    expect(departures(build().tactical(0, 'tile-18', 'movement').play(moveShips))).toEqual([]);
  },
);

rule('ti4', ['nebula.2', 'nebula.2a'], 'a ship that starts in a nebula moves 1, and more by other abilities', () => {
  const build = () => position().units(0, 'tile-42', { cruiser: 1 });
  expect(departures(build().tactical(0, 'tile-18', 'movement').play(moveShips))).toEqual(['move:tile-42:cruiser']);
  expect(departures(build().tactical(0, 'tile-22', 'movement').play(moveShips))).toEqual([]);
  const table = build().technologies(0, 'gravity-drive').tactical(0, 'tile-22', 'movement').play(moveShips);
  expect(departures(table)).toEqual(['move:tile-42:cruiser']);
  const speedy = build()
    .with((g) => addEffect(g, 'action-card/flank-speed', 0, 'tactical-action'))
    .tactical(0, 'tile-22', 'movement')
    .play(moveShips);
  expect(departures(speedy)).toEqual(['move:tile-42:cruiser']);
});

/** The gravity rift lies between the home system of seat 0 and tile-23. */
const riftNearby = () => position().replace('tile-50', 'tile-41');

rule(
  'ti4',
  ['gravity-rift.0', 'gravity-rift.1', 'gravity-rift.1a'],
  'a ship that moves through a gravity rift or out of it goes one system farther',
  () => {
    expect(tilesWith('gravity-rift')).toEqual(['tile-41']);
    const through = riftNearby().units(0, 'tile-01', { carrier: 1 }).dice(4).tactical(0, 'tile-23', 'movement');
    const table = through.play(moveShips).answer('move:tile-01:carrier');
    expect(table.state.tactical?.moves[0]?.path).toEqual(['tile-01', 'tile-41', 'tile-23']);
    table.answer('done');
    expect(table.unitsOf(0, 'tile-23')).toEqual({ carrier: 1 });
    const out = riftNearby().units(0, 'tile-41', { carrier: 1 }).tactical(0, 'tile-22', 'movement').play(moveShips);
    expect(departures(out)).toEqual(['move:tile-41:carrier']); // two systems away
    const into = riftNearby().units(0, 'tile-31', { carrier: 1 }).tactical(0, 'tile-41', 'movement').play(moveShips);
    expect(departures(into)).toEqual([]); // moving in gives nothing
    const ends = riftNearby().units(0, 'tile-01', { carrier: 1 }).tactical(0, 'tile-41', 'movement').play(moveShips);
    ends.answer('move:tile-01:carrier', 'done');
    expect(ends.unitsOf(0, 'tile-41')).toEqual({ carrier: 1 });
    expect(ends.events()).not.toContain('ti4.rift-die');
  },
);

rule(
  'ti4',
  ['gravity-rift.2', 'gravity-rift.2a', 'gravity-rift.2b', 'gravity-rift.2c', 'transport.1b'],
  'one die for the ship: on 1 to 3 it goes to reinforcements with all it carries, and is not destroyed',
  () => {
    const play = (die: number) =>
      riftNearby()
        .units(0, 'tile-01', { carrier: 1, fighter: 2 })
        .units(0, 'jord', { infantry: 3, 'space-dock': 1 })
        .dice(die)
        .tactical(0, 'tile-23', 'movement')
        .play(moveShips)
        .answer('move:tile-01:carrier', 'load:tile-01:fighter:2', 'load:jord:infantry:2', 'done');
    const lost = play(3);
    expect(lost.unitsOf(0, 'tile-23')).toEqual({});
    expect(lost.unitsOf(0, 'tile-01')).toEqual({});
    expect(lost.unitsOf(0, 'jord')).toEqual({ infantry: 1, 'space-dock': 1 });
    expect(lost.player(0).reinforcements.carrier).toBe(4);
    expect(lost.events()).not.toContain('ti4.destroyed');
    const saved = play(4);
    expect(saved.unitsOf(0, 'tile-23')).toEqual({ carrier: 1, fighter: 2, infantry: 2 });
    expect(saved.events().filter((key) => key === 'ti4.rift-die')).toHaveLength(1);
  },
);

rule('ti4', 'gravity-rift.2', 'each ship rolls for itself, fighters that move on their own too', () => {
  const table = riftNearby()
    .units(0, 'tile-41', { cruiser: 2, fighter: 3 })
    .technologies(0, 'fighter-2')
    .dice(3, 10, 4, 1, 4)
    .tactical(0, 'tile-36', 'movement')
    .play(moveShips);
  table.answer('move:tile-41:cruiser', 'move:tile-41:cruiser', 'move:tile-41:fighter', 'count:3', 'done');
  expect(table.unitsOf(0, 'tile-36')).toEqual({ cruiser: 1, fighter: 2 });
  expect(table.player(0).reinforcements.cruiser).toBe(7);
});

rule('ti4', ['gravity-rift.2b', 'transport.1b'], 'troops that the ship has not reached yet stay where they are', () => {
  const table = riftNearby()
    .units(0, 'tile-41', { carrier: 2, infantry: 2 }) // the second carrier could hold all that stays behind
    .units(0, 'saudor', { infantry: 1 })
    .dice(1)
    .tactical(0, 'tile-23', 'movement')
    .play(moveShips);
  table.answer('move:tile-41:carrier', 'load:tile-41:infantry:1', 'load:saudor:infantry:1', 'done');
  expect(table.unitsOf(0, 'saudor')).toEqual({ infantry: 1 });
  expect(table.unitsOf(0, 'tile-41')).toEqual({ carrier: 1, infantry: 1 }); // one was on board and is lost
  expect(table.events().filter((key) => key === 'ti4.lost-in-rift')).toHaveLength(2);
  expect(table.events()).not.toContain('ti4.destroyed');
});

rule(
  'ti4',
  'transport.1b',
  'fighters and troops on board are removed, not destroyed; those on other ships arrive',
  () => {
    const table = riftNearby()
      .units(0, 'tile-01', { carrier: 2, fighter: 2 })
      .units(0, 'jord', { infantry: 4, 'space-dock': 1 }) // the dock looks after fighters that stay behind
      .dice(2, 9)
      .tactical(0, 'tile-23', 'movement')
      .play(moveShips);
    table.answer('move:tile-01:carrier', 'load:tile-01:fighter:2', 'load:jord:infantry:1');
    table.answer('move:tile-01:carrier', 'load:jord:infantry:2', 'done');
    expect(table.unitsOf(0, 'tile-23')).toEqual({ carrier: 1, infantry: 2 });
    expect(table.unitsOf(0, 'tile-01')).toEqual({});
    expect(table.unitsOf(0, 'jord')).toEqual({ infantry: 1, 'space-dock': 1 });
    expect(table.events()).not.toContain('ti4.destroyed');
  },
);

rule('ti4', 'gravity-rift.3', 'a ship can leave the rift twice: twice a system farther, and two dice', () => {
  const build = () =>
    riftNearby()
      .units(0, 'tile-41', { carrier: 1 })
      .units(0, 'jord', { infantry: 1 })
      .tactical(0, 'tile-23', 'movement');
  const table = build().dice(4, 3).play(moveShips).answer('move:tile-41:carrier');
  expect(table.options).toEqual(['path:tile-41>tile-23', 'path:tile-41>tile-01>tile-41>tile-23']);
  table.answer('path:tile-41>tile-01>tile-41>tile-23', 'load:jord:infantry:1', 'done');
  expect(table.unitsOf(0, 'tile-23')).toEqual({});
  expect(table.unitsOf(0, 'jord')).toEqual({});
  const first = build().dice(2).play(moveShips).answer('move:tile-41:carrier');
  first.answer('path:tile-41>tile-01>tile-41>tile-23', 'load:jord:infantry:1', 'done');
  expect(first.unitsOf(0, 'jord')).toEqual({ infantry: 1 }); // lost before it came there
});

rule('ti4', 'gravity-rift.2', 'a ship that can go around the rift does so without being asked', () => {
  const table = riftNearby().units(0, 'tile-01', { cruiser: 1 }).tactical(0, 'tile-23', 'movement').play(moveShips);
  table.answer('move:tile-01:cruiser', 'done');
  expect(table.unitsOf(0, 'tile-23')).toEqual({ cruiser: 1 });
  expect(table.events()).not.toContain('ti4.rift-die');
});
