import type { EclipseTables } from '@orrery/eclipse';
import { Spot } from '../../drawing/Spot.tsx';
import type { RendererProps } from '../../renderer.ts';
import { Icon } from '../art/Icon.tsx';
import { resourceHues } from '../art/palette.ts';
import { type SpeciesId, speciesHint, speciesLines } from '../hints.ts';
import { tablesOf } from '../model.ts';
import { useWords, type Words } from '../words.ts';

/** The species that may be chosen, with what sets each apart (setup.11, setup.12). */
export function SpeciesChoice(props: RendererProps) {
  const words = useWords();
  const tables = tablesOf(props);
  const ids = (Object.keys(tables.species) as SpeciesId[]).filter((id) => props.targets.has(`species:${id}`));
  if (ids.length === 0) return null;
  return (
    <section className="drawn-block">
      <h2 className="drawn-title">{words('species.title')}</h2>
      <div className="eclipse-species-list">
        {ids.map((id) => (
          <Card key={id} {...{ props, words, tables, id }} />
        ))}
      </div>
    </section>
  );
}

interface CardProps {
  readonly props: RendererProps;
  readonly words: Words;
  readonly tables: EclipseTables;
  readonly id: SpeciesId;
}

function Card({ props, words, tables, id }: CardProps) {
  const { board, resources, activations } = tables.species[id];
  const otherSide = (Object.keys(tables.species) as SpeciesId[]).find(
    (each) => each !== id && tables.species[each].board === board,
  );
  const hint = speciesHint(props, words, tables, id);
  const side = otherSide ? [words('species.board', { other: props.name(`species/${otherSide}`) })] : [];
  return (
    <Spot
      touchable={props}
      target={`species:${id}`}
      className="eclipse-species"
      isReadable
      hint={{ ...hint, lines: [...hint.lines, ...side] }}
    >
      <b>{props.name(`species/${id}`)}</b>
      <span className="eclipse-figures">
        {tables.resources.map((each) => (
          <span key={each} className="eclipse-figure">
            <Icon name={each} size={12} colour={resourceHues[each]} />
            {resources[each]}
          </span>
        ))}
      </span>
      <span className="eclipse-figures">
        {tables.actions.map((action) => (
          <span
            key={action}
            className={activations[action] > least(tables, action) ? 'eclipse-figure is-more' : 'eclipse-figure'}
          >
            <Icon name={action} size={12} />
            {activations[action]}
          </span>
        ))}
      </span>
      <span className="eclipse-species-text">{speciesLines(props, words, tables, id).join(' · ')}</span>
    </Spot>
  );
}

function least({ species }: EclipseTables, action: EclipseTables['actions'][number]): number {
  return Math.min(...Object.values(species).map(({ activations }) => activations[action]));
}
