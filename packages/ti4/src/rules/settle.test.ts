import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import type { Place } from '../content/events.ts';
import type { PlanetId } from '../content/planets.ts';
import type { SystemId } from '../content/systems.ts';
import { plastic, unit, unitTypes } from '../content/units.ts';
import { position, type Table } from '../testing/index.ts';
import { moveShips } from './movement.ts';
import { settle } from './settle.ts';

const destroyed = (table: Table) => table.events().filter((key) => key === 'ti4.destroyed').length;

rule(
  'ti4',
  ['fleet-pool.0', 'fleet-pool.3', 'destroyed.2'],
  'I choose which ships beyond my fleet pool leave; they are not destroyed',
  () => {
    const table = position().units(0, 'tile-18', { cruiser: 3, destroyer: 2 }).play(settle);
    expect(table.options).toEqual(['cruiser:tile-18', 'destroyer:tile-18']);
    table.answer('destroyer:tile-18', 'cruiser:tile-18');
    expect(table.unitsOf(0, 'tile-18')).toEqual({ cruiser: 2, destroyer: 1 });
    expect(table.player(0).reinforcements).toMatchObject({ cruiser: 6, destroyer: 7 });
    expect(destroyed(table)).toBe(0);
    const damaged = position().units(0, 'tile-18', { dreadnought: 4 }, { dreadnought: 2 }).play(settle);
    damaged.answer('dreadnought:tile-18:damaged');
    expect(damaged.state.systems['tile-18']?.units).toEqual([{ seat: 0, type: 'dreadnought', count: 3, damaged: 1 }]);
  },
);

rule(
  'ti4',
  ['fleet-pool.1', 'ships.2', 'fleet-pool.1a', 'ships.2a'],
  'the tokens of the fleet pool limit the ships in each system; fighters, troops and structures do not count',
  () => {
    const build = (fleet: number) =>
      position()
        .pools(0, { fleet })
        .units(0, 'tile-01', { carrier: 2, fighter: 4, infantry: 3 })
        .units(0, 'jord', { infantry: 5, pds: 2, 'space-dock': 1 })
        .units(0, 'tile-36', { cruiser: 2 });
    const fits = build(2).play(settle);
    expect(fits.isOver).toBe(true);
    expect(fits.unitsOf(0, 'tile-01')).toEqual({ carrier: 2, fighter: 4, infantry: 3 });
    const tight = build(1).play(settle);
    expect(tight.unitsOf(0, 'tile-01')).toMatchObject({ carrier: 1 });
    expect(tight.unitsOf(0, 'tile-36')).toEqual({ cruiser: 1 });
  },
);

rule('ti4', 'fleet-pool.1b', 'a full system lets others pass: what only moves through it does not count', () => {
  const table = position()
    .units(0, 'tile-36', { cruiser: 3 })
    .units(0, 'tile-01', { carrier: 1, fighter: 3 })
    .units(1, 'tile-50', { cruiser: 1 })
    .token(0, 'tile-36')
    .technologies(0, 'advanced-carrier-2')
    .tactical(0, 'tile-23', 'movement')
    .play(moveShips);
  table.answer('move:tile-01:carrier', 'load:tile-01:fighter:3', 'done');
  expect(table.unitsOf(0, 'tile-36')).toEqual({ cruiser: 3 });
  expect(table.unitsOf(0, 'tile-23')).toEqual({ carrier: 1, fighter: 3 });
});

rule('ti4', 'fleet-pool.3', 'ships that arrive beyond the limit are removed as well as those that were there', () => {
  const table = position()
    .units(0, 'tile-36', { cruiser: 3 })
    .units(0, 'tile-01', { dreadnought: 1 })
    .tactical(0, 'tile-36', 'movement')
    .play(moveShips);
  table.answer('move:tile-01:dreadnought', 'done');
  expect(table.options).toEqual(['dreadnought:tile-36', 'cruiser:tile-36']);
});

rule(
  'ti4',
  ['capacity.2', 'capacity.3', 'capacity.3a', 'ground-forces.1', 'ground-forces.2'],
  'what my ships in a space area cannot hold is destroyed, and I choose what',
  () => {
    const table = position({ factions: ['jol-nar', 'sol', 'xxcha'] })
      .units(0, 'tile-18', { carrier: 1, cruiser: 1, fighter: 3, infantry: 3 })
      .play(settle);
    expect(table.options).toEqual(['fighter:tile-18', 'infantry:tile-18']);
    table.answer('fighter:tile-18', 'infantry:tile-18');
    expect(table.unitsOf(0, 'tile-18')).toEqual({ carrier: 1, cruiser: 1, fighter: 2, infantry: 2 });
    expect(destroyed(table)).toBe(2);
    const alone = position().units(0, 'tile-18', { cruiser: 1, infantry: 2 }).play(settle);
    expect(alone.unitsOf(0, 'tile-18')).toEqual({ cruiser: 1 });
  },
);

rule('ti4', 'capacity.3', 'a ship that leaves takes its capacity along from the system it leaves', () => {
  const table = position()
    .units(0, 'tile-01', { carrier: 1, fighter: 2 })
    .tactical(0, 'tile-36', 'movement')
    .play(moveShips);
  table.answer('move:tile-01:carrier', 'load:tile-01:fighter:1', 'done');
  expect(table.unitsOf(0, 'tile-01')).toEqual({});
  expect(table.unitsOf(0, 'tile-36')).toEqual({ carrier: 1, fighter: 1 });
});

rule(
  'ti4',
  ['capacity.3b', 'ground-forces.3'],
  'ground forces on planets use no capacity, and there is no limit to them',
  () => {
    const table = position()
      .units(0, 'jord', { infantry: 30 })
      .units(0, 'tile-01', { carrier: 1, fighter: 6 })
      .play(settle);
    expect(table.unitsOf(0, 'jord')).toEqual({ infantry: 30 });
    expect(table.unitsOf(0, 'tile-01')).toEqual({ carrier: 1, fighter: 6 });
  },
);

rule('ti4', 'capacity.3c', 'the limit may be exceeded during a combat, and is restored when it ends', () => {
  const build = () => position().units(0, 'tile-18', { cruiser: 1, fighter: 2 }).units(1, 'tile-18', { cruiser: 1 });
  const during = build().combat({ kind: 'space', system: 'tile-18', attacker: 0, defender: 1 }).play(settle);
  expect(during.unitsOf(0, 'tile-18')).toEqual({ cruiser: 1, fighter: 2 });
  expect(build().play(settle).unitsOf(0, 'tile-18')).toEqual({ cruiser: 1 });
});

rule('ti4', 'capacity.2', 'a space dock looks after 3 fighters, also when it is upgraded', () => {
  for (const technologies of [[], ['space-dock-2']] as const) {
    const table = position()
      .units(0, 'tile-01', { fighter: 5 })
      .units(0, 'jord', { 'space-dock': 1 })
      .technologies(0, ...technologies)
      .play(settle);
    expect(table.unitsOf(0, 'tile-01')).toEqual({ fighter: 3 });
  }
});

rule(
  'ti4',
  ['capacity.3', 'capacity.3a'],
  'a fighter that a space dock looks after is no victim of a capacity surplus',
  () => {
    const table = position()
      .units(0, 'tile-01', { carrier: 1, fighter: 3, infantry: 1 })
      .units(0, 'jord', { 'space-dock': 1 })
      .tactical(0, 'tile-36', 'movement')
      .play(moveShips);
    table.answer('move:tile-01:carrier', 'loaded', 'done'); // without anything on board
    expect(table.isOver).toBe(true); // nothing to choose: only the infantry is beyond the capacity
    expect(table.unitsOf(0, 'tile-01')).toEqual({ fighter: 3 });
    const crowded = position()
      .units(0, 'tile-01', { carrier: 1, fighter: 4, infantry: 1 })
      .units(0, 'jord', { 'space-dock': 1 })
      .tactical(0, 'tile-36', 'movement')
      .play(moveShips);
    crowded.answer('move:tile-01:carrier', 'loaded', 'done');
    expect(crowded.options).toEqual(['fighter:tile-01', 'infantry:tile-01']); // the fourth fighter needs capacity too
    crowded.answer('fighter:tile-01');
    expect(crowded.unitsOf(0, 'tile-01')).toEqual({ fighter: 3 });
  },
);

rule('ti4', 'fleet-pool.1', 'upgraded fighters beyond capacity count against the fleet pool instead', () => {
  const table = position().units(0, 'tile-18', { cruiser: 1, fighter: 4 }).technologies(0, 'fighter-2').play(settle);
  expect(table.options).toEqual(['cruiser:tile-18', 'fighter:tile-18']);
  table.answer('fighter:tile-18', 'fighter:tile-18');
  expect(table.unitsOf(0, 'tile-18')).toEqual({ cruiser: 1, fighter: 2 });
  expect(destroyed(table)).toBe(0);
  const halves = position({ factions: ['naalu', 'sol', 'xxcha'] })
    .units(0, 'tile-18', { cruiser: 1, fighter: 4 })
    .technologies(0, 'hybrid-crystal-fighter-2')
    .play(settle);
  expect(halves.isOver).toBe(true); // 1 and 4 halves
});

rule('ti4', ['fleet-pool.1', 'capacity.2'], 'upgraded fighters share the capacity with ground forces', () => {
  const crowded = (cruisers: number) =>
    position({ factions: ['jol-nar', 'sol', 'xxcha'] })
      .technologies(0, 'fighter-2')
      .pools(0, { fleet: 2 })
      .units(0, 'tile-18', { carrier: 1, cruiser: cruisers, fighter: 3, infantry: 2 })
      .play(settle);
  expect(crowded(0).isOver).toBe(true); // two in the carrier beside the troops, one for a token
  const table = crowded(1);
  expect(table.options).toEqual(['cruiser:tile-18', 'carrier:tile-18', 'fighter:tile-18']);
  table.answer('fighter:tile-18');
  expect(table.unitsOf(0, 'tile-18')).toEqual({ carrier: 1, cruiser: 1, fighter: 2, infantry: 2 });
});

rule('ti4', 'fleet-pool.3', 'upgraded fighters within the capacity are none of the ships that leave', () => {
  const table = position()
    .technologies(0, 'fighter-2')
    .pools(0, { fleet: 1 })
    .units(0, 'tile-18', { carrier: 2, cruiser: 1, fighter: 2 })
    .play(settle);
  expect(table.options).toEqual(['cruiser:tile-18', 'carrier:tile-18']);
});

rule('ti4', 'capacity.2', 'each space dock of a system looks after 3 fighters', () => {
  const table = position()
    .units(0, 'tile-36', { fighter: 7 })
    .units(0, 'arnor', { 'space-dock': 1 })
    .units(0, 'lor', { 'space-dock': 1 })
    .play(settle);
  expect(table.unitsOf(0, 'tile-36')).toEqual({ fighter: 6 });
});

rule('ti4', 'pds.4', 'a PDS is lost when another player has units on its planet and I have no troops there', () => {
  const table = position()
    .units(0, 'wellon', { pds: 1 })
    .units(1, 'wellon', { infantry: 1 })
    .units(0, 'saudor', { pds: 1, infantry: 1 })
    .play(settle);
  expect(table.unitsOf(0, 'wellon')).toEqual({});
  expect(destroyed(table)).toBe(1);
  expect(table.unitsOf(0, 'saudor')).toEqual({ infantry: 1, pds: 1 });
});

rule('ti4', 'space-dock.4', 'so is a space dock', () => {
  const table = position().units(0, 'wellon', { 'space-dock': 1 }).units(1, 'wellon', { infantry: 1 }).play(settle);
  expect(table.unitsOf(0, 'wellon')).toEqual({});
  expect(table.player(0).reinforcements['space-dock']).toBe(3);
  const guarded = position()
    .units(0, 'wellon', { 'space-dock': 1, infantry: 1 })
    .units(1, 'wellon', { infantry: 1 })
    .play(settle);
  expect(guarded.unitsOf(0, 'wellon')).toEqual({ infantry: 1, 'space-dock': 1 });
});

rule('ti4', 'space-dock.4a', 'a floating factory is destroyed when it is blockaded', () => {
  const build = () => position({ factions: ['saar', 'sol', 'xxcha'] }).units(0, 'tile-18', { 'space-dock': 1 });
  expect(build().units(1, 'tile-18', { fighter: 1, carrier: 1 }).play(settle).unitsOf(0, 'tile-18')).toEqual({});
  const escorted = build().units(0, 'tile-18', { destroyer: 1 }).units(1, 'tile-18', { carrier: 1 }).play(settle);
  expect(escorted.unitsOf(0, 'tile-18')).toEqual({ destroyer: 1, 'space-dock': 1 });
  expect(build().play(settle).unitsOf(0, 'tile-18')).toEqual({ 'space-dock': 1 });
});

/** One unit in each of so many places. */
function spread(type: 'fighter' | 'infantry', places: readonly Place[]) {
  const built = position({ players: 6 }).with((g) => {
    for (const seat of g.players) seat.pools = { tactic: 0, fleet: 8, strategy: 0 };
  });
  for (const place of places) {
    built.units(0, place, type === 'fighter' ? { carrier: 1, fighter: 2 } : { infantry: 2 });
    built.reinforcements(0, 'carrier', 4);
  }
  return built;
}

const elevenSystems: SystemId[] = ['tile-18', 'tile-22', 'tile-19', 'tile-24', 'tile-35', 'tile-23'];
elevenSystems.push('tile-36', 'tile-39', 'tile-38', 'tile-25', 'tile-33');
const thirteenPlanets: PlanetId[] = ['tarmann', 'wellon', 'mehar-xull', 'bereg', 'lirta-iv', 'saudor', 'arnor', 'lor'];
thirteenPlanets.push('abyz', 'fria', 'quann', 'corneeq', 'resculon');

rule(
  'ti4',
  ['fighter-tokens.3', 'fighter-tokens.3a', 'component-limitations.4b'],
  'fighter tokens need a plastic fighter in each system: beyond ten systems they are destroyed',
  () => {
    expect(spread('fighter', elevenSystems.slice(1)).play(settle).isOver).toBe(true);
    const table = spread('fighter', elevenSystems).play(settle);
    expect(table.prompt).toBe('ti4.no-figure');
    expect(table.options).toHaveLength(11);
    table.answer('lose:tile-36');
    expect(table.unitsOf(0, 'tile-36')).toEqual({ carrier: 1 });
    expect(destroyed(table)).toBe(2);
    expect(table.isOver).toBe(true);
  },
);

rule(
  'ti4',
  ['infantry-tokens.3', 'infantry-tokens.3a', 'component-limitations.4b'],
  'infantry tokens need a plastic infantry in each place: beyond twelve places they are destroyed',
  () => {
    expect(spread('infantry', thirteenPlanets.slice(1)).play(settle).isOver).toBe(true);
    const table = spread('infantry', thirteenPlanets).play(settle);
    expect(table.options).toHaveLength(13);
    table.answer('lose:lor');
    expect(table.unitsOf(0, 'lor')).toEqual({});
    expect(destroyed(table)).toBe(2);
  },
);

rule(
  'ti4',
  ['fighter-tokens.0', 'fighter-tokens.2', 'infantry-tokens.0', 'infantry-tokens.2', 'component-limitations.4b'],
  'tokens and figures of one kind are the same units: they are counted together and change places freely',
  () => {
    const table = position()
      .units(0, 'tile-01', { carrier: 3, fighter: plastic.fighter + 5 })
      .units(0, 'jord', { infantry: plastic.infantry + 3 })
      .tactical(0, 'tile-36', 'movement')
      .play(moveShips);
    table.answer('move:tile-01:carrier', 'load:tile-01:fighter:6', 'move:tile-01:carrier', 'load:jord:infantry:6');
    table.answer('done');
    expect(table.state.systems['tile-36']?.units).toEqual([
      { seat: 0, type: 'carrier', count: 2, damaged: 0 },
      { seat: 0, type: 'fighter', count: 6, damaged: 0 },
      { seat: 0, type: 'infantry', count: 6, damaged: 0 },
    ]);
    expect(table.unitsOf(0, 'jord')).toEqual({ infantry: 9 });
  },
);

rule('ti4', 'fleet-pool.1a', 'only ships count against the fleet pool', () => {
  const counted = unitTypes.filter((type) => type !== 'flagship' && unit(type).fleet > 0);
  expect(counted).toEqual(['war-sun', 'dreadnought', 'cruiser', 'carrier', 'destroyer']);
});
