/** Laws of the kernel and of Twilight Imperium, checked in random games of every kind. */
import { readFileSync } from 'node:fs';
import { type Json, Keystream, Match, type Random, type Seat, seedFrom, verify } from '@orrery/kernel';
import {
  often,
  playIdly,
  playRandomly,
  questionFlaw,
  Reader,
  restoredDiffers,
  stateNotPlain,
  tampered,
  whole,
} from '@orrery/kernel/testing';
import { describe, expect, test, vi } from 'vitest';
import { broken, messages, ti4 } from './index.ts';
import { outOfOrder } from './invariants.ts';
import type { Ti4, Ti4Config } from './state.ts';
import { busyAnswer, midgame } from './testing/index.ts';

vi.setConfig({ testTimeout: 300_000 });

type Ti4Match = Match<Ti4, Ti4Config>;

const counts = [3, 4, 5, 6] as const;
const randomBy = (name: string) => new Keystream(seedFrom(`${name}!`));

/** The configurations take turns. */
function configOf(players: number, game: number): Partial<Ti4Config> {
  const galaxy = (['preset', 'random', 'built'] as const)[game % 3];
  const factions = (['random', 'chosen', 'drafted', 'random'] as const)[game % 4];
  return { players, galaxy, factions, points: game % 5 === 1 ? 14 : 10 } as Partial<Ti4Config>;
}

function start(players: number, game: number): Ti4Match {
  return Match.start(ti4, configOf(players, game), seedFrom(nameOf(players, game)));
}

const nameOf = (players: number, game: number) => `random play ${players} ${game}`;

/** Plays a few answers only. */
function playSome(match: Ti4Match, name: string, answers: number, before: (seat: Seat, id: string) => void): void {
  const random = randomBy(name);
  while (!match.isOver && match.length < answers) {
    const seat = match.waitingFor()[0] as Seat;
    const id = busyAnswer(match.pending(seat)?.options ?? [], random);
    before(seat, id);
    match.answer(seat, id);
  }
}

const catalogue = readFileSync(new URL('../catalogue.md', import.meta.url), 'utf8');

const texts: { readonly [key: string]: string | undefined } = messages.en;

/** The arguments that the text of a key shows. */
const shownBy = new Map<string, readonly string[]>();

function namesIn(text: string): readonly string[] {
  return [...new Set(Array.from(text.matchAll(/\{(\w+)/g), ([, name]) => name as string))];
}

/** Options of one question that read the same: what their texts show of them does not differ. */
function alike(match: Ti4Match): string | null {
  for (const seat of match.waitingFor()) {
    const seen = new Set<string>();
    for (const { id, label } of match.pending(seat)?.options ?? []) {
      let read: string = label.key;
      for (const name of shownBy.getOrInsertComputed(label.key, () => namesIn(texts[label.key] ?? ''))) {
        const shown = label.args?.[name];
        read += ` ${typeof shown === 'object' ? JSON.stringify(shown) : shown}`;
      }
      if (seen.has(read)) return `two options read alike: ${read} (${id})`;
      seen.add(read);
    }
  }
  return null;
}

describe('random games', () => {
  const reader = new Reader(messages.en);

  /** The first thing that is wrong with the position. Not by `expect`, which is slow for so many. */
  function flawOf(match: Ti4Match): string | null {
    const g = match.peek() as Ti4;
    const isSettled = match.waitingFor().some((seat) => match.pending(seat)?.prompt.key === 'ti4.turn');
    const flaw = questionFlaw(match, reader, catalogue) ?? alike(match) ?? (isSettled ? outOfOrder(g) : null);
    return flaw ?? broken(g) ?? stateNotPlain(match);
  }

  for (const players of counts) {
    test(`with ${players} players end, keep the laws and say what they mean`, () => {
      for (let game = 0; game < often(3, 6); game++) {
        const name = nameOf(players, game);
        const match = start(players, game);
        playRandomly(match, randomBy(name), () => {
          const flaw = match.length > 20_000 ? 'it does not end' : flawOf(match);
          if (flaw) throw new Error(`${name} at ${match.length}: ${flaw}`);
        });
        expect(flawOf(match), name).toBeNull();
        expect(match.outcome?.scores, name).toHaveLength(players);
        expect(match.outcome?.winners, name).toHaveLength(1);
        for (const event of match.record().events ?? []) reader.read(event);
      }
      expect([...reader.unknown]).toEqual([]);
    });

    test(`with ${players} players whose time is always up end too: they decline, or else take the first option`, () => {
      for (let game = 0; game < 3; game++) {
        const match = start(players, game);
        playIdly(match, { below: () => 0 } as Random);
        expect(match.outcome?.winners).toHaveLength(1);
      }
    });

    test(`with ${players} players that begin amid great fleets keep the laws too`, () => {
      const told = new Set<string>();
      const sought = ['ti4.combat-begins', 'ti4.destroyed', 'ti4.gains-control', 'ti4.produces', 'ti4.trades'];
      const isDone = () => sought.every((key) => told.has(key));
      for (let game = 0; game < often(4, 8) || (game < 20 && !isDone()); game++) {
        const name = `great fleets ${players} ${game}`;
        const match = midgame({ players, points: 14 }, name);
        playSome(match, name, 1000, () => {
          const flaw = flawOf(match);
          if (flaw) throw new Error(`${name} at ${match.length}: ${flaw}`);
        });
        for (const event of match.events(0, 'spectator')) {
          reader.read(event);
          told.add(event.key);
        }
      }
      expect([...reader.unknown]).toEqual([]);
      expect([...told]).toEqual(expect.arrayContaining(sought));
    });
  }
});

describe('records', () => {
  test('agree after every answer with a match restored from them', () => {
    for (const players of counts) {
      const name = nameOf(players, players);
      const match = start(players, players);
      playSome(match, name, 110, () => {
        expect(restoredDiffers(match, players), `${name} at ${match.length}`).toBeNull();
      });
      const middle = midgame({ players }, name);
      playSome(middle, name, 110, () => {
        expect(restoredDiffers(middle, players), `${name} in the middle at ${middle.length}`).toBeNull();
      });
    }
  });

  test('give back the position after any number of answers', () => {
    for (let game = 0; game < 4; game++) {
      const players = counts[game % 4] as number;
      const name = nameOf(players, game);
      const match = start(players, game);
      const positions: string[] = [];
      playSome(match, name, 60, () => positions.push(whole(match)));
      const record = JSON.parse(JSON.stringify(match.record()));
      for (const [answers, position] of positions.entries())
        expect(whole(Match.restore(ti4, record, answers)), `${name} at ${answers}`).toBe(position);
    }
  });

  test('say at which answer they were tampered with', () => {
    const match = start(3, 0);
    const name = nameOf(3, 0);
    let other: { at: number; id: string } | undefined;
    playRandomly(match, randomBy(name), (_, seat, id) => {
      if (match.length < 100 || other) return;
      const option = match.pending(seat)?.options.find((each) => each.id !== id);
      if (option) other = { at: match.length, id: option.id };
    });
    const record = match.record();
    expect(verify(ti4, record)).toMatchObject({ ok: true, answers: match.length, finished: true });
    const wrong = (change: (copy: { answers: Json[][]; marks: Json[][]; outcome: { scores: number[] } }) => void) =>
      verify(ti4, tampered(record, change as never));
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
  for (let game = 0; game < 4; game++) {
    const players = counts[game % 4] ?? 3;
    const name = nameOf(players, game);
    const match = midgame({ players }, name);
    let before = '';
    let last: Seat | undefined;
    playSome(match, name, 160, (seat) => {
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
    });
  }
  expect(undone).toBeGreaterThan(150);
});
