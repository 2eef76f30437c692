/** Laws of the kernel and of Eclipse, checked in random games of every kind. */
import { readFileSync } from 'node:fs';
import { type Json, Keystream, Match, type Seat, seedFrom, verify } from '@orrery/kernel';
import {
  playRandomly,
  questionFlaw,
  Reader,
  restoredDiffers,
  stateNotPlain,
  tampered,
  whole,
} from '@orrery/kernel/testing';
import { describe, expect, test, vi } from 'vitest';
import { broken, eclipse, messages } from './index.ts';
import type { Eclipse, EclipseConfig } from './state.ts';
import { midgame } from './testing/midgame.ts';
import { playPrudently } from './testing/prudent.ts';

vi.setConfig({ testTimeout: 120_000 });

type EclipseMatch = Match<Eclipse, EclipseConfig>;

const counts = [2, 3, 4, 5, 6] as const;
const randomBy = (name: string) => new Keystream(seedFrom(`${name}!`));
const nameOf = (players: number, game: number) => `random play ${players} ${game}`;

/** The configurations take turns. */
function start(players: number, game: number): EclipseMatch {
  const strength = (['normal', 'advanced', 'random'] as const)[game % 3];
  const config = {
    players,
    warpPortals: game % 2 === 1,
    ancients: strength,
    guardians: 'random',
    gcds: strength,
    species: game % 3 === 1 ? 'chosen' : 'random',
  };
  return Match.start(eclipse, config, seedFrom(nameOf(players, game)));
}

const catalogue = readFileSync(new URL('../catalogue.md', import.meta.url), 'utf8');

describe('random games', () => {
  const reader = new Reader(messages.en, { onlyShown: true });
  const told = new Set<string>();
  const asked = new Set<string>();

  /** The first thing that is wrong with the position. Not by `expect`, which is slow for so many. */
  function flawOf(match: EclipseMatch): string | null {
    for (const seat of match.waitingFor()) asked.add(match.pending(seat)?.prompt.key ?? '');
    return questionFlaw(match, reader, catalogue) ?? broken(match.peek() as Eclipse) ?? stateNotPlain(match);
  }

  function check(match: EclipseMatch, name: string): void {
    const flaw = match.length > 20_000 ? 'it does not end' : flawOf(match);
    if (flaw) throw new Error(`${name} at ${match.length}: ${flaw}`);
  }

  function checkEnd(match: EclipseMatch, name: string): void {
    check(match, name);
    expect(match.outcome?.scores, name).toHaveLength(match.config.players);
    expect(match.outcome?.winners.length, name).toBeGreaterThan(0);
    for (const event of match.record().events ?? []) {
      reader.read(event);
      told.add(event.key);
    }
  }

  for (const players of counts) {
    test(`with ${players} players end, keep the laws and say what they mean`, () => {
      for (let game = 0; game < 4; game++) {
        const name = nameOf(players, game);
        const match = start(players, game);
        playRandomly(match, randomBy(name), () => check(match, name));
        checkEnd(match, name);
      }
      for (let game = 6; game < 9; game++) {
        const name = nameOf(players, game);
        const match = start(players, game);
        playPrudently(match, randomBy(name), () => check(match, name));
        checkEnd(match, name);
        expect(match.peek().round, name).toBe(8);
      }
      expect([...reader.unknown]).toEqual([]);
    });
  }

  test('that begin amid great fleets keep the laws too', () => {
    for (const players of counts) {
      const name = `great fleets ${players}`;
      const match = midgame({ players, warpPortals: players > 2, ancients: 'random', gcds: 'random' }, name);
      playPrudently(match, randomBy(name), () => check(match, name));
      checkEnd(match, name);
    }
    expect([...reader.unknown]).toEqual([]);
  });

  test('come to every corner of the rules', () => {
    for (const key of ['eclipse.reveals', 'eclipse.settles', 'eclipse.destroyed', 'eclipse.retreats'])
      expect([...told]).toContain(key);
    for (const key of [
      'eclipse.choose-reaction',
      'eclipse.relations',
      'eclipse.avert-bankruptcy',
      'eclipse.place-part',
    ])
      expect([...asked]).toContain(key);
  });
});

describe('records', () => {
  test('agree after every answer with a match restored from them', () => {
    for (const players of [2, 3] as const) {
      const name = nameOf(players, 20);
      const match = start(players, 20);
      playPrudently(match, randomBy(name), () => {
        const differs = restoredDiffers(match, players);
        if (differs) throw new Error(`${name} at ${match.length}: ${differs}`);
      });
    }
  });

  test('give back the position after any number of answers', () => {
    for (const players of [3, 6]) {
      const name = nameOf(players, 21);
      const match = start(players, 21);
      const positions: string[] = [];
      playPrudently(match, randomBy(name), () => positions.push(whole(match)), 60);
      const record = JSON.parse(JSON.stringify(match.record()));
      for (const [answers, position] of positions.entries())
        expect(whole(Match.restore(eclipse, record, answers)), `${name} at ${answers}`).toBe(position);
    }
  });

  test('say at which answer they were tampered with', () => {
    const match = start(3, 22);
    let other: { at: number; id: string } | undefined;
    playPrudently(match, randomBy('tampered'), (_, seat, id) => {
      if (match.length < 100 || other) return;
      const option = match.pending(seat)?.options.find((each) => each.id !== id);
      if (option) other = { at: match.length, id: option.id };
    });
    const record = match.record();
    expect(verify(eclipse, record)).toMatchObject({ ok: true, answers: match.length, finished: true });
    const wrong = (change: (copy: { answers: Json[][]; outcome: { scores: number[] } }) => void) =>
      verify(eclipse, tampered(record, change as never));
    expect(wrong(({ answers }) => (answers[77]![1] = 'no-such-option'))).toMatchObject({ ok: false, index: 77 });
    expect(wrong(({ answers }) => (answers[55]![0] = 9))).toMatchObject({ ok: false, index: 55 });
    expect(wrong(({ outcome }) => outcome.scores[0]!++)).toMatchObject({ ok: false, index: match.length });
    // Another legal answer is noticed at the next mark, at the latest.
    const { at: changed, id } = other!;
    const next = record.marks.find(([answers]) => answers > changed)![0];
    const verdict = wrong(({ answers }) => (answers[changed]![1] = id));
    expect(verdict.ok).toBe(false);
    if (verdict.ok) return;
    expect(verdict.index).toBeGreaterThan(changed);
    expect(verdict.index).toBeLessThanOrEqual(next);
  });
});

test('undo gives back the position before, redo the one after', () => {
  let undone = 0;
  for (const players of [2, 5]) {
    const name = nameOf(players, 23);
    const match = start(players, 23);
    let before = '';
    let last: Seat | undefined;
    playPrudently(
      match,
      randomBy(name),
      (_, seat) => {
        const now = whole(match);
        if (last !== undefined && match.canUndo(last)) {
          match.undo(last);
          expect(whole(match), `${name} at ${match.length}`).toBe(before);
          match.redo(last);
          expect(whole(match), `${name} at ${match.length}`).toBe(now);
          undone++;
        }
        before = now;
        last = seat;
      },
      150,
    );
  }
  expect(undone).toBeGreaterThan(100);
});
