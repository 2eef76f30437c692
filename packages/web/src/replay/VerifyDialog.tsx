import { useCallback } from 'react';
import { useText } from '../app/text.ts';
import { Dialog } from '../parts/Dialog.tsx';
import { Icon } from '../parts/Icon.tsx';
import { useLoaded } from '../parts/useLoaded.ts';
import { verifySeed } from './verify.ts';

interface VerifyDialogProps {
  readonly commitment: string;
  /** Null while the game runs. */
  readonly seed: string | null;
  readonly onClose: () => void;
}

export function VerifyDialog({ commitment, seed, onClose }: VerifyDialogProps) {
  const text = useText();
  const load = useCallback(async () => (seed === null ? null : verifySeed(seed, commitment)), [seed, commitment]);
  const { value } = useLoaded(load);
  return (
    <Dialog title={text('verify.title')} onClose={onClose} className="verify">
      <p className="muted">{text('verify.text')}</p>
      <dl className="verify__figures">
        <dt>{text('verify.commitment')}</dt>
        <dd>{commitment}</dd>
        {seed !== null && (
          <>
            <dt>{text('verify.seed')}</dt>
            <dd>{seed}</dd>
          </>
        )}
        {value?.computed && (
          <>
            <dt>{text('verify.computed')}</dt>
            <dd>{value.computed}</dd>
          </>
        )}
      </dl>
      <p role="status" className={`verify__verdict ${value ? `verify__verdict--${value.verdict}` : ''}`}>
        {value?.verdict === 'good' && <Icon name="check" />}
        {seed === null && text('verify.later')}
        {value && text(`verify.${value.verdict}`)}
      </p>
      <p className="muted small">{text('verify.whole')}</p>
    </Dialog>
  );
}
