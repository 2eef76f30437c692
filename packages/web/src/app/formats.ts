/** Dates and times as the reader's language writes them. Numbers are written by the texts that they stand in. */
import { useLanguage } from './text.ts';

export interface Formats {
  /** 3 May 2027 */
  readonly date: (time: number | string) => string;
  /** 14:05 */
  readonly time: (time: number) => string;
  /** 2 days ago, yesterday */
  readonly ago: (value: number, unit: Intl.RelativeTimeFormatUnit) => string;
}

const known = new Map<string, Formats>();

export function useFormats(): Formats {
  const language = useLanguage();
  const formats = known.get(language) ?? formatsOf(language);
  known.set(language, formats);
  return formats;
}

function formatsOf(language: string): Formats {
  const dates = new Intl.DateTimeFormat(language, { dateStyle: 'long' });
  const times = new Intl.DateTimeFormat(language, { hour: 'numeric', minute: 'numeric' });
  const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  return {
    date: (time) => dates.format(new Date(time)),
    time: (time) => times.format(new Date(time)),
    ago: (value, unit) => relative.format(value, unit),
  };
}
