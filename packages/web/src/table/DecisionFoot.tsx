import { useEffect, useRef } from 'react';
import { useText } from '../app/text.ts';
import { useOffering } from '../games/bench/offering.ts';
import { SoftWarning } from '../games/bench/SoftWarning.tsx';
import type { MainButton } from '../games/renderer.ts';
import { Icon } from '../parts/Icon.tsx';
import { IconButton } from '../parts/IconButton.tsx';

interface FootProps {
  readonly main: MainButton | null;
  /** An answer waits to be confirmed. */
  readonly isConfirming: boolean;
  readonly isBusy: boolean;
  readonly isAsked: boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Whether an undo past the barrier can be asked for. */
  readonly canAskUndo: boolean;
  /** Whether that needs somebody else's consent. */
  readonly needsConsent: boolean;
  readonly onThinkAgain: () => void;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
  readonly onWhyNot: () => void;
}

/** The foot of every decision: what will happen, undo, and why not. */
export function DecisionFoot(props: FootProps) {
  const { main, isConfirming, isBusy, isAsked, canUndo, canRedo, canAskUndo, needsConsent } = props;
  const text = useText();
  const pointing = useOffering();
  useEnter(main && main.why === undefined && !isBusy ? main.act : null);
  const undo = text(canUndo || !canAskUndo ? 'decision.undo' : needsConsent ? 'decision.askUndo' : 'decision.undoSeen');
  return (
    <div className="decision__foot">
      {main?.why && <p className="decision__why">{main.why}</p>}
      {main && (
        <button
          type="button"
          className={`button ${main.isQuiet ? '' : 'button--primary'} decision__main`}
          data-testid={isConfirming ? 'confirm' : 'main'}
          data-option={main.option}
          disabled={main.why !== undefined}
          aria-disabled={isBusy}
          onClick={main.act}
          {...(main.option !== undefined && pointing(main.option))}
        >
          <span>
            {main.label}
            <SoftWarning>{main.warning ?? null}</SoftWarning>
          </span>
          <kbd className="key">{text('key.enter')}</kbd>
        </button>
      )}
      {isConfirming ? (
        <button type="button" className="button" onClick={props.onThinkAgain}>
          {text('confirm.no')}
        </button>
      ) : (
        <>
          <button
            type="button"
            className={`button decision__undo ${main ? 'decision__undo--short' : ''}`}
            disabled={!(canUndo || canAskUndo) || isBusy}
            aria-label={undo}
            title={undo}
            onClick={props.onUndo}
          >
            <Icon name="undo" />
            {main ? (
              <span className="key" aria-hidden="true">
                U
              </span>
            ) : (
              <span>{text(canUndo || !canAskUndo || !needsConsent ? 'decision.undo' : 'decision.askUndo')}</span>
            )}
          </button>
          {canRedo && <IconButton icon="redo" label={text('decision.redo')} onClick={props.onRedo} />}
          {isAsked && <IconButton icon="why" label={text('decision.whyNot')} onClick={props.onWhyNot} />}
        </>
      )}
    </div>
  );
}

/** Enter presses the main button wherever the focus is, unless it is on something that Enter means already. */
function useEnter(act: (() => void) | null): void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (
        event.key !== 'Enter' ||
        event.repeat ||
        event.defaultPrevented ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey
      )
        return;
      if (event.target instanceof Element && event.target.closest('button, a, input, textarea, select, [role=button]'))
        return;
      if (document.querySelector('dialog[open], [role=menu]')) return;
      latest.current?.();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}
