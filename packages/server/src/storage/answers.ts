import type { Answer } from '@orrery/kernel';
import type { LogEntry } from './storage.ts';

/** The answers that hold after these entries of a table's log; `before` held until then. */
export function answersAfter(before: readonly Answer[], entries: readonly LogEntry[]): Answer[] {
  const answers = [...before];
  for (const entry of entries) {
    if (entry.kind === 'answer') answers.push([entry.seat, entry.id]);
    else if (entry.kind === 'undo') answers.splice(entry.index, 1);
    else if (entry.kind === 'rollback') answers.length = entry.to;
  }
  return answers;
}
