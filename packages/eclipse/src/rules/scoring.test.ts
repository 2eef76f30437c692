import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import type { TechnologyId } from '../content/ids.ts';
import { sector } from '../content/sectors.ts';
import { type Position, position } from '../testing/index.ts';
import { pointsOf, scoreOf, winners } from './scoring.ts';

/** Points of seat 0 beyond those of the starting sector. */
const points = (found: Position) => pointsOf(found.state, 0) - 3;

rule('eclipse', 'scoring.1', 'each reputation tile scores its value', () => {
  expect(points(position().reputation(0, 1, 3, 4))).toBe(8);
});

rule('eclipse', 'scoring.2', 'each ambassador of another player scores 1', () => {
  const found = position({ players: 4 }).with((g) => {
    g.players[0]!.reputation[0] = { ambassador: 1 };
    g.players[0]!.reputation[1] = { ambassador: 2 };
  });
  expect(points(found)).toBe(2);
  expect(scoreOf(found.state, 0).ambassadors).toBe(2);
});

rule('eclipse', ['scoring.3', 'control.1'], 'each sector I control scores what it prints', () => {
  expect(sector('001').points).toBe(4);
  expect(points(position().own(0, '001'))).toBe(4);
  expect(points(position().own(1, '001'))).toBe(0);
  expect(points(position().ships(0, '001', { dreadnought: 2 }))).toBe(0);
});

rule('eclipse', ['scoring.4', 'structures.1'], 'a monolith in a sector I control scores 3', () => {
  const monolith = (found: Position) =>
    found.with((g) => {
      g.sectors['001']!.monolith = true;
    });
  expect(points(monolith(position().own(0, '001')))).toBe(4 + 3);
  expect(points(monolith(position()))).toBe(0);
});

rule('eclipse', 'scoring.5', 'each discovery tile kept for points scores 2', () => {
  const found = position().with((g) => g.players[0]!.keptDiscoveries.push('money-8', 'ancient-cruiser'));
  expect(points(found)).toBe(4);
});

rule('eclipse', ['scoring.6', 'traitor.4'], 'the traitor loses 2', () => {
  const traitor = (seat: number) =>
    position({ players: 4 }).with((g) => {
      g.traitor = seat;
    });
  expect(points(traitor(0))).toBe(-2);
  expect(points(traitor(1))).toBe(0);
});

rule('eclipse', 'scoring.7', 'a technology track scores 1, 2, 3 or 5 for 4, 5, 6 or 7 tiles', () => {
  const grid: TechnologyId[] = [
    'gauss-shield',
    'fusion-source',
    'improved-hull',
    'positron-computer',
    'advanced-economy',
    'tachyon-drive',
    'antimatter-cannon',
  ];
  const scores = grid.map((_, count) => points(position().know(0, ...grid.slice(0, count + 1))));
  expect(scores).toEqual([0, 0, 0, 1, 2, 3, 5]);
  const both = position().know(0, ...grid.slice(0, 4), 'nanorobots', 'fusion-drive', 'orbital', 'monolith');
  expect(points(both)).toBe(2); // each track by itself; seven tiles on one would be 5
});

rule('eclipse', 'scoring.8', 'a warp portal tile scores 1 and the ancient one 2, a printed portal nothing', () => {
  const portal = (kind: 'tile' | 'discovery') =>
    position()
      .own(0, '001')
      .with((g) => {
        g.sectors['001']!.warpPortal = kind;
      });
  expect(points(portal('tile'))).toBe(4 + 1);
  expect(points(portal('discovery'))).toBe(4 + 2);
  expect(points(position().place('281', { q: 3, r: 0 }).own(0, '281'))).toBe(sector('281').points);
});

rule(
  'eclipse',
  ['scoring.9', 'species-planta.4', 'species-draco.6'],
  'Planta scores 1 for each sector, Draco 1 for each Ancient on the map',
  () => {
    const planta = position({ species: ['planta', 'terran-federation'] }).own(0, '001');
    expect(points(planta)).toBe(4 + 2);
    const draco = position({ species: ['draco', 'terran-federation'] })
      .npc('ancient', '001', 2)
      .npc('guardian', '001')
      .npc('ancient', '223');
    expect(points(draco)).toBe(3);
    expect(points(position().npc('ancient', '001'))).toBe(0);
  },
);

rule('eclipse', 'tie-break.1', 'among equals the one with more stored resources wins', () => {
  expect(winners(position().resources(0, 3, 3, 3).resources(1, 0, 0, 10).state)).toEqual([1]);
  expect(winners(position().resources(0, 3, 3, 5).resources(1, 0, 0, 10).state)).toEqual([0]);
  expect(winners(position().reputation(0, 1).resources(1, 9, 9, 9).state)).toEqual([0]); // points come first
});

rule('eclipse', 'tie-break.2', 'players equal in points and resources share the victory', () => {
  expect(winners(position({ players: 3 }).resources(0, 1).resources(2, 0, 0, 1).state)).toEqual([0, 2]);
});
