import { content } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { assignHits } from '../../rules/hits.ts';
import { openWindow } from '../../rules/window.ts';
import type { Ti4 } from '../../state.ts';
import { battle } from '../../testing/index.ts';
import type { FactionId } from '../factions.ts';
import type { PlanetId } from '../planets.ts';
import type { TechnologyId } from '../technologies.ts';
import type { UnitId } from '../units.ts';

/** Seat 0 has three infantry on Tarmann. */
function infantryOf(faction: FactionId) {
  return battle('tile-22', 'invasion', [faction, 'yssaril', 'hacan']).units(0, 'tarmann', { infantry: 3 });
}

function* lose(g: Ti4, hits: number) {
  yield* assignHits(
    g,
    { seat: 0, by: 1, cause: 'combat', place: 'tarmann', hits, notToFighters: 0 },
    ['tarmann'],
    () => true,
  );
}

const revivals: readonly [UnitId & TechnologyId, FactionId, PlanetId, number][] = [
  ['infantry-2', 'xxcha', 'archon-ren', 6],
  ['spec-ops-2', 'sol', 'jord', 5],
  ['letani-warrior-2', 'arborec', 'nestphar', 6],
];

for (const [unit, faction, home, value] of revivals) {
  content(
    'ti4',
    `unit/${unit}`,
    `a destroyed one comes back at the start of my next turn with ${value} or more on a die`,
    () => {
      const table = infantryOf(faction)
        .technologies(0, unit)
        .dice(value, value - 1, 10)
        .play(function* (g) {
          yield* lose(g, 3);
          expect(g.players[0]?.waiting).toBe(2);
          yield* openWindow(g, 'when turn-start', { seat: 1 });
          expect(g.players[0]?.waiting).toBe(2);
          yield* openWindow(g, 'when turn-start', { seat: 0 });
        });
      while (!table.isOver) table.answer(`revive:${home}`);
      expect(table.unitsOf(0, home)).toEqual({ infantry: 2 });
      expect(table.player(0).waiting).toBe(0);
      expect(table.unitsOf(0, 'tarmann')).toEqual({});
    },
  );
}

content(
  'ti4',
  'unit/infantry-2',
  'several home planets may be used, but only my own; without one they are lost',
  () => {
    const shared = infantryOf('xxcha')
      .technologies(0, 'infantry-2')
      .dice(10, 10)
      .play(function* (g) {
        yield* lose(g, 2);
        yield* openWindow(g, 'when turn-start', { seat: 0 });
      });
    expect([shared.seat, shared.options]).toEqual([0, ['revive:archon-ren', 'revive:archon-tau']]);
    shared.answer('revive:archon-ren', 'revive:archon-tau');
    expect([shared.unitsOf(0, 'archon-ren'), shared.unitsOf(0, 'archon-tau')]).toEqual([
      { infantry: 1 },
      { infantry: 1 },
    ]);
    const homeless = infantryOf('xxcha')
      .technologies(0, 'infantry-2')
      .own(1, 'archon-ren', 'archon-tau')
      .dice(10)
      .play(function* (g) {
        yield* lose(g, 1);
        yield* openWindow(g, 'when turn-start', { seat: 0 });
      });
    expect(homeless.isOver).toBe(true);
    expect(homeless.player(0).waiting).toBe(0);
    expect([homeless.unitsOf(0, 'archon-ren'), homeless.unitsOf(0, 'tarmann')]).toEqual([{}, { infantry: 2 }]);
  },
);

content('ti4', 'unit/infantry-2', 'without the upgrade nothing comes back, nor other units with it', () => {
  const plain = infantryOf('xxcha').play((g) => lose(g, 1));
  expect(plain.player(0).waiting).toBe(0);
  expect(plain.events()).not.toContain('ti4.revival');
  const ships = infantryOf('xxcha')
    .technologies(0, 'infantry-2')
    .units(0, 'tile-22', { cruiser: 1 })
    .play((g) =>
      assignHits(
        g,
        { seat: 0, by: 1, cause: 'combat', place: 'tile-22', hits: 1, notToFighters: 0 },
        ['tile-22'],
        () => true,
      ),
    );
  expect(ships.events()).not.toContain('ti4.revival');
});

content('ti4', 'unit/infantry-2', 'when others who have the upgrade too lose theirs, mine do not multiply', () => {
  const table = infantryOf('xxcha')
    .technologies(0, 'infantry-2')
    .technologies(1, 'infantry-2')
    .dice(10, 10)
    .play((g) => lose(g, 1));
  expect([table.player(0).waiting, table.player(1).waiting]).toEqual([1, 0]);
});
