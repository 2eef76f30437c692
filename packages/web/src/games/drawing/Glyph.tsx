/** The glyphs that tell seats apart, as paths on a 24 × 24 grid, so that they look the same in every font. */
const glyphs: Readonly<Record<string, string>> = {
  '▲': 'M12 2.5 22.5 21h-21Z',
  '●': 'M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20Z',
  '■': 'M3 3h18v18H3Z',
  '◆': 'M12 1 23 12 12 23 1 12Z',
  '✚': 'M8.5 2h7v6.5H22v7h-6.5V22h-7v-6.5H2v-7h6.5Z',
  '★': 'M12 .5 14.82 8.12 22.94 8.45 16.57 13.48 18.76 21.3 12 16.8 5.24 21.3 7.43 13.48 1.06 8.45 9.18 8.12Z',
};

interface GlyphIconProps {
  readonly player: { readonly glyph: string; readonly colour: string } | undefined;
  readonly size?: number;
}

/** A seat's glyph in its colour. */
export function GlyphIcon({ player, size = 14 }: GlyphIconProps) {
  if (!player) return null;
  return (
    <svg className="drawn-icon" viewBox="0 0 24 24" width={size} height={size} color={player.colour} aria-hidden="true">
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
