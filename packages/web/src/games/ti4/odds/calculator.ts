/** Battles of Twilight Imperium for the odds: from a form or a table to what `@orrery/odds` says. */
import { type Battle, battleOf, type Left, oddsOf, type SideOdds, type Ti4Odds, type Where } from '@orrery/odds/ti4';
import type { Ti4View } from '@orrery/ti4';
import { unitTypes } from '@orrery/ti4/figures';
import {
  type Answer,
  type Calculator,
  type Outcomes,
  type Piece,
  type SideName,
  sides,
} from '../../../odds/calculator.ts';
import { battleIn, setupOf } from './battle.ts';
import { formOf } from './form.ts';

/** How many rounds are told of one by one. */
const ROUNDS = 6;

export const calculator: Calculator<Battle> = {
  start: {
    attacker: { faction: 'sol', dreadnought: 1, cruiser: 2, carrier: 1, fighter: 3, infantry: 3 },
    defender: { faction: 'hacan', cruiser: 2, destroyer: 1, fighter: 2, 'ground.infantry': 2, 'ground.pds': 1 },
    common: {},
  },
  formOf: (setup) => formOf(battleIn(setup)),
  battleIn,
  setupOf,
  answerTo: (battle, isBrief) => answerOf(oddsOf(battle, isBrief ? {} : { rounds: ROUNDS })),
  fromView: (view, where) => battleOf(view as unknown as Ti4View, where as unknown as Where),
};

function answerOf(odds: Ti4Odds): Answer {
  const isInvasion = odds.planetFalls !== null;
  return {
    win: odds.win,
    draw: odds.draw,
    loss: odds.loss,
    meaning: isInvasion
      ? { win: 'odds.ti4.taken', draw: 'odds.ti4.nobody', loss: 'odds.ti4.held' }
      : { win: 'odds.win', draw: 'odds.draw', loss: 'odds.loss' },
    chances: [
      ...(isInvasion
        ? [
            { text: 'odds.ti4.space.win', chance: odds.space.win } as const,
            { text: 'odds.ti4.space.loss', chance: odds.space.loss } as const,
          ]
        : []),
      ...(odds.endless > 0 ? [{ text: 'odds.endless', chance: odds.endless } as const] : []),
    ],
    averages: sides.map((side) => ({ text: 'odds.ti4.lost', side, value: odds[side].lost })),
    outcomes: sides.map((side) => leftOf(side, odds[side])),
    rounds: odds.rounds.map(({ win, draw, loss, open }) => ({ win, draw, loss, open })),
    assumed: sides.map((side) => ({
      text: `odds.order.${odds[side].orderIs}` as const,
      side,
      things: odds[side].orderIs === 'best' ? [] : odds[side].order.map((type) => piece(type, 1)),
    })),
    leftOut: odds.leftOut.map(({ what }) => what),
  };
}

const piece = (type: string, count: number): Piece => ({ thing: `unit-type/${type}`, count });

function leftOf(side: SideName, { left }: SideOdds): Outcomes {
  return { title: 'odds.left', side, rows: left.map((each) => ({ chance: each.chance, pieces: piecesOf(each) })) };
}

function piecesOf({ space, damaged, ground }: Left): Piece[] {
  return unitTypes.flatMap((type) => {
    const count = (space[type] ?? 0) + (ground[type] ?? 0);
    const hurt = damaged[type] ?? 0;
    return count > 0 ? [{ ...piece(type, count), ...(hurt > 0 && { damaged: hurt }) }] : [];
  });
}
