import type { WireEvent } from '@orrery/server/protocol';
import { seatOf, type Voice } from '@orrery/voice';
import { memo, type ReactNode } from 'react';
import { Glyph } from '../parts/Glyph.tsx';

/** A line of the story, marked with the glyph of the seat it is about. */
export const EventLine = memo(function EventLine({
  event,
  voice,
  after,
}: {
  readonly event: WireEvent;
  readonly voice: Voice;
  readonly after?: ReactNode;
}) {
  const seat = seatOf(event);
  return (
    <li className={`event ${seat === null ? 'event--common' : ''}`}>
      {seat === null ? <span className="event__mark" aria-hidden="true" /> : <Glyph seat={seat} />}
      <span>
        {voice.say(event)} {after}
      </span>
    </li>
  );
});
