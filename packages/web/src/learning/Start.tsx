import './start.css';
import type { StartSentence } from '@orrery/kernel';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { useText } from '../app/text.ts';
import type { Box } from '../games/renderer.ts';
import { useReturnOfFocus } from '../parts/focus.ts';
import { besideOf } from './pointing.ts';
import { goHome, reveal } from './reveal.ts';
import { seenOf, shownBy } from './show.ts';

interface StartProps {
  readonly sentences: readonly StartSentence[];
  /** The text of a sentence by its number. */
  readonly say: (number: number) => string;
  readonly onEnd: () => void;
}

const MARGIN = 4;
const nothing: readonly Box[] = [];

/** A few sentences before the first decision, each beside its thing. Next, Enter or a click goes on, Escape ends it. */
export function Start({ sentences, say, onEnd }: StartProps) {
  const text = useText();
  const dialog = useRef<HTMLDialogElement>(null);
  const card = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [number, setNumber] = useState(0);
  const things = useThings(sentences[number]?.show ?? '');
  const [place, setPlace] = useState({ x: 0, y: 0 });
  useReturnOfFocus();
  useEffect(() => {
    dialog.current?.showModal();
    button.current?.focus();
    return goHome;
  }, []);
  useLayoutEffect(() => {
    if (!card.current) return;
    const { offsetWidth: width, offsetHeight: height } = card.current;
    setPlace(besideOf(things, { width, height }, { width: innerWidth, height: innerHeight }));
  }, [things]);
  const next = () => (number + 1 < sentences.length ? setNumber(number + 1) : onEnd());
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter presses the button that has the focus
    <dialog
      ref={dialog}
      className="start"
      aria-label={text('learn.start')}
      onCancel={(event) => {
        event.preventDefault();
        onEnd();
      }}
      onClick={next}
    >
      <Dimming things={things} />
      <div ref={card} className="start__card" style={{ left: place.x, top: place.y }}>
        <p aria-live="polite">{say(number)}</p>
        <div className="start__foot">
          <span className="muted">{text('learn.start.count', { number: number + 1, count: sentences.length })}</span>
          <button
            type="button"
            className="hint__link"
            onClick={(event) => {
              event.stopPropagation();
              onEnd();
            }}
          >
            {text('learn.start.skip')}
          </button>
          <button ref={button} type="button" className="button button--primary">
            {text(number + 1 < sentences.length ? 'learn.start.next' : 'learn.start.play')}
          </button>
        </div>
      </div>
    </dialog>
  );
}

/** All but the things that are spoken of. */
function Dimming({ things }: { readonly things: readonly Box[] }) {
  const mask = useId();
  const boxes = things.map((box) => <rect key={`${box.x} ${box.y}`} {...box} rx="8" />);
  return (
    <svg className="start__dimming" aria-hidden="true">
      <mask id={mask}>
        <rect width="100%" height="100%" fill="#fff" />
        {boxes}
      </mask>
      <rect className="start__shade" width="100%" height="100%" mask={`url(#${mask})`} />
      <g className="start__light">{boxes}</g>
    </svg>
  );
}

/** Where the things are that a sentence speaks of, brought into sight. */
function useThings(selector: string): readonly Box[] {
  const [boxes, setBoxes] = useState(nothing);
  useEffect(() => {
    let isCurrent = true;
    const look = () => isCurrent && setBoxes(shownBy(selector).flatMap(boxOf));
    reveal(selector).then(look);
    addEventListener('resize', look);
    return () => {
      isCurrent = false;
      removeEventListener('resize', look);
    };
  }, [selector]);
  return boxes;
}

function boxOf(thing: Element): Box[] {
  const seen = seenOf(thing);
  if (!seen) return [];
  const { left, top, width, height } = seen;
  return [{ x: left - MARGIN, y: top - MARGIN, width: width + 2 * MARGIN, height: height + 2 * MARGIN }];
}
