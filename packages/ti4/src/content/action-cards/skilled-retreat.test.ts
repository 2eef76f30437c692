import { content, ruling } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { spaceCombat } from '../../rules/space-combat.ts';
import { battle, declining } from '../../testing/index.ts';

const here = 'tile-22';
const flee = 'use:action-card/skilled-retreat';

/** Seat 0, who has the card, attacks seat 1, who cannot retreat. */
function cornered(system: 'tile-22' | 'tile-41' = here) {
  const place = battle(here, 'space-combat').hand(0, 'skilled-retreat');
  if (system === here) return place;
  place.replace(here, system).with((g) => {
    if (g.tactical) g.tactical.system = system;
    g.systems[system]?.tokens.push(0);
  });
  return place;
}

ruling(
  'ti4',
  'ac/skilled-retreat.1',
  'any round, before the barrage, to an adjacent system without ships of others',
  () => {
    const table = cornered()
      .units(0, here, { cruiser: 1 })
      .units(1, here, { destroyer: 1, cruiser: 1 })
      .units(2, 'tile-35', { cruiser: 1 })
      .play(spaceCombat);
    expect(table.options).toContain(flee); // no die was rolled
    table.answer(flee);
    expect(table.options).toEqual(['to:tile-18', 'to:tile-23', 'to:tile-40']);
    const later = cornered().units(0, here, { cruiser: 1 }).units(1, here, { cruiser: 1 }).dice(1, 1).play(spaceCombat);
    while (later.state.combat?.round === 1) later.answer('pass');
    expect([later.state.combat?.round, declining(later, 'skilled-retreat').options]).toEqual([2, [flee, 'pass']]);
  },
);

ruling(
  'ti4',
  'ac/skilled-retreat.2',
  'no nebula, no asteroids without the technology; a gravity rift takes its toll',
  () => {
    const table = cornered()
      .replace('tile-23', 'tile-42')
      .technologies(0, 'antimass-deflectors')
      .units(0, here, { cruiser: 1 })
      .units(1, here, { cruiser: 1 })
      .play(spaceCombat)
      .answer(flee);
    expect(table.options).toEqual(['to:tile-18', 'to:tile-44', 'to:tile-45', 'to:tile-35', 'to:tile-40']);
    const rift = cornered('tile-41')
      .units(0, 'tile-41', { cruiser: 2 })
      .units(1, 'tile-41', { cruiser: 1 })
      .dice(3, 4)
      .play(spaceCombat)
      .answer(flee, 'to:tile-23');
    expect([rift.unitsOf(0, 'tile-41'), rift.unitsOf(0, 'tile-23')]).toEqual([{}, { cruiser: 1 }]);
  },
);

ruling(
  'ti4',
  ['ac/skilled-retreat.3', 'ac/skilled-retreat.5'],
  'fighters need no capacity for the way, ground forces of planets may come, those left in space are lost',
  () => {
    const table = cornered()
      .units(0, here, { carrier: 1, fighter: 4, infantry: 1 })
      .units(0, 'tarmann', { infantry: 2 })
      .units(1, here, { cruiser: 1 })
      .play(spaceCombat)
      .answer(flee, 'to:tile-23');
    expect(table.prompt).toBe('ti4.load');
    table.answer('load:tarmann:infantry:1', 'loaded');
    expect(table.unitsOf(0, 'tarmann')).toEqual({ infantry: 1 });
    expect([table.unitsOf(0, here), table.state.systems['tile-23']?.tokens]).toEqual([{}, [0]]);
    expect(table.prompt).toBe('ti4.choose-destroyed'); // five units for a carrier of four
  },
);

ruling('ti4', 'ac/skilled-retreat.4', 'nobody has won, though one side still has ships', () => {
  const table = cornered()
    .units(0, here, { cruiser: 1 })
    .units(1, here, { cruiser: 1 })
    .play(spaceCombat)
    .answer(flee, 'to:tile-23');
  expect([table.isOver, table.unitsOf(1, here)]).toEqual([true, { cruiser: 1 }]);
  expect(table.events()).toContain('ti4.combat-drawn');
  expect(table.events()).not.toContain('ti4.combat-won');
});

content('ti4', 'action-card/skilled-retreat', 'all ships go to an adjacent system and nobody wins', () => {
  const table = battle('tile-18', 'space-combat')
    .units(0, 'tile-18', { carrier: 1, fighter: 2, dreadnought: 1 }, { dreadnought: 1 })
    .units(1, 'tile-18', { cruiser: 1 })
    .hand(0, 'skilled-retreat')
    .play(spaceCombat);
  table.answer(flee, 'to:tile-22');
  expect(table.unitsOf(0, 'tile-22')).toEqual({ dreadnought: 1, carrier: 1, fighter: 2 });
  expect(table.state.systems['tile-22']?.units.find(({ type }) => type === 'dreadnought')?.damaged).toBe(1);
  expect(table.state.systems['tile-22']?.tokens).toEqual([0]);
  expect(table.unitsOf(1, 'tile-18')).toEqual({ cruiser: 1 });
  expect(table.events()).toContain('ti4.combat-drawn');
});
