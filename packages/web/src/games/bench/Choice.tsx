import './bench.css';
import type { WireOption } from '@orrery/server/protocol';
import type { ReactNode } from 'react';
import type { hinting } from '../drawing/touch.ts';
import type { BenchProps } from '../renderer.ts';
import { useOffering } from './offering.ts';
import { SoftWarning } from './SoftWarning.tsx';
import { useWarning } from './warning.ts';

interface ChoiceProps {
  readonly option: Pick<WireOption, 'id' | 'target'>;
  readonly onClick: () => void;
  readonly className?: string;
  /** It is chosen, but not yet sent; undefined where a click sends it. */
  readonly isChosen?: boolean;
  /** Shows more than its words say while it is pointed at (`hinting`), but not because a new question has brought the focus here. */
  readonly hinted?: ReturnType<typeof hinting>;
  readonly children: ReactNode;
}

/** An option on a bench. */
export function Choice({ option, onClick, className = '', isChosen, hinted, children }: ChoiceProps) {
  const pointing = useOffering();
  const warn = useWarning();
  return (
    <button
      type="button"
      className={`bench-option ${className}${isChosen ? ' is-chosen' : ''}`}
      data-option={option.id}
      data-target={option.target}
      aria-disabled="false"
      aria-pressed={isChosen}
      onClick={onClick}
      {...(hinted ? { ...hinted, onFocus: undefined } : pointing(option.id))}
    >
      {children}
      <SoftWarning>{warn(option.id)}</SoftWarning>
    </button>
  );
}

/** An option in its own words that is sent at once. */
export function Said({ props, option, className }: SaidProps) {
  return (
    <Choice option={option} onClick={() => props.answer([option.id])} {...(className !== undefined && { className })}>
      {props.say(option.label)}
    </Choice>
  );
}

interface SaidProps {
  readonly props: BenchProps;
  readonly option: WireOption;
  readonly className?: string;
}
