import type { ClockFace } from '@orrery/server/protocol';
import { useEffect, useState } from 'react';
import { type Text, useText } from '../app/text.ts';

/** The time a seat has left, counting down while its clock runs. Counted from when we were told, so a wrong local clock does no harm. */
export function ClockTime({ clock, seat }: { readonly clock: ClockFace; readonly seat: number }) {
  const text = useText();
  const [told, setTold] = useState({ clock, since: performance.now() });
  const [now, setNow] = useState(() => performance.now());
  if (told.clock !== clock) setTold({ clock, since: performance.now() }); // `now` stands still while the clock does
  const isRunning = clock.running.includes(seat);
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setNow(performance.now()), 500);
    return () => clearInterval(timer);
  }, [isRunning]);
  const left = Math.max(0, (clock.left[seat] ?? 0) - (isRunning ? Math.max(0, now - told.since) : 0));
  return <span className={`clock ${isRunning && left < 30_000 ? 'clock--short' : ''}`}>{clockText(text, left)}</span>;
}

/** 1:05, 2:03:00, or days when there are many. */
export function clockText(text: Text, milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const hours = Math.floor(seconds / 3600);
  if (hours >= 48) return text('clock.days', { days: Math.floor(hours / 24), hours: hours % 24 });
  const rest = { minutes: Math.floor(seconds / 60) % 60, seconds: seconds % 60 };
  return hours > 0 ? text('clock.hours', { hours, ...rest }) : text('clock.minutes', rest);
}
