import type { Voice } from '@orrery/voice';
import { useText } from '../app/text.ts';
import type { GameRenderer } from '../games/renderer.ts';
import { Seats } from './Happened.tsx';
import { plainStory } from './plainStory.ts';
import { Sentence } from './Sentence.tsx';
import type { AwayMoment } from './useAway.ts';
import { beginningOf } from './useStory.ts';

interface AwayCaptionProps {
  readonly moment: AwayMoment;
  readonly voice: Voice;
  readonly renderer: Pick<GameRenderer, 'tell'>;
  readonly seat: number | null;
  readonly onSkip: () => void;
}

/** Says that the board shows the past for a moment, and ends that. */
export function AwayCaption({ moment, voice, renderer: { tell = plainStory }, seat, onSkip }: AwayCaptionProps) {
  const text = useText();
  const { news, at, of, view } = moment;
  return (
    <aside className="happened away" aria-label={text('away.title')}>
      <div className="happened__head">
        <span>{text('away.step', { at, of })}</span>
        <button type="button" className="button" onClick={onSkip}>
          {text('away.skip')}
        </button>
      </div>
      <ol className="happened__list">
        {tell(news, { seat, view })
          .slice(-3)
          .map((turn) => (
            <li key={beginningOf(turn)} className="happened__turn">
              <Seats turn={turn} voice={voice} />
              <span>
                <Sentence message={turn.title} voice={voice} />
              </span>
            </li>
          ))}
      </ol>
    </aside>
  );
}
