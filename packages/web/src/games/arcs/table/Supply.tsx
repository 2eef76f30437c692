import type { RendererProps } from '../../renderer.ts';
import { Icon } from '../art/Icon.tsx';
import { resourceHues } from '../art/palette.ts';
import { tablesOf, viewOf } from '../model.ts';
import { useWords } from '../words.ts';

/** What is left of the five resources, and how many cards lie discarded. */
export function Supply(props: RendererProps) {
  const words = useWords();
  const { supply, discard, court } = viewOf(props);
  return (
    <section className="arcs-supply">
      <h3 className="arcs-title">
        {words('supply.title')}
        <small>
          {words('supply.discards', { cards: discard.down + discard.up.length, court: court.discard.length })}
        </small>
      </h3>
      <ul aria-label={words('supply.title')}>
        {tablesOf(props).resources.map((resource) => (
          <li key={resource} title={words('supply.left', { type: `resource/${resource}`, count: supply[resource] })}>
            <Icon name={resource} size={15} colour={resourceHues[resource]} />
            <span className={supply[resource] === 0 ? 'is-none' : undefined}>{supply[resource]}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
