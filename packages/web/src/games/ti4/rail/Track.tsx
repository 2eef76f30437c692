import type { CSSProperties } from 'react';
import { GlyphIcon } from '../../drawing/Glyph.tsx';
import type { RendererProps } from '../../renderer.ts';
import { viewOf } from '../model.ts';
import { useWords } from '../words.ts';

/** The points of all on one track; who has as many stands on who came there before. */
export function Track(props: RendererProps) {
  const words = useWords();
  const { players, config } = viewOf(props);
  const spaces = Array.from({ length: config.points + 1 }, (_, points) => points);
  const isLong = config.points > 10;
  return (
    <ol className="ti4-track" data-region="track" aria-label={words('track.label', { points: config.points })}>
      {spaces.map((points) => {
        const seats = players.flatMap((player, seat) =>
          Math.min(player.points, config.points) === points ? [seat] : [],
        );
        const isGoal = points === config.points;
        return (
          <li key={points} className={isGoal ? 'is-goal' : undefined}>
            <span className="ti4-track-seats" style={{ '--columns': Math.ceil(seats.length / 2) } as CSSProperties}>
              {seats.map((seat) => (
                <span
                  key={seat}
                  className="ti4-track-seat"
                  role="img"
                  aria-label={words('track.seat', { player: `seat/${seat}`, count: points })}
                >
                  <GlyphIcon player={props.players[seat]} size={8} />
                </span>
              ))}
            </span>
            <b className="ti4-track-points" aria-hidden="true">
              {isLong && points % 2 === 1 ? '·' : points}
            </b>
          </li>
        );
      })}
    </ol>
  );
}
