import type { ChatLine } from '@orrery/server/protocol';
import { plain } from '@orrery/voice';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useFormats } from '../app/formats.ts';
import { useText } from '../app/text.ts';
import { Switch } from '../parts/Choice.tsx';
import { useReturnOfFocus } from '../parts/focus.ts';
import { Glyph } from '../parts/Glyph.tsx';
import type { TableConnection } from './connection.ts';

const LONGEST = 1000;
/** A screen with thumbs on it: its keyboard would cover what was said. */
const thumbs = '(pointer: coarse)';
/** Where chat is typed. */
export const chatField = '.chat__form .input';

interface ChatProps {
  readonly lines: readonly ChatLine[];
  readonly mySeat: number | null;
  /** Only players may say something. */
  readonly isClosed: boolean;
  /** What the host may do; null for everybody else. */
  readonly host: Pick<TableConnection, 'mute' | 'sendAway' | 'closeChat'> | null;
  /** The lines of those who may say no more, as far as I may know. */
  readonly muted?: readonly number[] | undefined;
  readonly onSay: (text: string) => void;
  /** Escape goes back to the table. */
  readonly onLeave: () => void;
}

export function Chat({ lines, mySeat, isClosed, host, muted = [], onSay, onLeave }: ChatProps) {
  const isSilent = isClosed && mySeat === null;
  const text = useText();
  const { time } = useFormats();
  const [draft, setDraft] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const field = useRef<HTMLInputElement>(null);
  useReturnOfFocus();
  useEffect(() => {
    if (!matchMedia(thumbs).matches) field.current?.focus({ preventScroll: true });
  }, []);
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
    field.current?.focus();
  };
  /** Whatever is typed here is meant for the field, wherever the focus is. */
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key === 'Escape') onLeave();
    else if (isTyped(event)) field.current?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only looks where keys go
    <div className="chat" onKeyDown={onKeyDown}>
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
              <span>
                {name === ''
                  ? text('room.departed')
                  : seat === null
                    ? text('chat.watcher', { name: plain(name) })
                    : name}
              </span>
              <time className="muted small" dateTime={new Date(at).toISOString()}>
                {time(at)}
              </time>
            </p>
            <p>{said}</p>
            {host && seat === null && name !== '' && (
              <p className="chat__order">
                <button
                  type="button"
                  className="button button--quiet"
                  onClick={() => host.mute(id, !muted.includes(id))}
                >
                  {text(muted.includes(id) ? 'chat.unmute' : 'chat.mute', { name: plain(name) })}
                </button>
                <button type="button" className="button button--quiet" onClick={() => host.sendAway(id)}>
                  {text('chat.sendAway', { name: plain(name) })}
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
          ref={field}
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

/** A letter, rather than a key that does something to what has the focus. */
function isTyped({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey;
}
