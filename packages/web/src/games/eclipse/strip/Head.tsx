import { GlyphIcon } from '../../drawing/Glyph.tsx';
import type { RendererProps } from '../../renderer.ts';
import { tablesOf, viewOf } from '../model.ts';
import { message, useWords } from '../words.ts';
import { turnOrder } from './order.ts';

/** Which round it is, and everybody in the order of turns: who acts is underlined, who has passed is faint. */
export function Head(props: RendererProps) {
  const words = useWords();
  const { round, phase, startPlayer, turn, players } = viewOf(props);
  return (
    <div className="eclipse-head" data-region="round" title={words('round.phase', { phase: `phase/${phase}` })}>
      <b>
        {words('head.round', { round })} <small>{words('head.of', { rounds: tablesOf(props).rounds })}</small>
      </b>
      {phase === 'action' ? (
        <ol className="eclipse-order" aria-label={words('round.order')}>
          {turnOrder(startPlayer, players.length).map((seat) => {
            const isGone = players[seat]?.passed || players[seat]?.eliminated;
            const state = turn?.seat === seat ? 'is-turn' : isGone ? 'is-gone' : undefined;
            return (
              <li key={seat} className={state}>
                <span className="visually-hidden">
                  {state
                    ? words('round.state', {
                        player: `seat/${seat}`,
                        state: message(state === 'is-turn' ? 'round.turn' : 'round.passed'),
                      })
                    : props.players[seat]?.name}
                </span>
                <GlyphIcon player={props.players[seat]} size={10} />
              </li>
            );
          })}
        </ol>
      ) : (
        <span className="eclipse-muted">{words('round.phase', { phase: `phase/${phase}` })}</span>
      )}
    </div>
  );
}
