import { useState } from 'react';
import { Choice } from '../../bench/Choice.tsx';
import type { BenchProps } from '../../renderer.ts';
import { useMain } from '../../useMain.ts';
import { viewOf } from '../model.ts';
import { useWords } from '../words.ts';

/** The next agendas with what they say, and the ways to lay them; one is chosen before it is sent. */
export function AgendasBench(props: BenchProps) {
  const words = useWords();
  const { decision, answer } = props;
  const [chosen, setChosen] = useState<string | null>(null);
  const option = decision.options.find(({ id }) => id === chosen);
  useMain(props.onMain, {
    label: words('agendas.main'),
    act: () => option && answer([option.id]),
    ...(option ? { option: option.id } : { why: words('agendas.none') }),
  });
  return (
    <div className="bench ti4-choices">
      {(viewOf(props).peek?.agendas ?? []).map((id) => (
        <div key={id}>
          <h3 className="ti4-bench-title">{props.name(`agenda/${id}`)}</h3>
          <p className="ti4-card-text">{props.text(`agenda/${id}`)}</p>
        </div>
      ))}
      {decision.options.map((each) => (
        <Choice
          key={each.id}
          option={each}
          className="is-row"
          isChosen={each.id === chosen}
          onClick={() => setChosen(each.id)}
        >
          {props.say(each.label)}
        </Choice>
      ))}
    </div>
  );
}
