import { plain } from '@orrery/voice';
import { type FormEvent, useId, useState } from 'react';
import { endVacation, getVacation, startVacation } from '../api/calls.ts';
import { useFormats } from '../app/formats.ts';
import { openSession } from '../app/session.ts';
import { useText } from '../app/text.ts';
import { Refusal } from '../parts/Trouble.tsx';
import { useAttempt } from '../parts/useAttempt.ts';
import { useLoaded } from '../parts/useLoaded.ts';

const USUAL = 7;

/** Days on which nobody waits in vain: they begin and end here. */
export function VacationForm() {
  const text = useText();
  const { date } = useFormats();
  const daysId = useId();
  const { value, error: unread, reload } = useLoaded(loadVacation);
  const [wanted, setWanted] = useState<number | null>(null);
  const days = wanted ?? Math.min(USUAL, value?.daysLeft ?? USUAL);
  const { error: refused, attempt } = useAttempt();
  const change = (action: () => Promise<unknown>) => attempt(action).then(reload);
  const start = (event: FormEvent) => {
    event.preventDefault();
    void change(() => startVacation(days));
  };
  const error = refused ?? unread;
  return (
    <form className="panel form" onSubmit={start}>
      <h2>{text('vacation.title')}</h2>
      <p className="muted small">{text('vacation.hint')}</p>
      {value && <p>{text('vacation.left', { count: value.daysLeft, of: value.daysPerYear })}</p>}
      {value?.until != null && (
        <div className="form__line">
          <p role="status">{text('vacation.until', { date: plain(date(value.until)) })}</p>
          <button type="button" className="button" onClick={() => change(endVacation)}>
            {text('vacation.end')}
          </button>
        </div>
      )}
      {value?.until === null && value.daysLeft > 0 && (
        <div className="form__line">
          <div className="field">
            <label htmlFor={daysId}>{text('vacation.days')}</label>
            <input
              id={daysId}
              className="input"
              type="number"
              required
              min={1}
              max={value.daysLeft}
              value={Number.isNaN(days) ? '' : days}
              onChange={(event) => setWanted(event.target.valueAsNumber)}
            />
          </div>
          <button type="submit" className="button">
            {text('vacation.start')}
          </button>
        </div>
      )}
      <Refusal error={error} />
    </form>
  );
}

async function loadVacation() {
  await openSession();
  return getVacation();
}
