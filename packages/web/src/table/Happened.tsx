import type { Voice } from '@orrery/voice';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../app/text.ts';
import type { StoryTurn } from '../games/story.ts';
import { Glyph } from '../parts/Glyph.tsx';
import { Icon } from '../parts/Icon.tsx';
import { inLines, isPinned } from './happened.ts';
import { Sentence } from './Sentence.tsx';
import { useFreeCorner } from './useFreeCorner.ts';
import { endOf } from './useHappened.ts';
import { beginningOf } from './useStory.ts';

interface HappenedProps {
  readonly turns: readonly StoryTurn[];
  readonly voice: Voice;
  /** At most so many lines; the rest is in the story. */
  readonly lines: number;
  /** A line is pointed at, and should be seen on the board; null when it is left. */
  readonly onTold: (turn: StoryTurn | null) => void;
  /** Opens the story at a turn, or at its end. */
  readonly onStory: (turn: StoryTurn | null) => void;
  readonly onDismiss: () => void;
  /** Bots play on without pauses; null when there is nothing to skip. */
  readonly onSkip: (() => void) | null;
  /** Whenever this changes, the board takes other room. */
  readonly drawing: unknown;
}

/** Milliseconds without news until it folds away from the board. */
const READING_TIME = 9_000;

/** What was done since my last turn, a line for each turn. It folds by itself; turning points stay. */
export function Happened({ turns, voice, lines, onTold, onStory, onDismiss, onSkip, drawing }: HappenedProps) {
  const text = useText();
  const last = endOf(turns.at(-1));
  /** The last event there was when it was folded. */
  const [foldedAt, setFoldedAt] = useState(-1);
  const [isRead, setRead] = useState(false);
  const box = useRef<HTMLElement>(null);
  const corner = useFreeCorner(box, drawing);
  const isFolded = foldedAt === last || corner === 'none';

  useEffect(() => {
    if (isRead || isFolded) return;
    const timer = setTimeout(() => setFoldedAt(last), READING_TIME);
    return () => clearTimeout(timer);
  }, [last, isRead, isFolded]);

  if (turns.length === 0) return null;
  const isFull = corner === 'none';
  const shown = isFull ? [] : isFolded ? inLines(turns.filter(isPinned), lines) : inLines(turns, lines);
  const hidden = turns.length - shown.length;
  return (
    <aside
      ref={box}
      className={`happened ${corner === 'right' ? 'happened--right' : ''}`}
      aria-label={text('happened.title')}
      onPointerEnter={() => setRead(true)}
      onPointerLeave={() => setRead(false)}
    >
      <div className="happened__head">
        <span>{text('happened.title')}</span>
        {hidden > 0 && (
          <button
            type="button"
            className="happened__more"
            aria-label={text('happened.more', { count: hidden })}
            title={text('happened.more', { count: hidden })}
            onClick={() => (isFolded && !isFull ? setFoldedAt(-1) : onStory(turns[0] ?? null))}
          >
            +{hidden}
          </button>
        )}
        <button type="button" className="happened__link" onClick={() => onStory(null)}>
          {text('table.story')}
        </button>
        {onSkip && (
          <button type="button" className="happened__link" title={text('pace.hurry')} onClick={onSkip}>
            {text('away.skip')}
          </button>
        )}
        <button type="button" className="happened__close" aria-label={text('happened.dismiss')} onClick={onDismiss}>
          <Icon name="close" />
        </button>
      </div>
      <ol className="happened__list">
        {shown.map((turn) => (
          <li key={beginningOf(turn)}>
            <button
              type="button"
              className={`happened__turn ${isPinned(turn) ? 'happened__turn--pinned' : ''}`}
              onPointerEnter={() => onTold(turn)}
              onPointerLeave={() => onTold(null)}
              onFocus={() => onTold(turn)}
              onBlur={() => onTold(null)}
              onClick={() => onStory(turn)}
            >
              <Seats turn={turn} voice={voice} />
              <span>
                <Sentence message={turn.title} voice={voice} />
              </span>
            </button>
          </li>
        ))}
      </ol>
    </aside>
  );
}

/** Whose turn it was: by glyph for the eye, by name for those who listen. */
export function Seats({ turn: { seat, seats }, voice }: { readonly turn: StoryTurn; readonly voice: Voice }) {
  const all = seats ?? (seat === null ? [] : [seat]);
  if (all.length === 0) return <span className="event__mark" aria-hidden="true" />;
  return (
    <span className="happened__seats">
      {all.map((each) => (
        <span key={each}>
          <Glyph seat={each} />
          <span className="visually-hidden">{voice.player(each)}</span>
        </span>
      ))}
    </span>
  );
}
