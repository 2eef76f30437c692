import { commitment, verify as play, type Verdict } from '@orrery/kernel';
import { parse, positionals } from '../args.ts';
import { type Command, printJson } from '../context.ts';
import { UsageError } from '../errors.ts';
import { readRecord } from '../files.ts';
import { loadGame } from '../games.ts';

const usage = `usage: orrery verify <record.json> [options]

Plays a record again from its beginning and compares everything it claims: every answer, die, shuffle and position.

  --commitment HASH   also check that this was published for the record's seed
  --json              print one JSON document

Exit code 0 when the record is right, 1 when it is not, 2 when it cannot be read.

example:
  orrery verify evening.json`;

const flags = { commitment: { type: 'string' }, json: { type: 'boolean', default: false } } as const;

export const verify: Command = {
  summary: 'check a record, dice and all',
  usage,
  async run(args, { io, games }) {
    const { values, positionals: given } = parse(args, flags);
    const [file = ''] = positionals(given, '<record.json>');
    const published = values.commitment?.toLowerCase();
    if (published !== undefined && !/^[0-9a-f]{64}$/.test(published)) {
      throw new UsageError(`--commitment wants 64 hexadecimal digits; got '${values.commitment}'`);
    }
    const record = readRecord(file);
    const { game } = await loadGame(games, record.game);
    const bound = commitment(record.seed);
    const verdict =
      published === undefined || published === bound
        ? play(game, record)
        : { ok: false as const, index: 0, problem: `the seed's commitment is ${bound}, not ${published}` };
    if (values.json) printJson(io, { game: game.id, ...verdict, commitment: bound });
    else io.out(`${sentence(verdict)}\n`);
    return verdict.ok ? 0 : 1;
  },
};

function sentence(verdict: Verdict): string {
  if (!verdict.ok) return `not right, at answer ${verdict.index}: ${verdict.problem}`;
  const { answers, phases, finished } = verdict;
  return `right: ${answers} answers, ${phases} phases, ${finished ? 'a finished game' : 'a game that goes on'}`;
}
