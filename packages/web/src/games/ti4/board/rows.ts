/** Ships in rows: kinds side by side, the strongest first, and what does not fit summed up. */
import { unitClass } from '@orrery/ti4/figures';
import { halfWidthAt } from './geometry.ts';
import type { Fleet, Row, RowStyle, Ships } from './marks.ts';

const usual: RowStyle = { height: 15, silhouette: 14, group: 16, digit: 8, block: 12, pad: 1.5 };
const scaled = (factor: number): RowStyle => ({
  height: usual.height * factor,
  silhouette: usual.silhouette * factor,
  group: usual.group * factor,
  digit: usual.digit * factor,
  block: usual.block * factor,
  pad: usual.pad * factor,
});

/** Near by things are smaller in units, and farther off larger, so that they can be read. */
export const NEAR = 0.62;
const near = scaled(NEAR);
const far: RowStyle = { height: 26, silhouette: 22, group: 24, digit: 13, block: 16, pad: 2 };
const farPair: RowStyle = { height: 18.5, silhouette: 17, group: 18, digit: 12.6, block: 13, pad: 1 };
const farMany: RowStyle = { ...farPair, silhouette: 12, group: 12, digit: 12, block: 0, pad: 0.5 };

/** A row may leave the hex by so much at its corners. */
const SLACK = 5;

type Groups = Fleet['groups'];

const digits = (count: number): number => String(count).length;

const widthOf = ({ count }: Groups[number], { group, digit }: RowStyle): number =>
  group + (count > 1 ? digit * digits(count) : 0);

const restWidth = (count: number, { digit }: RowStyle): number => digit * (1.4 + digits(count));

const sum = (groups: Groups): number => groups.reduce((total, { count }) => total + count, 0);

/** How wide a row may be whose middle is at this height. */
export function roomAt(y: number, height: number): number {
  return 2 * halfWidthAt(Math.abs(y) + height / 2) + SLACK;
}

interface Wish {
  /** Less than the hex has, where something lies beside. */
  readonly room?: number;
  readonly seat: number;
  readonly groups: Groups;
  readonly y: number;
  readonly style: RowStyle;
}

const withoutBlock = (style: RowStyle): RowStyle => ({ ...style, block: 0 });

function widthOfAll(groups: Groups, style: RowStyle): number {
  return groups.reduce((total, group) => total + widthOf(group, style), style.block + 2 * style.pad);
}

const fits = ({ groups, y, style, room = Number.POSITIVE_INFINITY }: Omit<Wish, 'seat'>): boolean =>
  widthOfAll(groups, style) <= Math.min(room, roomAt(y, style.height));

/** A row of as many kinds as there is room for. */
function rowOf({ seat, groups, y, style, room: most = Number.POSITIVE_INFINITY }: Wish): Row {
  const room = Math.min(most, roomAt(y, style.height));
  let shown = groups.length;
  const left = () => sum(groups.slice(shown));
  const widthOfRow = () => widthOfAll(groups.slice(0, shown), style) + (left() > 0 ? restWidth(left(), style) : 0);
  while (shown > 0 && widthOfRow() > room) shown--;
  const width = widthOfRow();
  let from = -width / 2 + style.pad + style.block;
  const ships = groups.slice(0, shown).map((group): Ships => {
    const x = from + style.group / 2;
    from += widthOf(group, style);
    return { ...group, x };
  });
  const rest = left() > 0 ? { count: left(), x: from + restWidth(left(), style) / 2 } : null;
  return { use: 'row', seat, ships, style, rest, x: 0, y, width, height: style.height };
}

export interface Bands {
  /** Where a single row lies, or the upper and the lower of two. */
  readonly one: number;
  readonly two: readonly [number, number];
}

/** The ships of everybody at middle level. */
export function middleRows(fleets: readonly Fleet[], { one, two }: Bands): Row[] {
  const [first, second] = fleets;
  if (!first) return [];
  if (fleets.length > 2) return sums(fleets, two, withoutBlock(usual));
  const wish = ({ seat, groups }: Fleet, y: number): Wish => ({ seat, groups, y, style: usual });
  if (second) return [rowOf(wish(first, two[0])), rowOf(wish(second, two[1]))];
  if (fits(wish(first, one))) return [rowOf(wish(first, one))];
  const half = Math.ceil(first.groups.length / 2);
  const [strong, weak] = [first.groups.slice(0, half), first.groups.slice(half)];
  return [
    rowOf({ ...wish(first, two[0]), groups: strong }),
    rowOf({ ...wish(first, two[1]), groups: weak, style: withoutBlock(usual) }),
  ];
}

/** The ships of everybody at far level. */
export function farRows(fleets: readonly Fleet[], { one, two }: Bands): Row[] {
  const [first, second] = fleets;
  if (!first) return [];
  if (fleets.length > 2) return sums(fleets, two, farMany);
  if (!second) return [sumOf(first, { x: 0, y: one }, far)];
  return [sumOf(first, { x: 0, y: two[0] }, farPair), sumOf(second, { x: 0, y: two[1] }, farPair)];
}

/** A player's ships as one number beside the strongest of them, fighters not counted unless there is nothing else. */
function sumOf({ seat, groups }: Fleet, at: { readonly x: number; readonly y: number }, style: RowStyle): Row {
  const [strongest] = groups;
  const ships = groups.filter(({ type }) => type !== 'fighter' && unitClass(type) === 'ship');
  const count = sum(ships.length > 0 ? ships : groups);
  const width = 2 * style.pad + style.block + style.group + style.digit * digits(count);
  const x = -width / 2 + style.pad + style.block + style.group / 2;
  const shown = strongest ? [{ type: strongest.type, count, damaged: 0, x, isSum: true as const }] : [];
  return { use: 'row', seat, style, rest: null, ships: shown, ...at, width, height: style.height };
}

/** More players than rows: two beside each other, of as many as there is room for. */
function sums(fleets: readonly Fleet[], [upper, lower]: readonly [number, number], style: RowStyle): Row[] {
  const most = fleets.slice(0, 4);
  const marks = most.map((fleet, i) => sumOf(fleet, { x: 0, y: i < 2 ? upper : lower }, style));
  return marks.map((mark, i) => {
    const beside = marks[i % 2 === 0 ? i + 1 : i - 1];
    // Both together lie around the middle.
    const x = beside ? ((i % 2 === 0 ? -1 : 1) * beside.width) / 2 : 0;
    return { ...mark, x };
  });
}

interface NearRoom {
  readonly top: number;
  /** So many rows at most. */
  readonly most: number;
  /** How wide rows may be at a height. */
  readonly roomAt: (y: number) => number;
}

/** Everything in as many rows as it takes, from a height downwards. */
export function nearRows(fleets: readonly Fleet[], { top, most, roomAt: widest }: NearRoom): Row[] {
  const pitch = near.height + 0.6;
  const rows: Row[] = [];
  for (const [index, { seat, groups }] of fleets.entries()) {
    // One row is kept for each of those who come after.
    const last = most - (fleets.length - index - 1);
    let left = groups.flatMap(damagedApart);
    let style = near;
    while (left.length > 0 && rows.length < most) {
      const y = top + rows.length * pitch + near.height / 2;
      const wish = { seat, groups: left, y, style, room: widest(y + near.height / 2) };
      const taken = rows.length + 1 >= last ? left.length : takenBy(wish);
      rows.push(rowOf({ ...wish, groups: left.slice(0, taken) }));
      left = left.slice(taken);
      style = withoutBlock(near);
    }
  }
  return rows;
}

function damagedApart({ type, count, damaged }: Groups[number]): Groups {
  const whole = { type, count: count - damaged, damaged: 0 };
  const hit = { type, count: damaged, damaged };
  return [whole, hit].filter((group) => group.count > 0);
}

/** How many of the kinds go into a row without a sum. */
function takenBy(wish: Wish): number {
  let taken = wish.groups.length;
  while (taken > 1 && !fits({ ...wish, groups: wish.groups.slice(0, taken) })) taken--;
  return taken;
}
