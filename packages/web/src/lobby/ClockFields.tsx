import type { Clock } from '@orrery/server/protocol';
import { type Text, useText } from '../app/text.ts';
import { Choice, Select } from '../parts/Choice.tsx';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const times = {
  turn: [MINUTE, 2 * MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR, DAY, 3 * DAY, 7 * DAY],
  total: [10 * MINUTE, 20 * MINUTE, 30 * MINUTE, 45 * MINUTE, HOUR, 2 * HOUR, DAY, 7 * DAY],
} as const;

/** No clock, one per turn, or one for the whole game, and what happens when it runs out. */
export function ClockFields({ clock, onChange }: { readonly clock: Clock; readonly onChange: (clock: Clock) => void }) {
  const text = useText();
  return (
    <>
      <Choice
        label={text('new.clock')}
        value={clock.kind}
        options={(['none', 'turn', 'total'] as const).map((kind) => ({
          value: kind,
          label: text(`new.clock.${kind}`),
        }))}
        onChange={(kind) => onChange(kind === 'none' ? { kind } : { kind, seconds: times[kind][2], onTimeout: 'bot' })}
      />
      {clock.kind !== 'none' && (
        <div className="form__row">
          <Select
            label={text('new.clock.time')}
            value={String(clock.seconds)}
            options={times[clock.kind].map((seconds) => ({ value: String(seconds), label: duration(seconds, text) }))}
            onChange={(seconds) => onChange({ ...clock, seconds: Number(seconds) })}
          />
          <Select
            label={text('new.clock.onTimeout')}
            value={clock.onTimeout}
            options={[
              { value: 'bot', label: text('new.clock.bot') },
              { value: 'skip', label: text('new.clock.skip') },
            ]}
            onChange={(onTimeout) => onChange({ ...clock, onTimeout })}
          />
        </div>
      )}
    </>
  );
}

function duration(seconds: number, text: Text): string {
  if (seconds >= DAY) return text('new.clock.days', { count: seconds / DAY });
  if (seconds >= HOUR) return text('new.clock.hours', { count: seconds / HOUR });
  return text('new.clock.minutes', { count: seconds / MINUTE });
}
