import { GlyphIcon } from '../../drawing/Glyph.tsx';
import type { RendererProps } from '../../renderer.ts';
import { CardSpot } from '../CardSpot.tsx';
import { viewOf } from '../model.ts';
import { useWords } from '../words.ts';

/** The Court row with everybody's agents. */
export function Court(props: RendererProps) {
  const words = useWords();
  const { court } = viewOf(props);
  return (
    <section className="drawn-block arcs-court">
      <h2 className="drawn-title">
        {words('court.title')}
        <small>
          {words('court.deck', { count: court.deck })} · {words('court.discard', { count: court.discard.length })}
        </small>
      </h2>
      <div className="arcs-court-row">
        {court.row.map((slot, i) => {
          if (!slot) {
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a place in the row is what it is
              <span key={i} className="arcs-court-card is-empty">
                {words('court.empty')}
              </span>
            );
          }
          return (
            <CardSpot key={slot.card} props={props} id={slot.card} agents={slot.agents} securer={slot.securer}>
              <span className="arcs-agents">
                {slot.agents.map(
                  (count, seat) =>
                    count > 0 && (
                      <span key={props.players[seat]?.glyph} className="arcs-agent">
                        <GlyphIcon player={props.players[seat]} size={12} />
                        {count}
                      </span>
                    ),
                )}
              </span>
            </CardSpot>
          );
        })}
        {court.resolving.map((id) => (
          <CardSpot key={id} props={props} id={id} className="is-resolving">
            {words('court.resolving')}
          </CardSpot>
        ))}
      </div>
    </section>
  );
}
