import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { blueprints, type ShipType, shipTypes } from '../content/blueprints.ts';
import type { PartId } from '../content/ids.ts';
import { damageOf } from '../content/tracks.ts';
import { isLegal, ratingsOf } from '../figures.ts';
import { position } from '../testing/index.ts';
import { ratings } from './blueprints.ts';

const { standard, eridani, planta, orion } = blueprints;

/** What a standard ship is worth with these tiles. */
function worth(type: ShipType, ...tiles: (PartId | null)[]) {
  return ratingsOf(standard[type], { tiles, outside: [] });
}

rule('eclipse', 'ship-parts.1', 'weapons bring dice of their colour, and the colour is the damage', () => {
  expect(worth('interceptor').cannons).toEqual([{ colour: 'yellow', count: 1, part: 'ion-cannon' }]);
  expect(worth('interceptor', 'antimatter-cannon', null, null, 'ion-turret').cannons).toEqual([
    { colour: 'red', count: 1, part: 'antimatter-cannon' },
    { colour: 'yellow', count: 2, part: 'ion-turret' },
  ]);
  expect(damageOf).toEqual({ yellow: 1, orange: 2, blue: 3, red: 4 });
});

rule('eclipse', 'ship-parts.2', 'computers add up', () => {
  expect(worth('cruiser').computer).toBe(1);
  expect(worth('cruiser', null, null, null, 'positron-computer', 'gluon-computer').computer).toBe(6);
  expect(ratingsOf(planta.cruiser, { tiles: [], outside: [] }).computer).toBe(1);
});

rule('eclipse', 'ship-parts.3', 'shields add up', () => {
  expect(worth('cruiser', 'gauss-shield', null, null, 'phase-shield').shield).toBe(3);
});

rule('eclipse', 'ship-parts.4', 'hulls add up', () => {
  expect(worth('dreadnought').hull).toBe(2);
  expect(worth('dreadnought', 'improved-hull', null, null, null, null, null, 'conifold-field').hull).toBe(7);
});

rule('eclipse', 'ship-parts.5', 'drives add up in movement and may bring initiative', () => {
  expect(worth('cruiser')).toMatchObject({ move: 1, initiative: 2 });
  expect(worth('cruiser', 'fusion-drive')).toMatchObject({ move: 3, initiative: 4 });
  expect(worth('cruiser', 'transition-drive')).toMatchObject({ move: 4, initiative: 2 });
});

rule('eclipse', 'ship-parts.6', 'sources produce energy, and so do some other parts', () => {
  expect(worth('interceptor').produced).toBe(3);
  expect(worth('interceptor', null, 'fusion-source', null, 'absorption-shield').produced).toBe(10);
});

rule('eclipse', 'ship-parts.7', 'the printed blueprints differ by species', () => {
  const shape = (set: keyof typeof blueprints) =>
    shipTypes.map((type) => [blueprints[set][type].spaces.length, blueprints[set][type].initiative]);
  const usual = [
    [4, 2],
    [6, 1],
    [8, 0],
    [5, 4],
  ];
  expect(shape('standard')).toEqual(usual);
  expect(shape('eridani')).toEqual(usual);
  expect(shape('planta')).toEqual([
    [3, 0],
    [5, 0],
    [7, 0],
    [4, 2],
  ]);
  expect(shape('orion')).toEqual([
    [4, 3],
    [6, 2],
    [8, 1],
    [5, 5],
  ]);
  for (const set of Object.values(blueprints)) {
    for (const type of shipTypes) expect(isLegal(type, set[type], { tiles: [], outside: [] })).toBe(true);
  }
});

rule('eclipse', 'upgrade.8', 'what is printed outside the grid always works', () => {
  const covered: PartId[] = ['hull', 'hull', 'nuclear-drive'];
  expect(ratingsOf(planta.interceptor, { tiles: covered, outside: [] })).toMatchObject({ produced: 2, computer: 1 });
  expect(ratingsOf(orion.dreadnought, { tiles: [], outside: [] }).produced).toBe(6);
});

rule('eclipse', 'upgrade.9', 'the same part may be there several times, and all values add up', () => {
  expect(worth('cruiser', 'hull', 'hull', 'hull', 'hull', 'hull').hull).toBe(5);
  const ship = worth('interceptor', 'flux-missile', null, null, 'flux-missile');
  expect(ship).toMatchObject({ initiative: 5 });
  expect(ship.missiles.map(({ count }) => count)).toEqual([2, 2]);
});

rule('eclipse', 'upgrade.11', 'an Eridani interceptor carries Fusion Drive, Plasma Cannon and Gauss Shield', () => {
  const tiles: (PartId | null)[] = ['plasma-cannon', null, 'fusion-drive', 'gauss-shield'];
  expect(ratingsOf(eridani.interceptor, { tiles, outside: [] })).toMatchObject({ produced: 4, consumed: 4, shield: 1 });
  expect(isLegal('interceptor', eridani.interceptor, { tiles, outside: [] })).toBe(true);
  expect(isLegal('interceptor', standard.interceptor, { tiles, outside: [] })).toBe(false);
});

rule('eclipse', 'upgrade.7', 'all ships of the type have the new parts at once', () => {
  const { state } = position().ships(0, '221', { cruiser: 1 }).ships(0, '001', { cruiser: 1 });
  expect(ratings(state, 0, 'cruiser').hull).toBe(1);
  state.players[0]!.blueprints.cruiser.tiles = [null, null, null, null, 'hull', null];
  expect(ratings(state, 0, 'cruiser').hull).toBe(2);
  expect(ratings(state, 1, 'cruiser').hull).toBe(1);
});
