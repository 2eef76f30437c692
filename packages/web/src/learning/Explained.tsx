/** Words of the game that say what they mean when they are pointed at, focused or tapped. */
import './explained.css';
import type { WireMessage } from '@orrery/server/protocol';
import { plain, type Voice } from '@orrery/voice';
import { createContext, use, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useText } from '../app/text.ts';
import type { Point } from '../games/renderer.ts';
import { type Concepts, explained, type Piece } from './concepts.ts';

interface Explaining {
  readonly concepts: Concepts;
  /** Opens the rule that a concept names. */
  readonly onRule: (rule: string) => void;
}

/** Null where nothing is explained: there texts stay plain. */
export const ExplainingContext = createContext<Explaining | null>(null);

/** A text in which the words of the game are explained, each where it stands first. */
export function Explained({ text }: { readonly text: string }) {
  const explaining = use(ExplainingContext);
  const pieces = useMemo(() => explaining && explained([text], explaining.concepts)[0], [text, explaining]);
  return pieces ? <Pieces pieces={pieces} /> : text;
}

/** A message in words in which the words of the game are explained; what it names is not. */
export function ExplainedSentence({ message, voice }: { readonly message: WireMessage; readonly voice: Voice }) {
  const explaining = use(ExplainingContext);
  const pieces = useMemo(() => {
    const seen = new Set<string>();
    return voice
      .parts(message)
      .flatMap(({ kind, text }) =>
        kind === 'text' && explaining ? explained([text], explaining.concepts, seen).flat() : [{ text, concept: null }],
      );
  }, [message, voice, explaining]);
  return <Pieces pieces={pieces} />;
}

export function Pieces({ pieces }: { readonly pieces: readonly Piece[] }) {
  return pieces.map(({ text, concept }) =>
    concept === null ? text : <ConceptWord key={concept} word={text} id={concept} />,
  );
}

function ConceptWord({ word, id }: { readonly word: string; readonly id: string }) {
  const explaining = use(ExplainingContext);
  const tip = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const concept = explaining?.concepts[id];
  if (!explaining || !concept) return word;
  return (
    // The pointer may go from the word to its explanation.
    <span onPointerEnter={() => setOpen(true)} onPointerLeave={() => setOpen(false)}>
      <button
        ref={button}
        type="button"
        className="concept"
        aria-describedby={isOpen ? tip : undefined}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onClick={() => setOpen(true)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== 'Escape') return;
          event.stopPropagation();
          if (event.key === 'Enter') explaining.onRule(concept.rule);
          else setOpen(false);
        }}
      >
        {word}
      </button>
      {isOpen && button.current && (
        <ConceptTip id={tip} {...concept} anchor={button.current} onRule={explaining.onRule} />
      )}
    </span>
  );
}

interface ConceptTipProps {
  readonly id: string;
  readonly term: string;
  readonly text: string;
  readonly rule: string;
  readonly anchor: Element;
  readonly onRule: (rule: string) => void;
}

/** The explanation touches its word, so that the pointer does not leave both on the way. */
const GAP = -1;
const MARGIN = 8;

function ConceptTip({ id, term, text: meaning, rule, anchor, onRule }: ConceptTipProps) {
  const text = useText();
  const element = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState<Point | null>(null);
  useLayoutEffect(() => {
    const box = element.current?.getBoundingClientRect();
    const word = anchor.getBoundingClientRect();
    if (!box) return;
    const isBelow = word.bottom + GAP + box.height <= innerHeight - MARGIN;
    setAt({
      x: Math.max(MARGIN, Math.min(word.left, innerWidth - box.width - MARGIN)),
      y: isBelow ? word.bottom + GAP : Math.max(MARGIN, word.top - GAP - box.height),
    });
  }, [anchor]);
  return createPortal(
    <div
      ref={element}
      id={id}
      className="tooltip concept-tip"
      role="tooltip"
      style={{ left: at?.x ?? 0, top: at?.y ?? 0, visibility: at ? 'visible' : 'hidden' }}
    >
      <p className="tooltip__title">{term}</p>
      <p>{meaning}</p>
      <button
        type="button"
        className="tooltip__rule"
        tabIndex={-1}
        // Pressing it must not take the focus away from the word, which would close it first.
        onPointerDown={(event) => event.preventDefault()}
        onClick={() => onRule(rule)}
      >
        {text('why.rule', { rule: plain(rule) })}
      </button>
    </div>,
    document.body,
  );
}
