import { type Decision, OrreryError, type Seat } from '@orrery/kernel';
import { UsageError } from '../errors.ts';
import { CLEAR_SCREEN } from '../style.ts';
import { help, showBlocked, showDecision, showLog, showNews, showRule, showView } from './show.ts';
import { people, save, type Table } from './table.ts';
import { redo, takeBack, undo } from './undo.ts';

const LOG_LINES = 20;

/** What becomes of a typed line: ask again, look at the match anew because it has changed, or leave the table. */
type Next = 'ask' | 'changed' | 'leave';

/** Shows a person their decision and does what they type until something has changed. Gives false when they leave. */
export async function turn(table: Table, seat: Seat): Promise<boolean> {
  const decision = table.match.pending(seat);
  if (decision === null) return true;
  if (!(await passKeyboard(table, seat))) return false;
  showNews(table, seat);
  const others = decision.at - (table.askedAt[seat] ?? -1) > 1;
  if (others || table.askedAt[seat] === -1) showView(table, seat);
  table.askedAt[seat] = decision.at;
  showDecision(table, decision);
  for (;;) {
    const line = await table.io.ask('> ');
    const next = line === null ? 'leave' : await obey(table, decision, line.trim());
    if (next === 'leave') return false;
    if (next === 'changed') return true;
  }
}

/** Between people who share a terminal. Nothing of the last player's secrets stays on the screen. */
async function passKeyboard(table: Table, seat: Seat): Promise<boolean> {
  const { io, voice, atKeyboard } = table;
  const changes = people(table).length > 1 && atKeyboard !== seat;
  table.atKeyboard = seat;
  if (!changes) return true;
  if (!io.isTerminal) {
    io.out(`\n--- pass the keyboard to ${voice.player(seat)} ---\n`);
    return true;
  }
  if (atKeyboard !== null) io.out(CLEAR_SCREEN);
  const line = await io.ask(`--- pass the keyboard to ${voice.player(seat)}, who presses Enter --- `);
  io.out(CLEAR_SCREEN);
  return line !== null;
}

async function obey(table: Table, decision: Decision, line: string): Promise<Next> {
  const { io } = table;
  try {
    const [word = '', ...rest] = line.split(/\s+/);
    const command = Object.hasOwn(commands, word) ? commands[word] : undefined;
    return command ? await command(table, decision, rest.join(' ')) : answer(table, decision, line);
  } catch (error) {
    if (!(error instanceof OrreryError) && !(error instanceof UsageError)) throw error;
    io.out(`  ${error.message}\n`);
    return 'ask';
  }
}

function answer({ match, io }: Table, { seat, at, options }: Decision, line: string): Next {
  const numbered = /^\d+$/.test(line) ? options[Number(line) - 1] : undefined;
  const option = numbered ?? options.find(({ id }) => id === line);
  if (option === undefined) {
    if (line !== '') io.out(`  '${line}' is not among the options; type a number from 1 to ${options.length}, or ?\n`);
    return 'ask';
  }
  match.answer(seat, option.id, at);
  return 'changed';
}

type TableCommand = (table: Table, decision: Decision, rest: string) => Next | Promise<Next>;

const commands: Readonly<Record<string, TableCommand>> = {
  u: changing(undo),
  'u!': changing(takeBack),
  r: changing(redo),
  v: showing((table, { seat }) => showView(table, seat)),
  l: showing((table, { seat }, rest) => showLog(table, seat, Number(rest) || LOG_LINES)),
  w: showing((table, { seat }) => showBlocked(table, seat)),
  rule: showing((table, _, rest) => showRule(table, rest)),
  '?': showing(({ io }) => io.out(`${help}\n`)),
  s: showing(saveNow),
  q: quit,
};

function changing(change: (table: Table) => void): TableCommand {
  return (table) => {
    change(table);
    return 'changed';
  };
}

function showing(show: (table: Table, decision: Decision, rest: string) => void): TableCommand {
  return (table, decision, rest) => {
    show(table, decision, rest);
    if (!table.io.isTerminal) return 'ask';
    showDecision(table, decision); // what was shown may have pushed the options off the screen
    return 'ask';
  };
}

function saveNow(table: Table, _: Decision, file: string): void {
  if (file !== '') table.saveTo = file;
  if (table.saveTo === null) throw new UsageError('save where? type s FILE');
  save(table);
  table.io.out(`  saved to ${table.saveTo}; it is kept up to date from now on\n`);
}

async function quit(table: Table): Promise<Next> {
  if (table.saveTo !== null || table.match.length === 0) return 'leave';
  const sure = await table.io.ask('  this game is not saved; q again to leave all the same, or s FILE to save it: ');
  if (sure === null || sure.trim() === 'q') return 'leave';
  const [word, file] = sure.trim().split(/\s+/);
  if (word !== 's' || !file) return 'ask';
  table.saveTo = file;
  save(table);
  return 'leave';
}
