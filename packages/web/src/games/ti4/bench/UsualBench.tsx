import type { BenchProps } from '../../renderer.ts';
import { useMain } from '../../useMain.ts';
import { PausesSwitch } from './PausesSwitch.tsx';
import { usePassedPause } from './pauses.ts';

/** What nearly everybody answers to a question that is asked often; it stands at the main button, and the rest is listed. */
const usual: ReadonlySet<string> = new Set(['go-on', 'produce', 'research', 'end-turn']);

export const isUsual = (id: string): boolean => usual.has(id);

export function UsualBench(props: BenchProps) {
  const { answer, decision, say } = props;
  const option = decision.options.find(({ id }) => isUsual(id));
  useMain(
    props.onMain,
    option ? { label: say(option.label), act: () => answer([option.id]), option: option.id } : null,
  );
  return null;
}

/** A moment for trading without any other decision. */
export function PauseBench(props: BenchProps) {
  const isPassing = usePassedPause(props);
  return (
    <div className="bench" aria-busy={isPassing}>
      <UsualBench {...props} />
      <PausesSwitch />
    </div>
  );
}
