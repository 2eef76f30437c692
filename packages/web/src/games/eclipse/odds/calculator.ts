/** Battles of Eclipse for the odds: from a form or a table to what `@orrery/odds` says. */
import type { EclipseView } from '@orrery/eclipse';
import {
  type Counts,
  type EclipseBattle,
  type EclipseLeft,
  type EclipseOdds,
  type EclipseWhere,
  eclipseBattleOf,
  oddsOf,
} from '@orrery/odds/eclipse';
import { type Answer, type Calculator, type Piece, sides } from '../../../odds/calculator.ts';
import { battleIn, setupOf } from './battle.ts';
import { formOf } from './form.ts';

/** How many rounds are told of one by one. */
const ROUNDS = 6;

export const calculator: Calculator<EclipseBattle> = {
  start: { attacker: { cruiser: 2, interceptor: 2 }, defender: { cruiser: 1, starbase: 1 }, common: {} },
  battleIn,
  setupOf,
  formOf,
  answerTo: (battle, isBrief) => answerOf(oddsOf(battle, isBrief ? {} : { rounds: ROUNDS })),
  fromView: (view, where) => eclipseBattleOf(view as unknown as EclipseView, where as unknown as EclipseWhere),
};

function answerOf(odds: EclipseOdds): Answer {
  return {
    win: odds.win,
    draw: odds.draw,
    loss: odds.loss,
    meaning: { win: 'odds.eclipse.win', draw: 'odds.eclipse.draw', loss: 'odds.eclipse.loss' },
    chances: [
      ...(odds.others.length > 0 ? [{ text: 'odds.eclipse.first', chance: odds.first.win } as const] : []),
      ...(odds.stalemate > 0 ? [{ text: 'odds.eclipse.stalemate', chance: odds.stalemate } as const] : []),
    ],
    averages: sides
      .filter((side) => odds[side].targets !== 'rule')
      .map((side) => ({ text: 'odds.eclipse.lost', side, value: odds[side].lost })),
    outcomes: sides.map((side) => ({
      title: 'odds.left',
      side,
      rows: odds[side].left.map((each) => ({ chance: each.chance, pieces: piecesOf(each) })),
    })),
    rounds: odds.rounds.map(({ win, draw, loss, open }) => ({ win, draw, loss, open })),
    assumed: sides.map((side) => {
      const { targets } = odds[side];
      const things =
        typeof targets === 'string' ? [] : targets.map((type) => ({ thing: `ship/${type}` as const, count: 1 }));
      return { text: `odds.eclipse.aim.${typeof targets === 'string' ? targets : 'stated'}` as const, side, things };
    }),
    leftOut: [],
  };
}

/** Ships that have retreated are left, too. */
function piecesOf({ ships, escaped }: EclipseLeft): Piece[] {
  const types = [...new Set([...Object.keys(ships), ...Object.keys(escaped)])] as (keyof Counts)[];
  return types.map((type) => ({ thing: `ship/${type}`, count: (ships[type] ?? 0) + (escaped[type] ?? 0) }));
}
