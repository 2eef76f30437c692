import { arcs, tables } from '@orrery/arcs';
import { Keystream, Match, seedFrom } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { chronicler } from './chronicler.ts';

function finished(players: 2 | 3 | 4, seed: string) {
  const match = Match.start(arcs, { players, leadersAndLore: 'all' }, seedFrom(seed));
  const random = new Keystream(seedFrom(`${seed} players`));
  while (!match.isOver) {
    const seat = match.waitingFor()[0]!;
    const { options } = match.pending(seat)!;
    match.answer(seat, options[random.below(options.length)]!.id);
  }
  return match;
}

describe.each([2, 3, 4] as const)('a whole game of %i', (players) => {
  const match = finished(players, `chronicle ${players}`);
  const { gains, rounds, throws } = chronicler.read(match.events(0, 'spectator'), tables);

  test('all gains together are the final Power', () => {
    const scores = match.outcome!.scores.map((_, seat) =>
      gains.filter((gain) => gain.seat === seat).reduce((sum, { points }) => sum + points, 0),
    );
    expect(scores).toEqual(match.outcome!.scores);
  });

  test('its chapters are its rounds', () => {
    expect(rounds).toBe(match.peek().chapter);
    expect(gains.every(({ round }) => round >= 1 && round <= rounds)).toBe(true);
  });

  test('every die shows a face that it has', () => {
    expect(throws.length).toBeGreaterThan(0);
    for (const { dice } of throws) for (const { up, faces } of dice) expect(faces).toContainEqual(up);
  });
});

test('rerolled dice are not counted again', () => {
  const rolled = (seq: number, ...faces: string[]) => ({ seq, key: 'arcs.rolled', args: { seat: 'seat/1', faces } });
  const { throws } = chronicler.read(
    [
      rolled(0, 'face/assault.0', 'face/skirmish.3'),
      rolled(1, 'face/assault.0', 'face/skirmish.0'),
      { seq: 2, key: 'arcs.battle.begun', args: {} },
      rolled(3, 'face/raid.5'),
    ],
    tables,
  );
  expect(throws.map(({ seat, dice }) => [seat, ...dice.map(({ up }) => up)])).toEqual([
    [1, ['symbol/hit', 'symbol/hit'], []],
    [1, ['symbol/intercept']],
  ]);
});
