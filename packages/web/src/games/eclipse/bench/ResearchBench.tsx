import type { WireOption } from '@orrery/server/protocol';
import { useState } from 'react';
import { Choice } from '../../bench/Choice.tsx';
import type { BenchProps } from '../../renderer.ts';
import { useMain } from '../../useMain.ts';
import { Icon } from '../art/Icon.tsx';
import { categoryHues } from '../art/palette.ts';
import { type Category, type TechnologyId, tablesOf } from '../model.ts';
import { idIn } from '../told.ts';
import { useWords } from '../words.ts';
import { stopButton } from './stop.ts';

/** Technologies are taken from the display above; rare ones also say what they cost on each track. */
export function ResearchBench(props: BenchProps) {
  const words = useWords();
  const { decision, answer, isPhone } = props;
  const offers = decision.options.filter(({ id }) => id.startsWith('technology:'));
  const rare = offers.filter((option) => categoryOf(props, option) === 'rare');
  const others = offers.filter((option) => !rare.includes(option));
  const [isListed, setListed] = useState(isPhone);
  useMain(props.onMain, stopButton(props, words));
  return (
    <div className="bench">
      {!isPhone && <p className="bench-note">{words('research.hint')}</p>}
      {[...Map.groupBy(rare, technologyIn)].map(([technology, tracks]) => (
        <div key={technology} className="eclipse-rare">
          <b>{props.name(`technology/${technology}`)}</b>
          {tracks.map((option) => {
            const track = idIn(option.label.args?.track) as Category;
            return (
              <Choice key={option.id} option={option} onClick={() => answer([option.id])}>
                <Icon name={track} size={13} colour={categoryHues[track]} />
                <span className="visually-hidden">{props.say(option.label)}</span>
                <span aria-hidden="true">{String(option.label.args?.cost ?? '')}</span>
              </Choice>
            );
          })}
        </div>
      ))}
      {others.length > 0 && (
        <details className="eclipse-listed" open={isListed} onToggle={(event) => setListed(event.currentTarget.open)}>
          <summary>{words('research.list', { count: others.length })}</summary>
          <div className="bench-places">
            {others.map((option) => {
              const category = categoryOf(props, option) as Category;
              return (
                <Choice key={option.id} option={option} className="is-row" onClick={() => answer([option.id])}>
                  <Icon name={category} size={13} colour={categoryHues[category]} />
                  <span className="eclipse-row-text">{props.name(`technology/${technologyIn(option)}`)}</span>
                  <b>{option.label.args?.cost === undefined ? '' : String(option.label.args.cost)}</b>
                </Choice>
              );
            })}
          </div>
        </details>
      )}
    </div>
  );
}

/** `technology:starbase`, `technology:pico-modulator:grid` */
function technologyIn({ id }: WireOption): TechnologyId {
  return id.split(':')[1] as TechnologyId;
}

function categoryOf(props: BenchProps, option: WireOption) {
  return tablesOf(props).technologies[technologyIn(option)].category;
}
