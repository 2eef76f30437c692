import { memo } from 'react';
import { unsaid } from '../../drawing/touch.ts';
import { centreOf, hexPath, round } from './geometry.ts';

/** Stars, always the same: a low-discrepancy sequence spreads them evenly without a pattern. */
const stars = Array.from({ length: 90 }, (_, i) => {
  const [x, y] = [(i * 0.754877666) % 1, (i * 0.569840296) % 1];
  const size = ((i * 7) % 5) / 5;
  return `M${round((x - 0.5) * 1300)} ${round((y - 0.5) * 780)}h${round(0.6 + size)}`;
});
const dim = stars.filter((_, i) => i % 3 > 0).join('');
const bright = stars.filter((_, i) => i % 3 === 0).join('');

const hex = hexPath(1.5);

/** Space, and the hexes that have no tile yet. */
export const Backdrop = memo(
  function Backdrop({ free }: { readonly free: readonly number[] }) {
    return (
      <g className="ti4-backdrop" {...unsaid}>
        <path d={dim} className="ti4-stars" />
        <path d={bright} className="ti4-stars is-bright" />
        {free.map((position) => {
          const { x, y } = centreOf(position);
          return <path key={position} d={hex} transform={`translate(${round(x)} ${round(y)})`} className="ti4-free" />;
        })}
      </g>
    );
  },
  (before, after) => before.free.join() === after.free.join(),
);
