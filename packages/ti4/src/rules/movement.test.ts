import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { unit } from '../content/units.ts';
import { position, type Table } from '../testing/index.ts';
import { moveShips } from './movement.ts';
import { openWindow } from './window.ts';

/** What can be declared now. */
const departures = (table: Table) => table.options.filter((id) => id.startsWith('move:'));

rule(
  'ti4',
  ['movement.0', 'movement.1', 'movement.3', 'movement.3a', 'tactical-action.2'],
  'I may move any number of ships from any number of systems, and all end in the active system',
  () => {
    const table = position()
      .units(0, 'tile-01', { cruiser: 2 })
      .units(0, 'tile-50', { destroyer: 1 })
      .tactical(0, 'tile-36', 'movement')
      .play(moveShips);
    expect(table.options).toEqual(['done', 'move:tile-50:destroyer', 'move:tile-01:cruiser']);
    table.answer('move:tile-50:destroyer', 'move:tile-01:cruiser', 'done');
    expect(table.unitsOf(0, 'tile-36')).toEqual({ cruiser: 1, destroyer: 1 });
    expect(table.unitsOf(0, 'tile-01')).toEqual({ cruiser: 1 });
    expect(table.unitsOf(0, 'tile-50')).toEqual({});
    expect(table.isOver).toBe(true);
  },
);

rule('ti4', 'tactical-action.2b', 'I may move nothing at all', () => {
  const table = position().units(0, 'tile-01', { cruiser: 2 }).tactical(0, 'tile-36', 'movement').play(moveShips);
  table.answer('done');
  expect(table.unitsOf(0, 'tile-01')).toEqual({ cruiser: 2 });
  expect(table.events()).not.toContain('ti4.moves');
});

rule(
  'ti4',
  ['movement.2', 'movement.3f', 'move.0', 'move.1'],
  'a ship travels as many adjacent systems as its move value, which an upgrade changes',
  () => {
    const at = (technologies: boolean, system: 'tile-23' | 'tile-35') =>
      departures(
        position()
          .units(0, 'tile-01', { cruiser: 1, carrier: 1, dreadnought: 1 })
          .technologies(0, ...(technologies ? (['advanced-carrier-2', 'cruiser-2'] as const) : []))
          .tactical(0, system, 'movement')
          .play(moveShips),
      );
    expect([unit('cruiser').move, unit('cruiser-2').move]).toEqual([2, 3]);
    expect([unit('advanced-carrier').move, unit('advanced-carrier-2').move]).toEqual([1, 2]);
    expect(at(false, 'tile-23')).toEqual(['move:tile-01:cruiser']); // two systems away
    expect(at(true, 'tile-23')).toEqual(['move:tile-01:cruiser', 'move:tile-01:carrier']);
    expect(at(false, 'tile-35')).toEqual([]); // three systems away
    expect(at(true, 'tile-35')).toEqual(['move:tile-01:cruiser']);
  },
);

rule('ti4', 'movement.3f', 'wormholes of one kind make systems adjacent for a ship on its way', () => {
  const table = position().units(0, 'tile-38', { cruiser: 1 }).tactical(0, 'tile-26', 'movement').play(moveShips);
  table.answer('move:tile-38:cruiser');
  expect(table.state.tactical?.moves[0]?.path).toEqual(['tile-38', 'tile-39', 'tile-26']);
});

rule('ti4', 'movement.3b', "ships of others block the way, fighters too, but not the active system's own", () => {
  const from = (others: (table: ReturnType<typeof position>) => ReturnType<typeof position>) =>
    departures(
      others(position().units(0, 'tile-01', { cruiser: 1 }))
        .tactical(0, 'tile-23', 'movement')
        .play(moveShips),
    );
  expect(from((table) => table.units(1, 'tile-36', { cruiser: 1 }))).toEqual(['move:tile-01:cruiser']); // by tile-50
  expect(from((table) => table.units(1, 'tile-36', { cruiser: 1 }).units(2, 'tile-50', { fighter: 1 }))).toEqual([]);
  expect(from((table) => table.units(1, 'tile-36', { infantry: 1 }).units(1, 'tile-50', { infantry: 1 }))).toEqual([
    'move:tile-01:cruiser',
  ]);
  expect(from((table) => table.units(1, 'tile-23', { cruiser: 1 }))).toEqual(['move:tile-01:cruiser']);
});

rule('ti4', 'movement.3c', 'a ship that starts with my command token stays, unless it is the active system', () => {
  const table = position()
    .units(0, 'tile-01', { cruiser: 1 })
    .units(0, 'tile-50', { cruiser: 1 })
    .token(0, 'tile-01')
    .token(1, 'tile-50')
    .tactical(0, 'tile-36', 'movement')
    .play(moveShips);
  expect(departures(table)).toEqual(['move:tile-50:cruiser']);
});

rule('ti4', 'movement.3d', 'a ship may pass through a system with my command token', () => {
  const table = position()
    .units(0, 'tile-01', { cruiser: 1 })
    .units(1, 'tile-50', { cruiser: 1 })
    .token(0, 'tile-36')
    .tactical(0, 'tile-23', 'movement')
    .play(moveShips);
  table.answer('move:tile-01:cruiser');
  expect(table.state.tactical?.moves[0]?.path).toEqual(['tile-01', 'tile-36', 'tile-23']);
});

rule('ti4', 'movement.3e', 'a ship with enough move leaves the active system, fetches troops and returns', () => {
  const build = () =>
    position().units(0, 'tile-36', { carrier: 1 }).units(0, 'jord', { infantry: 2 }).token(1, 'tile-01');
  expect(departures(build().tactical(0, 'tile-36', 'movement').play(moveShips))).toEqual([]); // move 1
  const table = build().technologies(0, 'advanced-carrier-2').tactical(0, 'tile-36', 'movement').play(moveShips);
  table.answer('move:tile-36:carrier');
  expect(table.state.tactical?.moves[0]?.path).toEqual(['tile-36', 'tile-01', 'tile-36']);
  table.answer('load:jord:infantry:2', 'done');
  expect(table.unitsOf(0, 'tile-36')).toEqual({ carrier: 1, infantry: 2 });
  const empty = position().units(0, 'tile-36', { cruiser: 1 }).units(0, 'lor', { infantry: 1 });
  expect(departures(empty.tactical(0, 'tile-36', 'movement').play(moveShips))).toEqual([]); // no room for troops
});

rule('ti4', 'transport.1', 'a ship that returns may also lift troops from the planets of the active system', () => {
  const table = position()
    .units(0, 'tile-36', { carrier: 1, infantry: 1 })
    .units(0, 'lor', { infantry: 1 })
    .technologies(0, 'advanced-carrier-2')
    .tactical(0, 'tile-36', 'movement')
    .play(moveShips);
  table.answer('move:tile-36:carrier');
  expect(table.options).toEqual(['loaded', 'load:lor:infantry:1']); // the others are in space already
  table.answer('load:lor:infantry:1', 'done');
  expect(table.unitsOf(0, 'tile-36')).toEqual({ carrier: 1, infantry: 2 });
});

rule('ti4', 'movement.4', 'only moving ships with capacity can take units along', () => {
  const table = position()
    .units(0, 'tile-01', { cruiser: 1, carrier: 1 })
    .units(0, 'jord', { infantry: 2 })
    .tactical(0, 'tile-36', 'movement')
    .play(moveShips);
  table.answer('move:tile-01:cruiser');
  expect(table.prompt).toBe('ti4.move-ships');
  table.answer('move:tile-01:carrier');
  expect(table.options).toEqual(['loaded', 'load:jord:infantry:2', 'load:jord:infantry:1']);
});

rule('ti4', 'movement.5', 'all moves are declared, and may be taken back, before the first ship moves', () => {
  const table = position()
    .units(0, 'tile-01', { carrier: 1, dreadnought: 2 }, { dreadnought: 1 })
    .units(0, 'jord', { infantry: 1 })
    .tactical(0, 'tile-36', 'movement')
    .play(moveShips);
  expect(departures(table)).toEqual([
    'move:tile-01:dreadnought',
    'move:tile-01:dreadnought:damaged',
    'move:tile-01:carrier',
  ]);
  table.answer('move:tile-01:dreadnought:damaged', 'loaded', 'move:tile-01:carrier', 'load:jord:infantry:1');
  expect(table.unitsOf(0, 'tile-36')).toEqual({});
  expect(table.unitsOf(0, 'jord')).toEqual({ infantry: 1 });
  expect(table.options).toEqual(['done', 'move:tile-01:dreadnought', 'back:1', 'back:2']);
  table.answer('back:2');
  expect(table.options).toEqual(['done', 'move:tile-01:dreadnought', 'move:tile-01:carrier', 'back:1']);
  table.answer('done');
  expect(table.unitsOf(0, 'tile-36')).toEqual({ dreadnought: 1 });
  expect(table.state.systems['tile-36']?.units[0]?.damaged).toBe(1);
  expect(table.unitsOf(0, 'tile-01')).toEqual({ carrier: 1, dreadnought: 1 });
  expect(table.state.systems['tile-01']?.units[0]?.damaged).toBe(0);
});

rule('ti4', 'movement.2', 'fighters with a move value of their own go by number, others need a ship', () => {
  const build = () => position().units(0, 'tile-01', { fighter: 4 }).units(0, 'jord', { 'space-dock': 1 });
  expect(departures(build().tactical(0, 'tile-36', 'movement').play(moveShips))).toEqual([]);
  const table = build().technologies(0, 'fighter-2').tactical(0, 'tile-36', 'movement').play(moveShips);
  table.answer('move:tile-01:fighter');
  expect(table.options).toEqual(['count:4', 'count:3', 'count:2', 'count:1']);
  table.answer('count:2', 'move:tile-01:fighter', 'count:1', 'done');
  expect(table.unitsOf(0, 'tile-36')).toEqual({ fighter: 3 });
  expect(table.unitsOf(0, 'tile-01')).toEqual({ fighter: 1 });
});

rule('ti4', 'move.1', 'one ship that may go farther does not let a second one do so', () => {
  const table = position()
    .units(0, 'tile-01', { carrier: 2 })
    .units(0, 'tile-36', { carrier: 1 })
    .technologies(0, 'gravity-drive')
    .tactical(0, 'tile-23', 'movement')
    .play(moveShips);
  expect(departures(table)).toEqual(['move:tile-36:carrier', 'move:tile-01:carrier']);
  table.answer('move:tile-01:carrier');
  expect(departures(table)).toEqual(['move:tile-36:carrier']);
  table.answer('move:tile-36:carrier', 'back:1');
  expect(departures(table)).toEqual(['move:tile-01:carrier']);
});

rule('ti4', 'move.1', 'a longer way that fetches troops does not replace the short one', () => {
  const table = position()
    .units(0, 'tile-01', { carrier: 1 })
    .units(0, 'lazar', { infantry: 1 })
    .technologies(0, 'gravity-drive')
    .tactical(0, 'tile-36', 'movement')
    .play(moveShips);
  table.answer('move:tile-01:carrier');
  expect(table.options).toEqual(['path:tile-01>tile-36', 'path:tile-01>tile-31>tile-36']);
});

rule(
  'ti4',
  ['movement.7', 'movement.8'],
  'an ability that moves units outside the movement step asks neither for move values nor for command tokens',
  () => {
    const table = position()
      .units(0, 'jord', { infantry: 2 })
      .units(0, 'mecatol-rex', { infantry: 1 })
      .token(0, 'tile-01', 'tile-18')
      .technologies(0, 'transit-diodes')
      .play((g) => openWindow(g, 'when turn-start', { seat: 0 }));
    table.answer('use:technology/transit-diodes', 'from:jord', 'count:2');
    expect(table.unitsOf(0, 'mecatol-rex')).toEqual({ infantry: 3 });
  },
);

rule('ti4', ['structures.3', 'structures.1a'], 'structures stay where they are; only floating factories move', () => {
  const table = position({ factions: ['sol', 'saar', 'xxcha'] })
    .units(1, 'tile-11', { 'space-dock': 1, cruiser: 1 })
    .units(1, 'ragh', { pds: 2, infantry: 1 })
    .tactical(1, 'tile-33', 'movement')
    .play(moveShips);
  expect(departures(table)).toEqual(['move:tile-11:cruiser', 'move:tile-11:space-dock']);
  table.answer('move:tile-11:space-dock');
  expect(table.options).toEqual(['loaded', 'load:ragh:infantry:1']);
  table.answer('load:ragh:infantry:1', 'done');
  expect(table.unitsOf(1, 'tile-33')).toEqual({ infantry: 1, 'space-dock': 1 });
});

rule('ti4', 'movement.3', 'I am told which rule keeps a ship where it is', () => {
  const why = (system: 'tile-23' | 'tile-44', change: (built: ReturnType<typeof position>) => unknown) => {
    const built = position().units(0, 'tile-36', { destroyer: 1 }).units(0, 'tile-01', { cruiser: 1 });
    change(built);
    const table = built.tactical(0, system, 'movement').play(moveShips);
    return table.match.blocked(0).map(({ target, rule: id }) => `${target} ${id}`);
  };
  expect(why('tile-23', () => {})).toEqual([]);
  expect(why('tile-23', (built) => built.token(0, 'tile-01'))).toEqual(['unit:tile-01:cruiser movement.3c']);
  expect(why('tile-23', (built) => built.units(0, 'tile-01', { carrier: 1, fighter: 1 }))).toEqual([
    'unit:tile-01:carrier movement.3f',
    'unit:tile-01:fighter movement.2',
  ]);
  const surrounded = why('tile-23', (built) =>
    built.units(1, 'tile-36', { cruiser: 1 }).units(1, 'tile-50', { cruiser: 1 }),
  );
  expect(surrounded).toEqual(['unit:tile-01:cruiser movement.3b']);
});

rule(
  'ti4',
  ['movement.3b', 'nebula.1a'],
  'a ship shut out is told by what: by ships in the way, or by an anomaly',
  () => {
    const why = (built: ReturnType<typeof position>, system: 'tile-18' | 'tile-19' | 'tile-21' | 'tile-23') => {
      const table = built.tactical(0, system, 'movement').play(moveShips);
      return table.match.blocked(0).map(({ target, rule: id }) => `${target} ${id}`);
    };
    const guards = () => position().units(1, 'tile-36', { fighter: 1 }).units(1, 'tile-50', { cruiser: 1 });
    const carriers = () => guards().units(0, 'tile-01', { carrier: 1 }).units(0, 'tile-36', { cruiser: 1 });
    expect(why(carriers(), 'tile-23')).toEqual(['unit:tile-01:carrier movement.3f']);
    const drive = carriers().technologies(0, 'gravity-drive'); // far enough for one ship
    expect(why(drive, 'tile-23')).toEqual(['unit:tile-01:carrier movement.3b']);
    const far = (players: 3 | 6, place: 'tile-01' | 'tile-33') =>
      position({ players }).units(0, 'tile-40', { destroyer: 1 }).units(0, place, { cruiser: 1 });
    expect(why(far(3, 'tile-33'), 'tile-18')).toEqual(['unit:tile-33:cruiser nebula.1a']);
    expect(why(far(6, 'tile-01'), 'tile-21')).toContain('unit:tile-01:cruiser supernova.1');
    const field = position().units(0, 'tile-36', { cruiser: 1 }).units(0, 'tile-38', { cruiser: 1 });
    expect(why(field.units(1, 'tile-39', { cruiser: 1 }), 'tile-19')).toContain('unit:tile-36:cruiser movement.3b'); // but for the ships it could come
  },
);

rule('ti4', 'movement.3f', 'of fighters that fly by themselves only so many go farther as an ability lets', () => {
  const table = position()
    .technologies(0, 'fighter-2')
    .ability(0, { modify: { fartherShips: (ships) => ships + 2 } })
    .units(0, 'tile-38', { fighter: 3 })
    .tactical(0, 'tile-22', 'movement') // three systems away
    .with(({ turn }) => turn?.traded.push(1, 2))
    .play(moveShips)
    .answer('move:tile-38:fighter');
  expect(table.options).toEqual(['count:2', 'count:1']);
  table.answer('count:2');
  expect(table.options).toEqual(['done', 'back:1']);
});
