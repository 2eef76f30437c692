import type { Voice } from '@orrery/voice';
import type { ReactNode } from 'react';
import { useText } from '../app/text.ts';
import type { StoryRoll } from '../games/story.ts';
import { Sentence } from './Sentence.tsx';

interface LastRollProps {
  readonly roll: StoryRoll;
  /** Whether it is being looked at: large, before what comes next. */
  readonly isHeld: boolean;
  readonly voice: Voice;
  readonly dice: (roll: StoryRoll, size: number) => ReactNode;
  readonly onSkip: () => void;
}

/** The roll that just fell, large, until it was looked at; then in brief above the decision, with what followed. */
export function LastRoll({ roll, isHeld, voice, dice, onSkip }: LastRollProps) {
  const text = useText();
  return (
    <section
      key={roll.event.seq}
      className={`last-roll ${isHeld ? 'last-roll--held' : ''}`}
      aria-label={text('roll.last')}
      data-roll={roll.event.seq}
    >
      <p className="last-roll__head">
        {!isHeld && <span>{text('roll.last')}</span>}
        <span>
          <Sentence message={roll.title} voice={voice} />
        </span>
      </p>
      <div className="last-roll__body">
        <div className="last-roll__dice">{dice(roll, isHeld ? 40 : 28)}</div>
        <p className="last-roll__outcome" aria-live="polite">
          <Sentence message={roll.outcome} voice={voice} />
        </p>
      </div>
      {isHeld && (
        <button type="button" className="button last-roll__skip" onClick={onSkip}>
          {text('roll.skip')}
          <kbd className="key">{text('key.enter')}</kbd>
        </button>
      )}
    </section>
  );
}
