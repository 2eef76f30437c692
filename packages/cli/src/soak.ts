/** `npm run soak`: many random games of every game and number of players, with all checks on. */
import { games, gamesModule } from '@orrery/games';
import { playerCounts } from '@orrery/kernel';
import { list, parse, whole } from './args.ts';
import { botNamed } from './bot-names.ts';
import type { Context } from './context.ts';
import { UsageError } from './errors.ts';
import { loadGame } from './games.ts';
import type { Job } from './simulation/job.ts';
import { keepRecords } from './simulation/keep.ts';
import { simulateJob } from './simulation/simulate-job.ts';
import { terminal } from './terminal.ts';

const usage = `usage: npm run soak -- [options]

Plays games of every kind and number of players, by random answers, with all checks on. Exit code 1 when one fails.

  --games N      games of each kind and number of players (10000)
  --game a,b,…   only these games
  --bots a,b,…   bots by seat (random)
  --seed S       any text; the same seed gives the same games (soak)
  --keep DIR     where the records of failed games go (reports/soak)`;

const flags = {
  games: { type: 'string', default: '10000' },
  game: { type: 'string' },
  bots: { type: 'string', default: 'random' },
  seed: { type: 'string', default: 'soak' },
  keep: { type: 'string', default: 'reports/soak' },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

type SoakContext = Pick<Context, 'io' | 'games' | 'gamesModule'>;

/** Gives the exit code. */
export async function soak(args: readonly string[], context: SoakContext): Promise<number> {
  const { io } = context;
  try {
    const { values } = parse(args, flags);
    if (values.help) {
      io.out(`${usage}\n`);
      return 0;
    }
    const wanted = values.game === undefined ? Object.keys(context.games) : list(values.game, '--game');
    const settings = {
      games: whole(values.games, '--games', 1),
      seed: values.seed,
      bots: list(values.bots, '--bots'),
    };
    let failed = 0;
    for (const name of wanted) failed += await soakGame(name, settings, values.keep, context);
    return failed > 0 ? 1 : 0;
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    io.err(`orrery: ${error.message}\n`);
    return 2;
  }
}

/** Gives the number of games that failed. */
async function soakGame(
  name: string,
  settings: Pick<Job, 'games' | 'seed' | 'bots'>,
  folder: string,
  context: SoakContext,
): Promise<number> {
  const pack = await loadGame(context.games, name);
  const { variety } = pack;
  for (const bot of settings.bots) botNamed(bot, pack);
  let failed = 0;
  for (const players of playerCounts(pack)) {
    const seed = `${settings.seed} ${name} ${players}`;
    const job: Job = {
      ...settings,
      seed,
      game: name,
      rotate: true,
      options: { players },
      vary: variety,
      check: true,
      coverage: false,
    };
    const summary = await simulateJob(job, context);
    const { games: played, finished, errors, decisions, seconds, decisionsPerSecond } = summary;
    const counts = `${finished} of ${played} games finished, ${errors.length} errors`;
    context.io.out(
      `${name}, ${players} players: ${counts}, ${decisions} decisions in ${seconds} s (${decisionsPerSecond}/s)\n`,
    );
    for (const { seed, message } of errors.slice(0, 3)) context.io.out(`  seed ${seed}: ${message}\n`);
    if (errors.length > 0) context.io.out(`  records in ${folder}\n`);
    keepRecords(folder, summary);
    failed += errors.length;
  }
  return failed;
}

if (import.meta.main) {
  const io = terminal();
  process.exitCode = await soak(process.argv.slice(2), { io, games, gamesModule });
  io.close();
}
