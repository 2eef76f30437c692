import { existsSync } from 'node:fs';
import { Match, type Seat, usualPlayers } from '@orrery/kernel';
import { jsonObject, list, parse, positionals, whole } from '../args.ts';
import { botNamed } from '../bot-names.ts';
import type { AnyMatch } from '../checks.ts';
import type { Command } from '../context.ts';
import { UsageError } from '../errors.ts';
import { readRecord } from '../files.ts';
import { loadGame, type ShownGame } from '../games.ts';
import { newSeed, seedOf } from '../seeds.ts';
import { showEnd, showNews, showStart, skipOldNews } from '../table/show.ts';
import { letBotsDecide, nextPerson, openTable, people, type Seating, save, type Table } from '../table/table.ts';
import { turn } from '../table/turn.ts';

const usage = `usage: orrery play <game> [options]

A game in the terminal, for people and bots. Type ? at the table for what you can do there.

  --players P      how many players (the game's default)
  --bots a,b,…     bots for the seats without a person, repeated when there are more (the best there are)
  --guided         the first game of a newcomer: its options, and gentle bots
  --seat N         your seat, counted from 0 (0)
  --humans 0,2     the seats of several people at this terminal
  --seed S         any text; the same seed and answers give the same game (a new one)
  --options JSON   options of the game, such as '{"leadersAndLore": "all"}'
  --save FILE      keep the record in FILE, up to date after every answer
  --load FILE      go on with a saved game (and keep FILE up to date, unless --save names another)

examples:
  orrery play arcs
  orrery play arcs --players 4 --humans 0,2 --save evening.json
  orrery play arcs --load evening.json --humans 0,2`;

const flags = {
  players: { type: 'string' },
  bots: { type: 'string' },
  guided: { type: 'boolean' },
  seat: { type: 'string' },
  humans: { type: 'string' },
  seed: { type: 'string' },
  options: { type: 'string' },
  save: { type: 'string' },
  load: { type: 'string' },
} as const;

type Flags = { readonly [name in Exclude<keyof typeof flags, 'guided'>]?: string };

export const play: Command = {
  summary: 'play in the terminal, against bots or with friends',
  usage,
  async run(args, { io, games }) {
    const { values: given, positionals: names } = parse(args, flags);
    const [name = ''] = positionals(names, '<game>');
    const pack = await loadGame(games, name);
    const values = withGuidance(pack, given);
    const match = values.load === undefined ? begin(pack, values) : goOn(pack, values, values.load);
    const seating = seat(values, pack, pack.game.seats(match.config));
    const table = openTable(io, pack, match, seating, values.save ?? values.load ?? null);
    showStart(table);
    if (values.load !== undefined) skipOldNews(table);
    try {
      await playOut(table);
    } finally {
      if (match.isOver) showEnd(table);
      else sayHowToGoOn(table, values);
    }
    return 0;
  },
};

/** What the first game of a newcomer says, unless something else is said. */
function withGuidance({ learning, game }: ShownGame, { guided, ...values }: Flags & { guided?: boolean }): Flags {
  if (!guided) return values;
  if (learning === undefined) throw new UsageError(`nobody has written a first game of ${game.id}`);
  const { bots, options } = learning.guided;
  const beginning = values.load === undefined ? { options: JSON.stringify(options) } : {};
  return { bots: bots.join(','), ...beginning, ...values };
}

function begin(pack: ShownGame, values: Flags): AnyMatch {
  if (values.save !== undefined && existsSync(values.save)) {
    throw new UsageError(`${values.save} exists; go on with it by --load ${values.save}, or save under another name`);
  }
  const players = values.players === undefined ? usualPlayers(pack) : whole(values.players, '--players', 1, 100);
  const options = jsonObject(values.options ?? '{}', '--options');
  const seed = values.seed === undefined ? newSeed() : seedOf(values.seed);
  return Match.start(pack.game, { players, ...options }, seed);
}

function goOn({ game }: ShownGame, values: Flags, file: string): AnyMatch {
  const fixed = (['players', 'options', 'seed'] as const).find((flag) => values[flag] !== undefined);
  if (fixed) throw new UsageError(`--${fixed} cannot be changed in a game that is loaded; leave it out`);
  return Match.restore(game, readRecord(file));
}

function seat(values: Flags, pack: ShownGame, seats: number): Seating {
  if (values.seat !== undefined && values.humans !== undefined) {
    throw new UsageError('give --seat for one person or --humans for several, not both');
  }
  const flag = values.humans === undefined ? '--seat' : '--humans';
  const humans = list(values.humans ?? values.seat ?? '0', flag).map((text) => whole(text, flag, 0, seats - 1));
  const best = Object.keys(pack.bots).at(-1) ?? 'random';
  const bots = list(values.bots ?? best, '--bots');
  for (const bot of bots) botNamed(bot, pack);
  const free = seats - new Set(humans).size;
  if (values.bots !== undefined && bots.length > free) {
    throw new UsageError(`--bots names ${bots.length} bots for ${free} free seats`);
  }
  let next = 0;
  return Array.from({ length: seats }, (_, index: Seat) => {
    if (humans.includes(index)) return null;
    const name = bots[next++ % bots.length] as string;
    return { name, player: botNamed(name, pack) };
  });
}

/** Plays until the game is over or the people leave. */
async function playOut(table: Table): Promise<void> {
  const { match } = table;
  for (;;) {
    try {
      letBotsDecide(table);
    } finally {
      save(table);
    }
    const person = nextPerson(table);
    if (person === null) break;
    if (!(await turn(table, person))) return;
  }
  if (match.isOver) showNews(table, table.atKeyboard ?? people(table)[0] ?? 0);
}

function sayHowToGoOn({ io, pack, saveTo }: Table, { bots, seat, humans }: Flags): void {
  if (saveTo === null) {
    io.out('\nThe game was not saved (--save FILE keeps it).\n');
    return;
  }
  const same = Object.entries({ seat, humans, bots }).flatMap(([flag, value]) => (value ? [`--${flag} ${value}`] : []));
  const command = ['npm run -s orrery -- play', pack.game.id, `--load ${saveTo}`, ...same].join(' ');
  io.out(`\nSaved. Go on with: ${command}\n`);
}
