import { useState } from 'react';
import type { BenchProps } from '../../renderer.ts';
import { useMain } from '../../useMain.ts';
import { Icon } from '../art/Icon.tsx';
import { cardEmblem, tablesOf } from '../model.ts';
import { useWords } from '../words.ts';

/** Leaders and lore to draft, each with its whole text: one is chosen, then taken. */
export function DraftBench(props: BenchProps) {
  const words = useWords();
  const { decision, answer } = props;
  const [chosenId, setChosen] = useState<string | null>(null);
  const chosen = decision.options.find(({ id }) => id === chosenId);
  useMain(
    props.onMain,
    chosen
      ? { label: props.say(chosen.label), act: () => answer([chosen.id]) }
      : { label: words('play.choose'), act: () => {}, why: '' },
  );
  return (
    <div className="bench arcs-draft" data-region="draft">
      {decision.options.map((option) => {
        const card = option.target?.slice('card:'.length) ?? '';
        return (
          <button
            key={option.id}
            type="button"
            className={`arcs-draft-card${chosenId === option.id ? ' is-chosen' : ''}`}
            data-option={option.id}
            data-target={option.target}
            aria-disabled="false"
            aria-pressed={chosenId === option.id}
            onClick={() => (chosenId === option.id ? answer([option.id]) : setChosen(option.id))}
          >
            <span className="arcs-draft-name">
              <Icon name={cardEmblem(tablesOf(props), card)} size={16} />
              <b>{props.name(`card/${card}`)}</b>
              <small>{words(option.id.startsWith('leader') ? 'draft.kind.leader' : 'draft.kind.lore')}</small>
            </span>
            <span className="arcs-draft-text">{props.text(`card/${card}`)}</span>
          </button>
        );
      })}
    </div>
  );
}
