import './hint.css';
import { plain, type Voice } from '@orrery/voice';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { messageOf, useText } from '../app/text.ts';
import { Icon } from '../parts/Icon.tsx';
import { IconButton } from '../parts/IconButton.tsx';
import { ExplainedSentence } from './Explained.tsx';
import { Pointer } from './Pointer.tsx';
import { shownBy } from './show.ts';
import type { ShownHint } from './useLesson.ts';

interface HintCardProps {
  readonly id: string;
  readonly hint: ShownHint;
  readonly voice: Voice;
  readonly isPhone: boolean;
  /** What a selector means, in words; null where only the thing itself knows. */
  readonly nameOf: (selector: string) => string | null;
  readonly onRule: (rule: string) => void;
  readonly onClose: () => void;
  readonly onEnough: () => void;
}

/** How much of a hint is read: as much as leaves every answer in sight. */
type Amount = 'all' | 'brief';

/** What is asked, why it matters, and one idea: above the question, beside nothing that may be answered. */
export function HintCard(props: HintCardProps) {
  const { id, hint, voice, isPhone, nameOf, onRule, onClose, onEnough } = props;
  const text = useText();
  const card = useRef<HTMLDivElement>(null);
  const [amount, setAmount] = useState<Amount>(isPhone ? 'brief' : 'all');
  const [what, why, idea] = hint.texts;
  useLayoutEffect(() => {
    const decision = card.current?.closest('.decision');
    if (hint.isWanted || !card.current || !decision) return;
    if (amount === 'all' && isCrowded(decision)) setAmount('brief');
    // Folded it makes room, unless there is too little without it, too.
    else if (amount === 'brief' && !isPhone && between(1, lackingIn(decision), card.current.offsetHeight)) onClose();
  });
  const shown = useShown(hint.show, nameOf);
  const isBrief = amount === 'brief' && !hint.isWanted;
  return (
    <div ref={card} className={`hint ${isBrief ? 'hint--brief' : ''}`}>
      <div id={id} className="hint__text" role="note" aria-label={text('learn.hint')}>
        <p className="hint__what">
          <ExplainedSentence message={{ key: what }} voice={voice} />
        </p>
        {!isBrief && (
          <>
            <p className="hint__why">
              <ExplainedSentence message={{ key: why }} voice={voice} />
            </p>
            <p className="hint__idea">
              <Icon name="idea" />
              <span>
                <ExplainedSentence message={{ key: idea }} voice={voice} />
              </span>
            </p>
          </>
        )}
        {shown !== '' && <p className="visually-hidden">{text('learn.hint.shows', { what: plain(shown) })}</p>}
      </div>
      <div className="hint__foot">
        {isBrief ? (
          <IconButton
            className="button--quiet hint__button"
            icon="down"
            label={text('learn.hint.more')}
            onClick={() => setAmount('all')}
          />
        ) : (
          <button type="button" className="hint__link" onClick={() => onRule(hint.rule)}>
            {text('why.rule', { rule: plain(hint.rule) })}
          </button>
        )}
        <button type="button" className="hint__link hint__enough" title={text('learn.enough.title')} onClick={onEnough}>
          {text('learn.enough')}
        </button>
        <IconButton
          className="button--quiet hint__button hint__close"
          icon="close"
          label={text('learn.hint.close')}
          onClick={onClose}
        />
      </div>
      <Pointer from={card} show={hint.show} />
    </div>
  );
}

/** What the line leads to, for those who do not see it. */
function useShown(show: readonly string[], nameOf: HintCardProps['nameOf']): string {
  const [shown, setShown] = useState('');
  useEffect(() => {
    const selector = show.find((each) => shownBy(each).length > 0);
    if (selector === undefined) return setShown('');
    const [first] = shownBy(selector);
    setShown(nameOf(selector) ?? (first ? labelOf(first) : ''));
  }, [show, nameOf]);
  return shown;
}

function labelOf(thing: Element): string {
  return thing.getAttribute('aria-label') ?? (thing.querySelector('.visually-hidden') ?? thing).textContent ?? '';
}

/** Whether something of the decision does not fit, so that it would have to be scrolled to. */
function isCrowded(decision: Element): boolean {
  const scrolling = [...decision.querySelectorAll('.decision__bench, .options__rows, .lesson')];
  return scrolling.some((each) => each.scrollHeight > each.clientHeight + 1);
}

/** Pixels of a bench that are out of sight. */
function lackingIn(decision: Element): number {
  const bench = decision.querySelector('.decision__bench');
  return bench ? bench.scrollHeight - bench.clientHeight : 0;
}

function between(least: number, value: number, most: number): boolean {
  return least < value && value <= most;
}

interface HintMarkProps {
  readonly onOpen: () => void;
}

/** Beside the question: what was said once can be read again. */
export function HintMark({ onOpen }: HintMarkProps) {
  const text = useText();
  return (
    <button
      type="button"
      className="hint__mark"
      aria-label={text('learn.hint.open')}
      title={text('app.withKey', { what: messageOf('learn.hint.open'), key: plain('?') })}
      aria-keyshortcuts="?"
      onClick={onOpen}
    >
      ?
    </button>
  );
}
