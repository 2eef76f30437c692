import type { EclipseView } from '@orrery/eclipse';
import { dieHues } from './palette.ts';

export type Die = NonNullable<EclipseView['roll']>['dice'][number];

/** Twelve rays around the middle of a 40 × 40 grid. */
const burst =
  'M20 4 22.6 12.3 29 6.4 27.4 15 35.7 12.7 30.2 19.2 37 24 28.7 24.3 31.5 32.4 24.1 28.5 21.2 36.6 18 28.7 10.9 33.5 12.7 25.1 4 26.4 10.4 20.6 3.4 15.9 11.9 14.9 8.7 7 16.3 11.6Z';

/** Marks in the corner as many as a hit deals damage, so that colour is not the only sign. */
const damage = { yellow: 1, orange: 2, blue: 3, red: 4 } as const satisfies Record<Die['colour'], number>;

/** A face of a die on a 40 × 40 grid. */
export function DieFace({ colour, face }: Pick<Die, 'colour' | 'face'>) {
  return (
    <g className="eclipse-die">
      <rect x="1" y="1" width="38" height="38" rx="7" fill={dieHues[colour]} />
      {Array.from({ length: damage[colour] }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a mark is its place
        <rect key={i} className="eclipse-die-damage" x={4.5 + i * 5.6} y="32.6" width="4" height="4" />
      ))}
      {face === 'burst' && <path d={burst} />}
      {typeof face === 'number' && (
        <text x="20" y="27" textAnchor="middle">
          {face}
        </text>
      )}
    </g>
  );
}

interface DieIconProps extends Pick<Die, 'colour' | 'face'> {
  readonly size?: number;
}

/** A rolled die in a line of HTML. What it shows is said by its parent. */
export function DieIcon({ colour, face, size = 40 }: DieIconProps) {
  return (
    <svg className="eclipse-die-icon" viewBox="0 0 40 40" width={size} height={size} aria-hidden="true">
      <DieFace colour={colour} face={face} />
    </svg>
  );
}
