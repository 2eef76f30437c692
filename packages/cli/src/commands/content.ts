import { voiceOf } from '@orrery/voice';
import { parse, positionals } from '../args.ts';
import { type Command, type Io, printJson } from '../context.ts';
import { UsageError } from '../errors.ts';
import { type GamePackage, loadGame } from '../games.ts';
import { citations, readTestReport } from '../test-report.ts';

const usage = `usage: orrery content <game> [kind] [--json]

Says what a game has of cards, tiles and the like, and which of it no test names (by the last \`npm test\`).
With a kind: all its items, by id and name.

examples:
  orrery content arcs
  orrery content arcs leaders
  orrery content arcs --json`;

interface Kind {
  readonly total: number;
  readonly implemented: number;
  readonly untested: readonly string[];
}

export const content: Command = {
  summary: 'what a game has of cards, tiles and the like',
  usage,
  async run(args, { io, games, testReport }) {
    const { values, positionals: given } = parse(args, { json: { type: 'boolean', default: false } });
    const [name = '', kind] = positionals(given, '<game>', '[kind]');
    const pack = await loadGame(games, name);
    if (kind !== undefined) {
      list(io, pack, kind, values.json);
      return 0;
    }
    const { tested } = citations(readTestReport(testReport), pack.game.id, 'content');
    const kinds = Object.fromEntries(
      Object.entries(pack.content).map(([key, ids]): [string, Kind] => [
        key,
        { total: ids.length, implemented: ids.length, untested: ids.filter((id) => !tested.has(id)) },
      ]),
    );
    if (values.json) printJson(io, { kinds });
    else print(io, kinds);
    return 0;
  },
};

function list(io: Io, { content: kinds, messages }: GamePackage, kind: string, json: boolean): void {
  const ids = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
  if (!ids) throw new UsageError(`there is no kind '${kind}'; choose one of: ${Object.keys(kinds).join(', ')}`);
  const voice = voiceOf({ texts: messages, language: 'en', player: String });
  const items = ids.map((id) => ({ id, name: voice.name(id) }));
  if (json) printJson(io, items);
  else for (const { id, name } of items) io.out(`${id.padEnd(18)} ${name}\n`);
}

function print(io: Io, kinds: Readonly<Record<string, Kind>>): void {
  for (const [kind, { total, implemented, untested }] of Object.entries(kinds)) {
    const tested = total - untested.length;
    const missing = untested.length > 0 ? `; untested: ${untested.join(', ')}` : '';
    io.out(`${kind.padEnd(16)} ${implemented} of ${total} implemented, ${tested} tested${missing}\n`);
  }
}
