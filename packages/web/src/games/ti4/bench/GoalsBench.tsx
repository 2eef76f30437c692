import { useState } from 'react';
import { Choice, Said } from '../../bench/Choice.tsx';
import type { BenchProps } from '../../renderer.ts';
import { useMain } from '../../useMain.ts';
import { tablesOf, viewOf } from '../model.ts';
import { useWords } from '../words.ts';
import { goalsIn } from './goals.ts';

const deeds = {
  'ti4.return-secret': 'score.return',
  'ti4.setup.keep-secret': 'score.keep',
} as const;

/** Objectives as cards with their text and my progress; a click chooses, Enter takes. */
export function GoalsBench(props: BenchProps) {
  const words = useWords();
  const { decision, answer } = props;
  const goals = goalsIn(viewOf(props), tablesOf(props), decision, props.seat ?? 0);
  const none = decision.options.find(({ id }) => id === 'none');
  const deed = deeds[decision.prompt.key as keyof typeof deeds] ?? 'score.take';
  // The only one that could be scored is what one wants; what is kept or returned nobody chooses for me.
  const usual = none ? (goals.length === 1 ? goals[0]?.option.id : undefined) : undefined;
  const [chosen, setChosen] = useState<string | undefined>(usual);
  const goal = goals.find(({ option }) => option.id === chosen);
  useMain(
    props.onMain,
    goal
      ? {
          label: words(deed, { goal: goal.thing, points: goal.points }),
          act: () => answer([goal.option.id]),
          option: goal.option.id,
        }
      : none && goals.length === 0
        ? { label: props.say(none.label), act: () => answer([none.id]), option: none.id }
        : { label: words('score.choose'), act: () => undefined, why: '' },
  );
  return (
    <div className="bench ti4-choices">
      {goals.map(({ option, thing, points, progress }) => (
        <Choice
          key={option.id}
          option={option}
          className="is-row ti4-choice"
          isChosen={option.id === chosen}
          onClick={() => setChosen(option.id)}
        >
          <span className="ti4-choice-points" role="img" aria-label={words('player.points', { count: points })}>
            {points}
          </span>
          <span>
            <b>
              {props.name(thing)}
              {progress && progress.need > 1 && <em>{words('goals.progress', progress)}</em>}
            </b>
            <small>{props.text(thing)}</small>
          </span>
        </Choice>
      ))}
      {none && goals.length > 0 && <Said props={props} option={none} />}
    </div>
  );
}
