import { readFileSync } from 'node:fs';
import { BadConfig, BadRecord, Divergence, OrreryError } from '@orrery/kernel';
import { bench } from './commands/bench.ts';
import { content } from './commands/content.ts';
import { odds } from './commands/odds.ts';
import { play } from './commands/play.ts';
import { replay } from './commands/replay.ts';
import { rules } from './commands/rules.ts';
import { simulate } from './commands/simulate.ts';
import { verify } from './commands/verify.ts';
import type { Command, Context } from './context.ts';
import { UsageError } from './errors.ts';

const commands: Readonly<Record<string, Command>> = { play, simulate, replay, verify, rules, content, odds, bench };

/** Runs the command that `args` name and gives the exit code: 0 well, 1 something failed, 2 bad input. */
export async function cli(args: readonly string[], context: Context): Promise<number> {
  const [name = '--help', ...rest] = args;
  try {
    if (name === '--help' || name === '-h' || name === 'help') return say(context, overview(context));
    if (name === '--version') return say(context, version());
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
    if (!command) throw new UsageError(`there is no command '${name}'; \`orrery --help\` lists them`);
    if (asksForHelp(rest)) return say(context, command.usage);
    return await command.run(rest, context);
  } catch (error) {
    context.io.err(`orrery: ${tellOf(error)}\n`);
    return isBadInput(error) ? 2 : 1;
  }
}

function asksForHelp(args: readonly string[]): boolean {
  return args.includes('--help') || args.includes('-h');
}

function say({ io }: Context, text: string): number {
  io.out(`${text}\n`);
  return 0;
}

function overview({ games }: Context): string {
  const lines = Object.entries(commands).map(([name, { summary }]) => `  ${name.padEnd(10)} ${summary}`);
  return `orrery: the great space-empire board games, with every rule enforced

usage: orrery <command> [arguments]        (npm run -s orrery -- <command> …)

${lines.join('\n')}

games: ${Object.keys(games).join(', ')}
\`orrery <command> --help\` says more; \`orrery --version\` says which version this is.

examples:
  orrery play arcs
  orrery simulate arcs --games 100
  orrery rules arcs
  orrery odds ti4 --attacker '2 dreadnought, 3 fighter' --defender '4 cruiser'`;
}

function version(): string {
  const { version: number } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  return `orrery ${number}`;
}

function isBadInput(error: unknown): boolean {
  return [UsageError, BadConfig, BadRecord, Divergence].some((kind) => error instanceof kind);
}

/** What happened, in a line; for a mistake of this program, also where. */
function tellOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (isBadInput(error) || error instanceof OrreryError) return error.message.replaceAll('\n', ' ');
  return error.stack ?? error.message;
}
