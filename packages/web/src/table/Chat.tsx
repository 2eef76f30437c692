import type { ChatLine } from '@orrery/server/protocol';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useText } from '../app/text.ts';
import { Glyph } from '../parts/Glyph.tsx';

const LONGEST = 1000;

export function Chat({
  lines,
  onSay,
}: {
  readonly lines: readonly ChatLine[];
  readonly onSay: (text: string) => void;
}) {
  const text = useText();
  const { formatTime } = useIntl();
  const [draft, setDraft] = useState('');
  const list = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: new lines make the list longer
  useEffect(() => {
    const element = list.current;
    if (element) element.scrollTop = element.scrollHeight;
  }, [lines]);
  const send = (event: FormEvent) => {
    event.preventDefault();
    const said = draft.trim();
    if (said === '') return;
    onSay(said);
    setDraft('');
  };
  return (
    <div className="chat">
      {lines.length === 0 && <p className="drawer__empty muted">{text('chat.empty')}</p>}
      <ol
        ref={list}
        className="chat__lines"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever scrolls by keyboard must reach it
        tabIndex={0}
        aria-label={text('table.chat')}
        aria-live="polite"
      >
        {lines.map(({ id, seat, name, text: said, at }) => (
          <li key={id} className="chat__line">
            <p className="chat__who">
              {seat !== null && <Glyph seat={seat} />}
              <span>{seat === null ? text('chat.watcher', { name }) : name}</span>
              <time className="muted small" dateTime={new Date(at).toISOString()}>
                {formatTime(at)}
              </time>
            </p>
            <p>{said}</p>
          </li>
        ))}
      </ol>
      <form className="chat__form" onSubmit={send}>
        <input
          className="input"
          aria-label={text('chat.say')}
          placeholder={text('chat.say')}
          maxLength={LONGEST}
          value={draft}
          onChange={(event) => setDraft(event.target.value)}
        />
        <button type="submit" className="button" disabled={draft.trim() === ''}>
          {text('chat.send')}
        </button>
      </form>
    </div>
  );
}
