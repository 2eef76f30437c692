import { eclipse, tables } from '@orrery/eclipse';
import { playPrudently } from '@orrery/eclipse/testing';
import { Keystream, Match, seedFrom } from '@orrery/kernel';
import type { GameJson } from '@orrery/server/protocol';
import { describe, expect, test } from 'vitest';
import { chronicler } from './chronicler.ts';

const figures = tables as unknown as GameJson;

function finished(players: 2 | 4 | 6) {
  const match = Match.start(eclipse, { players, species: 'random' }, seedFrom(`chronicle ${players}`));
  playPrudently(match, new Keystream(seedFrom(`chronicle players ${players}`)));
  return match;
}

describe.each([2, 4, 6] as const)('a whole game of %i', (players) => {
  const match = finished(players);
  const { gains, rounds, throws } = chronicler.read(match.events(0, 'spectator'), figures);

  test('all gains together are the final points', () => {
    const scores = match.outcome!.scores.map((_, seat) =>
      gains.filter((gain) => gain.seat === seat).reduce((sum, { points }) => sum + points, 0),
    );
    expect(scores).toEqual(match.outcome!.scores);
  });

  test('its rounds are those that were played', () => {
    expect(rounds).toBe(match.peek().round);
    expect(gains.every(({ round, points }) => round >= 1 && round <= rounds && points !== 0)).toBe(true);
    expect(new Set(gains.map(({ round }) => round)).size).toBeGreaterThan(2);
  });

  test('only seats have luck, with bursts and blanks of all their dice', () => {
    for (const { seat, dice } of throws) {
      expect(seat).toBeLessThan(players);
      for (const { up, faces } of dice) {
        expect(faces).toEqual([['face/blank'], [], [], [], [], ['face/burst']]);
        expect(faces).toContainEqual(up);
      }
    }
  });
});

test('points that were lost count against a round', () => {
  const standing = (points: number) => [{ key: 'eclipse.points-of', args: { seat: 1, points } }];
  const { gains } = chronicler.read(
    [
      { seq: 0, key: 'eclipse.points', args: { round: 1, points: standing(7) } },
      { seq: 1, key: 'eclipse.round', args: { round: 2 } },
      { seq: 2, key: 'eclipse.points', args: { round: 2, points: standing(4) } },
      { seq: 3, key: 'eclipse.reveals-reputation', args: { seat: 1, points: 6 } },
    ],
    figures,
  );
  expect(gains.map(({ round, points }) => [round, points])).toEqual([
    [1, 7],
    [2, -3],
    [2, 6],
  ]);
});

test('dice are told with their faces', () => {
  const die = (face: string | number) => ({ key: 'eclipse.die', args: { colour: 'colour/red', face: `face/${face}` } });
  const roll = (owner: string) => ({ owner, type: 'ship/cruiser', dice: [die('burst'), die(4), die('blank')] });
  const { throws } = chronicler.read(
    [
      { seq: 0, key: 'eclipse.rolls', args: roll('seat/2') },
      { seq: 1, key: 'eclipse.rolls', args: roll('ship/ancient') },
    ],
    figures,
  );
  expect(throws.map(({ seat, dice }) => [seat, ...dice.map(({ up }) => up)])).toEqual([
    [2, ['face/burst'], [], ['face/blank']],
  ]);
});
