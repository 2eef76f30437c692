/** Catalogue: board-setup. */
import type { SystemId } from './systems.ts';

/** Index in `positions`. */
export type Position = number;
export type PlayerCount = 3 | 4 | 5 | 6;

/** Mecatol Rex, then ring by ring, each clockwise from its northern hex; axial coordinates. */
export const positions: readonly { readonly ring: number; readonly q: number; readonly r: number }[] = [
  { ring: 0, q: 0, r: 0 },
  { ring: 1, q: 0, r: -1 },
  { ring: 1, q: 1, r: -1 },
  { ring: 1, q: 1, r: 0 },
  { ring: 1, q: 0, r: 1 },
  { ring: 1, q: -1, r: 1 },
  { ring: 1, q: -1, r: 0 },
  { ring: 2, q: 0, r: -2 },
  { ring: 2, q: 1, r: -2 },
  { ring: 2, q: 2, r: -2 },
  { ring: 2, q: 2, r: -1 },
  { ring: 2, q: 2, r: 0 },
  { ring: 2, q: 1, r: 1 },
  { ring: 2, q: 0, r: 2 },
  { ring: 2, q: -1, r: 2 },
  { ring: 2, q: -2, r: 2 },
  { ring: 2, q: -2, r: 1 },
  { ring: 2, q: -2, r: 0 },
  { ring: 2, q: -1, r: -1 },
  { ring: 3, q: 0, r: -3 },
  { ring: 3, q: 1, r: -3 },
  { ring: 3, q: 2, r: -3 },
  { ring: 3, q: 3, r: -3 },
  { ring: 3, q: 3, r: -2 },
  { ring: 3, q: 3, r: -1 },
  { ring: 3, q: 3, r: 0 },
  { ring: 3, q: 2, r: 1 },
  { ring: 3, q: 1, r: 2 },
  { ring: 3, q: 0, r: 3 },
  { ring: 3, q: -1, r: 3 },
  { ring: 3, q: -2, r: 3 },
  { ring: 3, q: -3, r: 3 },
  { ring: 3, q: -3, r: 2 },
  { ring: 3, q: -3, r: 1 },
  { ring: 3, q: -3, r: 0 },
  { ring: 3, q: -2, r: -1 },
  { ring: 3, q: -1, r: -2 },
];

export interface Layout {
  /** In seat order, clockwise. */
  readonly homes: readonly { readonly position: Position; readonly tradeGoods: number }[];
  readonly leftOut: readonly Position[];
  /** Tiles dealt to each player. */
  readonly blue: number;
  readonly red: number;
  /** Red tiles that the speaker places before anybody else (board-setup.4). */
  readonly preplacedRed: 0 | 1;
}

export const layouts: Readonly<Record<PlayerCount, Layout>> = {
  3: {
    homes: [
      { position: 22, tradeGoods: 0 },
      { position: 28, tradeGoods: 0 },
      { position: 34, tradeGoods: 0 },
    ],
    leftOut: [19, 20, 24, 25, 26, 30, 31, 32, 36],
    blue: 6,
    red: 2,
    preplacedRed: 0,
  },
  4: {
    homes: [
      { position: 23, tradeGoods: 0 },
      { position: 27, tradeGoods: 0 },
      { position: 32, tradeGoods: 0 },
      { position: 36, tradeGoods: 0 },
    ],
    leftOut: [],
    blue: 5,
    red: 3,
    preplacedRed: 0,
  },
  5: {
    homes: [
      { position: 22, tradeGoods: 2 },
      { position: 25, tradeGoods: 4 },
      { position: 28, tradeGoods: 2 },
      { position: 32, tradeGoods: 0 },
      { position: 36, tradeGoods: 0 },
    ],
    leftOut: [],
    blue: 4,
    red: 2,
    preplacedRed: 1,
  },
  6: {
    homes: [
      { position: 19, tradeGoods: 0 },
      { position: 22, tradeGoods: 0 },
      { position: 25, tradeGoods: 0 },
      { position: 28, tradeGoods: 0 },
      { position: 31, tradeGoods: 0 },
      { position: 34, tradeGoods: 0 },
    ],
    leftOut: [],
    blue: 3,
    red: 2,
    preplacedRed: 0,
  },
};

/** The boards for a first game, without the homes; from community copies, as the printed diagrams are lost. */
export const presets: Readonly<
  Record<PlayerCount, readonly { readonly position: Position; readonly system: SystemId }[]>
> = {
  3: [
    { position: 0, system: 'tile-18' },
    { position: 1, system: 'tile-22' },
    { position: 2, system: 'tile-44' },
    { position: 3, system: 'tile-19' },
    { position: 4, system: 'tile-42' },
    { position: 5, system: 'tile-24' },
    { position: 6, system: 'tile-45' },
    { position: 7, system: 'tile-35' },
    { position: 8, system: 'tile-23' },
    { position: 9, system: 'tile-36' },
    { position: 10, system: 'tile-39' },
    { position: 11, system: 'tile-38' },
    { position: 12, system: 'tile-25' },
    { position: 13, system: 'tile-33' },
    { position: 14, system: 'tile-47' },
    { position: 15, system: 'tile-27' },
    { position: 16, system: 'tile-26' },
    { position: 17, system: 'tile-30' },
    { position: 18, system: 'tile-40' },
    { position: 21, system: 'tile-50' },
    { position: 23, system: 'tile-31' },
    { position: 27, system: 'tile-29' },
    { position: 29, system: 'tile-34' },
    { position: 33, system: 'tile-28' },
    { position: 35, system: 'tile-21' },
  ],
  4: [
    { position: 0, system: 'tile-18' },
    { position: 1, system: 'tile-46' },
    { position: 2, system: 'tile-44' },
    { position: 3, system: 'tile-38' },
    { position: 4, system: 'tile-42' },
    { position: 5, system: 'tile-28' },
    { position: 6, system: 'tile-45' },
    { position: 7, system: 'tile-23' },
    { position: 8, system: 'tile-26' },
    { position: 9, system: 'tile-32' },
    { position: 10, system: 'tile-34' },
    { position: 11, system: 'tile-49' },
    { position: 12, system: 'tile-33' },
    { position: 13, system: 'tile-36' },
    { position: 14, system: 'tile-39' },
    { position: 15, system: 'tile-27' },
    { position: 16, system: 'tile-30' },
    { position: 17, system: 'tile-48' },
    { position: 18, system: 'tile-35' },
    { position: 19, system: 'tile-24' },
    { position: 20, system: 'tile-41' },
    { position: 21, system: 'tile-47' },
    { position: 22, system: 'tile-31' },
    { position: 24, system: 'tile-20' },
    { position: 25, system: 'tile-25' },
    { position: 26, system: 'tile-37' },
    { position: 28, system: 'tile-22' },
    { position: 29, system: 'tile-43' },
    { position: 30, system: 'tile-29' },
    { position: 31, system: 'tile-50' },
    { position: 33, system: 'tile-19' },
    { position: 34, system: 'tile-40' },
    { position: 35, system: 'tile-21' },
  ],
  5: [
    { position: 0, system: 'tile-18' },
    { position: 1, system: 'tile-22' },
    { position: 2, system: 'tile-45' },
    { position: 3, system: 'tile-19' },
    { position: 4, system: 'tile-42' },
    { position: 5, system: 'tile-24' },
    { position: 6, system: 'tile-44' },
    { position: 7, system: 'tile-35' },
    { position: 8, system: 'tile-23' },
    { position: 9, system: 'tile-36' },
    { position: 10, system: 'tile-39' },
    { position: 11, system: 'tile-38' },
    { position: 12, system: 'tile-25' },
    { position: 13, system: 'tile-33' },
    { position: 14, system: 'tile-50' },
    { position: 15, system: 'tile-20' },
    { position: 16, system: 'tile-26' },
    { position: 17, system: 'tile-30' },
    { position: 18, system: 'tile-40' },
    { position: 19, system: 'tile-32' },
    { position: 20, system: 'tile-43' },
    { position: 21, system: 'tile-49' },
    { position: 23, system: 'tile-31' },
    { position: 24, system: 'tile-46' },
    { position: 26, system: 'tile-37' },
    { position: 27, system: 'tile-29' },
    { position: 29, system: 'tile-34' },
    { position: 30, system: 'tile-27' },
    { position: 31, system: 'tile-48' },
    { position: 33, system: 'tile-21' },
    { position: 34, system: 'tile-28' },
    { position: 35, system: 'tile-47' },
  ],
  6: [
    { position: 0, system: 'tile-18' },
    { position: 1, system: 'tile-22' },
    { position: 2, system: 'tile-44' },
    { position: 3, system: 'tile-19' },
    { position: 4, system: 'tile-42' },
    { position: 5, system: 'tile-24' },
    { position: 6, system: 'tile-45' },
    { position: 7, system: 'tile-35' },
    { position: 8, system: 'tile-23' },
    { position: 9, system: 'tile-36' },
    { position: 10, system: 'tile-39' },
    { position: 11, system: 'tile-38' },
    { position: 12, system: 'tile-25' },
    { position: 13, system: 'tile-33' },
    { position: 14, system: 'tile-46' },
    { position: 15, system: 'tile-27' },
    { position: 16, system: 'tile-26' },
    { position: 17, system: 'tile-30' },
    { position: 18, system: 'tile-40' },
    { position: 20, system: 'tile-32' },
    { position: 21, system: 'tile-50' },
    { position: 23, system: 'tile-31' },
    { position: 24, system: 'tile-47' },
    { position: 26, system: 'tile-37' },
    { position: 27, system: 'tile-29' },
    { position: 29, system: 'tile-34' },
    { position: 30, system: 'tile-20' },
    { position: 32, system: 'tile-49' },
    { position: 33, system: 'tile-28' },
    { position: 35, system: 'tile-21' },
    { position: 36, system: 'tile-43' },
  ],
};

const neighbours: readonly (readonly Position[])[] = positions.map((from) =>
  positions.flatMap((to, position) => {
    const [q, r] = [to.q - from.q, to.r - from.r];
    return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r)) === 1 ? [position] : [];
  }),
);

export function neighbourPositions(position: Position): readonly Position[] {
  return neighbours[position] ?? [];
}
