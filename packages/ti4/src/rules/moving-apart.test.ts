import { content, rule } from '@orrery/kernel/testing';
import { expect, test } from 'vitest';
import type { Hooks } from '../content/hooks.ts';
import { type Position, position } from '../testing/index.ts';
import { moveShips } from './movement.ts';

/** A made-up ability: the only cruiser may move before or after the others, and where it is there is an alpha wormhole. */
const pathfinders: Hooks = {
  modify: {
    movesApart: (apart, _g, _holder, type) => apart || type === 'cruiser',
    addedWormholes: (added, g, holder) => {
      const found = Object.entries(g.systems).flatMap(([id, { units }]) =>
        units.some(({ seat, type }) => seat === holder && type === 'cruiser') ? [id as keyof typeof g.systems] : [],
      );
      return [...added, ...found.map((system) => ({ kind: 'alpha' as const, system }))];
    },
  },
};

// Alpha: 26, 39.
function moving(prepare: (place: Position) => Position) {
  const place = position().ability(0, pathfinders).pools(0, { fleet: 6 }).tactical(0, 'tile-22', 'movement');
  return prepare(place.with(({ turn }) => turn?.traded.push(1, 2))).play(moveShips);
}

const departures = (options: readonly string[]) => options.filter((id) => id.startsWith('move:'));

rule('ti4', 'movement.5', 'ships that may move apart are asked for first; together all is as ever', () => {
  const table = moving((place) => place.units(0, 'tile-35', { cruiser: 1, destroyer: 1 }));
  expect(table.options).toEqual(['first:tile-35:cruiser', 'last:tile-35:cruiser', 'together']);
  table.answer('together', 'move:tile-35:cruiser', 'move:tile-35:destroyer', 'done');
  expect(table.unitsOf(0, 'tile-22')).toEqual({ cruiser: 1, destroyer: 1 });
  const alone = moving((place) => place.units(0, 'tile-35', { cruiser: 1 }));
  expect(alone.prompt).toBe('ti4.move-ships'); // nobody to move before or after
  const others = moving((place) => place.units(0, 'tile-35', { destroyer: 1 }));
  expect(others.prompt).toBe('ti4.move-ships');
});

test('who moves apart first arrives even when nobody follows, and what arrives is answered once', () => {
  let arrivals = 0;
  const table = moving((place) =>
    place
      .units(0, 'tile-35', { cruiser: 1 })
      .units(0, 'tile-39', { dreadnought: 1 })
      .ability(1, {
        triggers: [
          {
            at: ['after ships-moved-into-system'],
            mandatory: true,
            usable: () => true,
            *resolve() {
              arrivals++;
            },
          },
        ],
      }),
  ).answer('first:tile-35:cruiser');
  expect(departures(table.options)).toEqual(['move:tile-39:dreadnought']);
  table.answer('move:tile-39:dreadnought', 'back:1', 'done');
  expect([table.unitsOf(0, 'tile-22'), table.unitsOf(0, 'tile-39')]).toEqual([{ cruiser: 1 }, { dreadnought: 1 }]);
  expect(arrivals).toBe(1);
});

test('of ships alike the one that was named follows, damaged or not', () => {
  const table = moving((place) =>
    place.units(0, 'tile-35', { cruiser: 1 }).units(0, 'tile-39', { dreadnought: 2 }, { dreadnought: 1 }),
  ).answer('first:tile-35:cruiser', 'move:tile-39:dreadnought:damaged', 'done');
  expect(table.state.systems['tile-22']?.units[0]).toMatchObject({ type: 'dreadnought', count: 1, damaged: 1 });
  expect(table.state.systems['tile-39']?.units[0]).toMatchObject({ type: 'dreadnought', count: 1, damaged: 0 });
});

content('ti4', 'technology/fighter-2', 'fighters that were named move together when their way is open', () => {
  const table = moving((place) =>
    place.technologies(0, 'fighter-2').units(0, 'tile-35', { cruiser: 1 }).units(0, 'tile-39', { fighter: 3 }),
  ).answer('first:tile-35:cruiser', 'move:tile-39:fighter', 'count:2');
  expect(table.options).toEqual(['done', 'move:tile-39:fighter', 'back:1']);
  table.answer('done');
  expect([table.unitsOf(0, 'tile-22'), table.unitsOf(0, 'tile-39')]).toEqual([
    { cruiser: 1, fighter: 2 },
    { fighter: 1 },
  ]);
});
