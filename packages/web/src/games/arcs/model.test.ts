import { type ArcsView, arcs, tables } from '@orrery/arcs';
import { Match, seedFrom } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { arrivals, looseIn, slotsOf } from './model.ts';

describe('pieces', () => {
  const system = (fresh: number[], damaged: number[] = fresh.map(() => 0)) => ({
    fresh,
    damaged,
    buildings: [],
    marker: null,
  });

  test('ships lie in stacks by seat and state', () => {
    const stacks = looseIn('1-gate', system([2, 0], [0, 1]));
    expect(stacks.map(({ key }) => key)).toEqual(['1-gate.0.fresh', '1-gate.1.damaged']);
  });

  test('ships that moved are known to come from where they were', () => {
    const before = { '1-gate': system([3, 0]), '2-gate': system([0, 1]) };
    const after = { '1-gate': system([1, 0]), '2-gate': system([2, 1]) };
    expect([...arrivals(before, after)]).toEqual([['2-gate.0.fresh', '1-gate']]);
  });

  test('ships that were built come from nowhere', () => {
    const before = { '1-gate': system([0]) };
    expect(arrivals(before, { '1-gate': system([1]) }).size).toBe(0);
  });

  test('cities on the board cover resource slots from the right', () => {
    const match = Match.start(arcs, { players: 3 }, seedFrom('slots'));
    const view = match.view(0) as unknown as ArcsView;
    const slots = slotsOf(tables, view.players[0]!, 0);
    expect(slots.map(({ isOpen }) => isOpen)).toEqual([true, true, true, false, false, false]);
    expect(slots.map(({ raidCost }) => raidCost)).toEqual([3, 1, 1, 2, 1, 3]);
    expect(slots[0]!.target).toBe('slot:0.1');
  });
});
