import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { faction, factionIds } from '../content/factions.ts';
import { plastic, unit, unitClass, unitTypes } from '../content/units.ts';
import { position } from '../testing/index.ts';
import { newRoll, rollFor } from './dice.ts';
import { inReinforcements, put, remove, shift } from './pieces.ts';
import { settle } from './settle.ts';

rule('ti4', 'ships.0', 'seven types of units are ships, and each faction has its own flagship', () => {
  const ships = unitTypes.filter((type) => unitClass(type) === 'ship');
  expect(ships).toEqual(['flagship', 'war-sun', 'dreadnought', 'cruiser', 'carrier', 'destroyer', 'fighter']);
  const flagships = factionIds.map((id) => faction(id).sheet.flagship);
  expect(new Set(flagships).size).toBe(factionIds.length);
});

rule('ti4', 'ships.3', 'ships have cost, combat, move and capacity, which an upgrade may change', () => {
  const { cost, combat, move, capacity } = unit('carrier');
  expect({ cost, combat, move, capacity }).toEqual({ cost: 3, combat: { value: 9, dice: 1 }, move: 1, capacity: 4 });
  expect(unit('carrier-2')).toMatchObject({ cost: 3, move: 2, capacity: 6 });
});

rule('ti4', 'ground-forces.0', 'infantry are the ground forces; some factions have their own', () => {
  expect(unitTypes.filter((type) => unitClass(type) === 'ground-force')).toEqual(['infantry']);
  const own = factionIds.filter((id) => faction(id).sheet.infantry !== 'infantry');
  expect(own.toSorted()).toEqual(['arborec', 'sol']);
});

rule(
  'ti4',
  ['units.0', 'units.3'],
  'a unit that leaves the board is in reinforcements, and one that moves stays on the board',
  () => {
    const { state } = position();
    put(state, 0, 'cruiser', 3, 'tile-18');
    shift(state, 0, 'cruiser', 2, 'tile-18', 'tile-19');
    expect(inReinforcements(state, 0, 'cruiser')).toBe(plastic.cruiser - 3);
    remove(state, 0, 'cruiser', 1, 'tile-19');
    expect(inReinforcements(state, 0, 'cruiser')).toBe(plastic.cruiser - 2);
    expect(() => put(state, 0, 'cruiser', plastic.cruiser - 1, 'tile-18')).toThrow('no cruiser left');
  },
);

rule('ti4', 'ground-forces.1', 'ground forces are on planets or carried in space, nowhere else', () => {
  const table = position().units(0, 'tile-18', { infantry: 1 }).units(0, 'jord', { infantry: 1 }).play(settle);
  expect(table.unitsOf(0, 'tile-18')).toEqual({});
  expect(table.unitsOf(0, 'jord')).toEqual({ infantry: 1 });
});

rule('ti4', 'component-limitations.1', 'a roll may need more dice than the eight of the box', () => {
  const table = position()
    .dice(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 1, 2)
    .play(function* (g) {
      const roll = newRoll(g, 0, 'combat', 'tile-18');
      rollFor(g, roll, { type: 'war-sun', place: 'tile-18' }, { value: 3, dice: 12 });
    });
  expect(table.state.roll?.dice.map(({ result }) => result)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 1, 2]);
});
