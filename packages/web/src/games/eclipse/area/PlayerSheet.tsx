import { type CSSProperties, type ToggleEvent, useRef } from 'react';
import { GlyphIcon } from '../../drawing/Glyph.tsx';
import type { RendererPlayer, RendererProps } from '../../renderer.ts';
import { type PlayerView, tablesOf } from '../model.ts';
import { useWords } from '../words.ts';
import { Blueprint } from './Blueprint.tsx';
import { Standing } from './Standing.tsx';
import { Technologies } from './Technologies.tsx';

interface PlayerSheetProps {
  readonly props: RendererProps;
  readonly id: string;
  readonly player: PlayerView;
  readonly face: RendererPlayer;
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
}

const GAP = 8;

/** The board of any player to be read, opened from the strip. */
export function PlayerSheet({ props, id, player, face, isOpen, onOpen }: PlayerSheetProps) {
  const words = useWords();
  const sheet = useRef<HTMLDivElement>(null);
  const onToggle = ({ newState }: ToggleEvent): void => {
    onOpen(newState === 'open');
    props.hint(null);
  };
  const onBeforeToggle = ({ newState }: ToggleEvent): void => {
    const strip = sheet.current?.parentElement?.getBoundingClientRect();
    if (newState !== 'open' || !sheet.current || !strip) return;
    sheet.current.style.setProperty('--left', `${strip.left}px`);
    sheet.current.style.setProperty('--top', `${strip.bottom + GAP}px`);
  };
  return (
    <div
      ref={sheet}
      id={id}
      popover="auto"
      className="eclipse-player-sheet eclipse-mine"
      style={{ '--seat': face.colour } as CSSProperties}
      onBeforeToggle={onBeforeToggle}
      onToggle={onToggle}
      aria-label={words('player.sheet', { player: face.name })}
      role="dialog"
    >
      {isOpen && (
        <>
          <h2 className="eclipse-title">
            <span className="eclipse-sheet-name">
              <GlyphIcon player={face} size={14} />
              {face.name}
            </span>
            <small>{player.species === null ? '' : props.name(player.species)}</small>
          </h2>
          <div className="eclipse-blueprints">
            {tablesOf(props).shipTypes.map((type) => (
              <Blueprint key={type} props={props} player={player} type={type} bench={null} />
            ))}
          </div>
          <Technologies props={props} player={player} />
          <Standing props={props} player={player} />
        </>
      )}
    </div>
  );
}
