import { voiceOf } from '@orrery/voice';
import { createElement } from 'react';
import { describe, expect, test } from 'vitest';
import { markup } from '../../dev/markup.ts';
import { parseRoute } from '../app/router.ts';
import type { Gain } from '../games/renderer.ts';
import { Decided } from './Decided.tsx';
import { decided, pointsByRound } from './decided.ts';

/** A game told as the gains of each round, by seat. */
function story(...rounds: readonly (readonly number[])[]) {
  let seq = 0;
  const gains = rounds.flatMap((points, index) =>
    points.flatMap((gained, seat): Gain[] =>
      gained === 0 ? [] : [{ seat, points: gained, round: index + 1, event: { seq: seq++, key: 'gained' } }],
    ),
  );
  return { rounds: rounds.length, gains, throws: [] };
}

function verdict(winner: number, ...rounds: readonly (readonly number[])[]) {
  const chronicle = story(...rounds);
  const scores = pointsByRound(chronicle, rounds[0]?.length ?? 0).at(-1) ?? [];
  return decided({ winners: [winner], scores }, chronicle);
}

test('points add up round by round, from none', () => {
  expect(pointsByRound(story([2, 0], [0, 0], [1, 5]), 2)).toEqual([
    [0, 0],
    [2, 0],
    [2, 0],
    [3, 5],
  ]);
});

describe('the lead', () => {
  test('is taken for good in the round after the last one behind', () => {
    const lead = { leadRound: 3, ledBefore: 1 };
    expect(verdict(0, [5, 0, 0], [0, 9, 0], [6, 0, 0], [3, 3, 0])).toMatchObject(lead);
  });

  test('is taken from nobody by who was never behind', () => {
    expect(verdict(1, [2, 5], [4, 2], [0, 1])).toMatchObject({ leadRound: 1, ledBefore: null });
  });

  test('is taken from nobody when several led together', () => {
    expect(verdict(2, [3, 3, 0], [0, 0, 5])).toMatchObject({ leadRound: 2, ledBefore: null });
  });

  test('may be taken in the last round', () => {
    expect(verdict(0, [0, 4], [0, 4], [9, 0])).toMatchObject({ leadRound: 3, ledBefore: 1, margin: 1 });
  });
});

test('the greatest swing is against the best of the others', () => {
  // Seat 2 ends second; seat 1 lost most in round 1, but that did not matter.
  const { rival, swing } = verdict(0, [4, 0, 3], [6, 1, 1], [2, 2, 5])!;
  expect(rival).toBe(2);
  expect(swing).toEqual({ round: 2, points: 5 });
});

test('gains greater than the margin decided the game, the greatest first', () => {
  const { margin, decisive } = verdict(0, [2, 0], [9, 6], [4, 6])!;
  expect(margin).toBe(3);
  expect(decisive.map(({ points }) => points)).toEqual([9, 4]);
});

test('a landslide hangs on no single gain', () => {
  expect(verdict(0, [5, 0], [5, 1], [5, 0])!.decisive).toEqual([]);
});

test('a tie that the rules broke has no margin', () => {
  expect(verdict(1, [4, 4])).toMatchObject({ winner: 1, rival: 0, margin: 0, leadRound: 1 });
});

test('nothing decided a game that nobody lost, or in which nothing was gained', () => {
  expect(decided({ winners: [0, 1], scores: [3, 3] }, story([3, 3]))).toBeNull();
  expect(decided({ winners: [0], scores: [0, 0] }, story([0, 0]))).toBeNull();
});

test('whatever decided the game leads to the moment at which it was told', () => {
  const { gains } = story([2, 3], [5, 1]);
  const found = verdict(0, [2, 3], [5, 1])!;
  const voice = voiceOf({ texts: { en: { gained: 'Points' } }, language: 'en', player: String, you: null });
  const roundName = (round: number) => ({ key: 'round.name', args: { round } });
  const told = markup(createElement(Decided, { table: 'abcdefghijkl', verdict: found, gains, voice, roundName }));
  const links = [...told.matchAll(/href="([^"]+)"/g)].map(([, address = '']) => parseRoute(address));
  expect(links.length).toBeGreaterThan(1);
  for (const link of links) expect(link).toEqual({ screen: 'replay', id: 'abcdefghijkl', at: null, event: 2 });
});
