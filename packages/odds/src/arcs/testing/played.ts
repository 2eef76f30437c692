/** Battles of Arcs played by the rules with dice, to see whether the odds are right. */
import { type Battle, type Dice, type DieSymbol, dieSymbols, fight, symbolCount } from '@orrery/arcs/battles';
import { copy, message, type Question, rehearse } from '@orrery/kernel';
import { dice as random } from '../../core/testing/dice.ts';
import { add, compared, count, newTally, type Tally } from '../../core/testing/tally.ts';
import { type ArcsBattle, positionOf } from '../battle.ts';
import { type DiceOdds, type End, endOf } from '../odds.ts';
import { type Aim, answerFor } from '../policy.ts';

/** How a battle is fought. */
export interface Plan {
  readonly aim: Aim;
  readonly dice: Dice;
  /** Keys that a raid needs. */
  readonly keys: number;
}

/** Plays a battle so often, and counts what the dice showed and how it ended. */
export function playedOut(battle: ArcsBattle, { aim, dice, keys: wanted }: Plan, times: number, seed = 1): Tally {
  const chance = random(seed);
  const tally = newTally(times);
  const answer = withDice(dice, answerFor(aim));
  const position = positionOf(battle);
  const { attackers } = position.battle;
  for (let i = 0; i < times; i++) {
    const g = copy(position.g);
    const b = g.battle as Battle;
    rehearse(g, fight(g, b), chance, answer);
    const end = endOf({ g, battle: b });
    const left = end.attacker.fresh + end.attacker.damaged;
    const theirs = end.defender.fresh + end.defender.damaged;
    const keys = left > 0 ? b.keys : 0;
    count(tally, endName({ ...end, keys }));
    const { roll } = g; // nobody rolls when no attacker is left
    count(
      tally,
      rollName((symbol) => (roll === null ? 0 : symbolCount(roll.faces, symbol))),
    );
    count(tally, left === 0 ? 'loss' : theirs > 0 ? 'draw' : 'win');
    if (keys >= wanted) count(tally, 'raid');
    if (end.defender.cities < (battle.defender.cities ?? 0)) count(tally, 'city');
    if (theirs === 0) count(tally, 'cleared');
    add(tally, 'trophies', end.trophies);
    add(tally, 'lost', attackers - left);
  }
  return tally;
}

/** These dice are collected; everything else is answered as usual. */
function withDice(dice: Dice, usual: (question: Question) => unknown): (question: Question) => unknown {
  return (question) => {
    const { key, args } = message(question.prompt);
    return key === 'arcs.dice' ? dice[String(args?.kind).replace('die/', '') as keyof Dice] : usual(question);
  };
}

function endName({ attacker, defender, trophies, keys }: Omit<End, 'chance'>): string {
  return `end ${JSON.stringify([attacker, defender, trophies, keys])}`;
}

function rollName(count: (symbol: DieSymbol) => number): string {
  return `dice ${dieSymbols.map((symbol) => `${count(symbol)} ${symbol}`).join(', ')}`;
}

/** Everything of the answer that lies more than so many standard errors from what was counted. */
export function disagreements(odds: DiceOdds, tally: Tally, errors: number): string[] {
  const { win, draw, loss, raid, cityFalls: city, cleared, trophies, lost, ends, symbols } = odds;
  const chances = new Map(Object.entries({ win, draw, loss, raid, city, cleared }));
  for (const end of ends) chances.set(endName(end), end.chance);
  for (const roll of symbols)
    chances.set(
      rollName((symbol) => roll[symbol]),
      roll.chance,
    );
  const unknown = [...tally.counts.keys()].filter((name) => !chances.has(name));
  return [...unknown, ...compared(chances, new Map(Object.entries({ trophies, lost })), tally, errors)];
}
