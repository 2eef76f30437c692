import type { ContentKind, Texts } from '@orrery/kernel';
import { voiceOf } from '@orrery/voice';
import { parse, positionals } from '../args.ts';
import { type Command, type Io, printJson } from '../context.ts';
import { UsageError } from '../errors.ts';
import { loadGame, type ShownGame } from '../games.ts';
import { citations, readTestReport } from '../test-report.ts';

const usage = `usage: orrery content <game> [kind] [--json]

Says what a game has of cards, tiles and the like, what of it does nothing yet (missing), and what no test names (by the
last \`npm test\`).
With a kind: all its items, by id and name.

examples:
  orrery content arcs
  orrery content arcs leaders
  orrery content arcs --json`;

/** `total` is all that the game has. What does nothing yet is missing; of what does something, tests may name nothing. */
interface Kind {
  readonly total: number;
  readonly implemented: number;
  readonly missing: readonly string[];
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
      Object.entries(pack.content).map(([key, items]): [string, Kind] => [key, countKind(items, tested)]),
    );
    if (values.json) printJson(io, { kinds });
    else print(io, kinds);
    return 0;
  },
};

function countKind({ all, implemented }: ContentKind, tested: ReadonlySet<string>): Kind {
  const done = new Set(implemented);
  return {
    total: all.length,
    implemented: implemented.length,
    missing: all.filter((id) => !done.has(id)),
    untested: implemented.filter((id) => !tested.has(id)),
  };
}

function list(io: Io, { content: kinds, messages }: ShownGame, kind: string, json: boolean): void {
  const items = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
  if (!items) throw new UsageError(`there is no kind '${kind}'; choose one of: ${Object.keys(kinds).join(', ')}`);
  const voice = voiceOf({ texts: messages, language: 'en', player: String });
  const done = new Set(items.implemented);
  const named = items.all.map((id) => ({ id, name: voice.name(thingOf(messages.en, id)), implemented: done.has(id) }));
  if (json) printJson(io, named);
  else for (const { id, name } of named) io.out(`${id.padEnd(18)} ${name}${done.has(id) ? '' : ' (missing)'}\n`);
}

/** Items are listed by their ids; what has a name has it by kind and id. */
function thingOf(texts: Texts, id: string): string {
  const key = Object.keys(texts).find((each) => each.startsWith('name.') && each.endsWith(`/${id}`));
  return key?.slice('name.'.length) ?? id;
}

function print(io: Io, kinds: Readonly<Record<string, Kind>>): void {
  for (const [kind, { total, implemented, missing, untested }] of Object.entries(kinds)) {
    const counts = `${implemented} of ${total} implemented, ${implemented - untested.length} tested`;
    const lists = Object.entries({ missing, untested }).filter(([, ids]) => ids.length > 0);
    const details = lists.map(([what, ids]) => `; ${what}: ${ids.join(', ')}`).join('');
    io.out(`${kind.padEnd(16)} ${counts}${details}\n`);
  }
}
