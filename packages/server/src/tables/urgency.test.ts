import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { TableFace } from '../protocol/index.ts';
import { byUrgency } from './urgency.ts';

const seat = { kind: 'person', name: 'Ann', bot: null, connected: false } as const;
const face = (id: string, more: Partial<TableFace>): TableFace => ({
  id,
  game: 'trap',
  options: {},
  seats: [seat, seat],
  state: 'running',
  host: true,
  mySeat: 0,
  waitingFor: [1],
  since: 0,
  clock: { kind: 'none' },
  listed: false,
  answers: 0,
  ...more,
});
const left = (...milliseconds: number[]) => ({ at: 0, left: milliseconds, running: [0] });
const asked = (askedSince: number) => [{ ...seat, askedSince }, seat];

const sorted = [
  face('hardly any time left', { waitingFor: [0], timeLeft: left(5, 900), seats: asked(80) }),
  face('much time left', { waitingFor: [0, 1], timeLeft: left(500, 1), seats: asked(1) }),
  face('asked long ago', { waitingFor: [0], since: 90, seats: asked(10) }),
  face('asked now', { waitingFor: [0], since: 99, seats: asked(20) }),
  face('goes on without me', { since: 70, timeLeft: left(1, 1) }),
  face('only watched', { since: 60, mySeat: null, waitingFor: [0] }),
  face('not begun', { since: 50, state: 'open', waitingFor: [] }),
  face('over', { since: 95, state: 'over', waitingFor: [] }),
  face('long over', { since: 5, state: 'over', waitingFor: [] }),
];

test('my games are listed by how much they wait for me, in whatever order they come', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray(sorted, { minLength: sorted.length }), (list) => {
      expect(list.sort(byUrgency).map(({ id }) => id)).toEqual(sorted.map(({ id }) => id));
    }),
  );
});
