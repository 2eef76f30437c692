import type { RendererProps } from '../../renderer.ts';
import { CourtCardFace } from '../art/CourtCard.tsx';
import { GlyphIcon } from '../art/Icon.tsx';
import { cardHint, labelOf } from '../hints.ts';
import { cardEmblem, courtCardOf, tablesOf, viewOf } from '../model.ts';
import { Spot } from '../Spot.tsx';
import { useWords } from '../words.ts';

/** The Court row with everybody's agents. */
export function Court(props: RendererProps) {
  const words = useWords();
  const { court } = viewOf(props);
  const tables = tablesOf(props);
  return (
    <section className="arcs-block arcs-court">
      <h2 className="arcs-title">
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
          const hint = cardHint(props, words, tables, slot.card, slot.agents);
          return (
            <Spot
              key={slot.card}
              touchable={props}
              target={`card:${slot.card}`}
              label={labelOf(hint)}
              hint={hint}
              className="arcs-court-card"
              isReadable
            >
              <CourtCardFace
                card={courtCardOf(tables, slot.card)}
                emblem={cardEmblem(tables, slot.card)}
                title={props.name(slot.card)}
              >
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
              </CourtCardFace>
            </Spot>
          );
        })}
        {court.resolving.map((id) => {
          const hint = cardHint(props, words, tables, id);
          return (
            <Spot
              key={id}
              touchable={props}
              target={`card:${id}`}
              label={labelOf(hint)}
              hint={hint}
              className="arcs-court-card is-resolving"
              isReadable
            >
              <CourtCardFace card={courtCardOf(tables, id)} emblem={cardEmblem(tables, id)} title={props.name(id)}>
                {words('court.resolving')}
              </CourtCardFace>
            </Spot>
          );
        })}
      </div>
    </section>
  );
}
