import type { WireOption } from '@orrery/server/protocol';
import type { ReactNode } from 'react';
import { Choice } from '../../bench/Choice.tsx';
import type { BenchProps } from '../../renderer.ts';
import { useMain } from '../../useMain.ts';

interface RowsProps {
  readonly props: BenchProps;
  readonly options: readonly WireOption[];
  /** What the main button answers with. */
  readonly preset?: WireOption | undefined;
  /** Beside each other, where the words are short. */
  readonly isNarrow?: boolean;
  /** Before the words of an option. */
  readonly picture?: (option: WireOption) => ReactNode;
  /** Behind them. */
  readonly note?: (option: WireOption) => ReactNode;
  readonly children?: ReactNode;
}

/** Options as rows that answer at once; the one that is usual is the main button, too. */
export function Rows({ props, options, preset, isNarrow = false, picture, note, children }: RowsProps) {
  const { answer, say } = props;
  useMain(
    props.onMain,
    preset ? { label: say(preset.label), act: () => answer([preset.id]), option: preset.id } : null,
  );
  return (
    <div className="bench">
      {children}
      <div className={isNarrow ? 'bench-places' : 'bench-places is-wide'}>
        {options.map((option) => (
          <Choice
            key={option.id}
            option={option}
            className={option === preset ? 'is-row is-first' : 'is-row'}
            onClick={() => answer([option.id])}
          >
            {picture?.(option)}
            <span className="eclipse-row-text">{say(option.label)}</span>
            {note?.(option)}
          </Choice>
        ))}
      </div>
    </div>
  );
}
