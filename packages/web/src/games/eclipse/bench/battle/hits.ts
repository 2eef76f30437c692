/** Where hits fall if nobody says otherwise: the page's suggestion among what the rules offer. */
import type { EclipseTables, EclipseView } from '@orrery/eclipse';
import { isHit } from '@orrery/eclipse/figures';
import { ratingsOf, type ShipView } from '../../model.ts';
import { technologiesOf } from '../../sums.ts';
import { enemyOf, type RollView } from './battle.ts';

type Die = RollView['dice'][number];

/** A ship that may be hit. */
export interface Target {
  readonly type: ShipView['type'];
  readonly damage: number;
  readonly hull: number;
  readonly shield: number;
  /** What its owner paid for it. */
  readonly worth: number;
}

/** Damage that goes to one ship: all of a die, or a point of a die that may be divided. */
export interface Shot {
  /** Its place in the roll. */
  readonly die: number;
  readonly face: Die['face'];
  readonly computer: number;
  readonly damage: number;
  readonly isPoint: boolean;
}

export interface Hit {
  readonly shot: Shot;
  /** The ship as it was, `cruiser:1`: so its option is called. */
  readonly id: string;
  readonly isHit: boolean;
  readonly isDestroyed: boolean;
}

export interface Proposal {
  readonly hits: readonly Hit[];
  /** What has to be answered for that: where there is no choice, nothing is asked. */
  readonly answers: readonly string[];
}

export const targetId = ({ type, damage }: Pick<Target, 'type' | 'damage'>): string => `${type}:${damage}`;

/** How good a way to deal them is: ships destroyed, what they are worth, then how far the others are. */
type Score = readonly [ships: number, worth: number, wounds: number];

interface Plan {
  readonly score: Score;
  readonly hits: readonly (Hit & { readonly isAsked: boolean })[];
}

/** So many positions are looked at; beyond them every shot goes where it does most by itself. */
const MOST = 4000;

/**
 * Most ships destroyed, then the dearest. `wanted`: what the player has said about shots, by their number.
 */
export function proposeHits(
  targets: readonly Target[],
  shots: readonly Shot[],
  wanted: ReadonlyMap<number, string> = new Map(),
): Proposal {
  const known = new Map<string, Plan>();
  const { hits } = solve(0, targets);
  return {
    hits: hits.map(({ isAsked, ...hit }) => hit),
    answers: hits.filter(({ isAsked }) => isAsked).map(({ id }) => id),
  };

  function solve(index: number, ships: readonly Target[]): Plan {
    const shot = shots[index];
    if (!shot || ships.length === 0) return { score: [0, 0, woundsOf(ships)], hits: [] };
    const key = `${index} ${ships.map(targetId).toSorted().join()}`;
    const before = known.get(key);
    if (before) return before;
    const kinds = [...new Map(ships.map((ship) => [targetId(ship), ship])).values()];
    const struck = kinds.filter(({ shield }) => isHit(shot.face, shot.computer, shield));
    const plan = struck.length === 0 ? solve(index + 1, ships) : choose(index, shot, ships, kinds, struck);
    known.set(key, plan);
    return plan;
  }

  function choose(
    index: number,
    shot: Shot,
    ships: readonly Target[],
    kinds: readonly Target[],
    struck: readonly Target[],
  ): Plan {
    const offered = shot.isPoint ? struck : kinds;
    const named = namedIn(offered, wanted.get(index));
    const choices = named ? [named] : known.size < MOST ? struck : struck.toSorted(byEffect(shot)).slice(0, 1);
    const plans = choices.map((target): Plan => {
      const doesHit = struck.includes(target);
      const isDestroyed = doesHit && target.damage + shot.damage > target.hull;
      const after = doesHit ? { ...target, damage: target.damage + shot.damage } : target;
      const place = ships.findIndex((ship) => targetId(ship) === targetId(target));
      const { score, hits } = solve(index + 1, isDestroyed ? ships.toSpliced(place, 1) : ships.with(place, after));
      const hit = { shot, id: targetId(target), isHit: doesHit, isDestroyed, isAsked: offered.length > 1 };
      return {
        score: isDestroyed ? [score[0] + 1, score[1] + target.worth, score[2]] : score,
        hits: [hit, ...hits],
      };
    });
    return plans.reduce((best, plan) => (isBetter(plan.score, best.score) ? plan : best));
  }
}

/** The ship that was named; if an earlier shot has damaged it, it is called differently now. */
function namedIn(offered: readonly Target[], name: string | undefined): Target | undefined {
  const alike = offered.filter(({ type }) => type === name?.split(':')[0]);
  return alike.find((each) => targetId(each) === name) ?? alike.toSorted((a, b) => b.damage - a.damage)[0];
}

function isBetter(a: Score, b: Score): boolean {
  const place = a.findIndex((value, i) => value !== b[i]);
  return place >= 0 && (a[place] ?? 0) > (b[place] ?? 0);
}

/** Damage on dear ships that are nearly destroyed counts most. */
function woundsOf(ships: readonly Target[]): number {
  return ships.reduce((sum, { worth, damage, hull }) => sum + worth * (damage / (hull + 1)) ** 2, 0);
}

/** What it destroys with little waste, then what it brings nearest to that. */
function byEffect({ damage }: Shot): (a: Target, b: Target) => number {
  const left = (each: Target): number => each.hull + 1 - each.damage - damage;
  return (a, b) => Number(left(b) <= 0) - Number(left(a) <= 0) || Math.abs(left(a)) - Math.abs(left(b));
}

/** The ships that the roll on the table may hit. */
export function targetsIn(tables: EclipseTables, view: EclipseView): Target[] {
  const { battle, roll, sectors, players } = view;
  if (!battle || !roll) return [];
  const enemy = enemyOf(battle, roll.owner);
  const species = typeof enemy === 'number' ? players[enemy]?.species : null;
  const costs: { readonly [type in ShipView['type']]?: number } = species ? tables.species[species].costs : {};
  return (sectors[battle.sector]?.ships ?? []).flatMap((ship): Target[] => {
    const ratings = ship.owner === enemy ? ratingsOf(view, ship) : null;
    if (!ratings) return [];
    const { hull, shield } = ratings;
    return [{ type: ship.type, damage: ship.damage, hull, shield, worth: costs[ship.type] ?? 1 }];
  });
}

/** The dice that are not dealt yet, those that may be divided point by point. `left`: how much of the first is not dealt. */
export function shotsIn(tables: EclipseTables, view: EclipseView, left: number): Shot[] {
  const { roll } = view;
  if (!roll) return [];
  const computer = ratingsOf(view, roll)?.computer ?? 0;
  const shields = targetsIn(tables, view).map(({ shield }) => shield);
  const open = [...roll.dice.entries()].filter(
    ([, { used, face }]) => !used && shields.some((shield) => isHit(face, computer, shield)),
  );
  const player = typeof roll.owner === 'number' ? view.players[roll.owner] : undefined;
  const divides = player !== undefined && technologiesOf(player).includes('antimatter-splitter');
  return open.flatMap(([die, { face, colour, part }], place): Shot[] => {
    const whole = tables.dice.damage[colour];
    const isPoint = divides && part === 'antimatter-cannon'; // technologies.9
    const shot = { die, face, computer, damage: isPoint ? 1 : whole, isPoint };
    return Array.from({ length: isPoint ? (place === 0 ? left : whole) : 1 }, () => shot);
  });
}
