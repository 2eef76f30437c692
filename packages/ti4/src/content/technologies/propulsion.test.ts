import { content } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { moveShips } from '../../rules/movement.ts';
import { spaceCannonOffense } from '../../rules/space-cannon.ts';
import { battle, type Position, position, rollsOf, type Table } from '../../testing/index.ts';
import type { SystemId } from '../systems.ts';
import type { TechnologyId } from '../technologies.ts';

/** Seat 0 may move ships into the system. */
function moving(into: SystemId, technologies: readonly TechnologyId[], prepare: (made: Position) => Position): Table {
  return prepare(position().technologies(0, ...technologies))
    .tactical(0, into, 'movement')
    .play(moveShips);
}

/** Ships of seat 0 that could be declared. */
function departing(table: Table): string[] {
  return table.options.filter((id) => id.startsWith('move:'));
}

content('ti4', 'technology/antimass-deflectors', 'my ships may enter and cross asteroid fields', () => {
  const into = (to: SystemId, ...technologies: TechnologyId[]) =>
    departing(moving(to, technologies, (made) => made.units(0, 'tile-18', { cruiser: 1 })));
  expect(into('tile-44')).toEqual([]);
  expect(into('tile-44', 'antimass-deflectors')).toEqual(['move:tile-18:cruiser']);
  expect(into('tile-36')).toEqual([]); // the only short way leads through the field
  expect(into('tile-36', 'antimass-deflectors')).toEqual(['move:tile-18:cruiser']);
  // Ships of others in the field stop them all the same.
  const held = moving('tile-36', ['antimass-deflectors'], (made) =>
    made.units(0, 'tile-18', { cruiser: 1 }).units(1, 'tile-44', { cruiser: 1 }),
  );
  expect(departing(held)).toEqual([]);
});

content('ti4', 'technology/antimass-deflectors', 'Space Cannon dice against my units get -1, others do not', () => {
  const volley = (...technologies: TechnologyId[]) =>
    battle('tile-22', 'space-cannon-offense')
      .technologies(0, ...technologies)
      .units(0, 'tile-22', { cruiser: 2 })
      .units(1, 'tarmann', { pds: 1 })
      .dice(6)
      .play(spaceCannonOffense)
      .answer('all');
  const safe = volley('antimass-deflectors');
  expect(rollsOf(safe)).toEqual(['1 space-cannon pds:6-1']);
  expect(safe.unitsOf(0, 'tile-22')).toEqual({ cruiser: 2 });
  expect(volley().unitsOf(0, 'tile-22')).toEqual({ cruiser: 1 });
});

content('ti4', 'technology/gravity-drive', 'one of my ships moves one system farther, not two', () => {
  const two = (made: Position) => made.units(0, 'tile-18', { carrier: 2 });
  expect(departing(moving('tile-35', [], two))).toEqual([]);
  const table = moving('tile-35', ['gravity-drive'], two);
  expect(departing(table)).toEqual(['move:tile-18:carrier']);
  table.answer('move:tile-18:carrier');
  expect(table.options).toEqual(['done', 'back:1']);
  table.answer('back:1');
  expect(departing(table)).toEqual(['move:tile-18:carrier']); // taken back, another one may
  table.answer('move:tile-18:carrier', 'done');
  expect(table.unitsOf(0, 'tile-35')).toEqual({ carrier: 1 });
});

content('ti4', 'technology/gravity-drive', 'a ship that does not need it leaves it to another one', () => {
  const table = moving('tile-35', ['gravity-drive'], (made) => made.units(0, 'tile-18', { carrier: 1, cruiser: 1 }));
  table.answer('move:tile-18:cruiser');
  expect(departing(table)).toEqual(['move:tile-18:carrier']);
  const far = moving('tile-22', ['gravity-drive'], (made) => made.units(0, 'tile-42', { cruiser: 1 }));
  expect(departing(far)).toEqual(['move:tile-42:cruiser']); // out of a nebula: 1 and 1 more
  expect(departing(moving('tile-22', [], (made) => made.units(0, 'tile-42', { cruiser: 1 })))).toEqual([]);
});

content('ti4', 'technology/fleet-logistics', 'I may perform two actions in my turn, but need not', () => {
  const taking = () => {
    const made = position().strategyCards(['leadership'], ['trade'], ['imperial']);
    for (const each of made.state.players) for (const card of each.strategyCards) card.exhausted = true;
    return made.technologies(0, 'fleet-logistics').from('turn');
  };
  const table = taking().answer('tactical', 'activate:tile-22');
  expect([table.seat, table.options]).toEqual([0, ['tactical', 'end-turn']]);
  const one = taking().answer('tactical', 'activate:tile-22', 'end-turn');
  expect([one.seat, one.player(0).passed]).toEqual([1, false]);
  table.answer('tactical', 'activate:tile-23');
  expect(table.seat).toBe(1); // no third one
  table.answer('tactical', 'activate:tile-24');
  expect(table.seat).toBe(2); // and only one for those without it
});

content('ti4', 'technology/light-wave-deflector', 'my ships move through systems with ships of others', () => {
  const through = (...technologies: TechnologyId[]) =>
    departing(
      moving('tile-35', technologies, (made) =>
        made.units(0, 'tile-18', { cruiser: 1 }).units(1, 'tile-22', { cruiser: 1 }),
      ),
    );
  expect(through()).toEqual([]);
  expect(through('light-wave-deflector')).toEqual(['move:tile-18:cruiser']);
  const field = moving('tile-36', ['light-wave-deflector'], (made) => made.units(0, 'tile-18', { cruiser: 1 }));
  expect(departing(field)).toEqual([]); // no help against asteroids
});
