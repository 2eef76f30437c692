import { plain } from '@orrery/voice';
import { type FormEvent, useId, useState } from 'react';
import { keepAccount, logIn } from '../api/calls.ts';
import { setSession, useSession } from '../app/session.ts';
import { useText } from '../app/text.ts';
import { Choice } from '../parts/Choice.tsx';
import { Refusal } from '../parts/Trouble.tsx';
import { useAttempt } from '../parts/useAttempt.ts';
import { AccountCare } from './AccountCare.tsx';
import { endPush } from './push.ts';

/** A guest may keep their identity under a password, or log in to one kept before. */
export function AccountForm() {
  const text = useText();
  const session = useSession();
  const [wish, setWish] = useState<'keep' | 'logIn'>('keep');
  const [login, setLogin] = useState('');
  const [password, setPassword] = useState('');
  const { error, attempt } = useAttempt();
  const loginId = useId();
  const passwordId = useId();

  const enter = (action: () => Promise<unknown>) =>
    attempt(async () => {
      await action();
      setPassword('');
    });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void enter(async () => {
      setSession(await (wish === 'keep' ? keepAccount : logIn)(login.trim(), password));
      if (wish === 'logIn') await endPush();
    });
  };

  if (session?.login) {
    return (
      <section className="panel form">
        <h2>{text('settings.account')}</h2>
        <p>{text('settings.account.kept', { login: plain(session.login) })}</p>
        <AccountCare />
      </section>
    );
  }
  return (
    <form className="panel form" onSubmit={submit}>
      <h2>{text('settings.account')}</h2>
      <p className="muted">{text('settings.account.guest')}</p>
      <Choice
        label={text('settings.account')}
        value={wish}
        options={[
          { value: 'keep', label: text('settings.keep') },
          { value: 'logIn', label: text('settings.haveAccount') },
        ]}
        onChange={setWish}
      />
      <div className="form__row">
        <div className="field">
          <label htmlFor={loginId}>{text('settings.login')}</label>
          <input
            id={loginId}
            className="input"
            autoComplete="username"
            required
            value={login}
            onChange={(event) => setLogin(event.target.value)}
          />
        </div>
        <div className="field">
          <label htmlFor={passwordId}>{text('settings.password')}</label>
          <input
            id={passwordId}
            className="input"
            type="password"
            autoComplete={wish === 'keep' ? 'new-password' : 'current-password'}
            required
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        </div>
      </div>
      {wish === 'keep' && <p className="muted small">{text('settings.password.hint')}</p>}
      <Refusal error={error} />
      <button type="submit" className="button">
        {text(wish === 'keep' ? 'settings.keep' : 'settings.logIn')}
      </button>
    </form>
  );
}
