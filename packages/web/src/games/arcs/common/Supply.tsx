import { lastChapter, powerToEnd } from '@orrery/arcs/figures';
import type { RendererProps } from '../../renderer.ts';
import { Icon } from '../art/Icon.tsx';
import { resourceHues } from '../art/palette.ts';
import { tablesOf, viewOf } from '../model.ts';
import { useWords } from '../words.ts';

/** The chapter, and what is left of the five resources. */
export function Supply(props: RendererProps) {
  const words = useWords();
  const { supply, chapter, config } = viewOf(props);
  return (
    <section className="drawn-block arcs-supply">
      <h2 className="drawn-title">
        {words('chapter.title', { chapter, last: lastChapter })}
        <small>{words('chapter.goal', { count: powerToEnd[config.players] })}</small>
      </h2>
      <ul aria-label={words('supply.title')}>
        {tablesOf(props).resources.map((resource) => (
          <li
            key={resource}
            title={words('supply.left', { type: props.name(`resource/${resource}`), count: supply[resource] })}
          >
            <Icon name={resource} size={16} colour={resourceHues[resource]} />
            <span className={supply[resource] === 0 ? 'is-none' : undefined}>{supply[resource]}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
