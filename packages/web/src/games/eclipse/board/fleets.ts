/** How the ships of a sector are grouped. */
import type { Owner, SectorId, SectorView, ShipView } from '../model.ts';

/** Ships of one owner, type and damage, which are alike. */
export interface Stack {
  readonly key: string;
  readonly target: string;
  readonly owner: Owner;
  readonly type: ShipView['type'];
  readonly damage: number;
  readonly count: number;
}

/** The ships of one owner. */
export interface Fleet {
  readonly owner: Owner;
  readonly stacks: readonly Stack[];
}

/** The large ones first. */
const order: readonly ShipView['type'][] = [
  'gcds',
  'guardian',
  'ancient',
  'dreadnought',
  'cruiser',
  'interceptor',
  'starbase',
];

/**
 * Fleets in a sector: that of its owner first, then in order of arrival, those of no player last. Ships with other damage are
 * a stack of their own where that matters.
 */
export function fleetsIn(id: SectorId, { owner, ships, arrivals }: SectorView, isSplit = true): Fleet[] {
  const rank = (each: Owner): number => {
    if (each === owner) return -1;
    return typeof each === 'number' ? arrivals.indexOf(each) : arrivals.length;
  };
  return [...Map.groupBy(ships, (ship) => ship.owner)]
    .sort(([a], [b]) => rank(a) - rank(b))
    .map(([each, own]) => ({ owner: each, stacks: stacksOf(id, own, isSplit) }));
}

function stacksOf(id: SectorId, ships: readonly ShipView[], isSplit: boolean): Stack[] {
  const targetOf = ({ owner, type, damage }: ShipView): string => `ship:${id}:${owner}:${type}:${damage}`;
  const groups = Map.groupBy(ships, (ship) => (isSplit ? targetOf(ship) : ship.type));
  return [...groups.values()]
    .flatMap((alike) => {
      // The one that is worst off stands for all.
      const worst = alike.toSorted((a, b) => b.damage - a.damage)[0];
      return worst ? [{ ...worst, key: targetOf(worst), target: targetOf(worst), count: alike.length }] : [];
    })
    .sort((a, b) => order.indexOf(a.type) - order.indexOf(b.type) || a.damage - b.damage);
}
