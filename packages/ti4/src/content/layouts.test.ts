import { rule } from '@orrery/kernel/testing';
import { expect, test } from 'vitest';
import { layouts, neighbourPositions, type PlayerCount, positions, presets } from './layouts.ts';
import { mecatol, system, systemIds } from './systems.ts';

const counts: readonly PlayerCount[] = [3, 4, 5, 6];
/** The number of a position of ring 3 as board-setup.1 counts, clockwise with a corner as 1. */
const numberInRing = (position: number): number => position - 18;
const homes = (players: PlayerCount): number[] => layouts[players].homes.map(({ position }) => numberInRing(position));
const tiles = (players: PlayerCount): number => positions.length - layouts[players].leftOut.length;
const dealt = (players: PlayerCount): number[] => [layouts[players].blue * players, layouts[players].red * players];

rule('ti4', 'board-setup.0', 'around Mecatol Rex are rings of 6, 12 and 18 positions', () => {
  const rings = [0, 1, 2, 3].map((ring) => positions.filter((each) => each.ring === ring).length);
  expect(rings).toEqual([1, 6, 12, 18]);
  for (const { ring, q, r } of positions) expect(Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r))).toBe(ring);
  expect(new Set(positions.map(({ q, r }) => `${q} ${r}`)).size).toBe(37);
});

test('each ring goes round, and neighbours are so both ways', () => {
  for (const ring of [1, 2, 3]) {
    const round = positions.flatMap((each, position) => (each.ring === ring ? [position] : []));
    for (const [i, position] of round.entries()) {
      expect(neighbourPositions(position)).toContain(round[(i + 1) % round.length]);
    }
  }
  for (const position of positions.keys()) {
    for (const next of neighbourPositions(position)) expect(neighbourPositions(next)).toContain(position);
  }
});

rule('ti4', 'board-setup.1', 'every third position of ring 3, from the first, is a corner; homes lie in ring 3', () => {
  const corners = positions.flatMap((each, position) =>
    each.ring === 3 && neighbourPositions(position).length === 3 ? [numberInRing(position)] : [],
  );
  expect(corners).toEqual([1, 4, 7, 10, 13, 16]);
  for (const players of counts) {
    expect(homes(players)).toHaveLength(players);
    expect(homes(players)).toEqual(homes(players).toSorted((a, b) => a - b));
    for (const { position } of layouts[players].homes) expect(positions[position]?.ring).toBe(3);
  }
});

rule('ti4', 'board-setup.3a', 'three players get 6 blue and 2 red tiles each', () => expect(dealt(3)).toEqual([18, 6]));
rule('ti4', 'board-setup.3b', 'four players get 5 blue and 3 red tiles each', () => expect(dealt(4)).toEqual([20, 12]));
rule('ti4', 'board-setup.3c', 'five players get 4 blue and 2 red tiles each', () => expect(dealt(5)).toEqual([20, 10]));
rule('ti4', 'board-setup.3d', 'six players get 3 blue and 2 red tiles each', () => expect(dealt(6)).toEqual([18, 12]));

test('dealt tiles, homes, Mecatol Rex and, with five players, one more red tile fill the board', () => {
  for (const players of counts) {
    const { preplacedRed } = layouts[players];
    expect(preplacedRed).toBe(players === 5 ? 1 : 0);
    expect(1 + players + preplacedRed + dealt(players).reduce((a, b) => a + b)).toBe(tiles(players));
  }
});

rule('ti4', 'board-setup.11', 'with five players those who sit close together get 2, 4 and 2 trade goods', () => {
  expect(layouts[5].homes.map((home) => home.tradeGoods)).toEqual([2, 4, 2, 0, 0]);
  for (const players of [3, 4, 6] as const) {
    for (const { tradeGoods } of layouts[players].homes) expect(tradeGoods).toBe(0);
  }
});

rule('ti4', 'board-setup.12', 'six homes are in the six corners of 37 tiles', () => {
  expect(homes(6)).toEqual([1, 4, 7, 10, 13, 16]);
  expect(tiles(6)).toBe(37);
});

rule(
  'ti4',
  'board-setup.13',
  'five homes are at 4, 7, 10, 14 and 18 of 37 tiles, the one at 7 with 4 trade goods',
  () => {
    expect(homes(5)).toEqual([4, 7, 10, 14, 18]);
    expect(layouts[5].homes.find((home) => home.tradeGoods === 4)?.position).toBe(18 + 7);
    expect(tiles(5)).toBe(37);
  },
);

rule('ti4', 'board-setup.14', 'four homes are at 5, 9, 14 and 18 of 37 tiles', () => {
  expect(homes(4)).toEqual([5, 9, 14, 18]);
  expect(tiles(4)).toBe(37);
});

rule(
  'ti4',
  'board-setup.15',
  'three homes are in alternate corners, with two neighbours each in ring 3 of 28 tiles',
  () => {
    expect(homes(3)).toEqual([4, 10, 16]);
    const filled = homes(3).flatMap((home) => [home - 1, home, home + 1]);
    expect(layouts[3].leftOut.map(numberInRing)).toEqual(
      Array.from({ length: 18 }, (_, i) => i + 1).filter((each) => !filled.includes(each)),
    );
    expect(tiles(3)).toBe(28);
  },
);

test('the boards for a first game fill everything but the homes, with each tile once and Mecatol Rex in the centre', () => {
  for (const players of counts) {
    const { homes: kept, leftOut } = layouts[players];
    const free = [...kept.map(({ position }) => position), ...leftOut];
    const filled = presets[players].map(({ position }) => position).toSorted((a, b) => a - b);
    expect(filled).toEqual([...positions.keys()].filter((position) => !free.includes(position)));
    expect(new Set(presets[players].map((each) => each.system)).size).toBe(filled.length);
    expect(presets[players].find(({ position }) => position === 0)?.system).toBe(mecatol);
    for (const each of presets[players]) expect(['home', 'gate']).not.toContain(system(each.system).kind);
  }
  expect(systemIds.filter((id) => presets[4].some((each) => each.system === id))).toHaveLength(33);
});

test('on them no two anomalies and no two wormholes of a kind are adjacent', () => {
  for (const players of counts) {
    const at = new Map(presets[players].map(({ position, system: id }) => [position, system(id)]));
    for (const [position, here] of at) {
      for (const next of neighbourPositions(position)) {
        const there = at.get(next);
        if (here.anomaly !== null) expect(there?.anomaly ?? null).toBeNull();
        for (const wormhole of here.wormholes) expect(there?.wormholes ?? []).not.toContain(wormhole);
      }
    }
  }
});
