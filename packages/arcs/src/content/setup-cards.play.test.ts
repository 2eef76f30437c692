import { Match, type Seat, seedFrom } from '@orrery/kernel';
import { content } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { arcs } from '../index.ts';
import { neighbours, turnOrder } from '../rules/table.ts';
import type { Arcs } from '../state.ts';
import type { SystemId } from './map.ts';

/** A, B and C systems, then the two tokens. */
type Start = [SystemId, SystemId, SystemId[], [string, string]];

/** What the printed cards say: the gate ring that is left, the start of each seat, and tokens on ambition boxes. */
const printed: { id: string; ring: number[]; seats: Start[]; boxes?: Record<string, string[]> }[] = [
  {
    id: '2p-frontiers',
    ring: [2, 3, 4, 5],
    seats: [
      ['5-hex', '4-hex', ['3-gate', '3-hex'], ['psionic', 'material']],
      ['3-arrow', '5-arrow', ['5-gate', '4-arrow'], ['material', 'weapon']],
    ],
    boxes: { tycoon: ['fuel', 'fuel', 'material', 'material'], warlord: ['weapon'], keeper: [], empath: ['psionic'] },
  },
  {
    id: '2p-mix-up-1',
    ring: [1, 3, 4, 6],
    seats: [
      ['4-crescent', '3-crescent', ['1-gate', '6-arrow'], ['fuel', 'fuel']],
      ['6-hex', '3-hex', ['4-gate', '1-crescent'], ['psionic', 'weapon']],
    ],
    boxes: { tycoon: [], warlord: ['weapon', 'weapon'], keeper: ['relic', 'relic'], empath: ['psionic', 'psionic'] },
  },
  {
    id: '2p-homelands',
    ring: [2, 3, 5, 6],
    seats: [
      ['5-arrow', '6-arrow', ['5-gate', '5-hex'], ['weapon', 'material']],
      ['3-hex', '3-arrow', ['3-gate', '2-arrow'], ['weapon', 'material']],
    ],
    boxes: { tycoon: ['fuel', 'fuel', 'material', 'material'], warlord: ['weapon'], keeper: ['relic'], empath: [] },
  },
  {
    id: '2p-mix-up-2',
    ring: [2, 3, 5, 6],
    seats: [
      ['5-crescent', '2-arrow', ['3-gate', '6-crescent'], ['relic', 'psionic']],
      ['2-crescent', '6-arrow', ['5-gate', '3-hex'], ['weapon', 'material']],
    ],
    boxes: { tycoon: ['fuel', 'fuel', 'material', 'material'], warlord: ['weapon'], keeper: ['relic'], empath: [] },
  },
  {
    id: '3p-mix-up',
    ring: [2, 3, 5, 6],
    seats: [
      ['3-hex', '5-crescent', ['2-gate'], ['weapon', 'relic']],
      ['5-hex', '2-arrow', ['3-gate'], ['psionic', 'psionic']],
      ['2-hex', '3-arrow', ['5-gate'], ['relic', 'material']],
    ],
  },
  {
    id: '3p-frontiers',
    ring: [1, 4, 5, 6],
    seats: [
      ['1-hex', '4-hex', ['6-gate'], ['material', 'material']],
      ['5-hex', '1-crescent', ['5-gate'], ['psionic', 'fuel']],
      ['4-crescent', '6-arrow', ['1-gate'], ['fuel', 'material']],
    ],
  },
  {
    id: '3p-homelands',
    ring: [1, 2, 3, 4],
    seats: [
      ['2-hex', '3-crescent', ['3-gate'], ['relic', 'fuel']],
      ['1-hex', '2-arrow', ['2-gate'], ['material', 'psionic']],
      ['1-arrow', '4-hex', ['4-gate'], ['weapon', 'material']],
    ],
  },
  {
    id: '3p-core-conflict',
    ring: [1, 2, 4, 5],
    seats: [
      ['1-hex', '2-crescent', ['1-gate'], ['material', 'weapon']],
      ['2-hex', '1-crescent', ['2-gate'], ['relic', 'fuel']],
      ['1-arrow', '2-arrow', ['4-gate'], ['weapon', 'psionic']],
    ],
  },
  {
    id: '4p-mix-up-1',
    ring: [1, 2, 4, 5, 6],
    seats: [
      ['4-arrow', '6-hex', ['1-gate'], ['relic', 'psionic']],
      ['4-hex', '5-hex', ['6-gate'], ['material', 'psionic']],
      ['5-arrow', '1-hex', ['4-gate'], ['weapon', 'material']],
      ['6-arrow', '1-arrow', ['5-gate'], ['material', 'weapon']],
    ],
  },
  {
    id: '4p-mix-up-2',
    ring: [1, 2, 3, 5, 6],
    seats: [
      ['5-hex', '3-arrow', ['2-gate'], ['psionic', 'material']],
      ['3-hex', '5-crescent', ['1-gate'], ['weapon', 'relic']],
      ['2-hex', '1-hex', ['3-gate'], ['relic', 'material']],
      ['1-arrow', '2-arrow', ['5-gate'], ['weapon', 'psionic']],
    ],
  },
  {
    id: '4p-frontiers',
    ring: [1, 2, 3, 4, 6],
    seats: [
      ['1-hex', '3-crescent', ['2-gate'], ['material', 'fuel']],
      ['2-hex', '6-hex', ['3-gate'], ['relic', 'psionic']],
      ['4-crescent', '2-arrow', ['6-gate'], ['fuel', 'psionic']],
      ['1-arrow', '6-arrow', ['4-gate'], ['weapon', 'material']],
    ],
  },
  {
    id: '4p-mix-up-3',
    ring: [1, 2, 3, 4, 5],
    seats: [
      ['3-hex', '5-crescent', ['1-gate'], ['weapon', 'relic']],
      ['1-arrow', '3-arrow', ['2-gate'], ['weapon', 'material']],
      ['1-hex', '4-hex', ['3-gate'], ['material', 'material']],
      ['4-arrow', '2-crescent', ['5-gate'], ['relic', 'weapon']],
    ],
  },
];

for (const { id, ring, seats, boxes } of printed) {
  content('arcs', id, 'a game begins with the pieces, tokens and gates of the card', () => {
    for (const seed of ['a', 'b', 'c']) {
      const g = Match.start(arcs, { players: seats.length, setupCard: id }, seedFrom(seed)).peek() as Arcs;
      expect(g.setupCard).toBe(id);
      expect([...new Set(Object.keys(g.systems).map((system) => Number(system[0])))]).toEqual(ring);
      expect(Object.keys(g.systems)).toHaveLength(4 * ring.length);
      expect(gateRing(g)).toEqual(ring);
      const placed = seats.flatMap((start, i) => placements(turnOrder(g)[i] as Seat, start));
      expect(allPieces(g)).toEqual(placed.toSorted());
      expect(turnOrder(g).map((seat) => g.players[seat]?.slots)).toEqual(
        seats.map(([, , , tokens]) => [...tokens, null, null, null, null]),
      );
      const aside = Object.entries(boxes ?? { tycoon: [], warlord: [], keeper: [], empath: [] });
      for (const [ambition, tokens] of aside)
        expect(g.rivalTokens[ambition as 'tycoon'].toSorted(), ambition).toEqual(tokens);
      expect(g.rivalTokens.tyrant).toEqual([]);
    }
  });
}

/** The clusters met when going from gate to gate, beginning with the lowest one and on to the next higher. */
function gateRing(g: Arcs): number[] {
  const gates = (Object.keys(g.systems) as SystemId[]).filter((id) => id.endsWith('gate'));
  const walk = [gates[0] as SystemId];
  for (;;) {
    const next = neighbours(g, walk.at(-1) as SystemId).filter((id) => id.endsWith('gate') && !walk.includes(id))[0];
    if (next === undefined) break;
    walk.push(next);
  }
  expect(neighbours(g, walk.at(-1) as SystemId)).toContain(walk[0]);
  return walk.map((id) => Number(id[0]));
}

function placements(seat: Seat, [a, b, c]: Start): string[] {
  return [
    `${a} seat ${seat} city`,
    `${a} seat ${seat} 3 ships`,
    `${b} seat ${seat} starport`,
    `${b} seat ${seat} 3 ships`,
    ...c.map((id) => `${id} seat ${seat} 2 ships`),
  ];
}

/** Everything on the map, damaged pieces marked as such. */
function allPieces(g: Arcs): string[] {
  return Object.entries(g.systems)
    .flatMap(([id, { fresh, damaged, buildings }]) => [
      ...fresh.flatMap((count, seat) => (count > 0 ? [`${id} seat ${seat} ${count} ships`] : [])),
      ...damaged.flatMap((count, seat) => (count > 0 ? [`${id} seat ${seat} ${count} damaged ships`] : [])),
      ...buildings.map((b) => `${id} seat ${b.owner} ${b.damaged ? 'damaged ' : ''}${b.kind}`),
    ])
    .toSorted();
}
