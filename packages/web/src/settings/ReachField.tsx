import { type FormEvent, useId, useState } from 'react';
import { useText } from '../app/text.ts';

interface ReachFieldProps {
  readonly label: string;
  readonly type: 'email' | 'url';
  /** What is set, as far as it is shown; null for nothing. */
  readonly value: string | null;
  readonly hint: string | null;
  readonly onChange: (value: string | null) => Promise<void>;
}

/** An address at which somebody wants to be told: given, or shown and taken back. */
export function ReachField({ label, type, value, hint, onChange }: ReachFieldProps) {
  const text = useText();
  const [typed, setTyped] = useState('');
  const id = useId();
  const save = (event: FormEvent) => {
    event.preventDefault();
    void onChange(typed.trim());
  };
  const end = () => {
    setTyped('');
    void onChange(null);
  };

  return (
    <form onSubmit={save}>
      <div className="form__line">
        <div className="field">
          <label htmlFor={id}>{label}</label>
          <input
            id={id}
            className="input"
            type={value === null ? type : 'text'}
            required
            readOnly={value !== null}
            value={value ?? typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </div>
        {value === null ? (
          <button type="submit" className="button">
            {text('settings.save')}
          </button>
        ) : (
          <button type="button" className="button" onClick={end}>
            {text('told.end')}
          </button>
        )}
      </div>
      {hint !== null && <p className="muted small">{hint}</p>}
    </form>
  );
}
