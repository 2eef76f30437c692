/** The technologies that upgrade units: what they ask for and what they change. */
import { content } from '@orrery/kernel/testing';
import { expect, test } from 'vitest';
import { research, researchable } from '../../rules/technology.ts';
import type { Ti4 } from '../../state.ts';
import { position } from '../../testing/index.ts';
import { type FactionId, faction } from '../factions.ts';
import { unitUsed } from '../registry.ts';
import { type Colour, colours, type TechnologyId, technology, technologyIds } from '../technologies.ts';
import { type UnitFigures, unit } from '../units.ts';

/** What is better than on the sheet; the war sun is not on any sheet but Muaat's. */
const changes: Readonly<Partial<Record<TechnologyId, Partial<UnitFigures>>>> = {
  'carrier-2': { move: 2, capacity: 6 },
  'cruiser-2': { combat: { value: 6, dice: 1 }, move: 3, capacity: 1 },
  'destroyer-2': { combat: { value: 8, dice: 1 }, barrage: { value: 6, dice: 3 } },
  'dreadnought-2': { move: 2 },
  'fighter-2': { combat: { value: 8, dice: 1 }, move: 2 },
  'infantry-2': { combat: { value: 7, dice: 1 } },
  'pds-2': { spaceCannon: { value: 5, dice: 1, range: 1 } },
  'space-dock-2': { production: { kind: 'planet-resources-plus', value: 4 } },
  'war-sun': { cost: 12, combat: { value: 3, dice: 3 }, move: 2, capacity: 6, sustainDamage: true },
  'letani-warrior-2': { combat: { value: 7, dice: 1 }, production: { kind: 'fixed', value: 2 } },
  'floating-factory-2': { move: 2, capacity: 5, production: { kind: 'fixed', value: 7 } },
  'prototype-war-sun-2': { cost: 10, move: 3 },
  'advanced-carrier-2': { move: 2, capacity: 8, sustainDamage: true },
  'spec-ops-2': { combat: { value: 6, dice: 1 } },
  'super-dreadnought-2': { combat: { value: 4, dice: 1 }, move: 2, bombardment: { value: 4, dice: 1 } },
  'hybrid-crystal-fighter-2': { combat: { value: 7, dice: 1 }, move: 2 },
};

const ladder: Readonly<Record<Colour, readonly TechnologyId[]>> = {
  biotic: ['neural-motivator', 'dacxive-animators', 'hyper-metabolism'],
  warfare: ['plasma-scoring', 'magen-defense-grid', 'duranium-armor'],
  propulsion: ['antimass-deflectors', 'gravity-drive', 'fleet-logistics'],
  cybernetic: ['sarween-tools', 'graviton-laser-system', 'transit-diodes'],
};

/** Just enough for an upgrade. */
function enough(id: TechnologyId): TechnologyId[] {
  return colours.flatMap((colour) => ladder[colour].slice(0, technology(id).prerequisites[colour]));
}

/** Seat 0 can have the upgrade: its faction, or for a common one the Xxcha, who have no upgrade of their own. */
function owner(id: TechnologyId, ...owned: TechnologyId[]) {
  const own: FactionId = technology(id).faction ?? 'xxcha';
  const others = (['yssaril', 'hacan'] as const).filter((each) => each !== own);
  return position({ factions: [own, ...others] }).technologies(0, ...owned);
}

for (const [id, better] of Object.entries(changes) as [TechnologyId, Partial<UnitFigures>][]) {
  content(
    'ti4',
    `technology/${id}`,
    'with its prerequisites, and no fewer, I research it and my units get better',
    () => {
      const needed = enough(id);
      const { type } = unit(technology(id).unit!);
      for (const missing of needed) {
        const fewer = owner(id, ...needed.filter((each) => each !== missing)).state;
        expect(researchable(fewer, 0)).not.toContain(id);
      }
      const table = owner(id, ...needed).play((g) => research(g, 0));
      const before = unitUsed(table.state as Ti4, 0, type);
      expect(before).toBe(faction(table.player(0).faction!).sheet[type]);
      table.answer(`technology:${id}`);
      const after = unitUsed(table.state as Ti4, 0, type);
      expect(after).toBe(id);
      const figures = unit(after!);
      expect(figures).toMatchObject(better);
      if (before === null) return;
      for (const key of Object.keys(better) as (keyof UnitFigures)[]) {
        expect(unit(before)[key]).not.toEqual(figures[key]);
      }
    },
  );
}

test('all upgrades are here but the one whose text is not played yet', () => {
  const upgrades = technologyIds.filter((id) => technology(id).unit !== null);
  expect(Object.keys(changes).toSorted()).toEqual(upgrades.filter((id) => id !== 'exotrireme-2').toSorted());
});
