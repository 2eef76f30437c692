import { ApiError } from '../api/client.ts';
import { type Text, useText } from '../app/text.ts';
import { errorText } from '../messages/errors.ts';

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

/** A failure where something should have been, with a way on. */
export function Trouble({ error, onRetry }: { readonly error: unknown; readonly onRetry?: () => void }) {
  const text = useText();
  return (
    <div className="centred" role="alert">
      <p>{sentenceOf(error, text)}</p>
      {onRetry && (
        <button type="button" className="button" onClick={onRetry}>
          {text('app.retry')}
        </button>
      )}
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
