import { GlyphIcon } from '../../drawing/Glyph.tsx';
import type { RendererProps } from '../../renderer.ts';
import { orderOf, viewOf } from '../model.ts';
import { useWords } from '../words.ts';

/** Which round and phase it is, and in which order the players act. */
export function Head(props: RendererProps) {
  const words = useWords();
  const view = viewOf(props);
  return (
    <div className="ti4-head">
      <span className="ti4-head-words">
        <b>{words('head.round', { round: view.round })}</b>
        <span>{words('head.phase', { phase: `phase/${view.phase}` })}</span>
      </span>
      <span className="ti4-order">
        {orderOf(view).map((seat) => {
          const { passed } = view.players[seat] ?? { passed: false };
          const state = view.turn?.seat === seat ? ' is-acting' : passed ? ' is-passed' : '';
          return (
            <span key={seat} className={`ti4-order-seat${state}`} title={props.players[seat]?.name}>
              <GlyphIcon player={props.players[seat]} size={10} />
            </span>
          );
        })}
      </span>
    </div>
  );
}
