import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Match, type Uses } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { loadGame } from '../games.ts';
import { auction } from '../testing/auction.ts';
import { games } from '../testing/games.ts';
import { run, temporaryFolder } from '../testing/harness.ts';
import { coverageOf } from './coverage.ts';
import { configOf, cycleOf, type Job } from './job.ts';
import { playGame } from './play-game.ts';
import { summarize } from './summary.ts';

const job = (change: Partial<Job> = {}): Job => ({
  game: 'auction',
  games: 1,
  seed: 's',
  bots: ['random'],
  rotate: false,
  options: {},
  vary: {},
  check: true,
  coverage: false,
  ...change,
});
const pack = await loadGame(games, 'auction');
const playFaulty = (fault: string, check = true) => playGame(pack, job({ options: { fault }, check }), 0);

async function simulated(...args: string[]) {
  const { code, out } = await run(['simulate', 'auction', ...args, '--json']);
  return { code, ...JSON.parse(out) };
}

describe('one simulated game', () => {
  test('is played to its end', () => {
    const { outcome, decisions, bots, error } = playGame(pack, job({ options: { players: 3 } }), 0);
    expect({ decisions, bots, error }).toEqual({
      decisions: 12,
      bots: ['random', 'random', 'random'],
      error: undefined,
    });
    expect(outcome?.scores).toHaveLength(3);
  });

  test.each([
    ['throws', /^answer 2, seat 1, 'card:\d+': phase 'round': the hammer broke$/],
    ['endless', /^no end after 20000 decisions$/],
    ['broken', /^invariant: nobody owes points$/],
    ['not-plain', /^the state is not plain JSON at \$\.extra\.gone$/],
    ['twice', /^seat 0, 'auction.choose-stake': the option 'low' is offered twice$/],
    ['leak', /is shown something that should be hidden: \$\.view\.deck$/],
    ['unsaved', /^the restored match is in another position$/],
  ])('that is faulty (%s) fails with a message and a record', (fault, text) => {
    const { outcome, error } = playFaulty(fault);
    expect(outcome).toBeNull();
    expect(error?.message).toMatch(text);
    expect(error?.record).toMatchObject({ game: 'auction', config: { fault } });
  });

  test('that does not even start fails without a record', () => {
    expect(playFaulty('deal').error).toEqual({ message: 'the deck is wet', record: null });
  });

  test('is not looked at closely without checks', () => {
    for (const fault of ['not-plain', 'leak', 'unsaved']) expect(playFaulty(fault, false).error).toBeUndefined();
  });

  test('checking changes nothing of what happens', () => {
    expect(playGame(pack, job(), 7)).toEqual(playGame(pack, job({ check: false }), 7));
  });
});

describe('a job', () => {
  test('varies options from game to game', () => {
    const vary = { a: [1, 2], b: ['x', 'y', 'z'] };
    expect([0, 1, 2, 3].map((index) => configOf({ options: { a: 9, c: 0 }, vary }, index))).toEqual([
      { a: 1, b: 'x', c: 0 },
      { a: 2, b: 'y', c: 0 },
      { a: 1, b: 'z', c: 0 },
      { a: 2, b: 'x', c: 0 },
    ]);
    expect(cycleOf({ vary })).toBe(6);
    expect(cycleOf({ vary: {} })).toBe(1);
  });

  test('rotates the bots when asked to', () => {
    const seats = (index: number, rotate: boolean) =>
      playGame(pack, job({ bots: ['random', 'nobody'], rotate, options: { players: 3 } }), index).bots;
    expect(seats(1, false)).toEqual(['random', 'nobody', 'random']);
    expect(seats(1, true)).toEqual(['nobody', 'random', 'random']);
    expect(seats(3, true)).toEqual(['random', 'nobody', 'random']);
  });

  test('is summed up by bot and by seat, a shared win counting for each winner', () => {
    const result = (index: number, winners: number[], scores: number[]) => ({
      index,
      seed: '',
      bots: ['a', 'b', 'a'],
      decisions: 10,
      outcome: { winners, scores },
    });
    const failed = {
      index: 2,
      seed: 'f',
      bots: ['a'],
      decisions: 4,
      outcome: null,
      error: { message: 'no', record: null },
    };
    const results = [result(0, [0, 1], [5, 5, 2]), result(1, [2], [1, 0, 4]), failed];
    expect(summarize(job({ games: 3, bots: ['a', 'b', 'a'] }), results, 2)).toEqual({
      game: 'auction',
      seed: 's',
      games: 3,
      finished: 2,
      errors: [{ seed: 'f', message: 'no', record: null }],
      decisions: 24,
      seconds: 2,
      decisionsPerGame: 8,
      decisionsPerSecond: 12,
      wins: { a: 2, b: 1 },
      winsBySeat: [1, 1, 1],
      seats: { a: 4, b: 2 },
      scores: { a: 3, b: 2.5 },
      bestScores: { 4: 1, 5: 1 },
    });
  });
});

describe('simulate', () => {
  const folder = join(temporaryFolder(), 'kept');

  test('plays its games on workers and sums them up', async () => {
    const { code, ...summary } = await simulated('--games', '50', '--players', '3');
    expect(code).toBe(0);
    expect(summary).toMatchObject({ game: 'auction', games: 50, finished: 50, errors: [], decisions: 600 });
    expect(summary.wins.random).toBe(summary.winsBySeat[0] + summary.winsBySeat[1] + summary.winsBySeat[2]);
    expect(summary.seconds).toBeGreaterThan(0);
  });

  test('comes to the same result whatever the number of workers', async () => {
    const timeless = ({ seconds, decisionsPerSecond, ...rest }: Record<string, unknown>) => rest;
    const args = ['--games', '30', '--vary', '{"players":[2,3,4]}', '--seed', 'same'];
    const [one, three] = [await simulated(...args, '--workers', '1'), await simulated(...args, '--workers', '3')];
    expect(timeless(one)).toEqual(timeless(three));
    expect(timeless(await simulated(...args, '--seed', 'other'))).not.toEqual(timeless(one));
  });

  test('counts what was used, on any number of workers, and changes nothing by it', async () => {
    const args = ['--games', '20', '--players', '3'];
    const { coverage, ...rest } = await simulated(...args, '--coverage', '--workers', '2');
    const stakes = coverage.stakes.used;
    expect(stakes['stake/low'] + stakes['stake/high']).toBeGreaterThan(20);
    expect(coverage.stakes.never).toEqual(['stake/huge']);
    expect((await simulated(...args, '--coverage', '--workers', '1')).coverage).toEqual(coverage);
    const plain = await simulated(...args);
    expect(plain).toMatchObject({ decisions: rest.decisions, winsBySeat: rest.winsBySeat });
    expect(plain.coverage).toBeUndefined();
    const { out } = await run(['simulate', 'auction', ...args, '--coverage']);
    expect(out).toMatch(/^stakes: 2 of 3\n +\d+ {2}stake\/low\n +\d+ {2}stake\/high\n +never {2}stake\/huge$/m);
  });

  test('counts what a game says was used, as its rules run', () => {
    const uses: Uses = {
      all: { rounds: ['staked', 'won'], thoughts: ['bid'] },
      told: ({ key }) => (key === 'auction.won' ? [['rounds', 'won']] : []),
      watch: (report) => {
        report(['thoughts', 'bid']); // nobody has answered yet: it does not count
        return () => {};
      },
    };
    const played = playGame({ ...pack, uses }, job({ coverage: true }), 0);
    expect(played.uses).toEqual({ rounds: { won: 3 } });
    expect(coverageOf(uses.all, [played.uses ?? {}, { rounds: { won: 1 } }])).toEqual({
      rounds: { used: { won: 4 }, never: ['staked'] },
      thoughts: { used: {}, never: ['bid'] },
    });
  });

  test('keeps the records of failed games, and they can be restored', async () => {
    const args = ['--games', '3', '--vary', '{"fault":["none","throws"]}', '--keep', folder];
    const { code, finished, errors } = await simulated(...args);
    expect({ code, finished }).toEqual({ code: 1, finished: 2 });
    const file = join(folder, `${errors[0].seed}.json`);
    expect(existsSync(file)).toBe(true);
    const record = JSON.parse(readFileSync(file, 'utf8'));
    expect(record).toEqual(errors[0].record);
    expect(Match.restore(auction, record).length).toBe(2);
  });

  test('shows a person the counts, and a progress bar only on a terminal', async () => {
    const args = ['simulate', 'auction', '--games', '5'];
    const { out, err } = await run(args);
    expect(out).toContain('5 of 5 games finished');
    expect(err).toBe('');
    expect((await run(args, { isTerminal: true })).err).toContain('5 of 5 games');
  });
});
