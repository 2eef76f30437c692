import { useState } from 'react';
import { resign } from '../api/calls.ts';
import { useText } from '../app/text.ts';
import { Dialog } from '../parts/Dialog.tsx';
import { Link } from '../parts/Link.tsx';
import { Refusal } from '../parts/Trouble.tsx';
import { useAttempt } from '../parts/useAttempt.ts';
import { SureDialog } from './dialogs.tsx';

interface ResignDialogProps {
  readonly table: string;
  readonly onClose: () => void;
}

/** Asks whether it is meant, and says what has happened then. */
export function ResignDialog({ table, onClose }: ResignDialogProps) {
  const text = useText();
  const [isDone, setDone] = useState(false);
  const { error, attempt } = useAttempt();
  const yes = () =>
    attempt(async () => {
      await resign(table);
      setDone(true);
    });
  if (!isDone) {
    return (
      <SureDialog
        title={text('table.resign.yes')}
        sentence={text('table.resign.sure')}
        yes={text('table.resign.yes')}
        onYes={yes}
        onClose={onClose}
      >
        <Refusal error={error} />
      </SureDialog>
    );
  }
  return (
    <Dialog title={text('table.resign.done')} onClose={onClose}>
      <p role="status">{text('table.resign.done.text')}</p>
      <div className="dialog__actions">
        <button type="button" className="button" onClick={onClose}>
          {text('table.resign.watch')}
        </button>
        <Link href="/" className="button">
          {text('app.toHome')}
        </Link>
      </div>
    </Dialog>
  );
}
