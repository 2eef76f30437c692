import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useText } from '../app/text.ts';
import { useReturnOfFocus } from './focus.ts';
import { IconButton } from './IconButton.tsx';

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly className?: string;
}

/** A modal dialog; Escape, the cross and a click beside it close it. The browser keeps the focus inside. */
export function Dialog({ title, onClose, children, className }: DialogProps) {
  const text = useText();
  const titleId = useId();
  const element = useRef<HTMLDialogElement>(null);
  useReturnOfFocus();
  useEffect(() => {
    const dialog = element.current;
    dialog?.showModal();
    // The dialog itself, not its cross: who just reads needs no mark on a button.
    dialog?.focus();
    return () => dialog?.close();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click on the backdrop; with keys, Escape does the same
    <dialog
      ref={element}
      className={className}
      tabIndex={-1}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === element.current) onClose();
      }}
    >
      <div className="dialog__head">
        <h2 id={titleId}>{title}</h2>
        <IconButton className="button--quiet" icon="close" label={text('app.close')} onClick={onClose} />
      </div>
      <div className="dialog__body">{children}</div>
    </dialog>
  );
}
