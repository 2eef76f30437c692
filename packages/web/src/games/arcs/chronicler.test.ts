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
    for (const { dice } of throws) for (const { up, faces } of dice) expect(faces).toContain(up);
  });
});

test('rerolled dice are not counted again', () => {
  const rolled = (seq: number, ...faces: string[]) => ({ seq, key: 'arcs.rolled', args: { seat: 1, faces } });
  const { throws } = chronicler.read(
    [
      rolled(0, 'assault.0', 'skirmish.3'),
      rolled(1, 'assault.0', 'skirmish.0'),
      { seq: 2, key: 'arcs.battle.begun', args: {} },
      rolled(3, 'raid.5'),
    ],
    tables,
  );
  expect(throws.map(({ seat, dice }) => [seat, ...dice.map(({ up }) => up)])).toEqual([
    [1, ['hit', 'hit'], []],
    [1, ['intercept']],
  ]);
});
