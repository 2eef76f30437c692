import { content, rule, ruling } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { spaceCannonOffense } from '../../rules/space-cannon.ts';
import { spaceCombat } from '../../rules/space-combat.ts';
import { battle, declining, type Position } from '../../testing/index.ts';

const here = 'tile-18';
const use = 'use:action-card/direct-hit';

/** Seat 0 hits once with two cruisers; seat 1 sustains it. */
function hit(prepare: (place: Position) => Position) {
  const made = battle(here, 'space-combat').units(0, here, { cruiser: 2 }).dice(10, 1, 1, 1, 1, 1, 1);
  return declining(prepare(made).play(spaceCombat)).answer(`sustain:dreadnought:${here}`);
}

content('ti4', 'action-card/direct-hit', 'destroys a ship that has just sustained damage from one’s hit', () => {
  const table = hit((place) => place.units(1, here, { dreadnought: 1 }).hand(0, 'direct-hit'));
  expect([table.seat, table.options]).toEqual([0, [use, 'pass']]);
  table.answer(use);
  expect(table.unitsOf(1, here)).toEqual({});
  expect(table.events()).toContain('ti4.combat-won');
});

content('ti4', 'action-card/direct-hit', 'is not for those whose hit it was not', () => {
  const table = hit((place) => place.units(1, here, { dreadnought: 1 }).hand(2, 'direct-hit'));
  expect(table.seats).not.toContain(2);
});

rule('ti4', 'sustain-damage.5', 'Sustain Damage does not save a ship from Direct Hit', () => {
  const table = hit((place) => place.units(1, here, { dreadnought: 2 }).hand(0, 'direct-hit')).answer(use);
  expect(table.unitsOf(1, here)).toEqual({ dreadnought: 1 });
  const [left] = table.state.systems[here]?.units.filter(({ seat }) => seat === 1) ?? [];
  expect(left?.damaged).toBe(0); // the other one was not damaged in its place
});

/** PDS of seat 1 fire at ships of seat 0. */
function fired(dice: readonly number[]) {
  return battle('tile-22', 'space-cannon-offense')
    .units(0, 'tile-22', { dreadnought: 1, infantry: 1, cruiser: 1 })
    .units(1, 'tarmann', { pds: 2 })
    .hand(1, 'direct-hit')
    .dice(...dice)
    .play(spaceCannonOffense)
    .answer('all');
}

ruling('ti4', 'ac/direct-hit.1', 'also outside a combat; the hit that was sustained stays cancelled', () => {
  const table = declining(fired([10, 1])).answer('sustain:dreadnought:tile-22');
  expect([table.seat, table.options]).toEqual([1, [use, 'pass']]);
  table.answer(use);
  expect(table.unitsOf(0, 'tile-22')).toEqual({ cruiser: 1 });
});

ruling('ti4', 'ac/direct-hit.2', 'after each use, before the next is decided; one copy for each', () => {
  const table = battle(here, 'space-combat')
    .units(0, here, { cruiser: 2 })
    .units(1, here, { dreadnought: 2 })
    .hand(0, 'direct-hit', 'direct-hit')
    .dice(10, 10, 1, 1)
    .play(spaceCombat);
  declining(table).answer(`sustain:dreadnought:${here}`);
  table.answer(use);
  expect([table.seat, table.prompt]).toEqual([1, 'ti4.sustain-damage']); // the second copy was not offered for the first ship
  table.answer(`sustain:dreadnought:${here}`, use);
  expect(table.unitsOf(1, here)).toEqual({});
});

ruling('ti4', 'ac/direct-hit.2', 'an upgraded dreadnought is immune', () => {
  const table = hit((place) =>
    place.units(1, here, { dreadnought: 1 }).technologies(1, 'dreadnought-2').hand(0, 'direct-hit'),
  );
  expect(table.options).not.toContain(use);
  expect(table.unitsOf(1, here)).toEqual({ dreadnought: 1 });
});

ruling('ti4', 'ac/direct-hit.3', 'with Non-Euclidean Shielding both hits stay cancelled', () => {
  const table = battle('tile-22', 'space-combat', ['xxcha', 'letnev', 'hacan'])
    .units(0, 'tile-22', { cruiser: 2 })
    .units(1, 'tile-22', { dreadnought: 1, cruiser: 1 })
    .technologies(1, 'non-euclidean-shielding')
    .own(1, 'lirta-iv') // could retreat, and so is asked in each round
    .hand(0, 'direct-hit')
    .dice(10, 10, 1, 1)
    .play(spaceCombat);
  declining(table).answer('fight');
  declining(table).answer('sustain:dreadnought:tile-22');
  declining(table, 'direct-hit').answer(use);
  expect(table.unitsOf(1, 'tile-22')).toEqual({ cruiser: 1 });
});

ruling(
  'ti4',
  'ac/direct-hit.3',
  'outside a combat what the ship carried is lost before other hits are assigned',
  () => {
    const table = declining(fired([10, 10])).answer('sustain:dreadnought:tile-22');
    declining(table, 'direct-hit').answer(use);
    expect(table.events().filter((key) => key === 'ti4.destroyed')).toHaveLength(3); // dreadnought, infantry, cruiser
    expect(table.unitsOf(0, 'tile-22')).toEqual({});
    const order = table.match.events(0, 'spectator').filter(({ key }) => key === 'ti4.destroyed');
    expect(order.map(({ args }) => args?.type)).toEqual([
      'unit-type/dreadnought',
      'unit-type/infantry',
      'unit-type/cruiser',
    ]);
  },
);

ruling('ti4', 'ac/direct-hit.3', 'in a combat what it carried stays until the combat is over', () => {
  const table = battle('tile-22', 'space-combat')
    .units(0, 'tile-22', { cruiser: 2 })
    .units(1, 'tile-22', { dreadnought: 1, infantry: 1, cruiser: 1 })
    .own(1, 'lirta-iv') // could retreat, and so is asked in each round
    .hand(0, 'direct-hit')
    .dice(10, 1, 1, 1)
    .play(spaceCombat);
  declining(table).answer('fight');
  declining(table).answer('sustain:dreadnought:tile-22');
  declining(table, 'direct-hit').answer(use);
  expect(declining(table).state.combat?.round).toBe(2);
  expect(table.unitsOf(1, 'tile-22')).toEqual({ infantry: 1, cruiser: 1 });
});
