import type { CSSProperties } from 'react';

export interface IconProps<Emblem extends string> {
  readonly name: Emblem;
  readonly size?: number;
  readonly colour?: string;
}

/** How a game shows one of its emblems in a line of HTML. What it means is said beside it or by its parent. */
export function iconOf<Emblem extends string>(emblems: Readonly<Record<Emblem, string>>) {
  return function Icon({ name, size = 16, colour }: IconProps<Emblem>) {
    const style: CSSProperties | undefined = colour ? { color: colour } : undefined;
    return (
      <svg className="drawn-icon" viewBox="0 0 24 24" width={size} height={size} style={style} aria-hidden="true">
        <path d={emblems[name]} />
      </svg>
    );
  };
}
