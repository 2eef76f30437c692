import type { ReactNode } from 'react';
import { ApiError } from '../api/client.ts';
import { type Text, useText } from '../app/text.ts';
import { errorText } from '../messages/errors.ts';
import { Link } from './Link.tsx';

/** What a failure says to the reader. */
export function sentenceOf(error: unknown, text: Text): string {
  return error instanceof ApiError ? errorText(error.failure, text) : text('app.failed');
}

/** Why something was refused, beside what was tried; nothing while it was not. */
export function Refusal({ error }: { readonly error: unknown }) {
  const text = useText();
  if (error === null) return null;
  return (
    <p className="error" role="alert">
      {sentenceOf(error, text)}
    </p>
  );
}

interface TroubleProps {
  readonly error: unknown;
  readonly onRetry?: () => void;
  readonly children?: ReactNode;
}

/** A failure where something should have been, with the ways on: to try again, if that may help, and home. */
export function Trouble({ error, onRetry, children }: TroubleProps) {
  const text = useText();
  const mayPass = !(error instanceof ApiError) || error.mayPass;
  return (
    <div className="centred" role="alert">
      {children}
      <p>{sentenceOf(error, text)}</p>
      <div className="centred__ways">
        {onRetry && mayPass && (
          <button type="button" className="button" onClick={onRetry}>
            {text('app.retry')}
          </button>
        )}
        <Link href="/" className="button">
          {text('app.toHome')}
        </Link>
      </div>
    </div>
  );
}

export function Loading() {
  const text = useText();
  return (
    <div className="centred" role="status">
      <div className="spinner" />
      <span className="visually-hidden">{text('app.loading')}</span>
    </div>
  );
}
