import type { SeatFace } from '@orrery/server/protocol';
import { colourOf, nameOfPlayer, seatThing } from '../app/seats.ts';
import { useText } from '../app/text.ts';
import type { GameRenderer, RendererProps } from '../games/renderer.ts';
import { Glyph } from '../parts/Glyph.tsx';
import { othersOf } from './Players.tsx';

interface ChipsProps {
  readonly seats: readonly SeatFace[];
  readonly waitingFor: readonly number[];
  readonly renderer: GameRenderer;
  readonly props: RendererProps;
  readonly onPlayer: ((seat: number) => void) | null;
}

/** Everybody in a row, me first: glyph and points. A tap shows the player. */
export function PlayerChips({ seats, waitingFor, renderer: { PlayerStrip }, props, onPlayer }: ChipsProps) {
  const text = useText();
  const mine = props.seat === null ? [] : [props.seat];
  return (
    <ul className="chips" data-region="players" aria-label={text('table.players')}>
      {[...mine, ...othersOf(seats.length, props.seat)].map((seat) => {
        const face = seats[seat];
        if (!face) return null;
        const name = nameOfPlayer(face, seat, text);
        const isWaitedFor = waitingFor.includes(seat);
        return (
          <li
            key={seat}
            data-place={`seat:${seat}`}
            className={`chip ${isWaitedFor ? 'chip--waited-for' : ''}`}
            style={{ color: colourOf(seat) }}
          >
            <Glyph seat={seat} />
            <span className="chip__figures">
              <PlayerStrip {...props} player={seat} />
            </span>
            <button
              type="button"
              className="chip__open"
              aria-label={isWaitedFor ? text('table.player.waited', { name: seatThing(seat) }) : name}
              disabled={onPlayer === null}
              onClick={() => onPlayer?.(seat)}
            />
          </li>
        );
      })}
    </ul>
  );
}
