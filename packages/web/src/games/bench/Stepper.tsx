import './bench.css';
import { useText, type Value } from '../../app/text.ts';
import { keepFocus } from '../../parts/focus.ts';

interface StepperProps {
  /** What is counted. */
  readonly label: Value;
  readonly value: number;
  readonly least?: number;
  readonly most: number;
  readonly onChange: (value: number) => void;
  /** The options that its buttons answer with, where they do. */
  readonly lessOption?: string;
  readonly moreOption?: string;
}

export function Stepper({ label, value, least = 0, most, onChange, lessOption, moreOption }: StepperProps) {
  const text = useText();
  return (
    <span className="bench-stepper" onPointerDown={keepFocus}>
      <button
        type="button"
        aria-label={text('stepper.less', { name: label })}
        data-option={lessOption}
        disabled={value <= least}
        onClick={() => onChange(value - 1)}
      >
        −
      </button>
      <output aria-label={text('stepper.count', { name: label })}>{value}</output>
      <button
        type="button"
        aria-label={text('stepper.more', { name: label })}
        data-option={moreOption}
        disabled={value >= most}
        onClick={() => onChange(value + 1)}
      >
        +
      </button>
    </span>
  );
}
