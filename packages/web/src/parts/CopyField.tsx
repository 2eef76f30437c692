import { useId, useState } from 'react';
import { useText } from '../app/text.ts';

/** An address to copy, by button or by hand. */
export function CopyField({ label, value }: { readonly label: string; readonly value: string }) {
  const text = useText();
  const id = useId();
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setCopied(true);
    } catch {
      // Not allowed here (no https): the field is selected, so that it can be copied by hand.
      document.querySelector<HTMLInputElement>(`#${CSS.escape(id)}`)?.select();
    }
  };
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="copy-field">
        <input id={id} className="input" readOnly value={value} onFocus={(event) => event.target.select()} />
        <button type="button" className="button" onClick={copy}>
          {text(copied ? 'app.copied' : 'app.copy')}
        </button>
      </div>
    </div>
  );
}
