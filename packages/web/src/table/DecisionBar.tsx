import type { WireDecision, WireOption } from '@orrery/server/protocol';
import type { Voice } from '@orrery/voice';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useText } from '../app/text.ts';
import { Icon } from '../parts/Icon.tsx';
import { IconButton } from '../parts/IconButton.tsx';
import { arranged } from './arranged.ts';
import type { PendingAnswer } from './connection.ts';

interface DecisionBarProps {
  readonly decision: WireDecision | null;
  /** What to say while there is nothing to decide. */
  readonly idle: string;
  readonly pending: PendingAnswer | null;
  readonly confirming: PendingAnswer | null;
  readonly voice: Voice;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Whether an undo past the barrier can be asked for. */
  readonly canAskUndo: boolean;
  /** Whether that needs somebody else's consent. */
  readonly needsConsent: boolean;
  readonly isPlaying: boolean;
  readonly onAnswer: (id: string) => void;
  readonly onThinkAgain: () => void;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
  readonly onWhyNot: () => void;
  readonly onLight: (target: string | null) => void;
}

/** So many options may not be seen at once. */
const MANY = 6;

/** The question, and every option as a button. */
export function DecisionBar(props: DecisionBarProps) {
  const { decision, idle, pending, confirming, voice, canUndo, canRedo, canAskUndo, needsConsent, isPlaying } = props;
  const confirmed = decision?.options.find(({ id }) => id === confirming?.id);
  const text = useText();
  const list = useRef<HTMLDivElement>(null);
  useFocusOnNewDecision(list, decision?.at ?? null);
  const { options, always } = arranged(decision?.options ?? []);
  const button = ({ id, label, target }: WireOption, index: number) => {
    const isPicked = pending?.at === decision?.at && pending?.id === id;
    return (
      <button
        key={id}
        type="button"
        className={`option ${isPicked ? 'option--picked' : ''}`}
        data-option={id}
        aria-disabled={pending !== null}
        onClick={() => props.onAnswer(id)}
        onPointerEnter={() => props.onLight(target ?? null)}
        onPointerLeave={() => props.onLight(null)}
        onFocus={() => props.onLight(target ?? null)}
        onBlur={() => props.onLight(null)}
      >
        {index < 9 && (
          <span className="key" aria-hidden="true">
            {index + 1}
          </span>
        )}
        {voice.say(label)}
        {isPicked && <span className="visually-hidden">{text('decision.pending')}</span>}
      </button>
    );
  };

  return (
    <section
      className={`decision ${decision ? 'decision--mine' : ''}`}
      aria-label={text('decision.label')}
      data-at={decision?.at}
    >
      <div className="decision__prompt">
        <p aria-live="polite" data-testid="prompt">
          {confirmed ? text('confirm.prompt') : decision ? voice.say(decision.prompt) : idle}
        </p>
        {decision && !confirmed && decision.options.length > MANY && (
          <p className="decision__count">{text('decision.count', { count: decision.options.length })}</p>
        )}
      </div>
      {isPlaying && (
        <div className="decision__tools">
          <button
            type="button"
            className="button decision__undo"
            disabled={!(canUndo || canAskUndo) || pending !== null}
            onClick={props.onUndo}
          >
            <Icon name="undo" />
            {text(canUndo || !needsConsent ? 'decision.undo' : 'decision.askUndo')}
          </button>
          {canRedo && <IconButton icon="redo" label={text('decision.redo')} onClick={props.onRedo} />}
          {decision && <IconButton icon="why" label={text('decision.whyNot')} onClick={props.onWhyNot} />}
        </div>
      )}
      {confirmed && (
        <Confirm
          label={voice.say(confirmed.label)}
          onYes={() => props.onAnswer(confirmed.id)}
          onNo={props.onThinkAgain}
        />
      )}
      {decision && !confirmed && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot scroll in all browsers
        <div
          ref={list}
          className="decision__options"
          role="group"
          aria-label={text('decision.options')}
          onKeyDown={(event) => moveFocus(event, list.current)}
        >
          <div className="decision__things">{options.map(button)}</div>
          {always.length > 0 && (
            <div className="decision__always">{always.map((option, i) => button(option, options.length + i))}</div>
          )}
        </div>
      )}
    </section>
  );
}

interface ConfirmProps {
  readonly label: string;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

/** The last step before the others go on. The focus is on yes, so that Enter is all it takes. */
function Confirm({ label, onYes, onNo }: ConfirmProps) {
  const text = useText();
  const yes = useRef<HTMLButtonElement>(null);
  useEffect(() => yes.current?.focus(), []);
  return (
    // biome-ignore lint/a11y/useSemanticElements: two buttons in a row are no form
    <div className="decision__options decision__confirm" role="group" aria-label={text('confirm.prompt')}>
      <button ref={yes} type="button" className="button button--primary" data-testid="confirm" onClick={onYes}>
        {label}
        <kbd className="key">{text('key.enter')}</kbd>
      </button>
      <button type="button" className="button" onClick={onNo}>
        {text('confirm.no')}
        <kbd className="key">{text('key.escape')}</kbd>
      </button>
    </div>
  );
}

/** Arrows go through the options, as Tab does. */
function moveFocus(event: KeyboardEvent, list: HTMLElement | null): void {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  if (step === undefined || !list) return;
  event.preventDefault();
  const buttons = [...list.querySelectorAll('button')];
  const index = buttons.findIndex((button) => button.matches(':focus'));
  buttons[(index + step + buttons.length) % buttons.length]?.focus();
}

/** Whoever plays by keyboard finds the focus on the first option of each new decision. */
function useFocusOnNewDecision(list: { current: HTMLElement | null }, at: number | null): void {
  const byKeyboard = useRef(false);
  useEffect(() => {
    const onKey = () => {
      byKeyboard.current = true;
    };
    const onPointer = () => {
      byKeyboard.current = false;
    };
    addEventListener('keydown', onKey, { capture: true });
    addEventListener('pointerdown', onPointer, { capture: true });
    return () => {
      removeEventListener('keydown', onKey, { capture: true });
      removeEventListener('pointerdown', onPointer, { capture: true });
    };
  }, []);
  useEffect(() => {
    const isFree = document.activeElement === document.body || list.current?.contains(document.activeElement) === true;
    if (at !== null && byKeyboard.current && isFree) list.current?.querySelector('button')?.focus();
  }, [at, list]);
}
