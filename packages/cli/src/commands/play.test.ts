import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { games } from '@orrery/games';
import { verify } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { cli } from '../cli.ts';
import { auction } from '../testing/auction.ts';
import { fakeContext, run, temporaryFolder } from '../testing/harness.ts';

const folder = temporaryFolder();
let files = 0;
const newFile = () => join(folder, `${files++}.json`);
const play = (lines: readonly string[], ...args: string[]) =>
  run(['play', 'auction', '--seed', 'table', ...args], { lines });
const firsts = Array.from({ length: 12 }, () => '1');
const answersIn = (file: string) => JSON.parse(readFileSync(file, 'utf8')).answers;

describe('a game at the terminal', () => {
  test('is played to its end by numbers, and its seed fits the commitment shown at the start', async () => {
    const file = newFile();
    const { code, out, err } = await play(firsts, '--save', file);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('auction: Player 1 (you), Bot 2 (random)');
    expect(out).toContain(
      'Player 1 (you): Round 1: what is at stake?\n  1  a low stake  [low]\n  2  a High stake  [high]\n',
    );
    expect(out).toMatch(/ {2}- (Player 1 \(you\)|Bot 2 \(random\)) won \d points? with bids of \d+, \d+/);
    expect(out).toContain('The game is over.');
    const record = JSON.parse(readFileSync(file, 'utf8'));
    expect(verify(auction, record)).toMatchObject({ ok: true, finished: true });
    expect(out).toContain(`seed ${record.seed}`);
    const commitment = /commitment ([0-9a-f]{64})/.exec(out)?.[1] ?? '';
    expect((await run(['verify', file, '--commitment', commitment])).code).toBe(0);
  });

  test('may be the first game of a newcomer, if somebody has written one', async () => {
    const { context, ran } = fakeContext();
    await cli(['play', 'arcs', '--guided', '--seed', 'first'], { ...context, games });
    expect(ran.out).toContain('arcs: Player 1 (you), Bot 2 (gentle), Bot 3 (gentle)');
    const { code, err } = await play([], '--guided');
    expect(code).toBe(2);
    expect(err).toContain('nobody has written a first game of auction');
  });

  test('takes option ids as well as numbers, and says what it does not understand', async () => {
    const file = newFile();
    const { out } = await play(['high', '9', 'fly', '', 'toString'], '--save', file);
    expect(answersIn(file)).toEqual([[0, 'high']]);
    expect(out).toContain("'9' is not among the options; type a number from 1 to 3, or ?");
    expect(out).toContain("'fly' is not among the options");
    expect(out).toContain("'toString' is not among the options");
  });

  test('shows help, view, log, what is blocked and rules', async () => {
    const { out } = await play(['?', 'w', 'v', 'rule stakes.2', 'rule magic', '1', 'w', 'l', 'l 1']);
    expect(out).toContain("why can't I");
    expect(out).toContain('a huge stake: forbidden by stakes.2');
    expect(out).toContain('hands: [[');
    expect(out).toContain('stakes.2  There is no huge stake.');
    expect(out).toContain("there is no rule or topic 'magic'");
    expect(out).toContain('no reason is recorded for what you might have in mind; all that you may do now is listed');
    expect(out).toMatch(
      /> l\n {2}- dealt: .*\n {2}- Player 1 \(you\) chose: low\n> l 1\n {2}\.\.\. 1 earlier .*\n {2}- Player 1 \(you\) chose: low\n/,
    );
  });

  test('undo and redo are free until something is revealed', async () => {
    const file = newFile();
    const { out } = await play(['r', 'low', 'u', 'high', 'u', 'r', '1', 'u'], '--save', file);
    expect(out).toContain('> r\n  there is nothing to redo\n');
    expect(answersIn(file)[0]).toEqual([0, 'high']);
    expect(answersIn(file)).toHaveLength(4);
    expect(out).toContain('u! takes it back all the same');
  });

  test('u! goes back past dice, and what happens then is told again', async () => {
    const file = newFile();
    const { out } = await play(['u!', 'low', '1', 'u!', '2'], '--save', file);
    expect(out).toContain('you have answered nothing yet');
    expect(out.match(/ won /g)).toHaveLength(2);
    const answers = answersIn(file);
    expect(answers).toHaveLength(4);
    expect(answers[1]).not.toEqual(answers[2]);
  });

  test('the same seed and answers give the same game, bots too', async () => {
    const [a, b] = [newFile(), newFile()];
    await play(firsts, '--save', a);
    await play(firsts, '--save', b);
    expect(readFileSync(a, 'utf8')).toBe(readFileSync(b, 'utf8'));
  });

  test('leaves at the end of input, goes on where it was, and comes to the same end', async () => {
    const [whole, parts] = [newFile(), newFile()];
    await play(firsts, '--save', whole);
    const { code, out } = await play(['1', '1'], '--save', parts);
    expect(code).toBe(0);
    expect(out).toContain(`Go on with: npm run -s orrery -- play auction --load ${parts}`);
    const second = await run(['play', 'auction', '--load', parts], { lines: firsts });
    expect(second.out).toContain('  - dealt: ');
    expect(second.out).toContain('The game is over.');
    expect(readFileSync(parts, 'utf8')).toBe(readFileSync(whole, 'utf8'));
    expect((await run(['play', 'auction', '--load', parts])).out).toContain('The game is over.');
  });

  test('quits at once when it is saved, and asks when it is not', async () => {
    const file = newFile();
    const { out } = await play(['1', 'q'], '--seat', '0', '--save', file);
    expect(out).toContain(`--load ${file} --seat 0`);
    expect((await play(['1', 'q', 'q'])).out).toContain('The game was not saved');
    expect((await play(['1', 'q', 'no', '1'])).out).toContain(' won ');
    const late = newFile();
    expect((await play(['1', 'q', `s ${late}`])).out).toContain(
      `Go on with: npm run -s orrery -- play auction --load ${late}`,
    );
    expect(existsSync(late)).toBe(true);
  });

  test('saves when asked, and from then on', async () => {
    const file = newFile();
    const { out } = await play(['s', `s ${file}`, '1']);
    expect(out).toContain('save where? type s FILE');
    expect(out).toContain(`saved to ${file}`);
    expect(answersIn(file)).toEqual([[0, 'low']]);
    expect((await play(['s /nowhere/x.json'])).out).toContain('cannot write /nowhere/x.json');
  });

  test('a rule that fails is told, and the game stays where it was', async () => {
    const file = newFile();
    const { code, out, err } = await play(['1', '1'], '--options', '{"fault":"throws"}', '--save', file);
    expect(code).toBe(1);
    expect(out + err).toContain('the hammer broke');
    expect(answersIn(file)).toHaveLength(2);
  });
});

describe('several people at one terminal', () => {
  test('pass the keyboard, and each sees only their own hand', async () => {
    const { out } = await play(['1', '1', '2'], '--humans', '0,1');
    expect(out).toContain('auction: Player 1, Player 2');
    const turns = out.split(/--- pass the keyboard to (Player \d) ---/);
    expect([turns[1], turns[3]]).toEqual(['Player 1', 'Player 2']);
    expect(turns[2]?.match(/dealt: .*/g)).toHaveLength(1);
    expect(turns[4]?.match(/dealt: .*/g)).toHaveLength(1);
    expect(turns[2]?.match(/dealt: .*/)?.[0]).not.toBe(turns[4]?.match(/dealt: .*/)?.[0]);
  });

  test('on a terminal the screen is cleared before the keyboard goes round', async () => {
    const lines = ['', '1', '1', ''];
    const { out } = await run(['play', 'auction', '--humans', '0,1'], { lines, isTerminal: true });
    expect(out).toContain('who presses Enter');
    expect(out).toContain('\x1b[2J');
    expect(out).toContain('\x1b[1m');
  });
});
