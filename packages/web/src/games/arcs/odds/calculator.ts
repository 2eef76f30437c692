/** Battles of Arcs for the odds: from a form or a table to what `@orrery/odds` says. */
import type { ArcsView } from '@orrery/arcs';
import { type ArcsBattle, type ArcsOdds, arcsBattleOf, type End, oddsOf, type Settings } from '@orrery/odds/arcs';
import type { Answer, Calculator, Outcomes, Piece, SideName } from '../../../odds/calculator.ts';
import { battleIn, settingsIn, setupOf } from './battle.ts';
import { formOf } from './form.ts';
import { type ArcsWhere, dieKinds } from './where.ts';

export const calculator: Calculator<Attack> = {
  start: { attacker: { fresh: 4 }, defender: { fresh: 2, cities: 1 }, common: {} },
  battleIn: (setup) => ({ battle: battleIn(setup), settings: settingsIn(setup.common) }),
  setupOf: ({ battle, settings }) => setupOf(battle, settings),
  formOf,
  answerTo: ({ battle, settings }) => answerOf(oddsOf(battle, settings), battle),
  fromView: (view, where) => {
    const { system, attacker, defender, arriving, dice } = where as unknown as ArcsWhere;
    const battle = arcsBattleOf(view as unknown as ArcsView, system, attacker, defender);
    return { battle: arriving ? withArrivals(battle, arriving) : battle, settings: dice ? { dice } : {} };
  },
};

/** A battle, and with which dice or what aim it is fought. */
interface Attack {
  readonly battle: ArcsBattle;
  readonly settings: Settings;
}

function withArrivals(battle: ArcsBattle, ships: NonNullable<ArcsWhere['arriving']>): ArcsBattle {
  const { fresh = 0, damaged = 0 } = battle.attacker;
  const all = { fresh: fresh + ships.fresh, damaged: damaged + ships.damaged };
  return { ...battle, attacker: { ...battle.attacker, ...all } };
}

function answerOf(odds: ArcsOdds, { defender }: ArcsBattle): Answer {
  const { dice, isBest, choices } = odds;
  const hasCities = (defender.cities ?? 0) > 0;
  return {
    win: odds.win,
    draw: odds.draw,
    loss: odds.loss,
    meaning: { win: 'odds.arcs.win', draw: 'odds.arcs.draw', loss: 'odds.arcs.loss' },
    chances: [
      { text: 'odds.arcs.cleared', chance: odds.cleared },
      ...(hasCities ? [{ text: 'odds.arcs.city', chance: odds.cityFalls } as const] : []),
      { text: 'odds.arcs.raid', chance: odds.raid },
    ],
    averages: [
      { text: 'odds.arcs.trophies', side: 'attacker', value: odds.trophies },
      { text: 'odds.arcs.lost', side: 'attacker', value: odds.lost },
    ],
    outcomes: [
      leftOf('attacker', odds.ends, ({ attacker }) => [...ships(attacker)]),
      leftOf('defender', odds.ends, ({ defender: left }) => [
        ...ships(left),
        ...building('city', left.cities, left.damagedCities),
        ...building('starport', left.starports, left.damagedStarports),
      ]),
      {
        title: 'odds.arcs.symbols',
        side: null,
        rows: odds.symbols.map(({ chance, ...symbols }) => ({
          chance,
          pieces: Object.entries(symbols).flatMap(([symbol, count]) =>
            count > 0 ? [{ thing: `symbol/${symbol}`, count }] : [],
          ),
        })),
      },
    ],
    rounds: [],
    assumed: [
      {
        text: isBest && choices > 1 ? 'odds.arcs.dice.best' : 'odds.arcs.dice.stated',
        side: null,
        things: dieKinds.flatMap((kind) => (dice[kind] > 0 ? [{ thing: `die/${kind}`, count: dice[kind] }] : [])),
      },
    ],
    leftOut: [],
  };
}

/** Ends that leave a side alike count as one. */
function leftOf(side: SideName, ends: readonly End[], pieces: (end: End) => readonly Piece[]): Outcomes {
  const found = new Map<string, { chance: number; readonly pieces: readonly Piece[] }>();
  for (const end of ends) {
    const left = pieces(end);
    const key = JSON.stringify(left);
    const known = found.get(key) ?? { chance: 0, pieces: left };
    found.set(key, { ...known, chance: known.chance + end.chance });
  }
  return { title: 'odds.left', side, rows: [...found.values()].sort((a, b) => b.chance - a.chance) };
}

function ships({ fresh, damaged }: End['attacker']): Piece[] {
  return building('ship', fresh + damaged, damaged);
}

function building(kind: string, count: number, damaged: number): Piece[] {
  return count > 0 ? [{ thing: `piece/${kind}`, count, ...(damaged > 0 && { damaged }) }] : [];
}
