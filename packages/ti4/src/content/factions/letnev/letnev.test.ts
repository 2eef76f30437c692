import { content, rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { invasion } from '../../../rules/invasion.ts';
import { settle } from '../../../rules/settle.ts';
import { spaceCombat } from '../../../rules/space-combat.ts';
import { battle, position, rollsOf } from '../../../testing/index.ts';
import type { FactionId } from '../../factions.ts';

const factions: FactionId[] = ['letnev', 'yssaril', 'hacan'];

content(
  'ti4',
  'faction/letnev',
  'Munitions Reserves: two trade goods and any dice of the round are rolled again',
  () => {
    const table = battle('tile-22', 'space-combat', factions)
      .units(0, 'tile-22', { cruiser: 2 })
      .units(1, 'tile-22', { cruiser: 2 })
      .goods(0, 5)
      .dice(3, 2, 7, 10, 1, 1)
      .play(spaceCombat);
    expect(table.options).toEqual(['use:faction/munitions-reserves', 'pass']);
    table.answer('use:faction/munitions-reserves');
    expect(table.player(0).tradeGoods).toBe(3);
    expect(table.options).toEqual(['done', 'misses', 'die:cruiser:3', 'die:cruiser:2']);
    table.answer('misses');
    expect(rollsOf(table)).toEqual([
      '0 combat cruiser:3 cruiser:2',
      '0 combat cruiser:7 cruiser:10',
      '1 combat cruiser:1 cruiser:1',
    ]);
    expect(table.unitsOf(1, 'tile-22')).toEqual({});
  },
);

content(
  'ti4',
  'faction/letnev',
  'Munitions Reserves: the barrage of the first round too, and once in each round',
  () => {
    const table = battle('tile-22', 'space-combat', factions)
      .units(0, 'tile-22', { destroyer: 1 })
      .units(1, 'tile-22', { fighter: 2, carrier: 1 })
      .goods(0, 4)
      .dice(1, 2, 9, 10, 1, 1)
      .play(spaceCombat);
    table.answer('use:faction/munitions-reserves', 'all'); // two dice of the barrage miss
    expect(table.options).toContain('misses');
    table.answer('misses');
    expect(table.unitsOf(1, 'tile-22')).toEqual({ carrier: 1 }); // both fighters are hit
    expect(table.options).toEqual(['done', 'die:destroyer:1']); // the combat roll of the same round
    table.answer('done');
    expect(table.options).toEqual(['use:faction/munitions-reserves', 'pass']); // the next round
    expect(table.player(0).tradeGoods).toBe(2);
  },
);

content('ti4', 'faction/letnev', 'Munitions Reserves: not without two trade goods', () => {
  const table = battle('tile-22', 'space-combat', factions)
    .units(0, 'tile-22', { cruiser: 1 })
    .units(1, 'tile-22', { cruiser: 1 })
    .goods(0, 1)
    .dice(10, 1)
    .play(spaceCombat);
  expect(table.isOver).toBe(true);
});

content('ti4', 'faction/letnev', 'Armada: two ships more in a system than the fleet pool has tokens', () => {
  const table = position({ factions })
    .pools(0, { fleet: 1 })
    .pools(1, { fleet: 1 })
    .units(0, 'tile-22', { cruiser: 3 })
    .units(1, 'tile-24', { cruiser: 3 })
    .play(settle);
  expect(table.unitsOf(0, 'tile-22')).toEqual({ cruiser: 3 });
  expect(table.unitsOf(1, 'tile-24')).toEqual({ cruiser: 1 });
});

content('ti4', 'technology/l4-disruptors', 'no Space Cannon fires at ground forces that land', () => {
  const land = (with4: boolean) => {
    const made = battle('tile-24', 'invasion', factions)
      .units(0, 'tile-24', { carrier: 1, infantry: 2 })
      .units(1, 'mehar-xull', { pds: 1 })
      .dice(10);
    return (with4 ? made.technologies(0, 'l4-disruptors') : made).play(invasion).answer('commit:mehar-xull:infantry:2');
  };
  expect(land(false).prompt).toBe('ti4.use-space-cannon');
  const safe = land(true);
  expect(safe.unitsOf(0, 'mehar-xull')).toEqual({ infantry: 2 });
  expect([rollsOf(safe), safe.isOver]).toEqual([[], true]);
});

content('ti4', 'technology/non-euclidean-shielding', 'each use of Sustain Damage cancels two hits', () => {
  const hit = (shielded: boolean) => {
    const made = battle('tile-22', 'space-combat', factions)
      .units(0, 'tile-22', { dreadnought: 1, cruiser: 1 })
      .units(1, 'tile-22', { cruiser: 2 })
      .units(1, 'tile-35', { carrier: 1 }) // somewhere to retreat to
      .dice(1, 1, 10, 10);
    const table = (shielded ? made.technologies(0, 'non-euclidean-shielding') : made).play(spaceCombat);
    return table.answer('fight', 'sustain:dreadnought:tile-22');
  };
  expect(hit(false).prompt).toBe('ti4.assign-hits');
  const shielded = hit(true);
  expect(shielded.unitsOf(0, 'tile-22')).toEqual({ dreadnought: 1, cruiser: 1 });
  expect([shielded.seat, shielded.options]).toEqual([1, ['fight', 'retreat']]); // the next round
});

rule('ti4', 'sustain-damage.6', 'a use that cancels two hits is spent on one hit if there is no more', () => {
  const table = battle('tile-22', 'space-combat', factions)
    .units(0, 'tile-22', { dreadnought: 1, cruiser: 1 })
    .units(1, 'tile-22', { cruiser: 1 })
    .units(1, 'tile-35', { carrier: 1 })
    .technologies(0, 'non-euclidean-shielding')
    .dice(1, 1, 10, 1, 1, 10)
    .play(spaceCombat);
  table.answer('fight', 'sustain:dreadnought:tile-22', 'fight');
  expect(table.prompt).toBe('ti4.assign-hits'); // nothing of it was kept for the second round
});
