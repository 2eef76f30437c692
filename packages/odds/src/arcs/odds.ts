/** What a choice of dice brings in a battle of Arcs, exactly, and which dice serve an aim best. */

import {
  type Arcs,
  allowedDice,
  type Battle,
  type Building,
  type Dice,
  type DiceLimits,
  type DieSymbol,
  defend,
  diceLimits,
  endBattle,
  resolveDice,
} from '@orrery/arcs/battles';
import { copy, type Question, rehearse } from '@orrery/kernel';
import type { Odds } from '../index.ts';
import { type ArcsBattle, attacker, defender, type Position, positionOf } from './battle.ts';
import { type Aim, answerFor, worths } from './policy.ts';
import { type Fall, Rolls } from './rolls.ts';

export interface Symbols extends Readonly<Record<DieSymbol, number>> {
  readonly chance: number;
}

/** One way the battle may end. */
export interface End {
  readonly chance: number;
  readonly attacker: { readonly fresh: number; readonly damaged: number };
  readonly defender: {
    readonly fresh: number;
    readonly damaged: number;
    readonly cities: number;
    readonly damagedCities: number;
    readonly starports: number;
    readonly damagedStarports: number;
  };
  /** Trophies taken. */
  readonly trophies: number;
  /** Keys that a ship is left to use. */
  readonly keys: number;
}

/** `win`: only the attacker has ships left there; `loss`: only the defender has, or nobody; `draw`: both have. */
export interface DiceOdds extends Odds {
  readonly dice: Dice;
  /** What lies there after all rerolls, the likeliest first. */
  readonly symbols: readonly Symbols[];
  readonly ends: readonly End[];
  readonly trophies: number;
  /** Attacking ships destroyed on average. */
  readonly lost: number;
  /** At least as many keys as wanted, with a ship left to use them. */
  readonly raid: number;
  readonly cityFalls: number;
  /** No defending ship is left. */
  readonly cleared: number;
}

export interface ArcsOdds extends DiceOdds {
  readonly aim: Aim;
  /** The dice were chosen for the aim. */
  readonly isBest: boolean;
  readonly limits: DiceLimits;
  /** How many choices of dice there are. */
  readonly choices: number;
}

export interface Settings {
  readonly aim?: Aim;
  /** Keys that a raid needs. */
  readonly keys?: number;
  /** The dice, instead of those that serve the aim best. */
  readonly dice?: Dice;
}

export function oddsOf(battle: ArcsBattle, { aim = 'trophies', keys = 1, dice }: Settings = {}): ArcsOdds {
  const table = new Table(battle, aim, keys);
  const choices = allowedDice(table.limits);
  const answers = (dice ? [dice] : choices).map((each) => table.oddsOf(each));
  const best = answers.reduce((one, other) => (isBetter(other, one, aim) ? other : one));
  return { ...best, aim, isBest: dice === undefined, limits: table.limits, choices: choices.length };
}

/** By the aim; then by what it costs. */
function isBetter(one: DiceOdds, other: DiceOdds, aim: Aim): boolean {
  const reaches = { trophies: 'trophies', raid: 'raid', city: 'cityFalls', clear: 'cleared' } as const;
  const gain = one[reaches[aim]] - other[reaches[aim]];
  return Math.abs(gain) > 1e-12 ? gain > 0 : one.lost < other.lost - 1e-12;
}

/** Ends alike have the same number. */
interface NumberedEnd {
  readonly number: number;
  readonly end: Omit<End, 'chance' | 'keys'>;
}

/** Nothing that is carried out here rolls dice. */
const noChance = { below: () => 0 };

class Table {
  readonly limits: DiceLimits;
  private readonly battle: ArcsBattle;
  /** As dice are about to be collected. */
  private readonly start: Arcs;
  private readonly keys: number;
  /** Ends by the symbols that they follow from. */
  private readonly known = new Map<string, NumberedEnd>();
  private readonly numbers = new Map<string, number>();
  private readonly rolls: Rolls;
  private readonly answer: (question: Question) => unknown;

  constructor(battle: ArcsBattle, aim: Aim, keys: number) {
    this.battle = battle;
    this.answer = answerFor(aim);
    this.keys = keys;
    this.start = positionOf(battle).g;
    const { start } = this;
    if (!battle.isBegun) rehearse(start, defend(start, start.battle as Battle), noChance, this.answer);
    const { g, battle: begun } = this.begun();
    g.roll = { seat: attacker, faces: { skirmish: [], assault: [], raid: [] }, rerolled: [] };
    this.rolls = new Rolls(g, attacker, worths[aim]);
    this.limits =
      begun.attackers > 0 ? diceLimits(g, begun) : { least: 0, most: 0, raid: 0, assaultWithSkirmish: false };
  }

  /** The table as dice are about to be collected, to be played on. */
  private begun(): Position {
    const g = copy(this.start);
    return { g, battle: g.battle as Battle };
  }

  oddsOf(dice: Dice): DiceOdds {
    const all = this.rolls.falls(dice);
    const ends = this.endsOf(all, dice);
    const begunWith = (this.battle.attacker.fresh ?? 0) + (this.battle.attacker.damaged ?? 0);
    const over = (figure: (end: End) => number) => ends.reduce((sum, end) => sum + end.chance * figure(end), 0);
    const cities = this.battle.defender.cities ?? 0;
    const mine = ({ attacker: left }: End) => left.fresh + left.damaged > 0;
    const theirs = ({ defender: left }: End) => left.fresh + left.damaged > 0;
    return {
      win: over((end) => (mine(end) && !theirs(end) ? 1 : 0)),
      draw: over((end) => (mine(end) && theirs(end) ? 1 : 0)),
      loss: over((end) => (mine(end) ? 0 : 1)),
      dice,
      symbols: all
        .map(({ chance, symbols }) => ({ chance, ...symbols }))
        .sort((one, other) => other.chance - one.chance),
      ends,
      trophies: over(({ trophies }) => trophies),
      lost: over(({ attacker: left }) => begunWith - left.fresh - left.damaged),
      raid: over(({ keys }) => (keys >= this.keys ? 1 : 0)),
      cityFalls: over(({ defender: left }) => (left.cities < cities ? 1 : 0)),
      cleared: over(({ defender: left }) => (left.fresh + left.damaged === 0 ? 1 : 0)),
    };
  }

  private endsOf(all: readonly Fall[], dice: Dice): End[] {
    const found = new Map<number, { chance: number; end: Omit<End, 'chance'> }>();
    for (const fall of all) {
      const { number, end } = this.after(fall, dice.assault > 0);
      const hasShips = end.attacker.fresh + end.attacker.damaged > 0;
      const keys = hasShips ? fall.symbols.key : 0;
      const known = found.get(number * 100 + keys);
      if (known) known.chance += fall.chance;
      else found.set(number * 100 + keys, { chance: fall.chance, end: { ...end, keys } });
    }
    return [...found.values()]
      .map(({ chance, end }) => ({ chance, ...end }))
      .sort((one, other) => other.chance - one.chance);
  }

  /** What the rules make of dice: the same for all that show the same symbols, of which keys matter only afterwards. */
  private after({ faces, symbols }: Fall, withAssault: boolean): NumberedEnd {
    const { hit, selfHit, intercept, buildingHit } = symbols;
    const key = `${hit}:${selfHit}:${intercept}:${buildingHit}:${withAssault}`;
    const known = this.known.get(key);
    if (known) return known;
    const { g, battle } = this.begun();
    const table = { skirmish: [...faces.skirmish], assault: [...faces.assault], raid: [...faces.raid] };
    g.roll = { seat: attacker, faces: table, rerolled: [] };
    rehearse(g, resolveDice(g, battle), noChance, this.answer);
    rehearse(g, endBattle(g, battle), noChance, this.answer);
    const end = endOf({ g, battle });
    const name = JSON.stringify(end);
    const number = this.numbers.get(name) ?? this.numbers.size;
    this.numbers.set(name, number);
    this.known.set(key, { number, end });
    return { number, end };
  }
}

/** How a battle on the table stands. */
export function endOf({ g, battle: { system, taken } }: Position): Omit<End, 'chance' | 'keys'> {
  const { fresh, damaged, buildings } = g.systems[system] as NonNullable<(typeof g.systems)[typeof system]>;
  const count = (kind: Building['kind'], onlyDamaged: boolean) =>
    buildings.filter((each) => each.owner === defender && each.kind === kind && (!onlyDamaged || each.damaged)).length;
  return {
    attacker: { fresh: fresh[attacker] ?? 0, damaged: damaged[attacker] ?? 0 },
    defender: {
      fresh: fresh[defender] ?? 0,
      damaged: damaged[defender] ?? 0,
      cities: count('city', false),
      damagedCities: count('city', true),
      starports: count('starport', false),
      damagedStarports: count('starport', true),
    },
    trophies: taken,
  };
}
