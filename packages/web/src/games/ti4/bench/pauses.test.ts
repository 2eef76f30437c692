import { expect, test } from 'vitest';
import type { View } from '../model.ts';
import { isPassed, newMemory } from './pauses.ts';
import { type Draft, noDraft } from './trade.ts';

const options = ['trade', 'go-on'].map((id) => ({ id, label: { key: id } }));
const asked = (at: number) => ({ at, options });

/** My turn in a round, after deals with these players. */
const turn = (more: { round?: number; traded?: number[]; agenda?: object } = {}): View =>
  ({
    round: more.round ?? 1,
    agenda: more.agenda ?? null,
    turn: { seat: 0, traded: more.traded ?? [], refused: [0, 0, 0] },
    outlook: { own: { trade: [null, null, 'neighbors.1'] } },
  }) as unknown as View;

test('in a turn I am asked for a trade once, and again when somebody has dealt since', () => {
  const memory = newMemory();
  expect(isPassed(memory, turn(), asked(10), true)).toBe(false);
  expect(isPassed(memory, turn(), asked(10), true)).toBe(false); // the same question, drawn again
  expect(isPassed(memory, turn(), asked(14), true)).toBe(true);
  expect(isPassed(memory, turn({ traded: [1] }), asked(20), true)).toBe(false);
  expect(isPassed(memory, turn({ traded: [1] }), asked(22), true)).toBe(true);
});

test('another turn asks anew, what was taken back is asked again, and a vote always asks', () => {
  const memory = newMemory();
  isPassed(memory, turn(), asked(10), true);
  expect(isPassed(memory, turn(), asked(8), true)).toBe(false);
  memory.asked = null; // as my next turn begins
  expect(isPassed(memory, turn(), asked(30), true)).toBe(false);
  expect(isPassed(memory, turn({ round: 2 }), asked(40), true)).toBe(false);
  expect(isPassed(memory, turn({ agenda: {} }), asked(50), true)).toBe(false);
  expect(isPassed(memory, turn({ agenda: {} }), asked(51), true)).toBe(false);
});

test('who does not want to be asked goes on, but never past an offer that is prepared and may be made now', () => {
  const memory = newMemory();
  expect(isPassed(memory, turn(), asked(1), false)).toBe(true);
  const offer = (partner: number): Draft => ({ ...noDraft, partner });
  memory.prepared = offer(1);
  expect(isPassed(memory, turn(), asked(2), false)).toBe(false);
  memory.prepared = offer(2); // no neighbour
  expect(isPassed(memory, turn(), asked(3), false)).toBe(true);
});
