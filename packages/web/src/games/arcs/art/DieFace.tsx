import type { ArcsTables } from '@orrery/arcs';
import type { DieKind } from '../model.ts';
import { emblems } from './emblems.ts';

export type DieSymbol = ArcsTables['dieFaces'][DieKind][number][number];

const places: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[20, 20]],
  2: [
    [12, 12],
    [28, 28],
  ],
  3: [
    [11, 11],
    [29, 11],
    [20, 29],
  ],
};

/** A face of a die on a 40 × 40 grid. */
export function DieFace({ kind, face }: { readonly kind: DieKind; readonly face: readonly DieSymbol[] }) {
  const scale = face.length > 1 ? 0.62 : 1;
  const spots = places[face.length] ?? [];
  return (
    <g className={`arcs-die is-${kind}`}>
      <rect x="1" y="1" width="38" height="38" rx="7" />
      {spots.map(([x, y], i) => {
        const symbol = face[i];
        return (
          symbol && (
            <path
              key={`${x}-${y}`}
              className="arcs-die-symbol"
              d={emblems[symbol]}
              transform={`translate(${x - 12 * scale} ${y - 12 * scale}) scale(${scale})`}
            />
          )
        );
      })}
    </g>
  );
}
