import { type FormEvent, useId, useState } from 'react';
import { changePassword, deleteAccount, logOut } from '../api/calls.ts';
import { forgetSession, setSession } from '../app/session.ts';
import { useText } from '../app/text.ts';
import { Refusal } from '../parts/Trouble.tsx';
import { useAttempt } from '../parts/useAttempt.ts';
import { endPush } from './push.ts';

/** What somebody with an account may do with it: leave, change the password, delete it. */
export function AccountCare() {
  const text = useText();
  const [old, setOld] = useState('');
  const [password, setPassword] = useState('');
  const [isLeaving, setLeaving] = useState(false);
  const [isChanged, setChanged] = useState(false);
  const { error, attempt } = useAttempt();
  const oldId = useId();
  const newId = useId();

  const care = (action: () => Promise<unknown>) =>
    attempt(async () => {
      setChanged(false);
      await action();
      setOld('');
      setPassword('');
    });
  const leave = (action: () => Promise<unknown>) =>
    care(async () => {
      await action();
      await endPush();
      await forgetSession();
    });
  const change = (event: FormEvent) => {
    event.preventDefault();
    void care(async () => {
      setSession(await changePassword(old, password));
      setChanged(true);
    });
  };

  return (
    <form className="form" onSubmit={change}>
      <div className="form__row">
        <button type="button" className="button" onClick={() => leave(() => logOut())}>
          {text('settings.logOut')}
        </button>
        <button type="button" className="button" onClick={() => leave(() => logOut(true))}>
          {text('settings.logOut.everywhere')}
        </button>
      </div>
      <div className="form__row">
        <div className="field">
          <label htmlFor={oldId}>{text('settings.password.old')}</label>
          <input
            id={oldId}
            className="input"
            type="password"
            autoComplete="current-password"
            required
            value={old}
            onChange={(event) => setOld(event.target.value)}
          />
        </div>
        <div className="field">
          <label htmlFor={newId}>{text('settings.password.new')}</label>
          <input
            id={newId}
            className="input"
            type="password"
            autoComplete="new-password"
            required
            minLength={8}
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        </div>
      </div>
      <Refusal error={error} />
      {isChanged && <p role="status">{text('settings.password.changed')}</p>}
      <button type="submit" className="button">
        {text('settings.password.change')}
      </button>
      {isLeaving && <p>{text('settings.delete.sure')}</p>}
      <button
        type="button"
        className="button button--quiet"
        onClick={() => (isLeaving ? leave(() => deleteAccount(old)) : setLeaving(true))}
      >
        {text('settings.delete')}
      </button>
    </form>
  );
}
