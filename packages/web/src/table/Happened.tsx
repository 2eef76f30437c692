import type { WireEvent } from '@orrery/server/protocol';
import type { Voice } from '@orrery/voice';
import { useEffect, useState } from 'react';
import { useText } from '../app/text.ts';
import { Icon } from '../parts/Icon.tsx';
import { EventLine } from './EventLine.tsx';

interface HappenedProps {
  readonly events: readonly WireEvent[];
  readonly voice: Voice;
  /** At most so many lines; the rest is in the log. */
  readonly lines: number;
  readonly onLog: () => void;
  readonly onDismiss: () => void;
}

/** Milliseconds without news until it folds away from the board. */
const READING_TIME = 9_000;

/** What was done since my last move, in brief; folds by itself, so that the board is seen whole. */
export function Happened({ events, voice, lines, onLog, onDismiss }: HappenedProps) {
  const text = useText();
  const last = events.at(-1)?.seq ?? -1;
  /** The last line there was when it was folded. */
  const [foldedAt, setFoldedAt] = useState(-1);
  const [isHeld, setHeld] = useState(false);
  const isFolded = foldedAt === last;

  useEffect(() => {
    if (isHeld || isFolded) return;
    const timer = setTimeout(() => setFoldedAt(last), READING_TIME);
    return () => clearTimeout(timer);
  }, [last, isHeld, isFolded]);

  if (events.length === 0) return null;
  if (isFolded) {
    return (
      <button type="button" className="happened happened--folded" onClick={() => setFoldedAt(-1)}>
        {text('happened.folded', { count: events.length })}
      </button>
    );
  }
  const shown = events.slice(-lines);
  return (
    <aside
      className="happened"
      aria-label={text('happened.title')}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
    >
      <div className="happened__head">
        <span>{text('happened.title')}</span>
        <button type="button" className="happened__close" aria-label={text('happened.dismiss')} onClick={onDismiss}>
          <Icon name="close" />
        </button>
      </div>
      {events.length > shown.length && (
        <button type="button" className="happened__more" onClick={onLog}>
          {text('happened.more', { count: events.length - shown.length })}
        </button>
      )}
      <ol className="happened__list">
        {shown.map((event) => (
          <EventLine key={event.seq} event={event} voice={voice} />
        ))}
      </ol>
    </aside>
  );
}
