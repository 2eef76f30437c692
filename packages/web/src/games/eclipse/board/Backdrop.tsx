/** Space behind the galaxy. */
import { memo } from 'react';

/** Stars reach beyond the board, since a stage is seldom shaped like it. */
const REACH = 1500;

/** The same stars every time. */
function starField(count: number, seed: number): string {
  let state = seed;
  const next = (): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.round((state / 2_147_483_648 - 0.5) * 2 * REACH);
  };
  return Array.from({ length: count }, () => `M${next()} ${next()}h.01`).join('');
}

const faint = starField(520, 7);
const bright = starField(110, 99);

export const Backdrop = memo(function Backdrop() {
  return (
    <g className="galaxy-backdrop">
      <path d={faint} strokeWidth="2" />
      <path d={bright} strokeWidth="3.6" />
    </g>
  );
});
