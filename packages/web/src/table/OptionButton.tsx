import type { WireDecision, WireOption } from '@orrery/server/protocol';
import type { Voice } from '@orrery/voice';
import { useText } from '../app/text.ts';
import { useOffering } from '../games/bench/offering.ts';
import { SoftWarning } from '../games/bench/SoftWarning.tsx';
import { useWarning } from '../games/bench/warning.ts';
import type { PendingAnswer } from './snapshot.ts';

export interface Offer {
  readonly decision: WireDecision;
  readonly pending: PendingAnswer | null;
  readonly voice: Voice;
  readonly onAnswer: (id: string) => void;
}

interface OptionButtonProps extends Offer {
  readonly option: WireOption;
  /** From 0; the first nine have a key. */
  readonly index: number;
}

export function OptionButton(props: OptionButtonProps) {
  const { decision, pending, voice, onAnswer, option, index } = props;
  const text = useText();
  const pointing = useOffering();
  const { id, label } = option;
  const warn = useWarning();
  const isPicked = pending?.at === decision.at && pending.id === id;
  return (
    <button
      type="button"
      className={`option ${isPicked ? 'option--picked' : ''}`}
      data-option={id}
      aria-disabled={pending !== null}
      onClick={() => onAnswer(id)}
      {...pointing(id)}
    >
      <span className="option__label">
        {voice.say(label)}
        <SoftWarning>{warn(id)}</SoftWarning>
      </span>
      {index < 9 && (
        <span className="key" aria-hidden="true">
          {index + 1}
        </span>
      )}
      {isPicked && <span className="visually-hidden">{text('decision.pending')}</span>}
    </button>
  );
}
