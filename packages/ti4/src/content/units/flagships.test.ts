import { content } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { bombardment } from '../../rules/bombardment.ts';
import { spaceCombat } from '../../rules/space-combat.ts';
import { battle, rollsOf } from '../../testing/index.ts';
import type { FactionId } from '../factions.ts';

const here = 'tile-22';

/** Seat 0 plays the faction and fights seat 1, who could retreat and so is asked in each round. */
function flagshipOf(faction: FactionId) {
  return battle(here, 'space-combat', [faction, 'yssaril', 'xxcha']).own(1, 'lirta-iv');
}

content('ti4', 'unit/arc-secundus', 'is repaired at the start of each round of a space combat it fights in', () => {
  const table = flagshipOf('letnev')
    .units(0, here, { flagship: 1 }, { flagship: 1 })
    .units(1, here, { cruiser: 2 })
    .dice(1, 1, 10, 1)
    .play(spaceCombat);
  const damaged = () => table.state.systems[here]?.units[0]?.damaged;
  expect(damaged()).toBe(0);
  table.answer('fight', 'sustain:flagship:tile-22');
  expect([table.state.combat?.round, damaged()]).toEqual([2, 0]);
});

content('ti4', 'unit/arc-secundus', 'a flagship that does not fight there is not repaired', () => {
  const table = flagshipOf('letnev')
    .units(0, here, { cruiser: 1 })
    .units(0, 'tile-35', { flagship: 1 }, { flagship: 1 })
    .units(1, here, { cruiser: 1 })
    .dice(10, 10)
    .play(spaceCombat);
  expect(table.state.systems['tile-35']?.units[0]?.damaged).toBe(1);
});

content('ti4', 'unit/arc-secundus', 'switches off Planetary Shield and bombards with three dice', () => {
  const table = battle(here, 'invasion', ['letnev', 'yssaril', 'xxcha'])
    .units(0, here, { flagship: 1 })
    .units(1, 'tarmann', { infantry: 3, pds: 1 })
    .dice(5, 4, 5)
    .play((g) => bombardment(g, 0, here))
    .answer('bombard:tarmann');
  expect(table.unitsOf(1, 'tarmann')).toEqual({ infantry: 1, pds: 1 });
});

content('ti4', 'unit/wrath-of-kenara', 'for a trade good each, dice of its space combat get +1, once each', () => {
  const table = flagshipOf('hacan')
    .goods(0, 3)
    .units(0, here, { flagship: 1, cruiser: 1 })
    .units(1, here, { cruiser: 3 })
    .dice(6, 5, 6)
    .dice(1, 1, 1)
    .play(spaceCombat)
    .answer('fight');
  expect([table.seat, table.options]).toEqual([0, ['use:unit/wrath-of-kenara', 'pass']]);
  table.answer('use:unit/wrath-of-kenara');
  expect(table.options).toEqual(['add:flagship:6', 'add:flagship:5', 'add:cruiser:6', 'done']);
  table.answer('add:flagship:6');
  expect(table.options).toEqual(['add:flagship:5', 'add:cruiser:6', 'done']);
  table.answer('add:flagship:5', 'done');
  expect(table.player(0).tradeGoods).toBe(1);
  expect(table.unitsOf(1, here)).toEqual({ cruiser: 2 }); // one of the two dice became a hit
});

content('ti4', 'unit/wrath-of-kenara', 'helps only where it fights, and only my own dice', () => {
  const elsewhere = flagshipOf('hacan')
    .goods(0, 3)
    .units(0, here, { cruiser: 1 })
    .units(0, 'tile-40', { flagship: 1 })
    .units(1, here, { cruiser: 1 })
    .dice(1, 1)
    .play(spaceCombat)
    .answer('fight');
  expect([elsewhere.seat, elsewhere.prompt]).toEqual([0, 'ti4.retreat?']);
  elsewhere.answer('fight');
  expect(rollsOf(elsewhere)).toHaveLength(2);
});

content('ti4', 'unit/the-alastor', 'ground forces in its system fight as ships and stay where they are', () => {
  const table = flagshipOf('nekro')
    .units(0, here, { flagship: 1, infantry: 1 })
    .units(0, 'tarmann', { infantry: 2 })
    .units(1, here, { cruiser: 3 })
    .dice(8, 8, 1, 1)
    .dice(10, 10, 1)
    .play(spaceCombat);
  expect([table.seat, table.options]).toEqual([0, ['use:unit/the-alastor', 'pass']]);
  table.answer('use:unit/the-alastor', 'enlist:tile-22:1', 'enlist:tarmann:1', 'fight');
  expect(rollsOf(table)).toEqual([
    '0 combat infantry:8 infantry:8',
    '0 combat flagship:1 flagship:1',
    '1 combat cruiser:10 cruiser:10 cruiser:1',
  ]);
  expect([table.seat, table.options]).toEqual([0, ['sustain:flagship:tile-22', 'done']]);
  table.answer('done');
  expect(table.options).toEqual(['flagship:tile-22', 'infantry:tile-22', 'infantry:tarmann']);
  table.answer('infantry:tarmann');
  expect(table.options).toEqual(['flagship:tile-22', 'infantry:tile-22']); // the other infantry on Tarmann does not fight
  table.answer('flagship:tile-22');
  expect(table.unitsOf(0, 'tarmann')).toEqual({ infantry: 1 });
  expect(table.state.combat?.round).toBe(2); // the infantry in space fights on without the flagship
});

content(
  'ti4',
  'unit/the-alastor',
  'without it in the combat, or without being called, ground forces do not fight',
  () => {
    const table = flagshipOf('nekro')
      .units(0, here, { cruiser: 1 })
      .units(0, 'tarmann', { infantry: 2 })
      .units(1, here, { cruiser: 1 })
      .dice(1, 1)
      .play(spaceCombat);
    expect([table.seat, table.prompt]).toEqual([1, 'ti4.retreat?']);
    table.answer('fight');
    expect(rollsOf(table)).toEqual(['0 combat cruiser:1', '1 combat cruiser:1']);
  },
);

content('ti4', 'unit/the-alastor', 'when the ships retreat, those on planets stay and the combat is over', () => {
  const table = battle(here, 'space-combat', ['nekro', 'yssaril', 'xxcha'])
    .own(0, 'lirta-iv')
    .units(0, here, { flagship: 1 })
    .units(0, 'tarmann', { infantry: 2 })
    .units(1, here, { cruiser: 1 })
    .dice(1, 1, 1, 1, 1)
    .play(spaceCombat)
    .answer('use:unit/the-alastor', 'enlist:tarmann:2', 'retreat');
  expect(table.isOver).toBe(true);
  expect([table.unitsOf(0, 'tile-35'), table.unitsOf(0, 'tarmann')]).toEqual([{ flagship: 1 }, { infantry: 2 }]);
});
