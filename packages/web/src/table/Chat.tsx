import type { ChatLine } from '@orrery/server/protocol';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useText } from '../app/text.ts';
import { Switch } from '../parts/Choice.tsx';
import { Glyph } from '../parts/Glyph.tsx';
import type { TableConnection } from './connection.ts';

const LONGEST = 1000;

interface ChatProps {
  readonly lines: readonly ChatLine[];
  readonly mySeat: number | null;
  /** Only players may say something. */
  readonly isClosed: boolean;
  /** What the host may do; null for everybody else. */
  readonly host: Pick<TableConnection, 'mute' | 'sendAway' | 'closeChat'> | null;
  readonly onSay: (text: string) => void;
}

export function Chat({ lines, mySeat, isClosed, host, onSay }: ChatProps) {
  const isSilent = isClosed && mySeat === null;
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
            {host && seat === null && (
              <p className="chat__order">
                <button type="button" className="button button--quiet" onClick={() => host.mute(id)}>
                  {text('chat.mute', { name })}
                </button>
                <button type="button" className="button button--quiet" onClick={() => host.sendAway(id)}>
                  {text('chat.sendAway', { name })}
                </button>
              </p>
            )}
          </li>
        ))}
      </ol>
      {host && <Switch label={text('chat.close')} checked={isClosed} onChange={(yes) => host.closeChat(yes)} />}
      {isSilent && <p className="muted">{text('error.chat-closed')}</p>}
      <form className="chat__form" onSubmit={send}>
        <input
          className="input"
          aria-label={text('chat.say')}
          placeholder={text('chat.say')}
          maxLength={LONGEST}
          value={draft}
          onChange={(event) => setDraft(event.target.value)}
        />
        <button type="submit" className="button" disabled={isSilent || draft.trim() === ''}>
          {text('chat.send')}
        </button>
      </form>
    </div>
  );
}
