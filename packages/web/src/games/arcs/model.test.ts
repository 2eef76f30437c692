import { type ArcsView, arcs, holdings, standings, tables } from '@orrery/arcs';
import { Keystream, Match, seedFrom } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { arrivals, controllerOf, holdingsOf, looseIn, placesOf, slotsOf } from './model.ts';

describe('control', () => {
  test('whoever has more fresh ships than everybody else controls', () => {
    expect(controllerOf({ fresh: [2, 3, 0] })).toBe(1);
    expect(controllerOf({ fresh: [3, 3, 0] })).toBeNull();
    expect(controllerOf({ fresh: [0, 0, 0] })).toBeNull();
  });
});

describe('standings', () => {
  test('a tie for first makes all of them second, and nobody else places', () => {
    expect(placesOf([3, 3, 1], 0)).toEqual([2, 2, null]);
  });

  test('a tie for second gives nothing', () => {
    expect(placesOf([3, 1, 1], 0)).toEqual([1, null, null]);
  });

  test('the absent rival takes a place', () => {
    expect(placesOf([2, 1], 3)).toEqual([2, null]);
    expect(placesOf([2, 0], 1)).toEqual([1, null]);
  });

  test.each([2, 3, 4] as const)('agree with the rules all through a game of %i', (players) => {
    const match = Match.start(arcs, { players, leadersAndLore: 'off' }, seedFrom(`standings ${players}`));
    const random = new Keystream(seedFrom('anything'));
    while (!match.isOver) {
      const seat = match.waitingFor()[0]!;
      const options = match.pending(seat)!.options;
      match.answer(seat, options[random.below(options.length)]!.id);
      if (match.length % 25 !== 0) continue;
      const state = match.peek();
      const view = match.view(0) as unknown as ArcsView;
      for (const { id } of tables.ambitions) {
        const counts = view.players.map((_, each) => holdingsOf(view, tables, each, id));
        expect(counts).toEqual(view.players.map((_, each) => holdings(state, each, id)));
        const places = placesOf(counts, view.rivalTokens[id].length);
        const expected = standings(state, id).map(({ seat: each, place }) => [each, place]);
        expect(places.flatMap((place, each) => (place ? [[each, place]] : []))).toEqual(
          expected.sort(([a], [b]) => Number(a) - Number(b)),
        );
      }
    }
  });
});

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
