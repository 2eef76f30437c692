import { Choice } from '../../bench/Choice.tsx';
import type { BenchProps } from '../../renderer.ts';
import { useMain } from '../../useMain.ts';

/** One that is researched, or taken from somebody: 'take:gravity-drive:2'. */
const technologyIn = (id: string): string | null => /^(?:technology|take):([^:]+)/.exec(id)?.[1] ?? null;

export const isTechnology = (id: string): boolean => technologyIn(id) !== null;

/** Technologies with what they do, as the tree above shows only their names. */
export function TechnologyBench(props: BenchProps) {
  useMain(props.onMain, null);
  return (
    <div className="bench ti4-choices">
      {props.decision.options
        .filter(({ id }) => isTechnology(id))
        .map((option) => (
          <Choice
            key={option.id}
            option={option}
            className="is-row ti4-choice"
            onClick={() => props.answer([option.id])}
          >
            <span>
              <b>{props.say(option.label)}</b>
              <small>{props.text(`technology/${technologyIn(option.id)}`)}</small>
            </span>
          </Choice>
        ))}
    </div>
  );
}
