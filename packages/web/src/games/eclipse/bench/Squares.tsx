import type { RendererProps } from '../../renderer.ts';
import { emblems } from '../art/emblems.ts';
import { resourceHues } from '../art/palette.ts';
import type { SectorFigures } from '../model.ts';

type Population = SectorFigures['population'][number];

interface SquaresProps {
  readonly figures: SectorFigures;
  readonly name: RendererProps['name'];
  readonly size?: number;
}

/** The population squares of a sector. */
export function Squares({ figures, name, size = 24 }: SquaresProps) {
  return (
    <span className="eclipse-squares">
      {figures.population.map((square, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a square is its place
        <Square key={i} {...square} size={size} label={name(`square/${kindOf(square)}`)} />
      ))}
    </span>
  );
}

interface SquareProps extends Population {
  readonly size: number;
  readonly label: string;
}

/** A star marks an advanced one; gray ones take any cube. */
export function Square({ type, advanced, size, label }: SquareProps) {
  const hue = type === 'gray' ? '#b4bfcd' : resourceHues[type];
  return (
    <svg viewBox="0 0 28 28" width={size} height={size} role="img" aria-label={label} color={hue}>
      <title>{label}</title>
      <rect x="2" y="4" width="22" height="22" rx="3" fill="#0b0f17" stroke="currentColor" strokeWidth="2" />
      {type !== 'gray' && (
        <path d={emblems[type]} transform="translate(6 8) scale(0.58)" fill="currentColor" fillRule="evenodd" />
      )}
      {advanced && <path d={emblems.points} transform="translate(16 0) scale(0.5)" fill="#fff6dc" />}
    </svg>
  );
}

export function kindOf({ advanced, type }: Population): string {
  return advanced ? `advanced-${type}` : type;
}
