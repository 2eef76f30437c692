import { useId, useState } from 'react';
import { rename } from '../api/calls.ts';
import { setSession, useSession } from '../app/session.ts';
import { useText } from '../app/text.ts';

const LONGEST = 40;

interface EditedName {
  readonly value: string;
  readonly change: (value: string) => void;
  readonly isChanged: boolean;
  /** Keeps it, if it is another one. */
  readonly save: () => Promise<void>;
}

/** My name at the table, while it is being changed. */
export function useName(): EditedName {
  const session = useSession();
  const [edited, setEdited] = useState<string | null>(null);
  const value = edited ?? session?.name ?? '';
  const isChanged = value.trim() !== '' && value.trim() !== session?.name;
  return {
    value,
    change: setEdited,
    isChanged,
    save: async () => {
      if (isChanged) setSession(await rename(value.trim()));
      setEdited(null);
    },
  };
}

export function NameField({ name }: { readonly name: EditedName }) {
  const text = useText();
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{text('settings.name')}</label>
      <input
        id={id}
        className="input"
        autoComplete="nickname"
        maxLength={LONGEST}
        value={name.value}
        onChange={(event) => name.change(event.target.value)}
      />
    </div>
  );
}
