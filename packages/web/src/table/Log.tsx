import type { WireEvent } from '@orrery/server/protocol';
import type { Voice } from '@orrery/voice';
import { useEffect, useRef } from 'react';
import { useText } from '../app/text.ts';
import { EventLine } from './EventLine.tsx';

/** The story so far. Stays at its end unless the reader has scrolled up. */
export function Log({ events, voice }: { readonly events: readonly WireEvent[]; readonly voice: Voice }) {
  const text = useText();
  const list = useRef<HTMLOListElement>(null);
  const isAtEnd = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: new events make the list longer
  useEffect(() => {
    const element = list.current;
    if (element && isAtEnd.current) element.scrollTop = element.scrollHeight;
  }, [events]);
  if (events.length === 0) return <p className="drawer__empty muted">{text('log.empty')}</p>;
  return (
    <ol
      ref={list}
      className="log"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever scrolls by keyboard must reach it
      tabIndex={0}
      aria-label={text('table.log')}
      onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
        isAtEnd.current = scrollTop + clientHeight > scrollHeight - 24;
      }}
    >
      {events.map((event) => (
        <EventLine key={event.seq} event={event} voice={voice} />
      ))}
    </ol>
  );
}
