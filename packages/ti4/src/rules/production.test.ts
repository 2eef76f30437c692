import { content, rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { unit } from '../content/units.ts';
import { position, type Table } from '../testing/index.ts';
import { canProduceUnits, produce, produceUnits } from './production.ts';
import { statusPhase } from './status-phase.ts';

const atHome = () => position().units(0, 'jord', { 'space-dock': 1 });

/** The most of a type that is offered. */
function most(table: Table, type: string, place = 'tile-01'): number {
  return table.options.filter((id) => id.startsWith(`produce:${type}:${place}:`)).length;
}

rule(
  'ti4',
  ['production.1', 'space-dock.0', 'space-dock.1'],
  'the production value limits the units: a space dock makes 2 more than the resources of its planet',
  () => {
    const jord = atHome()
      .goods(0, 20)
      .play((g) => produce(g, 0, 'tile-01'));
    expect(most(jord, 'destroyer')).toBe(6);
    const upgraded = atHome()
      .goods(0, 20)
      .technologies(0, 'space-dock-2')
      .play((g) => produce(g, 0, 'tile-01'));
    expect(most(upgraded, 'destroyer')).toBe(8);
    jord.answer('produce:destroyer:tile-01:4');
    expect([most(jord, 'cruiser'), most(jord, 'fighter'), most(jord, 'destroyer')]).toEqual([2, 2, 0]);
  },
);

rule('ti4', 'production.1a', 'several units with Production in the system add up', () => {
  const table = position()
    .units(1, 'nar', { 'space-dock': 1 })
    .units(1, 'jol', { 'space-dock': 1 })
    .goods(1, 20)
    .play((g) => produce(g, 1, 'tile-12'));
  expect(most(table, 'destroyer', 'tile-12')).toBe(7);
});

rule(
  'ti4',
  ['production.1b', 'producing-units.2', 'producing-units.2a', 'cost.2'],
  'two fighters or two infantry come for one cost, but each counts against the production value',
  () => {
    const table = atHome().play((g) => produce(g, 0, 'tile-01'));
    expect(most(table, 'fighter')).toBe(6);
    table.answer('produce:fighter:tile-01:4');
    expect(most(table, 'infantry', 'jord')).toBe(2);
    table.answer('produce:infantry:jord:2');
    expect(table.unitsOf(0, 'jord')).toEqual({ infantry: 2, 'space-dock': 1 });
  },
);

rule(
  'ti4',
  ['production.1c', 'producing-units.2b'],
  'a single fighter or infantry may be made, for as much as two',
  () => {
    const table = atHome()
      .exhausted('jord')
      .goods(0, 3)
      .play((g) => produce(g, 0, 'tile-01'));
    table.answer('produce:fighter:tile-01:1', 'produce:infantry:jord:3');
    table.answer('trade-goods:3');
    expect(table.unitsOf(0, 'tile-01')).toEqual({ fighter: 1 });
    expect(table.unitsOf(0, 'jord')).toEqual({ infantry: 3, 'space-dock': 1 });
    expect(table.player(0).tradeGoods).toBe(0);
  },
);

const arborec = () => position({ factions: ['arborec', 'jol-nar', 'xxcha'] }).goods(0, 20);

rule('ti4', 'production.1d', 'an Arborec space dock makes no infantry, not even beside other producing units', () => {
  const dock = arborec()
    .units(0, 'nestphar', { 'space-dock': 1 })
    .play((g) => produce(g, 0, 'tile-05'));
  expect([most(dock, 'destroyer', 'tile-05'), most(dock, 'infantry', 'nestphar')]).toEqual([5, 0]);
  const both = arborec()
    .units(0, 'nestphar', { 'space-dock': 1, infantry: 2 })
    .play((g) => produce(g, 0, 'tile-05'));
  expect([most(both, 'destroyer', 'tile-05'), most(both, 'infantry', 'nestphar')]).toEqual([7, 2]);
});

content('ti4', 'faction/arborec', 'the Arborec get an infantry each status phase on a planet they choose', () => {
  const table = arborec().own(0, 'wellon').phase('status').play(statusPhase);
  expect(table.options).toEqual(['place:wellon', 'place:nestphar']);
  table.answer('place:wellon');
  expect(table.unitsOf(0, 'wellon')).toEqual({ infantry: 1 });
});

rule(
  'ti4',
  ['production.2', 'production.3', 'producing-units.3'],
  'ships go into the space area, ground forces onto the planet of the unit that makes them',
  () => {
    const table = position()
      .units(1, 'nar', { 'space-dock': 1 })
      .goods(1, 20)
      .play((g) => produce(g, 1, 'tile-12'));
    expect(most(table, 'infantry', 'nar')).toBe(4);
    expect(most(table, 'infantry', 'jol')).toBe(0);
    expect(most(table, 'infantry', 'tile-12')).toBe(0);
    table.answer('produce:carrier:tile-12:1', 'produce:infantry:nar:1', 'done', 'trade-goods:4');
    expect(table.unitsOf(1, 'tile-12')).toEqual({ carrier: 1 });
    expect(table.unitsOf(1, 'nar')).toEqual({ infantry: 1, 'space-dock': 1 });
  },
);

rule('ti4', 'production.3', 'with two docks their values are one sum, and I choose the planets', () => {
  const table = position()
    .units(1, 'nar', { 'space-dock': 1 })
    .units(1, 'jol', { 'space-dock': 1 })
    .goods(1, 20)
    .play((g) => produce(g, 1, 'tile-12'));
  expect([most(table, 'infantry', 'nar'), most(table, 'infantry', 'jol')]).toEqual([7, 7]);
  table.answer('produce:infantry:jol:3', 'produce:infantry:nar:2', 'done', 'trade-goods:3');
  expect(table.unitsOf(1, 'jol')).toEqual({ infantry: 3, 'space-dock': 1 });
  expect(table.unitsOf(1, 'nar')).toEqual({ infantry: 2, 'space-dock': 1 });
  expect(table.player(1).tradeGoods).toBe(17); // five infantry cost three
});

rule(
  'ti4',
  ['production.4', 'production.4a'],
  'a unit in space makes ground forces for the space area, within capacity, or for my planets there',
  () => {
    const table = position({ factions: ['saar', 'jol-nar', 'xxcha'] })
      .units(0, 'tile-35', { 'space-dock': 1, infantry: 3 })
      .own(0, 'bereg')
      .own(1, 'lirta-iv')
      .goods(0, 20)
      .play((g) => produce(g, 0, 'tile-35'));
    expect(most(table, 'infantry', 'bereg')).toBe(5);
    expect(most(table, 'infantry', 'lirta-iv')).toBe(0);
    expect(most(table, 'infantry', 'tile-35')).toBe(1); // capacity 4
    table.answer('produce:carrier:tile-35:1');
    expect(most(table, 'infantry', 'tile-35')).toBe(4); // the new carrier holds more
    table.answer('produce:infantry:tile-35:2', 'produce:infantry:bereg:1');
    expect(most(table, 'fighter', 'tile-35')).toBe(1);
  },
);

rule(
  'ti4',
  ['producing-units.0', 'producing-units.1', 'producing-units.1a', 'cost.0', 'cost.1'],
  'units cost what their sheet says, paid with resources of my planets and trade goods',
  () => {
    expect([unit('dreadnought').cost, unit('carrier').cost, unit('war-sun').cost]).toEqual([4, 3, 12]);
    const table = atHome()
      .own(0, 'saudor')
      .goods(0, 1)
      .play((g) => produce(g, 0, 'tile-01')); // 4 + 2 + 1
    expect([most(table, 'flagship'), most(table, 'dreadnought'), most(table, 'cruiser')]).toEqual([0, 1, 3]);
    table.answer('produce:dreadnought:tile-01:1');
    expect([most(table, 'carrier'), most(table, 'cruiser')]).toEqual([1, 1]);
    table.answer('produce:carrier:tile-01:1');
    expect(table.options).toEqual(['exhaust:saudor', 'exhaust:jord', 'trade-goods:1']);
    table.answer('exhaust:jord', 'exhaust:saudor');
    expect(table.isOver).toBe(true);
    expect(table.player(0).tradeGoods).toBe(0);
    expect(table.state.planets.jord?.exhausted && table.state.planets.saudor?.exhausted).toBe(true);
  },
);

rule('ti4', 'producing-units.1b', 'what is paid beyond the cost is lost', () => {
  const table = atHome().play((g) => produce(g, 0, 'tile-01'));
  table.answer('produce:destroyer:tile-01:1', 'done');
  expect(table.state.planets.jord?.exhausted).toBe(true); // 4 for 1
  expect(table.player(0).tradeGoods).toBe(0);
});

rule('ti4', 'producing-units.1c', 'units produced together are paid in one sum', () => {
  const table = atHome().play((g) => produce(g, 0, 'tile-01'));
  table.answer('produce:cruiser:tile-01:1', 'produce:destroyer:tile-01:2');
  expect(table.unitsOf(0, 'tile-01')).toEqual({ cruiser: 1, destroyer: 2 });
});

rule(
  'ti4',
  'producing-units.4',
  'an ability outside a tactical action says itself how many units are produced and where they are placed',
  () => {
    const play = (place: 'saudor' | 'tile-23', allowance: Parameters<typeof produceUnits>[3]) =>
      position()
        .own(0, 'saudor')
        .units(0, 'tile-23', { carrier: 1 })
        .goods(0, 20)
        .play((g) => produceUnits(g, 0, place, allowance));
    const byCost = play('saudor', { cost: 2 });
    expect([most(byCost, 'destroyer', 'tile-23'), most(byCost, 'infantry', 'saudor')]).toEqual([2, 4]);
    expect([most(byCost, 'carrier', 'tile-23'), most(byCost, 'infantry', 'tile-23')]).toEqual([0, 0]);
    const byNumber = play('tile-23', { units: 3 });
    expect([most(byNumber, 'carrier', 'tile-23'), most(byNumber, 'infantry', 'saudor')]).toEqual([3, 3]);
    const oneShip = play('tile-23', { units: 1, types: ['cruiser'] });
    expect(oneShip.options).toEqual(['done', 'produce:cruiser:tile-23:1']);
    oneShip.answer('produce:cruiser:tile-23:1', 'trade-goods:2');
    expect(oneShip.unitsOf(0, 'tile-23')).toEqual({ carrier: 1, cruiser: 1 });
    expect(oneShip.player(0).tradeGoods).toBe(20 - 2);
    expect(canProduceUnits(position().exhausted('jord').state, 0, 'tile-01', { units: 1 })).toBe(false);
    expect(canProduceUnits(position().state, 0, 'tile-01', { units: 1 })).toBe(true);
  },
);

rule('ti4', 'producing-units.4', 'Production of one space dock alone makes no more than that dock can', () => {
  const table = position({ factions: ['arborec', 'jol-nar', 'xxcha'] })
    .units(0, 'nestphar', { 'space-dock': 1, infantry: 3 })
    .goods(0, 20)
    .play((g) => produce(g, 0, 'tile-05', 'nestphar'));
  expect([most(table, 'destroyer', 'tile-05'), most(table, 'infantry', 'nestphar')]).toEqual([5, 0]);
});

rule(
  'ti4',
  ['producing-units.6', 'producing-units.6a', 'blockaded.0', 'blockaded.1'],
  'where another player has ships I make no ships, but ground forces; my own ships there do not help',
  () => {
    const build = () => atHome().goods(0, 20);
    const blockaded = build()
      .units(1, 'tile-01', { destroyer: 1 })
      .play((g) => produce(g, 0, 'tile-01'));
    expect(blockaded.options.filter((id) => id.endsWith(':1'))).toEqual(['produce:infantry:jord:1']);
    const contested = build()
      .units(1, 'tile-01', { destroyer: 1 })
      .units(0, 'tile-01', { cruiser: 1 })
      .play((g) => produce(g, 0, 'tile-01'));
    expect(contested.options.filter((id) => id.endsWith(':1'))).toEqual(['produce:infantry:jord:1']);
    const free = build().play((g) => produce(g, 0, 'tile-01'));
    expect(most(free, 'destroyer')).toBe(6);
  },
);

rule(
  'ti4',
  ['cost.3', 'cost.3a'],
  'what has no cost cannot be produced: structures never, a war sun not without its technology',
  () => {
    const types = (table: Table) =>
      table.options.filter((id) => id.endsWith(':1')).map((id) => id.split(':')[1] as string);
    const table = atHome()
      .goods(0, 20)
      .play((g) => produce(g, 0, 'tile-01'));
    const ships = ['dreadnought', 'cruiser', 'carrier', 'destroyer', 'fighter', 'infantry'];
    expect(types(table)).toEqual(['flagship', ...ships]);
    expect([unit('pds').cost, unit('space-dock').cost, unit('floating-factory').cost]).toEqual([null, null, null]);
    const warSun = atHome()
      .goods(0, 20)
      .technologies(0, 'war-sun')
      .play((g) => produce(g, 0, 'tile-01'));
    expect(types(warSun)).toEqual(['flagship', 'war-sun', ...ships]);
  },
);

rule('ti4', 'fleet-pool.3', 'I may produce beyond my fleet pool, and choose what to remove', () => {
  const table = atHome()
    .units(0, 'tile-01', { destroyer: 3 })
    .play((g) => produce(g, 0, 'tile-01'));
  table.answer('produce:dreadnought:tile-01:1');
  expect(table.options).toEqual(['dreadnought:tile-01', 'destroyer:tile-01']);
  table.answer('destroyer:tile-01');
  expect(table.unitsOf(0, 'tile-01')).toEqual({ dreadnought: 1, destroyer: 2 });
});

rule('ti4', 'production.0', 'technologies that help Production lower the sum, and I may make nothing after all', () => {
  const table = atHome()
    .technologies(0, 'sarween-tools')
    .play((g) => produce(g, 0, 'tile-01'));
  expect(most(table, 'cruiser')).toBe(2); // 5 resources: 2 cruisers, not 3
  expect(most(table, 'destroyer')).toBe(5);
  table.answer('done');
  expect(table.state.planets.jord?.exhausted).toBe(false);
});
