import { type ChangeEvent, useState } from 'react';
import { importRecord } from '../api/calls.ts';
import { ApiError } from '../api/client.ts';
import { navigate } from '../app/router.ts';
import { useText } from '../app/text.ts';
import { Refusal } from '../parts/Trouble.tsx';

/** Opens a record from a file as a replay. */
export function RecordImport() {
  const text = useText();
  const [error, setError] = useState<unknown>(null);
  const open = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    event.target.value = '';
    if (!file) return;
    try {
      setError(null);
      const { id } = await importRecord(parsed(await file.text()));
      navigate(`/replay/${id}`);
    } catch (problem) {
      setError(problem);
    }
  };
  return (
    <div className="record-import">
      <label className="button record-import__button">
        {text('home.replayImport')}
        <input type="file" accept="application/json,.json" className="visually-hidden" onChange={open} />
      </label>
      <span className="muted">{text('home.replayImport.hint')}</span>
      <Refusal error={error} />
    </div>
  );
}

function parsed(content: string): unknown {
  try {
    return JSON.parse(content);
  } catch {
    throw new ApiError({ code: 'bad-file', message: 'the file is no JSON' });
  }
}
