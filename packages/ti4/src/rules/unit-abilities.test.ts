import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import type { UnitAbility } from '../content/hooks.ts';
import { unitTypes } from '../content/units.ts';
import { battle, rollsOf } from '../testing/index.ts';
import { spaceCombat } from './space-combat.ts';
import { hasUnitAbility } from './unit-abilities.ts';

const here = 'tile-22';

rule(
  'ti4',
  [
    'abilities.24',
    'abilities.24a',
    'abilities.24b',
    'abilities.24c',
    'abilities.24d',
    'abilities.24e',
    'abilities.24f',
  ],
  'the sheet says which units have which of the six unit abilities',
  () => {
    const { state } = battle(here, 'movement', ['muaat', 'yssaril', 'hacan']);
    const having = (ability: UnitAbility) =>
      unitTypes.filter((type) => hasUnitAbility(state, 0, ability, { type, place: here }));
    expect(having('anti-fighter-barrage')).toEqual(['destroyer']);
    expect(having('sustain-damage')).toEqual(['flagship', 'war-sun', 'dreadnought']);
    expect(having('bombardment')).toEqual(['war-sun', 'dreadnought']);
    expect(having('planetary-shield')).toEqual(['pds']);
    expect(having('space-cannon')).toEqual(['pds']);
    expect(having('production')).toEqual(['space-dock']);
  },
);

rule(
  'ti4',
  ['unit-upgrades.4', 'abilities.24b'],
  "with the upgrade all my units of the type have its abilities, and nobody else's",
  () => {
    const { state } = battle(here, 'movement', ['sol', 'yssaril', 'hacan']);
    const sustains = (seat: number) => hasUnitAbility(state, seat, 'sustain-damage', { type: 'carrier', place: here });
    expect(sustains(0)).toBe(false);
    state.players[0]?.technologies.push('advanced-carrier-2');
    expect([sustains(0), sustains(1)]).toEqual([true, false]);
  },
);

rule('ti4', ['planetary-shield.3', 'abilities.25'], 'a war sun switches shields off in its own system only', () => {
  const { state } = battle(here, 'movement', ['muaat', 'yssaril', 'hacan'])
    .units(0, here, { 'war-sun': 1 })
    .units(1, 'tarmann', { pds: 1 })
    .units(1, 'saudor', { pds: 1 });
  const shields = (place: 'tarmann' | 'saudor') => hasUnitAbility(state, 1, 'planetary-shield', { type: 'pds', place });
  expect([shields('tarmann'), shields('saudor')]).toEqual([false, true]);
});

rule('ti4', 'sustain-damage.2', 'a damaged ship fights, bombards and carries as before', () => {
  const table = battle(here, 'space-combat')
    .units(0, here, { dreadnought: 1 }, { dreadnought: 1 })
    .units(1, here, { cruiser: 1 })
    .dice(5, 1)
    .play(spaceCombat);
  expect(rollsOf(table)[0]).toBe('0 combat dreadnought:5');
  expect(table.unitsOf(1, here)).toEqual({});
  for (const ability of ['bombardment'] as const) {
    expect(hasUnitAbility(table.snapshot(), 0, ability, { type: 'dreadnought', place: here })).toBe(true);
  }
});
