import { Choice } from '../../bench/Choice.tsx';
import type { BenchProps } from '../../renderer.ts';
import { useMain } from '../../useMain.ts';
import { Icon } from '../art/Icon.tsx';
import { resourceHues } from '../art/palette.ts';
import { cardEmblem, idOf, type Resource, tablesOf } from '../model.ts';
import { useWords } from '../words.ts';
import { RollBench } from './RollBench.tsx';

/** A raid: the keys as a meter, and what they buy; it glows on the strip too. */
export function RaidBench(props: BenchProps) {
  const words = useWords();
  const { decision, answer } = props;
  const stop = decision.options.find((option) => option.idle);
  const keys = Number(decision.prompt.args?.keys ?? 0);
  useMain(props.onMain, stop ? { label: props.say(stop.label), act: () => answer([stop.id]), option: stop.id } : null);
  return (
    <div className="bench">
      <RollBench {...props} />
      <p className="arcs-keys" role="img" aria-label={words('battle.keys', { count: keys })}>
        {Array.from({ length: keys }, (_, i) => i).map((key) => (
          <Icon key={key} name="key" size={18} />
        ))}
      </p>
      <div className="bench-places is-wide">
        {decision.options
          .filter((option) => option !== stop)
          .map((option) => {
            const resource = idOf(option.label.args?.resource) as Resource | null;
            const card = idOf(option.label.args?.card);
            return (
              <Choice key={option.id} option={option} className="is-row" onClick={() => answer([option.id])}>
                {resource && <Icon name={resource} size={15} colour={resourceHues[resource]} />}
                {card && <Icon name={cardEmblem(tablesOf(props), card)} size={15} />}
                {props.say(option.label)}
              </Choice>
            );
          })}
      </div>
    </div>
  );
}
