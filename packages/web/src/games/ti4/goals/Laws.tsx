import { seatThing } from '../../../app/seats.ts';
import { Spot } from '../../drawing/Spot.tsx';
import type { RendererProps } from '../../renderer.ts';
import { viewOf } from '../model.ts';
import { message, useWords } from '../words.ts';

/** Laws in play: what each says, and whom or what it is about. */
export function Laws(props: RendererProps) {
  const words = useWords();
  const { laws } = viewOf(props);
  if (laws.length === 0) return null;
  return (
    <section>
      <h3>{words('goals.laws')}</h3>
      {laws.map(({ id, owner, planet, exhausted }) => {
        const title = props.name(`law/${id}`);
        const facts = [
          ...(owner === null ? [] : [seatThing(owner)]),
          ...(planet === null ? [] : [`planet/${planet}` as const]),
          ...(exhausted ? [message('inspect.exhausted')] : []),
        ];
        const about = words('facts', { facts });
        const text = props.text(`law/${id}`) ?? '';
        return (
          <Spot
            key={id}
            touchable={props}
            target={`card:law/${id}`}
            hint={{ title, lines: [...(about ? [about] : []), text] }}
            className="ti4-objective"
          >
            <b>
              {title}
              {about && <em>{about}</em>}
            </b>
            <small>{text}</small>
          </Spot>
        );
      })}
    </section>
  );
}
