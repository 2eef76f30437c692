/** A galaxy as a picture of the game, for the start page. */
import { directions, step } from '@orrery/eclipse/figures';
import './style/base.css';
import './style/board.css';
import type { CSSProperties } from 'react';
import { colourOf, glyphOf } from '../../app/seats.ts';
import { Definitions } from './art/Definitions.tsx';
import { npcColour, type ShipKind } from './art/ships.ts';
import { Backdrop } from './board/Backdrop.tsx';
import { centreOf, edgeAt, type Hex, hexPath, keyOf, round } from './geometry.ts';

interface Tile extends Hex {
  readonly kind: 'center' | 'inner' | 'middle' | 'starting';
  readonly owner?: number;
  readonly ships?: readonly ShipKind[];
  readonly squares?: readonly ('materials' | 'science' | 'money' | 'gray')[];
}

const tiles: readonly Tile[] = [
  { q: 0, r: 0, kind: 'center', ships: ['gcds'] },
  {
    q: 0,
    r: -1,
    kind: 'inner',
    owner: 0,
    ships: ['cruiser', 'interceptor'],
    squares: ['science', 'money'],
  },
  { q: 1, r: -1, kind: 'inner', ships: ['ancient'], squares: ['materials', 'money'] },
  { q: 1, r: 0, kind: 'inner', owner: 1, ships: ['interceptor'], squares: ['science'] },
  { q: 0, r: 1, kind: 'inner', owner: 1, ships: ['dreadnought', 'cruiser'], squares: ['money', 'gray'] },
  { q: -1, r: 1, kind: 'inner', owner: 2, squares: ['materials', 'science'] },
  { q: -1, r: 0, kind: 'inner', ships: ['ancient', 'ancient'], squares: ['science', 'money'] },
  {
    q: 0,
    r: -2,
    kind: 'starting',
    owner: 0,
    ships: ['starbase'],
    squares: ['materials', 'science', 'money'],
  },
  {
    q: 0,
    r: 2,
    kind: 'starting',
    owner: 1,
    ships: ['starbase'],
    squares: ['materials', 'science', 'money'],
  },
  { q: -1, r: 2, kind: 'middle', owner: 2, ships: ['dreadnought', 'interceptor'], squares: ['materials'] },
  { q: 1, r: -2, kind: 'middle', owner: 0, squares: ['money', 'gray'] },
  { q: 2, r: -2, kind: 'middle', squares: ['materials'] },
  { q: 2, r: -1, kind: 'middle', owner: 1, squares: ['money'] },
  { q: -2, r: 1, kind: 'middle', owner: 2, ships: ['cruiser'], squares: ['science'] },
  { q: -2, r: 2, kind: 'starting', owner: 2, ships: ['starbase'], squares: ['materials', 'money'] },
  { q: 1, r: 1, kind: 'middle', squares: ['science'] },
  { q: -1, r: -1, kind: 'middle', owner: 0, ships: ['interceptor'], squares: ['materials'] },
];

const hex = hexPath(98.5);
const glyphs = [0, 1, 2].map(glyphOf).join('');
const known = new Set(tiles.map(keyOf));
/** The part of the galaxy that the picture shows. */
const seen = { left: -510, top: -400, width: 1020, height: 800 };

export function Cover() {
  return (
    <svg
      className="eclipse-board"
      viewBox={`${seen.left} ${seen.top} ${seen.width} ${seen.height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <Definitions glyphs={glyphs} />
      <Backdrop />
      {tiles.map((tile) => (
        <TileShape key={keyOf(tile)} {...tile} />
      ))}
      <g className="galaxy-wormholes">{passages()}</g>
    </svg>
  );
}

/** Between all neighbours. */
function passages() {
  return tiles.flatMap((tile) =>
    [...directions.keys()].slice(0, 3).flatMap((direction) => {
      if (!known.has(keyOf(step(tile, direction)))) return [];
      const [middle, edge] = [centreOf(tile), edgeAt(direction)];
      const at = { x: round(middle.x + edge.x), y: round(middle.y + edge.y) };
      return [<use key={`${keyOf(tile)}-${direction}`} href="#eclipse-passage-open" {...at} />];
    }),
  );
}

function TileShape({ owner, kind, ships = [], squares = [], ...zone }: Tile) {
  const { x, y } = centreOf(zone);
  const colour = owner === undefined ? npcColour : colourOf(owner);
  const spread = (count: number, pitch: number, i: number): number => (i - (count - 1) / 2) * pitch;
  return (
    <g
      className={`galaxy-sector${kind === 'starting' ? ' is-home' : ''}`}
      transform={`translate(${round(x)} ${round(y)})`}
      style={{ color: colour } as CSSProperties}
    >
      <path className="galaxy-hex" d={hex} />
      {owner !== undefined && <use className="galaxy-border" href="#eclipse-border" />}
      <use className="galaxy-quiet" href="#eclipse-sun" />
      {owner !== undefined && <use href={`#eclipse-disc-${owner}`} y="-64" />}
      {ships.map((ship, i) => (
        <use
          // biome-ignore lint/suspicious/noArrayIndexKey: a picture never changes
          key={i}
          className="galaxy-ship"
          href={`#eclipse-${ship}`}
          transform={`translate(${spread(ships.length, 54, i)} 0) scale(1.9)`}
        />
      ))}
      {squares.map((square, i) => (
        <g key={square} transform={`translate(${spread(squares.length, 32, i)} 53)`}>
          <use href={`#eclipse-${owner === undefined || square === 'gray' ? 'square' : 'cube'}-${square}`} />
        </g>
      ))}
    </g>
  );
}
