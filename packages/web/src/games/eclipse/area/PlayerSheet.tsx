import { type CSSProperties, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { GlyphIcon } from '../../drawing/Glyph.tsx';
import type { RendererPlayer, RendererProps } from '../../renderer.ts';
import { Icon } from '../art/Icon.tsx';
import { type PlayerView, tablesOf } from '../model.ts';
import { useWords } from '../words.ts';
import { Blueprint } from './Blueprint.tsx';
import { Standing } from './Standing.tsx';
import { Technologies } from './Technologies.tsx';

interface PlayerSheetProps {
  readonly props: RendererProps;
  readonly player: PlayerView;
  readonly face: RendererPlayer;
  /** What it was opened from. */
  readonly strip: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

const GAP = 8;

/** The board of any player to be read, under the strip; a click elsewhere or Escape closes it. */
export function PlayerSheet({ props, player, face, strip, onClose }: PlayerSheetProps) {
  const words = useWords();
  const sheet = useRef<HTMLDivElement>(null);
  const close = useRef(onClose);
  close.current = onClose;
  useLayoutEffect(() => {
    const box = strip.current?.getBoundingClientRect();
    if (!sheet.current || !box) return;
    sheet.current.style.setProperty('--left', `${box.left}px`);
    sheet.current.style.setProperty('--top', `${Math.min(box.bottom + GAP, innerHeight / 2)}px`);
    sheet.current.focus({ preventScroll: true });
  }, [strip]);
  useEffect(() => {
    const outside = ({ target }: PointerEvent): void => {
      const isInside =
        target instanceof Element &&
        (sheet.current?.contains(target) || strip.current?.contains(target) || target.closest('.tooltip'));
      if (!isInside) close.current();
    };
    const leave = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      close.current();
      strip.current?.focus();
    };
    addEventListener('pointerdown', outside, { capture: true });
    addEventListener('keydown', leave, { capture: true });
    return () => {
      removeEventListener('pointerdown', outside, { capture: true });
      removeEventListener('keydown', leave, { capture: true });
    };
  }, [strip]);
  return createPortal(
    <div
      ref={sheet}
      role="dialog"
      tabIndex={-1}
      className="eclipse-player-sheet eclipse-mine"
      style={{ '--seat': face.colour } as CSSProperties}
      aria-label={words('player.sheet', { player: face.name })}
    >
      <h2 className="drawn-title">
        <span className="eclipse-sheet-name">
          <GlyphIcon player={face} size={14} />
          {face.name}
        </span>
        <small>{player.species === null ? '' : props.name(`species/${player.species}`)}</small>
        <button type="button" className="eclipse-close" aria-label={words('player.close')} onClick={onClose}>
          <Icon name="close" size={14} />
        </button>
      </h2>
      <div className="eclipse-blueprints">
        {tablesOf(props).shipTypes.map((type) => (
          <Blueprint key={type} props={props} player={player} type={type} bench={null} />
        ))}
      </div>
      <Technologies props={props} player={player} />
      <Standing props={props} player={player} />
    </div>,
    document.body,
  );
}
