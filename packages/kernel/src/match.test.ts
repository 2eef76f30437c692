import { describe, expect, test } from 'vitest';
import {
  BadAnswer,
  BadRecord,
  below,
  choose,
  chooseEach,
  DeadEnd,
  Divergence,
  emit,
  type Game,
  glimpse,
  Keystream,
  Match,
  type Rules,
  RulesFailed,
  seedFrom,
  step,
  verify,
} from './index.ts';
import { type Bells, bellsGame } from './testing/bells.ts';
import { differs, leaksTo, playRandomly, restoredDiffers, stateNotPlain, tampered } from './testing/checks.ts';
import { type Duel, duel } from './testing/duel.ts';

const start = (text = 'duel') => Match.start(duel, {}, seedFrom(text));

function finished(text: string) {
  const match = start(text);
  playRandomly(match, new Keystream(seedFrom(`${text}!`)));
  return match;
}

describe('a match', () => {
  test('asks, takes answers and ends with an outcome', () => {
    const match = finished('ends');
    expect(match.isOver).toBe(true);
    expect(match.outcome?.scores).toHaveLength(2);
    expect(match.waitingFor()).toEqual([]);
  });

  test('waits for all seats of a simultaneous decision, in any order', () => {
    const [a, b] = [start(), start()];
    for (const match of [a, b]) match.answer(0, 'boast:2');
    const [mine, theirs] = [a.pending(0)?.options[0]?.id ?? '', a.pending(1)?.options[0]?.id ?? ''];
    a.answer(0, mine);
    expect(a.waitingFor()).toEqual([1]);
    a.answer(1, theirs);
    b.answer(1, theirs);
    b.answer(0, mine);
    expect(a.peek()).toEqual(b.peek());
  });

  test('clones forward from wherever others came by, and is no other for it', () => {
    const rarely = { ...duel, answersPerCheckpoint: 100 };
    const [match, alone] = ['match', 'alone'].map(() => Match.start(rarely, {}, seedFrom('clones'))) as [Match, Match];
    const sameAsClone = () => {
      const clone = match.clone(true);
      expect(differs(match, clone, 2)).toBeNull();
      expect(clone.clone(true).hash).toBe(match.hash);
      expect(match.clone().record()).toEqual(match.record());
    };
    playRandomly(alone, new Keystream(seedFrom('clones!')), (_, seat, id) => {
      match.answer(seat, id);
      sameAsClone();
      if (!match.canUndo(seat)) return;
      match.undo(seat);
      sameAsClone();
      match.redo(seat);
    });
    expect(match.record()).toEqual(alone.record());
    match.rollback(2);
    sameAsClone();
  });

  test('the same seed gives the same game; another seed another', () => {
    expect(finished('x').hash).toBe(finished('x').hash);
    expect(start('x').hash).not.toBe(start('y').hash);
  });

  test.each([
    ['an unknown option', 0, 'boast:9', undefined, 'not-an-option'],
    ['another seat', 1, 'boast:1', undefined, 'not-asked'],
    ['a seat that is none', 0.5, 'boast:1', undefined, 'malformed'],
    ['a stale decision', 0, 'boast:1', 7, 'stale'],
    ['huge text', 0, 'x'.repeat(100_000), undefined, 'malformed'],
    ['no text', 0, undefined as unknown as string, undefined, 'malformed'],
    ['a prototype member', 0, '__proto__', undefined, 'not-an-option'],
  ])('refuses %s and changes nothing', (_, seat, id, at, code) => {
    const match = start();
    const before = match.hash;
    expect(() => match.answer(seat, id, at)).toThrow(BadAnswer);
    try {
      match.answer(seat, id, at);
    } catch (error) {
      expect((error as BadAnswer).code).toBe(code);
    }
    expect(match.hash).toBe(before);
    expect(match.length).toBe(0);
  });

  test('refuses answers when the game is over', () => {
    expect(() => finished('over').answer(0, 'boast:1')).toThrow('the game is over');
  });
});

describe('undo', () => {
  test('is free for one own step, and redo brings it back', () => {
    const match = start();
    const before = match.hash;
    match.answer(0, 'boast:3');
    const after = match.hash;
    match.undo(0);
    expect(match.hash).toBe(before);
    match.redo(0);
    expect(match.hash).toBe(after);
    match.undo(0);
    match.answer(0, 'boast:1');
    expect(() => match.redo(0)).toThrow('nothing to redo');
  });

  test('takes back a secret answer that the others have not seen', () => {
    const match = start();
    match.answer(0, 'boast:3');
    const card = match.pending(1)?.options[0]?.id ?? '';
    match.answer(1, card);
    expect(match.canUndo(0)).toBe(false); // seat 1 has answered since
    expect(match.canUndo(1)).toBe(true);
    match.undo(1);
    expect(match.waitingFor()).toEqual([0, 1]);
  });

  test('stops where chance was used, but a rollback by consent does not', () => {
    const match = start();
    const before = match.hash;
    match.answer(0, 'boast:3');
    for (const seat of [0, 1]) match.answer(seat, match.pending(seat)?.options[0]?.id ?? '');
    expect(match.canUndo(0) || match.canUndo(1)).toBe(false);
    expect(() => match.undo(1)).toThrow('revealed');
    match.rollback(0);
    expect(match.hash).toBe(before);
    expect(() => match.rollback(5)).toThrow('can go back to answers 0 to 0');
  });
});

describe('a record', () => {
  test('restores the live position at every decision', () => {
    for (let game = 0; game < 20; game++) {
      playRandomly(start(`r${game}`), new Keystream(seedFrom(`p${game}`)), (match) => {
        expect(restoredDiffers(match, 2)).toBeNull();
        expect(stateNotPlain(match)).toBeNull();
      });
    }
  });

  test('restores any earlier position', () => {
    const hashes: string[] = [];
    const match = start('earlier');
    playRandomly(match, new Keystream(seedFrom('e')), (live) => hashes.push(live.hash));
    hashes.push(match.hash);
    const record = match.record();
    for (const [at, hash] of hashes.entries()) expect(Match.restore(duel, record, at).hash).toBe(hash);
  });

  test('tells all events again after a restore', () => {
    const match = finished('events');
    const restored = Match.restore(duel, match.record());
    expect(restored.events(0, 'spectator')).toEqual(match.events(0, 'spectator'));
    expect(restored.events(2, 0)).toEqual(match.events(2, 0));
    expect(match.events(0, 0)).toHaveLength(4);
  });

  test('verifies; a changed answer, seed, mark or checkpoint is found', () => {
    const record = finished('verify').record();
    expect(verify(duel, record)).toEqual({
      ok: true,
      answers: record.answers.length,
      phases: record.marks.length,
      finished: true,
    });
    const boast = record.answers.findIndex(([, id]) => id === 'boast:1');
    const cases: [string, unknown, number][] = [
      [
        'answer',
        tampered(record, (r) => ((r.answers as unknown[])[boast] = [record.answers[boast]?.[0], 'boast:2'])),
        boast + 3,
      ],
      ['illegal', tampered(record, (r) => ((r.answers as unknown[])[3] = [0, 'boast:7'])), 3],
      ['seed', tampered(record, (r) => (r.seed = seedFrom('other'))), 0],
      ['mark', tampered(record, (r) => ((r.marks as unknown[])[2] = [6, '0'.repeat(16)])), 6],
      ['checkpoint', tampered(record, (r) => ((r.checkpoint as { random: number }).random = 1)), record.answers.length],
      [
        'outcome',
        tampered(record, (r) => ((r.outcome as { scores: number[] }).scores = [99, 99])),
        record.answers.length,
      ],
    ];
    for (const [name, bad, index] of cases)
      expect({ name, ...verify(duel, bad) }).toMatchObject({ name, ok: false, index });
  });

  test('with a wrong checkpoint is not restored silently', () => {
    const match = start();
    match.answer(0, 'boast:1');
    const bad = tampered(match.record(), (r) => ((r.checkpoint as unknown as { state: Duel }).state.points = [50, 0]));
    expect(() => Match.restore(duel, bad)).toThrow(Divergence);
  });

  test.each([null, 7, 'x', {}, { format: 1 }, { format: 2 }])('that is none (%j) is refused', (input) => {
    expect(() => Match.restore(duel, input)).toThrow(BadRecord);
  });

  test('of another version goes on from its checkpoint', () => {
    const match = start();
    match.answer(0, 'boast:1');
    const next: Game<Duel, { cards: number }> = { ...duel, version: 2 };
    const moved = Match.restore(next, match.record());
    expect(moved.notice).toBeNull();
    expect(moved.waitingFor()).toEqual([0, 1]);
    const again = moved.record();
    expect(again).toMatchObject({ version: 2, earlier: [{ version: 1, until: 0 }] });
    expect(differs(Match.restore(next, again), moved, 2)).toBeNull();
    expect(verify(next, again)).toMatchObject({ ok: true });
  });

  test('whose answers no longer fit is rolled back to its checkpoint and says so', () => {
    const match = start();
    match.answer(0, 'boast:1');
    const meeker: Game<Duel, { cards: number }> = {
      ...duel,
      version: 2,
      phases: {
        ...duel.phases,
        *bid(g) {
          g.boast = yield* choose(
            0,
            'duel.boast',
            ['a', 'b'].map((id) => ({ id, value: 1, label: { key: id } })),
          );
          return null;
        },
      },
    };
    const moved = Match.restore(meeker, match.record());
    expect(moved.notice).toMatchObject({ kind: 'rolled-back', answersLost: 1 });
    expect(moved.pending(0)?.options.map(({ id }) => id)).toEqual(['a', 'b']);
  });
});

describe('secrets', () => {
  test('nobody can tell a re-imagined position from the true one', () => {
    for (let game = 0; game < 20; game++) {
      playRandomly(start(`s${game}`), new Keystream(seedFrom(`t${game}`)), (match) => {
        expect(leaksTo(match, 2, seedFrom(`${game}`))).toBeNull();
      });
    }
  });

  test('a sample forgets what others have chosen at the same time, and asks them by their imagined hand', () => {
    const match = start();
    match.answer(0, 'boast:3');
    match.answer(1, match.pending(1)?.options[0]?.id ?? '');
    const sample = match.sample(0, seedFrom('sample'));
    expect(sample.waitingFor()).toEqual([0, 1]);
    const imagined = sample.pending(1)?.options.map(({ value }) => value);
    expect(imagined).toEqual(sample.peek().hands[1]);
    expect(sample.clone().hash).toBe(sample.hash);
    expect(glimpse(match, 0, seedFrom('sample'))).toEqual(sample.peek());
  });
});

describe('a rule that fails', () => {
  const broken: Game<Duel, { cards: number }> = {
    ...duel,
    phases: {
      *deal(g): Generator<never, string> {
        g.boast = 1;
        return 'bid';
      },
      *bid(g) {
        g.boast = yield* choose(
          0,
          'duel.boast',
          ['ok', 'stuck', 'bug'].map((id) => ({ id, value: id.length, label: { key: id } })),
        );
        if (g.boast === 5) yield* choose(1, 'duel.nothing', []);
        if (g.boast === 3) throw new TypeError('oops');
        return null;
      },
    },
  };

  test('leaves the match on its last good position and names the phase', () => {
    const match = Match.start(broken, {}, seedFrom('broken'));
    const before = match.hash;
    expect(() => match.answer(0, 'stuck')).toThrow(RulesFailed);
    try {
      match.answer(0, 'stuck');
    } catch (error) {
      expect(error).toMatchObject({ code: 'dead-end', phase: 'bid' });
      expect((error as RulesFailed).cause).toBeInstanceOf(DeadEnd);
    }
    expect(() => match.answer(0, 'bug')).toThrow('oops');
    expect(match.hash).toBe(before);
    match.answer(0, 'ok');
    expect(match.isOver).toBe(true);
  });
});

test('rules that fail on an answer that is given again leave the match as it was, too', () => {
  const bid = (seat: number) => ({
    seat,
    prompt: 'duel.bid',
    options: ['low', 'high'].map((id) => ({ id, value: id, label: { key: id } })),
  });
  const broken: Game<Duel, { cards: number }> = {
    ...duel,
    phases: {
      *deal() {
        if ((yield* chooseEach([bid(0), bid(1)])).every((value) => value === 'high')) throw new TypeError('oops');
        return null;
      },
    },
  };
  const match = Match.start(broken, {}, seedFrom('again'));
  match.answer(0, 'high');
  match.undo(0);
  match.answer(1, 'high');
  expect(() => match.redo(0)).toThrow(RulesFailed);
  expect([match.isOver, match.length, match.waitingFor()]).toEqual([false, 1, [0]]);
  match.answer(0, 'low');
  expect(match.isOver).toBe(true);
});

describe('rules without end', () => {
  const endless = (phases: Game<Duel>['phases']): Game<Duel, { cards: number }> => ({ ...duel, phases });
  function* boast(): Rules<boolean> {
    const option = (id: string, value: boolean) => ({ id, value, label: { key: id } });
    return yield* choose(0, 'go on?', [option('on', true), option('off', false)]);
  }
  const loops: readonly [string, Game<Duel>['phases']][] = [
    [
      'that ask what has one answer',
      { deal: loop(() => choose(0, 'x', [{ id: 'x', value: 1, label: { key: 'x' } }])) },
    ],
    ['that ask nobody', { deal: loop(() => chooseEach([])) }],
    ['that tell', { deal: loop((g) => emit(g, 'again')) }],
    ['that throw dice', { deal: loop((g) => below(g, 6)) }],
    ['that count their rounds', { deal: loop(step) }],
    ['from phase to phase', { deal: loop(() => {}, 'next'), next: askNothing }],
  ];

  /** A phase that asks once and, when it is told to go on, goes round for ever, or to another phase. */
  function loop(round: (g: Duel) => unknown, next?: string): Game<Duel>['phases'][string] {
    return function* (g) {
      if (!(yield* boast())) return null;
      while (next === undefined) {
        const asked = round(g);
        if (typeof asked === 'object') yield* asked as Rules<unknown>;
      }
      return next;
    };
  }
  function* askNothing(): Rules<string> {
    return 'next';
  }

  test.each(loops)('%s end with an error, and the match goes on', (_, phases) => {
    const match = Match.start(endless(phases), {}, seedFrom('loop'));
    const before = match.hash;
    expect(() => match.answer(0, 'on')).toThrow(RulesFailed);
    expect(match.hash).toBe(before);
    match.answer(0, 'off');
    expect(match.isOver).toBe(true);
  });

  test('many answers are no endless loop', () => {
    const long = endless({
      *deal(g) {
        while (yield* boast()) for (let i = 0; i < 60_000; i++) step(g);
        return null;
      },
    });
    const match = Match.start(long, {}, seedFrom('long'));
    for (let round = 0; round < 5; round++) match.answer(0, 'on');
    expect(match.length).toBe(5);
  });
});

test('a match tells its answers, what undo took back and whether there is something to redo', () => {
  const match = start();
  match.answer(0, 'boast:2');
  expect(match.answers).toEqual([[0, 'boast:2']]);
  expect(match.canRedo(0)).toBe(false);
  expect(match.undo(0)).toEqual({ index: 0, answer: [0, 'boast:2'] });
  expect([match.canRedo(0), match.canRedo(1), match.answers.length]).toEqual([true, false, 0]);
  expect(match.redo(0)).toEqual([0, 'boast:2']);
  expect(match.canRedo(0)).toBe(false);
});

describe('a window', () => {
  /** The first bell was rung; seats 1 and 2 may ring along. */
  const start = () => {
    const match = Match.start(bellsGame, {}, seedFrom('bells'));
    for (const [seat, cards] of ['nothing', 'small', 'both'].entries()) match.answer(seat, cards);
    match.answer(0, 'loud');
    return match;
  };

  test('says what it belongs to, whom it was opened to, and whether it hurts', () => {
    const match = start();
    expect(match.sealed).toEqual([1, 2]);
    const window = { scopes: [{ kind: 'bell', id: 'bell@4' }], hurts: true };
    expect(match.pending(1)).toMatchObject({ at: 4, window });
    match.answer(2, 'pass');
    match.answer(1, 'pass');
    expect(match.pending(1)).toMatchObject({ at: 6, window });
    match.answer(1, 'pass');
    match.answer(2, 'pass');
    expect(match.sealed).toBeNull();
    expect(match.pending(1)).toMatchObject({ at: 8, turn: true });
    expect(match.pending(1)?.window).toBeUndefined();
    match.answer(1, 'soft');
    expect(match.pending(0)?.window).toEqual({ scopes: [{ kind: 'bell', id: 'bell@9' }], hurts: false });
  });

  test('shows nobody that somebody has answered: neither by undo nor by redo nor by a count', () => {
    const told = (match: Match<Bells, object>) =>
      [0, 1].map((seat) => [match.canUndo(seat), match.canRedo(seat), match.pending(seat), match.known, match.sealed]);
    const [quiet, answered] = [start(), start()];
    answered.answer(2, 'use:large');
    expect(told(answered)).toEqual(told(quiet));
    answered.undo(2);
    for (const match of [quiet, answered]) {
      match.answer(1, 'use:small');
      match.undo(1);
    }
    answered.answer(2, 'pass');
    expect(told(answered)).toEqual(told(quiet));
    answered.redo(1);
    expect(answered.events(0, 0).at(-1)).toMatchObject({ key: 'bells.along', args: { used: 1 } });
  });

  test('cannot be taken back when all have answered', () => {
    const match = start();
    match.answer(1, 'pass');
    match.answer(2, 'use:small');
    expect([0, 1, 2].map((seat) => match.canUndo(seat))).toEqual([false, false, false]);
  });

  test('has the same scope when it is restored', () => {
    const match = start();
    match.answer(1, 'pass');
    const again = Match.restore(bellsGame, structuredClone(match.record()));
    expect(again.pending(2)).toEqual(match.pending(2));
    expect(again.sealed).toEqual([1, 2]);
  });
});
