import { games } from '@orrery/games';
import { Match, seedFrom } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { wireDecision } from './wire-decision.ts';

test('a decision says what its options are about, which rule is behind them, and what can be begun', async () => {
  const { game, effects } = await games.arcs();
  const match = Match.start(game, { players: 3, leadersAndLore: 'off' }, seedFrom('wire'));
  const [seat = 0] = match.waitingFor();
  while (match.pending(seat)?.prompt.key !== 'arcs.turn') match.answer(seat, match.pending(seat)?.options[0]?.id ?? '');
  const wire = wireDecision(match.pending(seat)!, match.starts(seat), effects);
  expect(wire.options.find(({ idle }) => idle)).toEqual({
    id: 'end-turn',
    label: { key: 'arcs.turn.end', args: { pips: expect.any(Number) } },
    idle: true,
    rule: 'chapter.5',
  });
  const spending = wire.options.filter(({ aside }) => aside);
  expect(spending.length).toBeGreaterThan(0);
  for (const { id, target, rule } of spending)
    expect([id, target, rule]).toEqual([id, expect.any(String), 'prelude.2']);
  expect(wire.options.every((option) => option.rule !== undefined && !('value' in option))).toBe(true);
  expect(wire.starts).toEqual(match.starts(seat));
  expect(wire.starts?.length).toBeGreaterThan(0);
});

test('of a game that says nothing of it there is no rule and nothing to begin', async () => {
  const { game } = await games.arcs();
  const match = Match.start(game, { players: 2 }, seedFrom('wire'));
  const [seat = 0] = match.waitingFor();
  const wire = wireDecision(match.pending(seat)!, []);
  expect(wire).not.toHaveProperty('starts');
  expect(wire.options.every((option) => !('rule' in option))).toBe(true);
});
