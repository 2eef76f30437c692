import type { NotificationsFace, Timing } from '@orrery/server/protocol';
import { plain } from '@orrery/voice';
import { useCallback, useRef, useState } from 'react';
import { getNotifications, setEmail, setTiming, setWebhook } from '../api/calls.ts';
import { useFormats } from '../app/formats.ts';
import { openSession } from '../app/session.ts';
import { useText } from '../app/text.ts';
import { Choice, Select, Switch } from '../parts/Choice.tsx';
import { Refusal } from '../parts/Trouble.tsx';
import { useLoaded } from '../parts/useLoaded.ts';
import { BrowserSwitch } from './BrowserSwitch.tsx';
import { canPush } from './push.ts';
import { ReachField } from './ReachField.tsx';

const night = { from: 22, to: 8 };
const zone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** How somebody is told of their games when they are away: what this server offers, and nothing where it offers nothing. */
export function Notifications() {
  const text = useText();
  const { time } = useFormats();
  const load = useCallback(async () => {
    await openSession();
    return getNotifications();
  }, []);
  const loaded = useLoaded(load);
  const [changed, setChanged] = useState<NotificationsFace | null>(null);
  const [error, setError] = useState<unknown>(null);
  const lastChange = useRef<Promise<void>>(Promise.resolve());
  const face = changed ?? loaded.value;
  if (face === null) {
    if (loaded.error === null) return null;
    return (
      <section className="panel form">
        <h2>{text('told.title')}</h2>
        <Refusal error={loaded.error} />
      </section>
    );
  }
  const { offered, timing, email, webhook } = face;
  if (!offered.email && !offered.webhook && offered.push === null) return null;

  /** One after the other, as they were made. */
  const change = (action: () => Promise<NotificationsFace>) => {
    const before = lastChange.current;
    const attempt = async () => {
      await before;
      try {
        setError(null);
        const answer = await action();
        setChanged((now) => ({ ...answer, timing: now?.timing ?? answer.timing })); // there may be newer choices
      } catch (problem) {
        setError(problem);
        setChanged(null);
        loaded.reload();
      }
    };
    lastChange.current = attempt();
    return lastChange.current;
  };
  /** Shown at once: the next choice builds on it. */
  const retime = (part: Partial<Timing>) => {
    const wanted = { ...timing, ...part, zone: zone() };
    setChanged({ ...face, timing: wanted });
    return change(() => setTiming(wanted));
  };

  const hours = Array.from({ length: 24 }, (_, hour) => ({
    value: `${hour}`,
    label: time(new Date(2000, 0, 1, hour).getTime()),
  }));

  return (
    <section className="panel form">
      <h2>{text('told.title')}</h2>
      <p className="muted">{text('told.what')}</p>
      {offered.push !== null && canPush() && <BrowserSwitch publicKey={offered.push} />}
      {offered.email && (
        <ReachField
          label={text('told.email')}
          type="email"
          value={email?.address ?? null}
          hint={email && !email.confirmed ? text('told.email.unconfirmed') : null}
          onChange={(address) => change(() => setEmail(address))}
        />
      )}
      {offered.webhook && (
        <ReachField
          label={text('told.webhook')}
          type="url"
          value={webhook?.host ?? null}
          hint={webhook ? null : text('told.webhook.hint')}
          onChange={(url) => change(() => setWebhook(url))}
        />
      )}
      <Choice
        label={text('told.when')}
        value={timing.pace}
        options={(['now', 'digest'] as const).map((value) => ({ value, label: text(`told.${value}`) }))}
        onChange={(pace) => retime({ pace })}
      />
      {timing.pace === 'digest' && (
        <Select
          label={text('told.hour')}
          value={`${timing.digestHour}`}
          options={hours}
          onChange={(hour) => retime({ digestHour: Number(hour) })}
        />
      )}
      <Switch
        label={text('told.quiet')}
        checked={timing.quiet !== null}
        onChange={(isQuiet) => retime({ quiet: isQuiet ? night : null })}
      />
      {timing.quiet !== null && (
        <div className="form__row">
          {(['from', 'to'] as const).map((end) => (
            <Select
              key={end}
              label={text(`told.quiet.${end}`)}
              value={`${timing.quiet?.[end]}`}
              options={hours}
              onChange={(hour) => retime({ quiet: { ...night, ...timing.quiet, [end]: Number(hour) } })}
            />
          ))}
        </div>
      )}
      {(timing.quiet !== null || timing.pace === 'digest') && (
        <p className="muted small">{text('told.zone', { zone: plain(timing.zone) })}</p>
      )}
      <Refusal error={error} />
    </section>
  );
}
