/** replay and verify */
import { Keystream, Match, seedFrom } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { auction } from '../testing/auction.ts';
import { run, temporaryFolder, writeFile } from '../testing/harness.ts';

function played(answers: number) {
  const match = Match.start(auction, { players: 2 }, seedFrom('records'));
  const chance = new Keystream(seedFrom('choices'));
  while (!match.isOver && match.length < answers) {
    const seat = match.waitingFor()[0] ?? 0;
    const { options } = match.pending(seat)!;
    match.answer(seat, options[chance.below(options.length)]!.id);
  }
  return match;
}

const folder = temporaryFolder();
const whole = played(99);
const finished = writeFile(folder, 'finished.json', whole.record());
const running = writeFile(folder, 'running.json', played(4).record());

describe('verify', () => {
  test('a finished and a running record are right', async () => {
    expect(await run(['verify', finished])).toEqual({
      code: 0,
      out: 'right: 9 answers, 4 phases, a finished game\n',
      err: '',
    });
    expect((await run(['verify', running])).out).toBe('right: 4 answers, 2 phases, a game that goes on\n');
  });

  test('a changed die or answer is found, with its place', async () => {
    const record = JSON.parse(JSON.stringify(whole.record()));
    record.answers[5] = [record.answers[5][0], 'card:99'];
    const { code, out } = await run(['verify', writeFile(folder, 'forged.json', record), '--json']);
    expect(code).toBe(1);
    expect(JSON.parse(out)).toMatchObject({ game: 'auction', ok: false, index: 5 });
  });

  test('the commitment published at the start binds the seed', async () => {
    expect((await run(['verify', finished, '--commitment', whole.commitment])).code).toBe(0);
    const { code, out } = await run(['verify', finished, '--commitment', 'a'.repeat(64)]);
    expect(code).toBe(1);
    expect(out).toContain(`the seed's commitment is ${whole.commitment}`);
  });

  test('a record of a game nobody knows cannot be read', async () => {
    const other = writeFile(folder, 'chess.json', { ...whole.record(), game: 'chess' });
    expect(await run(['verify', other])).toMatchObject({ code: 2, out: '' });
  });
});

describe('replay', () => {
  test('tells all of a finished game, with the number of answers given by then', async () => {
    const { code, out } = await run(['replay', finished]);
    expect(code).toBe(0);
    expect(out).toMatch(/^0 {2}dealt: [\d, ]+\n0 {2}dealt: [\d, ]+\n1 {2}Player 1 chose: /);
    expect(out).toMatch(/^\* Player \d: \d+ \(wins\)$/m);
  });

  test('tells a seat only what it knew, and a spectator less', async () => {
    const dealt = async (...args: string[]) => (await run(['replay', ...args])).out.match(/dealt/g)?.length ?? 0;
    expect(await dealt(finished)).toBe(2);
    expect(await dealt(finished, '--seat', '1')).toBe(1);
    expect(await dealt(finished, '--seat', 'spectator')).toBe(0);
    expect(await dealt(running)).toBe(0);
    expect(await dealt(running, '--seat', 'all')).toBe(2);
    expect((await run(['replay', running])).out).toContain('The game goes on after 4 answers.');
  });

  test('shows the position after some answers as a seat saw it', async () => {
    const { out } = await run(['replay', finished, '--at', '0', '--seat', '1', '--json']);
    const { view, waitingFor, at } = JSON.parse(out);
    expect({ at, waitingFor, hands: view.hands[0] }).toEqual({ at: 0, waitingFor: [0], hands: 3 });
    expect(view.hands[1]).toHaveLength(3);
    const all = JSON.parse((await run(['replay', finished, '--at', '3', '--json'])).out);
    expect(all.view.hands).toEqual([expect.any(Array), expect.any(Array)]);
    expect((await run(['replay', finished, '--at', '9'])).out).toContain('The game is over.');
    expect((await run(['replay', running, '--at', '1'])).out).toContain('Waiting for Player 1, Player 2.');
    expect(await run(['replay', running, '--at', '5'])).toMatchObject({ code: 2 });
    expect(await run(['replay', running, '--seat', '2'])).toMatchObject({ code: 2 });
  });

  test('gives events as data', async () => {
    const { events, outcome, listener } = JSON.parse((await run(['replay', finished, '--json'])).out);
    expect({ listener, outcome }).toEqual({ listener: 'all', outcome: whole.outcome });
    expect(events[2]).toMatchObject({
      key: 'auction.staked',
      after: 1,
      text: expect.stringContaining('Player 1 chose'),
    });
  });

  test('a finished record of older rules still tells its story; a running one says why not', async () => {
    const old = writeFile(folder, 'old.json', { ...whole.record(), version: 1 });
    expect((await run(['replay', old])).out).toMatch(/^- {2}dealt: /);
    expect((await run(['replay', old, '--seat', '0'])).out.match(/dealt/g)).toHaveLength(1);
    const oldRunning = writeFile(folder, 'old-running.json', { ...played(4).record(), version: 1 });
    expect(await run(['replay', oldRunning])).toMatchObject({ code: 2 });
    expect(await run(['replay', old, '--at', '1'])).toMatchObject({ code: 2 });
  });
});
