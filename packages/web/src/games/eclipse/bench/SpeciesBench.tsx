import { useState } from 'react';
import { Choice } from '../../bench/Choice.tsx';
import type { BenchProps } from '../../renderer.ts';
import { useMain } from '../../useMain.ts';
import { Icon } from '../art/Icon.tsx';
import { resourceHues } from '../art/palette.ts';
import { type SpeciesId, speciesLines } from '../hints.ts';
import { tablesOf } from '../model.ts';
import { useWords } from '../words.ts';

/** The species that may be chosen: one sheet after the other, and all of them by name (setup.11, setup.12). */
export function SpeciesBench(props: BenchProps) {
  const words = useWords();
  const { decision, answer } = props;
  const { options } = decision;
  const [chosenId, setChosen] = useState<string | null>(null);
  const place = Math.max(
    0,
    options.findIndex(({ id }) => id === chosenId),
  );
  const chosen = options[place];
  useMain(
    props.onMain,
    chosen ? { label: words('species.lead', { species: chosen.label }), act: () => answer([chosen.id]) } : null,
  );
  if (!chosen) return null;
  const step = (by: number): void => setChosen(options.at((place + by) % options.length)?.id ?? null);
  return (
    <div className="bench">
      <div className="eclipse-turner">
        <button type="button" aria-label={words('species.before')} onClick={() => step(-1)}>
          ‹
        </button>
        <b>{props.say(chosen.label)}</b>
        <button type="button" aria-label={words('species.next')} onClick={() => step(1)}>
          ›
        </button>
      </div>
      <Sheet props={props} id={chosen.target?.split(':')[1] as SpeciesId} />
      <div className="bench-places">
        {options.map((option) => (
          <Choice key={option.id} option={option} isChosen={option === chosen} onClick={() => setChosen(option.id)}>
            {props.say(option.label)}
          </Choice>
        ))}
      </div>
    </div>
  );
}

function Sheet({ props, id }: { readonly props: BenchProps; readonly id: SpeciesId }) {
  const words = useWords();
  const tables = tablesOf(props);
  const { board, resources, activations } = tables.species[id];
  const ids = Object.keys(tables.species) as SpeciesId[];
  const otherSide = ids.find((each) => each !== id && tables.species[each].board === board);
  const least = (action: keyof typeof activations): number =>
    Math.min(...ids.map((each) => tables.species[each].activations[action]));
  return (
    <div className="eclipse-sheet-card">
      <span className="eclipse-figures">
        {tables.resources.map((each) => (
          <span key={each} className="eclipse-figure">
            <Icon name={each} size={14} colour={resourceHues[each]} />
            {resources[each]}
          </span>
        ))}
      </span>
      <span className="eclipse-figures">
        {tables.actions.map((action) => (
          <span
            key={action}
            className={activations[action] > least(action) ? 'eclipse-figure is-more' : 'eclipse-figure'}
          >
            <Icon name={action} size={14} />
            {activations[action]}
          </span>
        ))}
      </span>
      {speciesLines(props, words, tables, id).map((line) => (
        <p key={line}>{line}</p>
      ))}
      {otherSide && <p className="eclipse-muted">{words('species.board', { other: `species/${otherSide}` })}</p>}
    </div>
  );
}
