import type { CSSProperties } from 'react';
import { type Emblem, emblems } from './emblems.ts';

interface IconProps {
  readonly name: Emblem;
  readonly size?: number;
  readonly colour?: string;
}

/** An emblem in a line of HTML. What it means is said beside it or by its parent. */
export function Icon({ name, size = 16, colour }: IconProps) {
  const style: CSSProperties | undefined = colour ? { color: colour } : undefined;
  return (
    <svg className="drawn-icon" viewBox="0 0 24 24" width={size} height={size} style={style} aria-hidden="true">
      <path d={emblems[name]} />
    </svg>
  );
}
