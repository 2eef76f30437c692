import { GlyphIcon } from '../../drawing/Glyph.tsx';
import { Spot } from '../../drawing/Spot.tsx';
import type { RendererProps } from '../../renderer.ts';
import { Icon } from '../art/Icon.tsx';
import { tablesOf, viewOf } from '../model.ts';
import { useWords } from '../words.ts';
import { turnOrder } from './order.ts';

/** The round track and the phase, and everybody in the order of turns: who starts, acts and has passed. */
export function Rounds(props: RendererProps) {
  const words = useWords();
  const { round, phase, startPlayer, turn, players } = viewOf(props);
  const { rounds } = tablesOf(props);
  return (
    <section className="drawn-block eclipse-rounds">
      <h2 className="drawn-title">
        {words('round.title', { round, rounds })}
        <small>{words('round.phase', { phase })}</small>
      </h2>
      <div className="eclipse-round-track" aria-hidden="true">
        {Array.from({ length: rounds }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a round is its number
          <i key={i} className={i + 1 < round ? 'is-past' : i + 1 === round ? 'is-now' : undefined} />
        ))}
      </div>
      <ol className="eclipse-turns" aria-label={words('round.order')}>
        {turnOrder(startPlayer, players.length).map((seat) => {
          const player = players[seat];
          const isTurn = turn?.seat === seat;
          const lines = [
            ...(seat === startPlayer ? [words('round.start')] : []),
            ...(player?.eliminated
              ? [words('round.eliminated')]
              : [
                  ...(isTurn ? [words('round.turn')] : []),
                  ...(phase === 'action' ? [words(player?.passed ? 'round.passed' : 'round.waits')] : []),
                ]),
          ];
          return (
            <li key={seat}>
              <Spot
                touchable={props}
                target={null}
                hint={{ title: props.players[seat]?.name ?? '', lines, rule: 'action-phase.2' }}
                className={`eclipse-seat${isTurn ? ' is-turn' : ''}${player?.passed ? ' is-passed' : ''}${player?.eliminated ? ' is-out' : ''}`}
              >
                {seat === startPlayer && <Icon name="startPlayer" size={12} />}
                <GlyphIcon player={props.players[seat]} size={14} />
                {player?.passed && <Icon name="passed" size={12} />}
              </Spot>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
