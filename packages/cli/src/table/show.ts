import { type Decision, plainRule, type Seat } from '@orrery/kernel';
import { findRules, readCatalogue } from '../catalogue.ts';
import { standings } from '../outcome.ts';
import { pretty } from '../pretty.ts';
import { style } from '../style.ts';
import type { Table } from './table.ts';

export const help = `  a number, or an option's id: take that option
  u  undo your last answer      u!  take back even dice and what others did since; ask them first
  r  redo                       v   view: what you see of the table
  l  log (l 100: more of it)    w   why can't I: what is blocked, and by which rule
  s  save (s FILE: there)       rule <id or topic>: what the rule says
  ?  this help                  q   quit`;

const NEWS_ON_RETURN = 10;

/** What happened since the seat was last told. */
export function showNews(table: Table, seat: Seat): void {
  const events = table.match.events(table.told[seat] ?? 0, seat);
  for (const event of events) table.io.out(`  - ${table.voice.say(event)}\n`);
  table.told[seat] = (events.at(-1)?.seq ?? (table.told[seat] ?? 0) - 1) + 1;
}

/** Somebody who comes back to a game wants to hear how it stood, not all of it. */
export function skipOldNews({ match, told }: Table): void {
  for (const seat of told.keys()) told[seat] = match.events(0, seat).at(-NEWS_ON_RETURN)?.seq ?? 0;
}

export function showView(table: Table, seat: Seat): void {
  const { io, match, pack, voice } = table;
  const view = match.view(seat);
  const lines = pack.picture?.(view).map(voice.say) ?? pretty(view);
  io.out(`\n${lines.map((line) => `  ${line}\n`).join('')}`);
}

export function showLog({ io, match, voice }: Table, seat: Seat, length: number): void {
  const events = match.events(0, seat);
  if (events.length > length) io.out(`  ... ${events.length - length} earlier (l ${events.length} shows all)\n`);
  for (const event of events.slice(-length)) io.out(`  - ${voice.say(event)}\n`);
}

export function showDecision({ io, voice }: Table, { seat, prompt, options }: Decision): void {
  const { bold, dim } = style(io);
  const width = String(options.length).length;
  io.out(`\n${bold(`${voice.player(seat)}: ${voice.say(prompt)}`)}\n`);
  options.forEach(({ id, label }, index) => {
    io.out(`  ${String(index + 1).padStart(width)}  ${voice.say(label)}  ${dim(`[${id}]`)}\n`);
  });
}

export function showBlocked({ io, match, voice }: Table, seat: Seat): void {
  const blocked = match.blocked(seat);
  if (blocked.length === 0)
    io.out('  no reason is recorded for what you might have in mind; all that you may do now is listed\n');
  for (const { label, rule } of blocked) io.out(`  ${voice.say(label)}: forbidden by ${rule}\n`);
}

export function showRule({ io, pack }: Table, id: string): void {
  const rules = findRules(readCatalogue(pack.catalogue), id);
  if (rules.length === 0) io.out(`  there is no rule or topic '${id}'\n`);
  for (const rule of rules) io.out(`  ${rule.id}  ${plainRule(rule.text)}\n`);
}

export function showStart({ io, pack, match, seating, voice }: Table): void {
  io.out(`${pack.game.id}: ${seating.map((_, seat) => voice.player(seat)).join(', ')}\n`);
  io.out(`commitment ${match.commitment} (SHA-256 of the seed, which is shown at the end)\n`);
  if (match.notice) {
    io.out(`the rules have changed: ${match.notice.answersLost} answers were taken back (${match.notice.reason})\n`);
  }
  io.out('Type a number; ? for help.\n');
}

export function showEnd({ io, match, voice, seed, saveTo }: Table): void {
  const { outcome } = match;
  if (outcome === null) return;
  io.out(`\n${style(io).bold('The game is over.')}\n`);
  for (const line of standings(outcome, voice.player)) io.out(`${line}\n`);
  io.out(`seed ${seed}\n`);
  if (saveTo === null) return;
  io.out(`record ${saveTo}; check it: npm run -s orrery -- verify ${saveTo} --commitment ${match.commitment}\n`);
}
