import type { RendererProps } from '../../renderer.ts';
import { Agents } from '../Agents.tsx';
import { CardSpot } from '../CardSpot.tsx';
import { viewOf } from '../model.ts';
import { useWords } from '../words.ts';

/** The Court row with everybody's agents. */
export function Court(props: RendererProps) {
  const words = useWords();
  const { court } = viewOf(props);
  return (
    <section className="arcs-court" data-region="court">
      <h3 className="arcs-title">
        {words('court.title')}
        <small>{words('court.deck', { count: court.deck })}</small>
      </h3>
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
              <Agents props={props} agents={slot.agents} />
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
