/** The map as a picture of the game, for the start page. */
import './style/base.css';
import './style/board.css';
import type { CSSProperties } from 'react';
import { colourOf } from '../../app/seats.ts';
import { Definitions } from './art/Definitions.tsx';
import { Backdrop } from './board/Backdrop.tsx';
import { boxOf, mapLayout, type SystemId, type SystemRow } from './geometry.ts';
import { round } from './shape.ts';

const types = ['psionic', 'fuel', 'material', 'weapon', 'relic'] as const;

const rows = [1, 2, 3, 4, 5, 6].flatMap((cluster) =>
  ['gate', 'arrow', 'crescent', 'hex'].map((symbol, index) => {
    const resource = index === 0 ? null : types[(cluster * 2 + index) % types.length];
    return { id: `${cluster}-${symbol}`, cluster, symbol, resource, slots: 0 } as SystemRow;
  }),
);
const everywhere = rows.map(({ id }) => id);
const neighbours = Object.fromEntries(rows.map(({ id }) => [id, everywhere])) as Record<SystemId, SystemId[]>;
const { cells, scale, oval } = mapLayout(rows, [], neighbours, 1.5);
const { width, height } = boxOf(oval);

/** Who holds what: a seat, and so many ships. */
const held: Readonly<Partial<Record<SystemId, readonly [seat: number, ships: number]>>> = {
  '1-gate': [1, 2],
  '1-hex': [1, 3],
  '2-arrow': [1, 1],
  '3-gate': [0, 3],
  '3-crescent': [0, 2],
  '3-hex': [0, 1],
  '4-hex': [3, 2],
  '5-gate': [2, 2],
  '5-crescent': [2, 3],
  '6-arrow': [3, 1],
};

export function Cover() {
  return (
    <svg className="arcs-board" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <Definitions />
      <Backdrop oval={oval} />
      {cells.map(({ id, path, heart, room, dial, angle }) => {
        const [seat, ships] = held[id] ?? [null, 0];
        const type = rows.find((row) => row.id === id)?.resource;
        const state = seat === null ? '' : ' is-controlled';
        return (
          <g key={id} style={seat === null ? undefined : ({ color: colourOf(seat) } as CSSProperties)}>
            <path className={`arcs-cell${state}`} d={path} />
            <g className={`arcs-dial${state}`}>
              <path className="arcs-band" d={dial.path} />
            </g>
            <use
              href={type ? `#arcs-planet-${type}` : '#arcs-portal'}
              transform={`translate(${round(heart.x)} ${round(heart.y)}) scale(${scale}) rotate(${round((angle * 180) / Math.PI + 180)})`}
            />
            {seat !== null && (
              <use
                href={`#arcs-ship-${seat}-${ships}`}
                transform={`translate(${round(room.middle.x)} ${round(room.middle.y)}) scale(2)`}
              />
            )}
          </g>
        );
      })}
    </svg>
  );
}
