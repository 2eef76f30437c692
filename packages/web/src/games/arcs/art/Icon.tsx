import type { CSSProperties } from 'react';
import { type Emblem, emblems, glyphs } from './emblems.ts';

interface IconProps {
  readonly name: Emblem;
  readonly size?: number;
  readonly colour?: string;
}

/** An emblem in a line of HTML. What it means is said beside it or by its parent. */
export function Icon({ name, size = 16, colour }: IconProps) {
  const style: CSSProperties | undefined = colour ? { color: colour } : undefined;
  return (
    <svg className="arcs-icon" viewBox="0 0 24 24" width={size} height={size} style={style} aria-hidden="true">
      <path d={emblems[name]} />
    </svg>
  );
}

interface GlyphIconProps {
  readonly player: { readonly glyph: string; readonly colour: string } | undefined;
  readonly size?: number;
}

/** A seat's glyph in its colour. */
export function GlyphIcon({ player, size = 14 }: GlyphIconProps) {
  if (!player) return null;
  return (
    <svg className="arcs-icon" viewBox="0 0 24 24" width={size} height={size} color={player.colour} aria-hidden="true">
      <GlyphShape glyph={player.glyph} />
    </svg>
  );
}

/** A glyph on a 24 × 24 grid; one that we have not drawn is written. */
export function GlyphShape({ glyph }: { readonly glyph: string }) {
  const path = glyphs[glyph];
  if (path) return <path d={path} />;
  return (
    <text x="12" y="20" textAnchor="middle" fontSize="22">
      {glyph}
    </text>
  );
}
