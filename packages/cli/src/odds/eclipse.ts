/** `orrery odds eclipse` */
import {
  type EclipseOdds,
  type EclipseSideOdds,
  type EclipseText,
  oddsOf,
  parseEclipseBattle,
} from '@orrery/odds/eclipse';
import { type Io, printJson } from '../context.ts';
import { counted, percent } from './percent.ts';

export function tellEclipse(io: Io, text: EclipseText, rounds: number, json: boolean): void {
  const answer = oddsOf(parseEclipseBattle(text), { rounds });
  if (json) printJson(io, answer);
  else print(io, answer);
}

function print(io: Io, answer: EclipseOdds): void {
  if (answer.others.length > 0) {
    const { win, draw, loss } = answer.first;
    io.out(`first battle  ${percent(win)}   nobody is left ${percent(draw)}   defender wins ${percent(loss)}\n`);
  }
  const { win, draw, loss } = answer;
  const others = answer.others.length > 0 ? 'others hold it' : 'defender wins';
  io.out(`attacker wins ${percent(win)}   nobody is left ${percent(draw)}   ${others} ${percent(loss)}\n`);
  if (answer.stalemate > 0) io.out(`(${percent(answer.stalemate)} end because nobody can hurt anybody)\n`);
  for (const [number, round] of answer.rounds.entries()) {
    io.out(
      `after round ${number + 1}: goes on ${percent(round.open)}, attacker has won ${percent(round.win)}, nobody ${percent(round.draw)}, defender ${percent(round.loss)}\n`,
    );
  }
  printSide(io, 'attacker', answer.attacker);
  printSide(io, 'defender', answer.defender);
  for (const [number, side] of answer.others.entries()) printSide(io, `opponent ${number + 2}`, side);
  io.out(`\n${answer.states} states\n`);
}

function printSide(io: Io, name: string, { holds, targets, left, lost }: EclipseSideOdds): void {
  const aims = typeof targets === 'string' ? targets : targets.join(', ');
  io.out(
    `\n${name}: holds the sector ${percent(holds)}; loses ${lost.toFixed(2)} materials on average; dice: ${aims}\n`,
  );
  for (const { chance, ships, escaped } of left.slice(0, 8)) {
    const away = Object.keys(escaped).length > 0 ? ` (retreated: ${counted(escaped)})` : '';
    io.out(`  ${percent(chance)}  ${counted(ships) || 'nothing'}${away}\n`);
  }
  if (left.length > 8) io.out(`  … and ${left.length - 8} more\n`);
}
