import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { presets } from './content/layouts.ts';
import { mapStringOf, readMapString } from './content/map-string.ts';
import { type UnitId, unit } from './content/units.ts';
import {
  capacityMeter,
  costOfUnits,
  fleetUseOf,
  forceOf,
  type Purse,
  suggestPayment,
  sumOf,
  type UnitOf,
} from './figures.ts';
import './index.ts';

test('the page gets no rule and no card with them', () => {
  const seen = new Set<string>();
  const follow = (file: string): void => {
    if (seen.has(file)) return;
    seen.add(file);
    const text = readFileSync(new URL(file, import.meta.url), 'utf8');
    for (const [, clause = '', from = ''] of text.matchAll(/^(?:import|export)\b([^;]*?)from '(\.[^']*)';/gm))
      if (!clause.trim().startsWith('type '))
        follow(new URL(from, new URL(file, 'file:///')).pathname.replace(/^\//, './'));
  };
  follow('./figures.ts');
  expect([...seen].toSorted()).toEqual([
    './content/layouts.ts',
    './content/map-string.ts',
    './content/unit-types.ts',
    './figures.ts',
  ]);
});

const plain: UnitOf = (type) => unit((type === 'flagship' ? 'genesis' : type) as UnitId);
const upgraded: UnitOf = (type) => (type === 'fighter' ? unit('fighter-2') : plain(type));

test('carriers and space docks hold fighters; what finds no room is more than the meter has', () => {
  const space = [
    { seat: 0, type: 'carrier', count: 1 },
    { seat: 0, type: 'fighter', count: 5 },
    { seat: 0, type: 'infantry', count: 1 },
    { seat: 1, type: 'carrier', count: 2 },
  ] as const;
  expect(capacityMeter(space, 0, 0, plain)).toEqual({ used: 6, all: 4 });
  expect(capacityMeter(space, 0, 1, plain)).toEqual({ used: 3, all: 4 });
  expect(fleetUseOf(space, 0, 0, plain)).toBe(1);
});

test('upgraded fighters without room count against the fleet pool', () => {
  const space = [
    { seat: 0, type: 'carrier', count: 1 },
    { seat: 0, type: 'fighter', count: 6 },
  ] as const;
  expect(capacityMeter(space, 0, 0, upgraded)).toEqual({ used: 4, all: 4 });
  expect(fleetUseOf(space, 0, 0, upgraded)).toBe(3);
});

test('units that come in pairs are paid for in pairs, wherever they go', () => {
  const perCost = (type: Parameters<UnitOf>[0]) => plain(type).perCost;
  const orders = [
    { type: 'infantry', count: 1 },
    { type: 'infantry', count: 2 },
    { type: 'cruiser', count: 1 },
  ] as const;
  expect(costOfUnits(orders, plain, perCost)).toBe(4);
});

test('a force rolls, hits and takes hits', () => {
  const force = forceOf([{ type: 'dreadnought', count: 2, damaged: 1 }], plain);
  expect(force).toEqual({ dice: 2, hits: 1.2, absorbs: 3, cost: 8 });
});

const purse: Purse<string> = {
  planets: [
    { id: 'rich', worth: 4, other: 1 },
    { id: 'poor', worth: 1, other: 3 },
    { id: 'plain', worth: 2, other: 0 },
    { id: 'none', worth: 0, other: 4 },
  ],
  tradeGoods: 2,
  tradeGoodWorth: 1,
};

test('a payment is suggested that is missed least: exactly if it can be, trade goods last', () => {
  expect(suggestPayment(purse, 2)).toEqual({ planets: ['plain'], tradeGoods: 0 });
  expect(suggestPayment(purse, 4)).toEqual({ planets: ['rich'], tradeGoods: 0 });
  expect(suggestPayment(purse, 7)).toEqual({ planets: ['rich', 'poor', 'plain'], tradeGoods: 0 });
  expect(suggestPayment(purse, 9)).toEqual({ planets: ['rich', 'poor', 'plain'], tradeGoods: 2 });
  expect(suggestPayment(purse, 10)).toBeNull();
  expect(sumOf(purse, { planets: ['rich', 'plain'], tradeGoods: 1 })).toBe(7);
});

test('a galaxy is written as map tools write it, and read again', () => {
  const systems = Object.fromEntries(presets[3].map(({ system, position }) => [system, { position }]));
  const text = mapStringOf({ ...systems, 'tile-01': { position: 22 }, 'tile-51': { position: null } });
  const numbers = text.replace('{18} ', '');
  expect(text.split(' ')).toHaveLength(37);
  expect(text.split(' ')[22]).toBe('0'); // a home
  expect(text.split(' ')[19]).toBe('-1'); // nothing lies there with three players
  const read = readMapString(text);
  for (const { system, position } of presets[3]) expect(read).toHaveProperty([position], Number(system.slice(5)));
  expect(readMapString(`18 ${numbers}`)).toEqual(read);
  expect(readMapString(numbers.replaceAll(' ', ', '))).toEqual(read);
  expect(readMapString('1 2 3')).toEqual({ flaw: { key: 'ti4.map.places', args: { count: 3, needed: 36 } } });
  expect(readMapString(`{19} ${numbers}`)).toEqual({ flaw: { key: 'ti4.map.middle', args: { tile: 18 } } });
  const odd = text.split(' ').indexOf('0') + 1;
  expect(readMapString(text.replace(' 0 ', ' 83A2 '))).toEqual({
    flaw: { key: 'ti4.map.no-number', args: { place: odd } },
  });
});
