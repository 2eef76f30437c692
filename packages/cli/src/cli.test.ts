import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { run, temporaryFolder, writeFile } from './testing/harness.ts';

const commandNames = ['play', 'simulate', 'replay', 'verify', 'rules', 'content', 'bench'];

test.each([[[]], [['--help']], [['-h']], [['help']]])('orrery %s says what there is', async (args) => {
  const { code, out } = await run(args);
  expect(code).toBe(0);
  for (const name of commandNames) expect(out).toContain(`  ${name} `);
  expect(out).toContain('games: auction');
});

test.each(commandNames)('%s --help shows its usage with an example', async (name) => {
  const { code, out, err } = await run([name, '--help']);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toContain(`usage: orrery ${name}`);
  expect(out).toMatch(/example/);
});

test('--version says which version this is', async () => {
  expect((await run(['--version'])).out).toMatch(/^orrery \d+\.\d+\.\d+\n$/);
});

describe('bad input gets one line that says what to do, and exit code 2', () => {
  const folder = temporaryFolder();
  const notJson = writeFile(folder, 'not.json', '{');
  const notRecord = writeFile(folder, 'list.json', []);
  test.each([
    ['an unknown command', ['fly'], "there is no command 'fly'"],
    ['a member of every object', ['toString'], "there is no command 'toString'"],
    ['an unknown game', ['simulate', 'chess'], 'choose one of: auction'],
    ['no game', ['simulate'], '<game> is missing'],
    ['too many words', ['simulate', 'auction', 'now'], "unexpected argument 'now'"],
    ['an unknown flag', ['simulate', 'auction', '--gmaes', '1'], "Unknown option '--gmaes'"],
    ['a flag without its value', ['simulate', 'auction', '--games'], "'--games <value>' argument missing"],
    ['a bad number', ['simulate', 'auction', '--games', '1e3'], '--games wants a whole number'],
    ['no games', ['simulate', 'auction', '--games', '0'], '--games wants a whole number'],
    ['bad JSON', ['simulate', 'auction', '--options', '{'], '--options wants JSON'],
    ['JSON of another kind', ['simulate', 'auction', '--options', '[]'], '--options wants a JSON object'],
    ['a variation without values', ['simulate', 'auction', '--vary', '{"players":[]}'], '--vary wants a list'],
    [
      'an unknown bot',
      ['simulate', 'auction', '--bots', 'oracle'],
      "auction has no bot 'oracle'; choose among: random",
    ],
    ['too many bots', ['simulate', 'auction', '--bots', 'random,random,random'], '3 bots for 2 seats'],
    ['an impossible configuration', ['simulate', 'auction', '--players', '7'], '"players" must be 2, 3 or 4'],
    ['an impossible variation', ['simulate', 'auction', '--vary', '{"players":[2,9]}'], '"players" must be 2, 3 or 4'],
    ['a missing file', ['verify', `${folder}/none.json`], 'cannot read the record'],
    ['a file that is not JSON', ['replay', notJson], 'cannot read the record'],
    ['a file that is no record', ['verify', notRecord], 'is not a record: a record is a JSON object'],
    ['a bad commitment', ['verify', notRecord, '--commitment', 'abc'], '64 hexadecimal digits'],
    ['no report of the tests', ['rules', 'auction'], 'run `npm test` first'],
    ['a seat nobody has', ['play', 'auction', '--seat', '2'], '--seat wants a whole number, from 0 to 1'],
    ['a seat and seats', ['play', 'auction', '--seat', '0', '--humans', '0,1'], 'not both'],
    ['more bots than free seats', ['play', 'auction', '--bots', 'random,random'], '2 bots for 1 free seats'],
    ['a changed seed', ['play', 'auction', '--load', notJson, '--seed', 'x'], '--seed cannot be changed'],
    ['overwriting a game', ['play', 'auction', '--save', notJson], `go on with it by --load ${notJson}`],
  ])('%s', async (_, args, text) => {
    const { code, out, err } = await run(args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(/^orrery: .*\n$/);
    expect(err).toContain(text);
  });
});

describe('as a program', () => {
  const program = fileURLToPath(new URL('./testing/main.ts', import.meta.url));
  const runProgram = (args: string[], input = '') => {
    const child = promisify(execFile)(process.execPath, [program, ...args]);
    child.child.stdin?.end(input);
    return child.then(
      ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
      ({ code, stdout, stderr }) => ({ code, stdout, stderr }),
    );
  };

  test('it ends with 0 when all is well', async () => {
    const { code, stdout, stderr } = await runProgram(['simulate', 'auction', '--games', '4', '--json']);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(JSON.parse(stdout)).toMatchObject({ games: 4, finished: 4 });
  });

  test('it ends with 1 when a game fails', async () => {
    const { code, stdout } = await runProgram([
      'simulate',
      'auction',
      '--games',
      '2',
      '--options',
      '{"fault":"throws"}',
    ]);
    expect(code).toBe(1);
    expect(stdout).toContain('the hammer broke');
  });

  test('it ends with 2 and a line on bad input', async () => {
    const { code, stdout, stderr } = await runProgram(['simulate', 'chess']);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toBe("orrery: there is no game 'chess'; choose one of: auction\n");
  });

  test('it plays from a pipe and leaves well at the end of input', async () => {
    const { code, stdout, stderr } = await runProgram(['play', 'auction', '--seed', 'x'], '1\n1\n');
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toContain('> 1\n');
    expect(stdout).toContain('The game was not saved');
    expect(stdout).not.toContain('\x1b');
  });
});
