import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { battle, rollsOf } from '../testing/index.ts';
import { invasion } from './invasion.ts';
import { cannonsAt, spaceCannonDefense, spaceCannonOffense } from './space-cannon.ts';

const here = 'tile-22';

rule(
  'ti4',
  [
    'space-cannon.0',
    'space-cannon.1',
    'space-cannon.3',
    'space-cannon.3b',
    'space-cannon.5',
    'movement.6',
    'tactical-action.2c',
    'pds.0',
    'pds.1',
    'abilities.24e',
    'learn-to-play-only.12',
  ],
  'after the ships have moved, the PDS in the active system fire at mine, a die each, and I lose ships at once',
  () => {
    const table = battle(here, 'space-cannon-offense')
      .units(0, here, { cruiser: 2, destroyer: 1 })
      .units(1, 'tarmann', { pds: 2 })
      .dice(6, 5)
      .play(spaceCannonOffense);
    expect([table.seat, table.prompt, table.options]).toEqual([1, 'ti4.use-space-cannon', ['all', 'some', 'none']]);
    table.answer('all');
    expect(rollsOf(table)).toEqual(['1 space-cannon pds:6 pds:5']);
    expect([table.seat, table.options]).toEqual([0, ['cruiser:tile-22', 'destroyer:tile-22']]);
    table.answer('destroyer:tile-22');
    expect(table.unitsOf(0, here)).toEqual({ cruiser: 2 });
    expect(table.isOver).toBe(true);
    expect(table.state.roll).toBeNull();
  },
);

rule('ti4', 'space-cannon.3', 'I may use some of my units only, or none', () => {
  const scene = () =>
    battle(here, 'space-cannon-offense')
      .units(0, here, { cruiser: 2 })
      .units(1, 'tarmann', { pds: 2 })
      .dice(1, 1)
      .play(spaceCannonOffense);
  expect(rollsOf(scene().answer('some', '1:pds:tarmann'))).toEqual(['1 space-cannon pds:1']);
  expect(rollsOf(scene().answer('none'))).toEqual([]);
});

rule(
  'ti4',
  ['space-cannon.2', 'space-cannon.1', 'space-cannon.5b'],
  'the active player begins and chooses whose ships are the target; then the others in clockwise order',
  () => {
    const table = battle(here, 'space-cannon-offense')
      .with((g) => {
        for (const turn of [g.turn, g.tactical]) if (turn) turn.seat = 1;
      })
      .units(1, here, { cruiser: 1 })
      .units(1, 'tarmann', { pds: 1 })
      .units(0, here, { flagship: 1 })
      .units(2, here, { dreadnought: 1 })
      .technologies(2, 'pds-2')
      .units(2, 'lirta-iv', { pds: 1 })
      .dice(6)
      .play(spaceCannonOffense);
    expect([table.seat, table.prompt]).toEqual([1, 'ti4.use-space-cannon']);
    table.answer('all');
    expect([table.prompt, table.options]).toEqual(['ti4.choose-target', ['target:0', 'target:2']]);
    table.answer('target:2');
    expect([table.seat, table.prompt]).toEqual([2, 'ti4.sustain-damage']);
    table.answer('done');
    expect(table.unitsOf(2, here)).toEqual({});
    expect([table.seat, table.prompt]).toEqual([2, 'ti4.use-space-cannon']);
    table.answer('none');
    expect([table.seat, table.prompt]).toEqual([0, 'ti4.use-space-cannon']); // the Xxcha flagship
  },
);

rule('ti4', 'space-cannon.5a', 'the others can only fire at the active player', () => {
  const table = battle(here, 'space-cannon-offense')
    .units(1, here, { cruiser: 1 })
    .units(2, here, { cruiser: 1 })
    .units(1, 'tarmann', { pds: 1 })
    .play(spaceCannonOffense);
  expect(table.isOver).toBe(true);
  expect(rollsOf(table)).toEqual([]);
});

rule('ti4', 'space-cannon.4', 'they fire even if no ship moved, and only at ships', () => {
  const table = battle(here, 'space-cannon-offense')
    .units(0, here, { carrier: 1, infantry: 2 })
    .units(1, 'tarmann', { pds: 2 })
    .dice(10, 10)
    .play(spaceCannonOffense)
    .answer('all');
  expect(table.events().filter((key) => key === 'ti4.moves')).toEqual([]);
  // the infantry is lost with the carrier that held it, not by the second hit
  const lost = table.match.events(0, 'spectator').filter(({ key }) => key === 'ti4.destroyed');
  expect(lost.map(({ args }) => [args?.type, args?.cause])).toEqual([
    ['unit-type/carrier', 'cause/space-cannon'],
    ['unit-type/infantry', 'cause/capacity'],
    ['unit-type/infantry', 'cause/capacity'],
  ]);
});

rule(
  'ti4',
  ['space-cannon.3a', 'space-cannon.3c', 'unit-upgrades.4'],
  'only PDS II reaches the active system from an adjacent one',
  () => {
    const scene = battle(here, 'space-cannon-offense')
      .units(0, here, { cruiser: 2 })
      .units(1, 'lirta-iv', { pds: 2 }) // adjacent
      .units(1, 'abyz', { pds: 1 }); // far away
    expect(cannonsAt(scene.state, 1, here)).toEqual([]);
    scene.technologies(1, 'pds-2');
    expect(cannonsAt(scene.state, 1, here)).toEqual([{ type: 'pds', place: 'lirta-iv', count: 2, value: 5, dice: 1 }]);
    const table = scene.dice(5, 4).play(spaceCannonOffense).answer('all');
    expect(table.unitsOf(0, here)).toEqual({ cruiser: 1 });
  },
);

rule('ti4', ['wormholes.2', 'adjacency.1'], 'PDS II fires through a wormhole', () => {
  const arrive = (system: 'tile-40' | 'tile-39') =>
    battle(system, 'space-cannon-offense')
      .technologies(1, 'pds-2')
      .units(1, 'quann', { pds: 1 })
      .units(0, system, { cruiser: 1 })
      .dice(10)
      .play(spaceCannonOffense);
  const table = arrive('tile-40').answer('all');
  expect(rollsOf(table)).toEqual(['1 space-cannon pds:10']);
  expect(table.unitsOf(0, 'tile-40')).toEqual({});
  expect(arrive('tile-39').isOver).toBe(true); // an alpha wormhole
});

rule('ti4', 'space-cannon.3b', 'a unit rolls as many dice as its ability says', () => {
  const table = battle(here, 'space-cannon-offense', ['yssaril', 'xxcha', 'hacan'])
    .units(0, here, { cruiser: 3 })
    .units(1, 'tile-35', { flagship: 1 })
    .dice(5, 4, 5)
    .play(spaceCannonOffense)
    .answer('all');
  expect(rollsOf(table)).toEqual(['1 space-cannon flagship:5 flagship:4 flagship:5']);
  expect(table.unitsOf(0, here)).toEqual({ cruiser: 1 });
});

rule(
  'ti4',
  ['space-cannon.3d', 'space-cannon.7c'],
  'a bonus to combat rolls, as in a nebula, does not help space cannons',
  () => {
    const table = battle('tile-42', 'space-cannon-offense')
      .technologies(1, 'pds-2')
      .units(0, 'tile-42', { cruiser: 1 })
      .units(1, 'wellon', { pds: 1 })
      .dice(4)
      .play(spaceCannonOffense)
      .answer('all');
    expect(rollsOf(table)).toEqual(['1 space-cannon pds:4']);
    expect(table.unitsOf(0, 'tile-42')).toEqual({ cruiser: 1 });
  },
);

rule(
  'ti4',
  ['modifiers.0', 'modifiers.1', 'modifiers.2'],
  'a modifier is added to the result of each die: against Antimass Deflectors a 6 is a 5',
  () => {
    const table = battle(here, 'space-cannon-offense')
      .technologies(0, 'antimass-deflectors')
      .units(0, here, { cruiser: 3 })
      .units(1, 'tarmann', { pds: 2 })
      .dice(6, 7)
      .play(spaceCannonOffense)
      .answer('all');
    expect(rollsOf(table)).toEqual(['1 space-cannon pds:6-1 pds:7-1']);
    expect(table.unitsOf(0, here)).toEqual({ cruiser: 2 });
  },
);

rule(
  'ti4',
  ['space-cannon.0', 'space-cannon.6', 'space-cannon.7', 'space-cannon.7a', 'space-cannon.7b', 'space-cannon.8'],
  'units on an invaded planet fire at the ground forces that landed there',
  () => {
    const table = battle(here, 'invasion')
      .units(1, 'tarmann', { pds: 2 })
      .units(0, 'tarmann', { infantry: 3 })
      .units(0, here, { cruiser: 1 })
      .dice(6, 5)
      .play((g) => spaceCannonDefense(g, 0, ['tarmann']));
    expect([table.seat, table.prompt]).toEqual([1, 'ti4.use-space-cannon']);
    table.answer('all');
    expect(rollsOf(table)).toEqual(['1 space-cannon pds:6 pds:5']);
    expect([table.unitsOf(0, 'tarmann'), table.unitsOf(0, here)]).toEqual([{ infantry: 2 }, { cruiser: 1 }]);
  },
);

rule(
  'ti4',
  ['space-cannon.6', 'space-cannon.7d', 'space-cannon.8a'],
  'neither PDS on other planets nor those that reach adjacent systems fire at landed ground forces',
  () => {
    const landing = (pds: number) =>
      battle('tile-36', 'invasion')
        .technologies(1, 'pds-2')
        .units(1, 'arnor', { infantry: 1, pds })
        .units(1, 'lor', { pds: 2 })
        .units(1, 'saudor', { pds: 1 })
        .units(0, 'tile-36', { carrier: 1, infantry: 3 })
        .dice(10, 1, 1, 1, 1)
        .play(invasion)
        .answer('commit:arnor:infantry:3');
    const table = landing(1);
    expect([table.seat, table.prompt, table.options]).toEqual([1, 'ti4.use-space-cannon', ['all', 'none']]); // one unit
    table.answer('all');
    expect(rollsOf(table)[0]).toBe('1 space-cannon pds:10'); // of four PDS II in reach of the system
    expect(rollsOf(table)[1]).toBe('0 combat infantry:1 infantry:1'); // one of three was shot
    expect(rollsOf(landing(0))[0]).toMatch(/^0 combat/); // none on the invaded planet: nobody fires
  },
);

rule('ti4', 'space-cannon.5', 'with Graviton Laser System the hits go to ships that are not fighters', () => {
  const table = battle(here, 'space-cannon-offense')
    .technologies(1, 'graviton-laser-system')
    .units(0, here, { carrier: 1, cruiser: 1, fighter: 2 })
    .units(1, 'tarmann', { pds: 1 })
    .dice(10)
    .play(spaceCannonOffense)
    .answer('all', 'use:technology/graviton-laser-system');
  expect([table.seat, table.options]).toEqual([0, ['cruiser:tile-22', 'carrier:tile-22']]);
});
