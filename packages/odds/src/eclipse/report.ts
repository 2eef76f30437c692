/** What is told of the ends of a battle. */
import { isPlayerShip, speciesFigures } from '@orrery/eclipse/battles';
import type { Odds } from '../index.ts';
import type { Counts, Craft, EclipseSide, Targets } from './battle.ts';
import type { Course, End } from './course.ts';
import { escaped, type Fleet, fighting, type Ships } from './fleet.ts';
import type { Shares } from './sequence.ts';

/** What a side may be left with; damage is repaired when all battles are over. */
export interface EclipseLeft {
  readonly chance: number;
  readonly ships: Counts;
  /** Ships that have retreated. */
  readonly escaped: Counts;
}

export interface EclipseSideOdds {
  /** The chance to be the only one left in the sector. */
  readonly holds: number;
  /** Whom its dice were assigned to; the usual if the best was wanted and could not be worked out. Non-players follow their rule. */
  readonly targets: Targets | 'rule';
  /** The likeliest first. */
  readonly left: readonly EclipseLeft[];
  /** The chance of each number of ships that survive, in the sector or elsewhere, from none on. */
  readonly shipsLeft: { readonly [type in Craft]?: readonly number[] };
  /** Materials that the ships lost have cost, on average. */
  readonly lost: number;
}

export interface EclipseRoundOdds extends Odds {
  /** The battle goes on. */
  readonly open: number;
  /** Ships in the sector, on average. */
  readonly attacker: Counts;
  readonly defender: Counts;
}

/** `win`: in the end only the attacker has ships in the sector. `draw`: nobody has. */
export interface EclipseOdds extends Odds {
  /** The first two by themselves. */
  readonly first: Odds;
  /** The first two come to a point where nobody can hurt anybody, and the attacker has to go. */
  readonly stalemate: number;
  readonly attacker: EclipseSideOdds;
  readonly defender: EclipseSideOdds;
  /** Whom the winner fights next. */
  readonly others: readonly EclipseSideOdds[];
  /** After each round between the first two. */
  readonly rounds: readonly EclipseRoundOdds[];
  /** States that were looked at. */
  readonly states: number;
}

export function sharesOf(ends: readonly End[]): Odds {
  let [win, draw, loss] = [0, 0, 0];
  for (const { chance, holder } of ends) {
    if (holder === 0) win += chance;
    else if (holder === 1) loss += chance;
    else draw += chance;
  }
  return { win, draw, loss };
}

/** `holders` and `out`: what a side has that is alone in the end, and what else may be left of it. */
export function sideOdds(fleet: Fleet, holders: Shares, out: Shares, targets: Targets | 'rule'): EclipseSideOdds {
  const { squads } = fleet;
  const merged = new Map<string, { chance: number; ships: Counts; escaped: Counts }>();
  const shipsLeft: { [type in Craft]?: number[] } = {};
  for (const { type, count } of squads) shipsLeft[type] = Array.from({ length: count + 1 }, () => 0);
  let lost = 0;
  for (const { ships, chance } of [...holders, ...out]) {
    let name = '';
    for (const squad of squads) {
      const [here, elsewhere] = [fighting(ships, squad), escaped(ships, squad)];
      const many = here + elsewhere;
      name += `${here} ${elsewhere} `;
      const each = shipsLeft[squad.type] as number[];
      each[many] = (each[many] as number) + chance;
      lost += chance * (squad.count - many) * costOf(fleet.side, squad.type);
    }
    const known = merged.get(name);
    if (known) known.chance += chance;
    else {
      const left = { ships: countsIn(fleet, ships, fighting), escaped: countsIn(fleet, ships, escaped) };
      merged.set(name, { chance, ...left });
    }
  }
  const left = [...merged.values()].sort((a, b) => b.chance - a.chance);
  return { holds: holders.sum, targets, left, shipsLeft, lost };
}

function countsIn({ squads }: Fleet, ships: Ships, count: typeof fighting): Counts {
  const found: { [type in Craft]?: number } = {};
  for (const squad of squads) {
    const many = count(ships, squad);
    if (many > 0) found[squad.type] = many;
  }
  return found;
}

/** Non-player ships cost nobody anything. */
export function costOf({ species }: EclipseSide, type: Craft): number {
  return isPlayerShip(type) ? speciesFigures(species ?? 'terran-directorate').costs[type] : 0;
}

export function roundOdds(one: Fleet, other: Fleet, { open, over }: Course['after'][number]): EclipseRoundOdds {
  const average = (fleet: Fleet, index: 0 | 1): Counts => {
    const found: { [type in Craft]?: number } = {};
    for (const { chance, ships } of [...open, ...over]) {
      for (const squad of fleet.squads) {
        found[squad.type] = (found[squad.type] ?? 0) + chance * fighting(ships[index], squad);
      }
    }
    return found;
  };
  return {
    ...sharesOf(over),
    open: open.reduce((sum, { chance }) => sum + chance, 0),
    attacker: average(one, 0),
    defender: average(other, 1),
  };
}
