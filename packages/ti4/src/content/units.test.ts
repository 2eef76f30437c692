import { content, rule } from '@orrery/kernel/testing';
import { expect, test } from 'vitest';
import { isAllFigures } from '../testing/index.ts';
import { factionIds } from './factions.ts';
import { type Dice, plastic, type UnitId, unit, unitClass, unitIds, unitTypes } from './units.ts';

test('there are 50 units: 17 common ones, 16 of factions and a flagship for each faction', () => {
  const flagships = unitIds.filter((id) => unit(id).type === 'flagship');
  expect(unitIds).toHaveLength(50);
  expect(unitIds.filter((id) => unit(id).faction === null)).toHaveLength(17);
  expect(flagships.map((id) => unit(id).faction).toSorted()).toEqual([...factionIds].toSorted());
});

rule(
  'ti4',
  'units.1',
  'seven types are ships, infantry is the ground force, PDS and space docks are structures',
  () => {
    expect(unitTypes.filter((type) => unitClass(type) === 'ship')).toHaveLength(7);
    expect(unitTypes.filter((type) => unitClass(type) === 'ground-force')).toEqual(['infantry']);
    expect(unitTypes.filter((type) => unitClass(type) === 'structure')).toEqual(['pds', 'space-dock']);
  },
);

rule('ti4', ['units.2', 'setup.4a'], 'a colour has 59 plastic units', () => {
  expect(Object.values(plastic).reduce((total, count) => total + count, 0)).toBe(59);
});

rule('ti4', 'units.2a', 'a colour has 3 space docks', () => expect(plastic['space-dock']).toBe(3));
rule('ti4', 'units.2b', 'a colour has 6 PDS', () => expect(plastic.pds).toBe(6));
rule('ti4', 'units.2c', 'a colour has 8 destroyers', () => expect(plastic.destroyer).toBe(8));
rule('ti4', 'units.2d', 'a colour has 8 cruisers', () => expect(plastic.cruiser).toBe(8));
rule('ti4', 'units.2e', 'a colour has 2 war suns', () => expect(plastic['war-sun']).toBe(2));
rule('ti4', 'units.2f', 'a colour has 12 infantry', () => expect(plastic.infantry).toBe(12));
rule('ti4', 'units.2g', 'a colour has 10 fighters', () => expect(plastic.fighter).toBe(10));
rule('ti4', 'units.2h', 'a colour has 4 carriers', () => expect(plastic.carrier).toBe(4));
rule('ti4', 'units.2i', 'a colour has 5 dreadnoughts', () => expect(plastic.dreadnought).toBe(5));
rule('ti4', 'units.2j', 'a colour has 1 flagship', () => expect(plastic.flagship).toBe(1));

rule('ti4', 'cost.2', 'fighters and infantry, and nothing else, come two for their cost', () => {
  for (const id of unitIds) expect(unit(id).perCost === 2).toBe(['fighter', 'infantry'].includes(unit(id).type));
});

rule('ti4', 'cost.3a', 'structures have no cost, everything else has one', () => {
  for (const id of unitIds) expect(unit(id).cost === null).toBe(unitClass(unit(id).type) === 'structure');
});

test('one ship counts as one in the fleet pool, fighters as none, or as one or a half above the capacity', () => {
  const odd = unitIds.filter((id) => unitClass(unit(id).type) === 'ship' && unit(id).fleet !== 1);
  expect(odd.map((id) => [id, unit(id).fleet])).toEqual([
    ['fighter', 0],
    ['hybrid-crystal-fighter', 0],
    ['hybrid-crystal-fighter-2', 0.5],
  ]);
  expect(unitIds.filter((id) => unit(id).freeWithinCapacity)).toEqual(['fighter-2', 'hybrid-crystal-fighter-2']);
  for (const id of unitIds) if (unitClass(unit(id).type) !== 'ship') expect(unit(id).fleet).toBe(0);
});

test('space docks take in three fighters, floating factories stand in space and have capacity instead', () => {
  const docks = unitIds.filter((id) => unit(id).type === 'space-dock');
  expect(docks.map((id) => [id, unit(id).fighterAllowance, unit(id).capacity, unit(id).inSpace])).toEqual([
    ['space-dock', 3, 0, false],
    ['space-dock-2', 3, 0, false],
    ['floating-factory', 0, 4, true],
    ['floating-factory-2', 0, 5, true],
  ]);
  for (const id of unitIds)
    if (!docks.includes(id)) expect([unit(id).fighterAllowance, unit(id).inSpace]).toEqual([0, false]);
});

/**
 * The figures of the sheets and cards: cost, combat (x dice), move, capacity, `-` for none; then abilities, with the letters
 * S sustain damage, A barrage, B bombardment, C space cannon (+ reaching adjacent systems), P production (+ with the
 * resources of the planet), H planetary shield, N no planetary shield for others, D no direct hit.
 */
const printed: Readonly<Record<UnitId, string>> = {
  carrier: '3 9 1 4',
  'carrier-2': '3 9 2 6',
  cruiser: '2 7 2 -',
  'cruiser-2': '2 6 3 1',
  destroyer: '1 9 2 - A9x2',
  'destroyer-2': '1 8 2 - A6x3',
  dreadnought: '4 5 1 1 S B5',
  'dreadnought-2': '4 5 2 1 S B5 D',
  fighter: '1 9 - -',
  'fighter-2': '1 8 2 -',
  infantry: '1 8 - -',
  'infantry-2': '1 7 - -',
  pds: '- - - - C6 H',
  'pds-2': '- - - - C5+ H',
  'space-dock': '- - - - P+2',
  'space-dock-2': '- - - - P+4',
  'war-sun': '12 3x3 2 6 S B3x3 N',
  'advanced-carrier': '3 9 1 6',
  'advanced-carrier-2': '3 9 2 8 S',
  'spec-ops': '1 7 - -',
  'spec-ops-2': '1 6 - -',
  'letani-warrior': '1 8 - - P1',
  'letani-warrior-2': '1 7 - - P2',
  'super-dreadnought': '4 5 1 2 S B5',
  'super-dreadnought-2': '4 4 2 2 S B4 D',
  exotrireme: '4 5 1 1 S B4x2',
  'exotrireme-2': '4 5 2 1 S B4x2 D',
  'hybrid-crystal-fighter': '1 8 - -',
  'hybrid-crystal-fighter-2': '1 7 2 -',
  'prototype-war-sun': '12 3x3 1 6 S B3x3 N',
  'prototype-war-sun-2': '10 3x3 3 6 S B3x3 N',
  'floating-factory': '- - 1 4 P5',
  'floating-factory-2': '- - 2 5 P7',
  'duha-menaimon': '8 7x2 1 5 S',
  'arc-secundus': '8 5x2 1 3 S B5x3 N',
  'son-of-ragh': '8 5x2 1 3 S A6x4',
  'the-inferno': '8 5x2 1 3 S',
  'wrath-of-kenara': '8 7x2 1 3 S',
  genesis: '8 5x2 1 12 S',
  'hil-colish': '8 5 1 3 S',
  '0-0-1': '8 5x2 1 5 S',
  'fourth-moon': '8 7x2 1 3 S',
  matriarch: '8 9x2 1 6 S',
  'the-alastor': '8 9x2 1 3 S',
  'cmorran-norr': '8 6x2 1 3 S',
  'jns-hylarim': '8 6x2 1 3 S',
  'salai-sai-corian': '8 7x0 1 3 S',
  'loncara-ssodu': '8 7x2 1 3 S C5x3+',
  'van-hauge': '8 9x2 1 3 S',
  'ysia-yssrila': '8 5x2 2 3 S',
};
function dice({ value, dice: count }: Dice): string {
  return count === 1 ? `${value}` : `${value}x${count}`;
}

function figuresOf(id: UnitId): string {
  const { cost, combat, move, capacity, barrage, bombardment, spaceCannon, production, ...flags } = unit(id);
  return [
    cost ?? '-',
    combat ? dice(combat) : '-',
    move ?? '-',
    capacity || '-',
    flags.sustainDamage && 'S',
    barrage && `A${dice(barrage)}`,
    bombardment && `B${dice(bombardment)}`,
    spaceCannon && `C${dice(spaceCannon)}${spaceCannon.range === 1 ? '+' : ''}`,
    production && `P${production.kind === 'fixed' ? '' : '+'}${production.value}`,
    flags.planetaryShield && 'H',
    flags.disablesPlanetaryShield && 'N',
    flags.immuneToDirectHit && 'D',
  ]
    .filter(Boolean)
    .join(' ');
}

for (const [id, text] of Object.entries(printed) as [UnitId, string][]) {
  const check = () => expect(figuresOf(id)).toBe(text);
  if (!isAllFigures(id)) test(`${id} has the figures ${text}`, check);
  else content('ti4', `unit/${id}`, `has the figures ${text}`, check);
}
