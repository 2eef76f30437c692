import { usualPlayers } from '@orrery/kernel';
import { jsonObject, list, parse, positionals, whole } from '../args.ts';
import { botNamed } from '../bot-names.ts';
import { type Command, type Io, printJson } from '../context.ts';
import { UsageError } from '../errors.ts';
import { loadGame, type ShownGame } from '../games.ts';
import { type Coverage, mentions } from '../simulation/coverage.ts';
import { configOf, cycleOf, type Job } from '../simulation/job.ts';
import { keepRecords } from '../simulation/keep.ts';
import { simulateJob } from '../simulation/simulate-job.ts';
import type { Summary } from '../simulation/summary.ts';

const usage = `usage: orrery simulate <game> [options]

Lets bots play many games on all cores and checks the laws of the game as they go.

  --games N        how many games (100)
  --players P      how many players (the game's default)
  --bots a,b,…     bots by seat, repeated when there are more seats (random)
  --rotate         move every bot on by one seat from game to game
  --seed S         any text; the same seed gives the same games, on any number of cores (1)
  --options JSON   options of the game, such as '{"leadersAndLore": "all"}'
  --vary JSON      options that change from game to game: '{"leadersAndLore": ["off", "all"]}'
  --coverage       count what was used: cards played, outcomes, abilities, whatever the game has; and what never was
  --no-check       do not check invariants, saving and secrecy
  --keep DIR       write the record of every game that failed to DIR/<seed>.json
  --workers N      worker threads (as many as there are cores)
  --json           print one JSON document

Wins are counted by the bot's name, and a shared win counts for each winner. Exit code 1 when a game failed.

examples:
  orrery simulate arcs --games 1000
  orrery simulate ti4 --players 6 --games 500 --coverage
  orrery simulate arcs --games 200 --players 3 --bots greedy,random,random --rotate --json`;

const flags = {
  games: { type: 'string', default: '100' },
  players: { type: 'string' },
  bots: { type: 'string', default: 'random' },
  rotate: { type: 'boolean', default: false },
  seed: { type: 'string', default: '1' },
  options: { type: 'string', default: '{}' },
  vary: { type: 'string', default: '{}' },
  coverage: { type: 'boolean', default: false },
  check: { type: 'boolean', default: true },
  keep: { type: 'string' },
  workers: { type: 'string' },
  json: { type: 'boolean', default: false },
} as const;

export const simulate: Command = {
  summary: 'let bots play many games',
  usage,
  async run(args, context) {
    const { io, games } = context;
    const { values, positionals: given } = parse(args, flags);
    const [name = ''] = positionals(given, '<game>');
    const pack = await loadGame(games, name);
    const players = values.players === undefined ? usualPlayers(pack) : whole(values.players, '--players', 1, 100);
    const job: Job = {
      game: name,
      games: whole(values.games, '--games', 1, 100_000_000),
      seed: values.seed,
      bots: list(values.bots, '--bots'),
      rotate: values.rotate,
      options: { players, ...jsonObject(values.options, '--options') },
      vary: lists(jsonObject(values.vary, '--vary')),
      check: values.check,
      coverage: values.coverage,
    };
    const workers = values.workers === undefined ? undefined : whole(values.workers, '--workers', 1, 1000);
    examine(job, pack);

    const all = values.coverage ? (pack.uses ?? mentions(pack)).all : undefined;
    const summary = await simulateJob(job, context, { workers, all });
    if (values.keep !== undefined) keepRecords(values.keep, summary);
    if (values.json) printJson(io, summary);
    else print(io, summary, values.keep);
    if (summary.coverage && !values.json) printCoverage(io, summary.coverage);
    return summary.errors.length > 0 ? 1 : 0;
  },
};

function lists(vary: Record<string, unknown>): Record<string, readonly unknown[]> {
  for (const [key, values] of Object.entries(vary)) {
    if (!Array.isArray(values) || values.length === 0) {
      throw new UsageError(`--vary wants a list of values for '${key}', such as '{"${key}": ["off", "all"]}'`);
    }
  }
  return vary as Record<string, readonly unknown[]>;
}

/** Finds out before thousands of games do that a bot or a configuration does not exist. */
function examine(job: Job, pack: ShownGame): void {
  const { game } = pack;
  for (const bot of job.bots) botNamed(bot, pack);
  const configs = Math.min(job.games, cycleOf(job), 1000);
  for (let index = 0; index < configs; index++) {
    const seats = game.seats(game.configure(configOf(job, index)));
    if (job.bots.length > seats) throw new UsageError(`--bots names ${job.bots.length} bots for ${seats} seats`);
  }
}

function print(io: Io, summary: Summary, folder: string | undefined): void {
  const { game, games, finished, errors, decisions, seconds, decisionsPerGame, decisionsPerSecond } = summary;
  io.out(`${game}: ${finished} of ${games} games finished in ${seconds} s\n`);
  io.out(`${decisions} decisions, ${decisionsPerGame} per game, ${decisionsPerSecond} per second\n`);
  for (const [bot, wins] of Object.entries(summary.wins)) {
    const share = ((100 * wins) / Math.max(1, summary.seats[bot] ?? 0)).toFixed(1);
    io.out(`${bot.padEnd(12)} ${wins} wins (${share} % of its seats), ${summary.scores[bot]} points on average\n`);
  }
  io.out(`wins by seat ${summary.winsBySeat.join(', ')}\n`);
  const best = Object.entries(summary.bestScores).sort(([a], [b]) => Number(b) - Number(a));
  io.out(`best scores  ${best.map(([score, games]) => `${score} in ${games}`).join(', ')}\n`);
  for (const { seed, message } of errors.slice(0, 10)) io.out(`error        seed ${seed}: ${message}\n`);
  if (errors.length > 10) io.out(`and ${errors.length - 10} more errors\n`);
  if (errors.length > 0 && folder !== undefined) io.out(`their records are in ${folder}\n`);
}

/** How often each thing was used, under its heading, and what never was. */
function printCoverage(io: Io, coverage: Coverage): void {
  for (const [heading, { used, never }] of Object.entries(coverage)) {
    const times = Object.entries(used);
    io.out(`\n${heading}: ${times.length} of ${times.length + never.length}\n`);
    for (const [id, count] of times) io.out(`${String(count).padStart(9)}  ${id}\n`);
    if (never.length > 0) io.out(`    never  ${never.join(', ')}\n`);
  }
}
