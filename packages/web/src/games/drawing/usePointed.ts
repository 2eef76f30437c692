import { type RefObject, useEffect, useState } from 'react';

/** The target of the map under the pointer or with the focus, known here alone, so that the board is not drawn again for it. */
export function usePointed(inside: RefObject<SVGGElement | null>): string | null {
  const [pointed, setPointed] = useState<string | null>(null);
  useEffect(() => {
    const board = inside.current?.closest('[data-region=map]');
    if (!board) return;
    const note = ({ target }: Event) =>
      setPointed(
        target instanceof Element ? (target.closest('[data-target]')?.getAttribute('data-target') ?? null) : null,
      );
    const leave = () => setPointed(null);
    board.addEventListener('pointerover', note);
    board.addEventListener('focusin', note);
    board.addEventListener('pointerleave', leave);
    return () => {
      board.removeEventListener('pointerover', note);
      board.removeEventListener('focusin', note);
      board.removeEventListener('pointerleave', leave);
    };
  }, [inside]);
  return pointed;
}
