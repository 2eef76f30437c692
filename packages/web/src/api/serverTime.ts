/** What time it is at the server, whatever this machine says. */

/** Milliseconds: a header says whole seconds, and takes its time. */
const WORTH_MENTIONING = 60_000;

let ahead = 0;

/** `date` is the header of an answer that just came. */
export function noteServerTime(date: string | null): void {
  const told = Date.parse(date ?? '');
  if (!Number.isNaN(told)) ahead = told - Date.now();
}

export function serverNow(): number {
  return Date.now() + (Math.abs(ahead) < WORTH_MENTIONING ? 0 : ahead);
}
