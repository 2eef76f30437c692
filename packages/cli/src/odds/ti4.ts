/** `orrery odds ti4` */
import { type BattleText, oddsOf, parseBattle, type SideOdds, type Ti4Odds } from '@orrery/odds/ti4';
import { type Io, printJson } from '../context.ts';
import { counted, percent } from './percent.ts';

export function tellTi4(io: Io, text: BattleText, rounds: number, json: boolean): void {
  const answer = oddsOf(parseBattle(text), { rounds });
  if (json) printJson(io, answer);
  else print(io, answer);
}

function print(io: Io, answer: Ti4Odds): void {
  if (answer.planetFalls !== null) {
    const { win, draw, loss } = answer.space;
    io.out(`in space      ${percent(win)}   nobody wins ${percent(draw)}   defender wins ${percent(loss)}\n`);
    io.out(`planet falls  ${percent(answer.planetFalls)}\n`);
  }
  io.out(
    `attacker wins ${percent(answer.win)}   nobody wins ${percent(answer.draw)}   defender wins ${percent(answer.loss)}\n`,
  );
  if (answer.endless > 0) io.out(`(${percent(answer.endless)} never end: neither side can hurt the other)\n`);
  for (const [number, round] of answer.rounds.entries()) {
    const { win, draw, loss, open } = round;
    io.out(
      `after round ${number + 1}: goes on ${percent(open)}, attacker has won ${percent(win)}, nobody ${percent(draw)}, defender ${percent(loss)}\n`,
    );
  }
  printSide(io, 'attacker', answer.attacker);
  printSide(io, 'defender', answer.defender);
  for (const { what, why } of answer.leftOut) io.out(`\nleft out: ${what} (${why})`);
  io.out(`\n${answer.states} states\n`);
}

function printSide(io: Io, name: string, { order, orderIs, left, lost }: SideOdds): void {
  io.out(
    `\n${name}: loses ${lost.toFixed(2)} resources on average; order of losses (${orderIs}): ${order.join(', ')}\n`,
  );
  for (const { chance, space, damaged, ground } of left.slice(0, 8)) {
    const units = [space, ground].map(counted).filter((text) => text !== '');
    const hurt = counted(damaged);
    io.out(`  ${percent(chance)}  ${units.join(', ') || 'nothing'}${hurt === '' ? '' : ` (damaged: ${hurt})`}\n`);
  }
  if (left.length > 8) io.out(`  … and ${left.length - 8} more\n`);
}
