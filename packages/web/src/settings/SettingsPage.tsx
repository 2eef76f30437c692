import { type FormEvent, useEffect, useState } from 'react';
import { Page } from '../app/Page.tsx';
import { openSession, useSession } from '../app/session.ts';
import { changeSettings, useSettings } from '../app/settings.ts';
import { useText } from '../app/text.ts';
import { NameField, useName } from '../lobby/NameField.tsx';
import { languages } from '../messages/index.ts';
import { Choice, Select, Switch } from '../parts/Choice.tsx';
import { Refusal } from '../parts/Trouble.tsx';
import { useAttempt } from '../parts/useAttempt.ts';
import { AccountForm } from './AccountForm.tsx';
import { Notifications } from './Notifications.tsx';
import { VacationForm } from './VacationForm.tsx';

export function SettingsPage() {
  const text = useText();
  const name = useName();
  const session = useSession();
  const settings = useSettings();
  const { error, attempt } = useAttempt();
  const [isRefused, setRefused] = useState(false);
  useEffect(() => {
    void attempt(openSession);
  }, [attempt]);

  const saveName = (event: FormEvent) => {
    event.preventDefault();
    void attempt(name.save, 'name');
  };
  const setNotify = async (notify: boolean) => {
    const isAllowed =
      !notify || ('Notification' in globalThis && (await Notification.requestPermission()) === 'granted');
    setRefused(!isAllowed);
    changeSettings({ notify: notify && isAllowed });
  };

  return (
    <Page title={text('settings.title')}>
      <div className="narrow settings">
        <h1>{text('settings.title')}</h1>
        <form className="panel form" onSubmit={saveName}>
          <h2>{text('settings.you')}</h2>
          <div className="form__line">
            <NameField name={name} />
            <button type="submit" className="button" disabled={!name.isChanged}>
              {text('settings.save')}
            </button>
          </div>
          <Refusal error={error} />
        </form>
        <AccountForm />
        <VacationForm />
        <Notifications key={session?.login ?? ''} />
        <section className="panel form">
          <h2>{text('settings.look')}</h2>
          <Select
            label={text('settings.language')}
            value={settings.language}
            options={Object.entries(languages).map(([value, { name: label }]) => ({ value, label }))}
            onChange={(language) => changeSettings({ language })}
          />
          <Choice
            label={text('settings.theme')}
            value={settings.theme}
            options={(['dark', 'dim'] as const).map((value) => ({ value, label: text(`settings.theme.${value}`) }))}
            onChange={(theme) => changeSettings({ theme })}
          />
          <Choice
            label={text('settings.motion')}
            value={settings.motion}
            options={(['system', 'full', 'reduced'] as const).map((value) => ({
              value,
              label: text(`settings.motion.${value}`),
            }))}
            onChange={(motion) => changeSettings({ motion })}
          />
          <Switch
            label={text('settings.confirm')}
            checked={settings.confirm}
            onChange={(confirm) => changeSettings({ confirm })}
          />
          <Switch label={text('settings.notify')} checked={settings.notify} onChange={setNotify} />
          {isRefused && (
            <p className="error small" role="alert">
              {text('settings.notify.refused')}
            </p>
          )}
          <Switch
            label={text('settings.sound')}
            checked={settings.sound}
            onChange={(sound) => changeSettings({ sound })}
          />
        </section>
      </div>
    </Page>
  );
}
