import { content, ruling } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { invasion } from '../../rules/invasion.ts';
import { spaceCannonOffense } from '../../rules/space-cannon.ts';
import { spaceCombat } from '../../rules/space-combat.ts';
import { battle, declining, type Position } from '../../testing/index.ts';

const here = 'tile-18';
const use = 'use:action-card/shields-holding';

/** Seat 1 could retreat, and so is asked in each round; up to where it may use the card. */
function fight(prepare: (place: Position) => Position) {
  const table = prepare(battle(here, 'space-combat').units(1, 'tile-22', { carrier: 1 })).play(spaceCombat);
  while (!table.options.includes(use)) {
    table.answer(table.options.find((id) => ['pass', 'fight', 'all'].includes(id)) ?? '');
  }
  return table;
}

content('ti4', 'action-card/shields-holding', 'cancels up to two hits against one’s ships in a space combat', () => {
  const made = (place: Position) =>
    place
      .units(0, here, { cruiser: 3 })
      .units(1, here, { cruiser: 3 })
      .hand(1, 'shields-holding')
      .dice(10, 10, 10, 1, 1, 1);
  const table = fight(made);
  expect([table.seat, table.options]).toEqual([1, [use, 'pass']]);
  table.answer(use);
  expect(table.options).toEqual(['cancel:2', 'cancel:1']);
  expect(declining(table.answer('cancel:2')).unitsOf(1, here)).toEqual({ cruiser: 2 });
  expect(declining(fight(made).answer(use, 'cancel:1')).unitsOf(1, here)).toEqual({ cruiser: 1 });
});

ruling('ti4', 'ac/shields-holding.1', 'before or after ships have sustained damage', () => {
  const table = fight((place) =>
    place
      .units(0, here, { cruiser: 3 })
      .units(1, here, { dreadnought: 1, cruiser: 2 })
      .hand(1, 'shields-holding')
      .dice(10, 10, 10, 1, 1, 1),
  );
  table.answer('pass', `sustain:dreadnought:${here}`);
  declining(table, 'shields-holding').answer(use, 'cancel:2');
  expect(declining(table).unitsOf(1, here)).toEqual({ dreadnought: 1, cruiser: 2 });
});

ruling('ti4', 'ac/shields-holding.1', 'against an anti-fighter barrage, too', () => {
  const table = fight((place) =>
    place
      .units(0, here, { destroyer: 1 })
      .units(1, here, { carrier: 1, fighter: 2 })
      .hand(1, 'shields-holding')
      .dice(10, 10),
  );
  expect(table.state.combat?.rolls.map(({ kind }) => kind)).toEqual(['anti-fighter-barrage']);
  table.answer(use, 'cancel:2');
  expect(declining(table).unitsOf(1, here)).toEqual({ carrier: 1, fighter: 2 });
});

ruling('ti4', 'ac/shields-holding.1', 'without Sustain Damage there is one moment for it', () => {
  const table = fight((place) =>
    place
      .units(0, here, { cruiser: 1 })
      .units(1, here, { cruiser: 2, carrier: 1 })
      .hand(1, 'shields-holding')
      .dice(10, 1, 1, 1),
  );
  table.answer('pass');
  expect([table.seat, table.prompt]).toEqual([1, 'ti4.assign-hits']);
});

ruling('ti4', ['ac/shields-holding.2', 'ac/0.9'], 'one copy for each source of hits', () => {
  const table = fight((place) =>
    place
      .units(0, here, { cruiser: 3 })
      .units(1, here, { dreadnought: 1, cruiser: 3 })
      .hand(1, 'shields-holding', 'shields-holding')
      .dice(10, 10, 10, 1, 1, 1, 1),
  );
  table.answer(use, 'cancel:1', `sustain:dreadnought:${here}`);
  expect([table.seat, table.prompt]).toEqual([1, 'ti4.assign-hits']); // not after Sustain Damage once more
});

ruling('ti4', 'ac/shields-holding.2', 'not against space cannons and not on the ground', () => {
  const cannons = battle('tile-22', 'space-cannon-offense')
    .units(0, 'tile-22', { cruiser: 1 })
    .units(1, 'tarmann', { pds: 1 })
    .hand(0, 'shields-holding')
    .dice(10)
    .play(spaceCannonOffense)
    .answer('all');
  expect(declining(cannons, 'shields-holding').options).not.toContain(use);
  const landing = battle('tile-24', 'invasion')
    .units(0, 'tile-24', { carrier: 1, infantry: 1 })
    .units(1, 'mehar-xull', { infantry: 2 })
    .hand(0, 'shields-holding')
    .dice(1, 10, 10)
    .play(invasion);
  declining(landing).answer('commit:mehar-xull:infantry:1');
  expect(declining(landing, 'shields-holding').unitsOf(0, 'mehar-xull')).toEqual({});
});
