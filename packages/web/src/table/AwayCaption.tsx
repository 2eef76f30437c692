import type { Voice } from '@orrery/voice';
import { useText } from '../app/text.ts';
import { EventLine } from './EventLine.tsx';
import type { AwayMoment } from './useAway.ts';

interface AwayCaptionProps {
  readonly moment: AwayMoment;
  readonly voice: Voice;
  readonly onSkip: () => void;
}

/** Says that the board shows the past for a moment, and ends that. */
export function AwayCaption({ moment, voice, onSkip }: AwayCaptionProps) {
  const text = useText();
  const { news, at, of } = moment;
  return (
    <aside className="happened away" aria-label={text('away.title')}>
      <div className="happened__head">
        <span>
          {text('away.title')} · {text('away.step', { at, of })}
        </span>
        <button type="button" className="button away__skip" onClick={onSkip}>
          {text('away.skip')}
        </button>
      </div>
      <ol className="happened__list">
        {news.slice(-3).map((event) => (
          <EventLine key={event.seq} event={event} voice={voice} />
        ))}
      </ol>
    </aside>
  );
}
