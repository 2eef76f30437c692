import { colourOf, glyphOf } from '../app/seats.ts';

/** A seat's mark. Its meaning is always told in words beside it. */
export function Glyph({ seat }: { readonly seat: number }) {
  return (
    <span className="seat-glyph" style={{ color: colourOf(seat) }} aria-hidden="true">
      {glyphOf(seat)}
    </span>
  );
}
