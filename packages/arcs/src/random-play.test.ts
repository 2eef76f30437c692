/** Laws of the kernel and of Arcs, checked in random games of every kind. */
import { readFileSync } from 'node:fs';
import { type Json, Keystream, Match, type Seat, seedFrom, verify } from '@orrery/kernel';
import {
  often,
  playRandomly,
  questionFlaw,
  Reader,
  restoredDiffers,
  stateNotPlain,
  tampered,
  whole,
} from '@orrery/kernel/testing';
import { describe, expect, test, vi } from 'vitest';
import { arcs, broken, messages } from './index.ts';
import type { Arcs, ArcsConfig } from './state.ts';

vi.setConfig({ testTimeout: 120_000 });

type ArcsMatch = Match<Arcs, ArcsConfig>;

const counts = [2, 3, 4] as const;
const randomBy = (name: string) => new Keystream(seedFrom(`${name}!`));

/** The configurations take turns. */
function configOf(players: number, game: number): Partial<ArcsConfig> {
  const leadersAndLore = (['off', 'base', 'all'] as const)[game % 3];
  const loreEach = game % 4 === 1 ? 2 : 1;
  return { players, leadersAndLore, loreEach, splitDiscard: game % 5 === 2 } as Partial<ArcsConfig>;
}

function start(players: number, game: number): ArcsMatch {
  return Match.start(arcs, configOf(players, game), seedFrom(nameOf(players, game)));
}

const nameOf = (players: number, game: number) => `random play ${players} ${game}`;

/** Plays a few answers only. */
function playSome(match: ArcsMatch, name: string, answers: number, before: (seat: Seat, id: string) => void): void {
  const random = randomBy(name);
  while (!match.isOver && match.length < answers) {
    const seat = match.waitingFor()[0] as Seat;
    const options = match.pending(seat)?.options ?? [];
    const id = options[random.below(options.length)]?.id ?? '';
    before(seat, id);
    match.answer(seat, id);
  }
}

const catalogue = readFileSync(new URL('../catalogue.md', import.meta.url), 'utf8');

describe('whole random games', () => {
  const reader = new Reader(messages.en);

  /** The first thing that is wrong with the position. Not by `expect`, which is slow for so many. */
  function flawOf(match: ArcsMatch): string | null {
    return questionFlaw(match, reader, catalogue) ?? broken(match.peek() as Arcs) ?? stateNotPlain(match);
  }

  for (const players of counts) {
    test(`with ${players} players end, keep the laws and say what they mean`, () => {
      for (let game = 0; game < often(30, 60); game++) {
        const name = nameOf(players, game);
        const match = start(players, game);
        playRandomly(match, randomBy(name), () => {
          const flaw = match.length > 20_000 ? 'it does not end' : flawOf(match);
          if (flaw) throw new Error(`${name} at ${match.length}: ${flaw}`);
        });
        expect(flawOf(match), name).toBeNull();
        expect(match.outcome?.scores, name).toHaveLength(players);
        for (const event of match.record().events ?? []) reader.read(event);
      }
      expect([...reader.unknown]).toEqual([]);
    });
  }
});

describe('records', () => {
  test('agree after every answer with a match restored from them', () => {
    for (const players of counts) {
      for (const game of [1, 2]) {
        const name = nameOf(players, game);
        playRandomly(start(players, game), randomBy(name), (match) => {
          expect(restoredDiffers(match, players), `${name} at ${match.length}`).toBeNull();
        });
      }
    }
  });

  test('give back the position after any number of answers', () => {
    for (let game = 0; game < often(25, 50); game++) {
      const players = counts[game % 3] as number;
      const name = nameOf(players, game);
      const match = start(players, game);
      const positions: string[] = [];
      playSome(match, name, 40, () => positions.push(whole(match)));
      const record = JSON.parse(JSON.stringify(match.record()));
      for (const [answers, position] of positions.entries())
        expect(whole(Match.restore(arcs, record, answers)), `${name} at ${answers}`).toBe(position);
    }
  });

  test('say at which answer they were tampered with', () => {
    for (const players of counts) {
      const match = start(players, 0);
      const name = nameOf(players, 0);
      let other: { at: number; id: string } | undefined;
      playRandomly(match, randomBy(name), (_, seat, id) => {
        if (match.length < 100 || other) return;
        const option = match.pending(seat)?.options.find((each) => each.id !== id);
        if (option) other = { at: match.length, id: option.id };
      });
      const record = match.record();
      expect(verify(arcs, record)).toMatchObject({ ok: true, answers: match.length, finished: true });
      const wrong = (change: (copy: { answers: Json[][]; marks: Json[][]; outcome: { scores: number[] } }) => void) =>
        verify(arcs, tampered(record, change as never));
      expect(wrong(({ answers }) => (answers[77]![1] = 'no-such-option'))).toMatchObject({ ok: false, index: 77 });
      expect(wrong(({ answers }) => (answers[55]![0] = 9))).toMatchObject({ ok: false, index: 55 });
      const middle = Math.floor(record.marks.length / 2);
      const [at] = record.marks[middle]!;
      expect(wrong(({ marks }) => (marks[middle]![1] = '0123456789abcdef'))).toMatchObject({ ok: false, index: at });
      expect(wrong(({ outcome }) => outcome.scores[0]!++)).toMatchObject({ ok: false, index: match.length });
      // Another legal answer is noticed at the next mark, at the latest.
      const { at: changed, id } = other!;
      const next = record.marks.find(([answers]) => answers > changed)![0];
      const verdict = wrong(({ answers }) => (answers[changed]![1] = id));
      expect(verdict.ok).toBe(false);
      if (verdict.ok) continue;
      expect(verdict.index, name).toBeGreaterThan(changed);
      expect(verdict.index, name).toBeLessThanOrEqual(next);
    }
  });
});

test('undo gives back the position before, redo the one after', () => {
  let undone = 0;
  for (let game = 0; game < 12; game++) {
    const players = counts[game % 3] as number;
    const name = nameOf(players, game);
    const match = start(players, game);
    let before = '';
    let last: Seat | undefined;
    playSome(match, name, 150, (seat) => {
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
  expect(undone).toBeGreaterThan(500);
});

describe('declining', () => {
  test('is what these options do, and no question has two of them', () => {
    const idle = new Set<string>();
    for (const players of counts) {
      for (let game = 0; game < 60; game++) {
        const match = start(players, game);
        playRandomly(match, randomBy(`idle ${players} ${game}`), (_, seat) => {
          const declining = match.pending(seat)?.options.filter((option) => option.idle) ?? [];
          if (declining.length > 1) expect(declining, match.pending(seat)?.prompt.key).toHaveLength(1);
          for (const { id, label } of declining) idle.add(`${label.key} ${id.replace(/:.*/, '')}`);
        });
      }
    }
    expect([...idle].toSorted()).toEqual([
      'arcs.court.done done', // no more Captives
      'arcs.declare.none no-declare',
      'arcs.farseers.draw draw', // no more cards discarded
      'arcs.farseers.none no-exchange',
      'arcs.guide.none stay',
      'arcs.hand.keep keep',
      'arcs.leader.ambitious.none no-gain',
      'arcs.leader.bold.done done',
      'arcs.leader.mythic.none no-token',
      'arcs.move.stop stop',
      'arcs.pair.none no-extra',
      'arcs.pass pass',
      'arcs.pass.last pass',
      'arcs.raid.stop stop',
      'arcs.reroll.keep keep',
      'arcs.reroll.none roll',
      'arcs.seize.none no-seize',
      'arcs.sensors.done done',
      'arcs.skip skip',
      'arcs.sprint.none no-sprint',
      'arcs.turn.end end-turn',
    ]);
  });

  test('where it is possible, and else the first option, brings every game to its end', () => {
    for (const players of counts) {
      for (let game = 0; game < often(20, 40); game++) {
        const match = start(players, game);
        while (!match.isOver) {
          const seat = match.waitingFor()[0] as Seat;
          const options = match.pending(seat)?.options ?? [];
          match.answer(seat, (options.find((option) => option.idle) ?? options[0])?.id ?? '');
        }
        expect(match.peek().chapter, nameOf(players, game)).toBe(5); // nobody has done anything for Power
      }
    }
  });

  test('now and then, as a seat out of time does between others, brings every game to its end', () => {
    for (const players of counts) {
      for (let game = 0; game < 20; game++) {
        const match = start(players, game);
        const random = randomBy(`out of time ${players} ${game}`);
        while (!match.isOver) {
          const seat = match.waitingFor()[0] as Seat;
          const options = match.pending(seat)?.options ?? [];
          const idle = options.find((option) => option.idle) ?? options[0];
          const any = options[random.below(options.length)];
          match.answer(seat, (seat === game % players ? idle : any)?.id ?? '');
        }
      }
    }
  });
});
