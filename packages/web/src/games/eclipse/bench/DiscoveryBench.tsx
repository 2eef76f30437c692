import { useState } from 'react';
import { Choice, Said } from '../../bench/Choice.tsx';
import type { BenchProps } from '../../renderer.ts';
import { useMain } from '../../useMain.ts';
import { Icon } from '../art/Icon.tsx';
import { viewOf } from '../model.ts';
import { idIn } from '../told.ts';
import { useWords } from '../words.ts';
import { effectsOf, FoundPicture } from './Found.tsx';

/** A discovery tile: what it does, or two points. One is chosen, then taken. */
export function DiscoveryBench(props: BenchProps) {
  const words = useWords();
  const { decision, answer } = props;
  const tile = idIn(decision.prompt.args?.tile);
  const found = viewOf(props).found.find((each) => each.seat === decision.seat && each.tile === tile);
  const [chosenId, setChosen] = useState('use');
  const cards = decision.options.filter(({ id }) => id === 'use' || id === 'keep');
  const chosen = cards.find(({ id }) => id === chosenId) ?? cards[0];
  const later = decision.options.find(({ id }) => id === 'later');
  useMain(
    props.onMain,
    chosen
      ? { label: words(chosen.id === 'keep' ? 'found.keepIt' : 'found.useIt'), act: () => answer([chosen.id]) }
      : null,
  );
  return (
    <div className="bench">
      <div className="eclipse-tiles-choice">
        {cards.map((option) => (
          <Choice
            key={option.id}
            option={option}
            className="eclipse-tile"
            isChosen={option === chosen}
            onClick={() => (option === chosen ? answer([option.id]) : setChosen(option.id))}
          >
            <span className="eclipse-tile-picture">
              {option.id === 'keep' || !found ? (
                <>
                  <Icon name="points" size={30} />
                  <b>2</b>
                </>
              ) : (
                <FoundPicture {...{ props, found }} />
              )}
            </span>
            <span>
              {option.id === 'keep' || !found
                ? words('found.points')
                : effectsOf(props, found).at(-1) || props.name(`discovery-tile/${found.tile}`)}
            </span>
          </Choice>
        ))}
      </div>
      {later && <Said props={props} option={later} className="is-plain" />}
    </div>
  );
}
