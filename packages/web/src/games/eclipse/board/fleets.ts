/** How the ships of a sector are grouped, and where they stand. */
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

/** Fleets in a sector: that of its owner first, then in order of arrival, those of no player last. */
export function fleetsIn(id: SectorId, { owner, ships, arrivals }: SectorView): Fleet[] {
  const rank = (each: Owner): number => {
    if (each === owner) return -1;
    return typeof each === 'number' ? arrivals.indexOf(each) : arrivals.length;
  };
  return [...Map.groupBy(ships, (ship) => ship.owner)]
    .sort(([a], [b]) => rank(a) - rank(b))
    .map(([each, own]) => ({ owner: each, stacks: stacksOf(id, own) }));
}

function stacksOf(id: SectorId, ships: readonly ShipView[]): Stack[] {
  const groups = Map.groupBy(ships, ({ owner, type, damage }) => `ship:${id}:${owner}:${type}:${damage}`);
  return [...groups]
    .flatMap(([target, alike]) => {
      const [first] = alike;
      return first ? [{ ...first, key: target, target, count: alike.length }] : [];
    })
    .sort((a, b) => order.indexOf(a.type) - order.indexOf(b.type) || a.damage - b.damage);
}

/** Sizes at scale 1. */
export const item = { ship: 34, count: 16, flag: 21, height: 36, gap: 4 } as const;

/** Ships of one owner in a row, on one plate. */
export interface Plate {
  readonly owner: Owner;
  /** Its left end and middle line. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** With the middle of each ship, from the left end of the plate. */
  readonly stacks: readonly { readonly stack: Stack; readonly x: number }[];
}

export interface Formation {
  readonly scale: number;
  /** In units of the formation, around the middle of its room. */
  readonly plates: readonly Plate[];
}

export interface Room {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const LARGEST = 1.2;
const SMALLEST = 0.3;

/** Everybody as large as there is room for. */
export function formation(fleets: readonly Fleet[], { left, right, top, bottom }: Room): Formation {
  for (let scale = LARGEST; scale > SMALLEST; scale *= 0.95) {
    const plates = arrange(fleets, (right - left) / scale, (bottom - top) / scale);
    if (plates) return { scale, plates };
  }
  return { scale: SMALLEST, plates: arrange(fleets, (right - left) / SMALLEST, Number.POSITIVE_INFINITY) ?? [] };
}

type Draft = Omit<Plate, 'x' | 'y'>;

/** Plates in rows, or null when they do not fit. */
function arrange(fleets: readonly Fleet[], width: number, height: number): Plate[] | null {
  const drafts = fleets.flatMap((fleet) => draftsOf(fleet, width));
  if (drafts.some((draft) => draft.width > width)) return null;
  const rows: Draft[][] = [];
  for (const draft of drafts) {
    const row = rows.at(-1);
    if (row && lengthOf([...row, draft]) <= width) row.push(draft);
    else rows.push([draft]);
  }
  const pitch = item.height + item.gap;
  if (rows.length * pitch - item.gap > height) return null;
  return rows.flatMap((row, i) => {
    let x = -lengthOf(row) / 2;
    return row.map((draft) => {
      const plate = { ...draft, x, y: (i - (rows.length - 1) / 2) * pitch };
      x += draft.width + item.gap;
      return plate;
    });
  });
}

const lengthOf = (row: readonly Draft[]): number =>
  row.reduce((sum, { width }) => sum + width, (row.length - 1) * item.gap);

/** The plates of a fleet: one, or as many as it takes to keep within the width. */
function draftsOf({ owner, stacks }: Fleet, width: number): Draft[] {
  const start = typeof owner === 'number' ? item.flag : item.gap;
  const drafts: Draft[] = [];
  let row: { stack: Stack; x: number }[] = [];
  let end = start;
  for (const stack of stacks) {
    const length = item.ship + (stack.count > 1 ? item.count : 0);
    if (row.length > 0 && end + length + item.gap > width) {
      drafts.push({ owner, stacks: row, width: end + item.gap });
      [row, end] = [[], start];
    }
    row.push({ stack, x: end + item.ship / 2 });
    end += length;
  }
  return [...drafts, { owner, stacks: row, width: end + item.gap }];
}
