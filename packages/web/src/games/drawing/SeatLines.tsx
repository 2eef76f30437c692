import type { RendererProps } from '../renderer.ts';
import { GlyphIcon } from './Glyph.tsx';

interface SeatLinesProps {
  readonly title: string;
  readonly players: RendererProps['players'];
  readonly lines: readonly { readonly key: string; readonly seat: number; readonly text: string }[];
}

/** Lines about players, each behind the glyph of its own; nothing where there is none. */
export function SeatLines({ title, players, lines }: SeatLinesProps) {
  if (lines.length === 0) return null;
  return (
    <section className="seat-lines">
      <h4>{title}</h4>
      <ul>
        {lines.map(({ key, seat, text }) => (
          <li key={key}>
            <GlyphIcon player={players[seat]} size={10} />
            {text}
          </li>
        ))}
      </ul>
    </section>
  );
}
