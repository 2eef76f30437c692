import type { Answer } from '@orrery/kernel';
import type { LogEntry } from '../storage/storage.ts';

/** The answers that hold after everything in a table's log. */
export function answersOf(entries: readonly LogEntry[]): Answer[] {
  const answers: Answer[] = [];
  for (const entry of entries) {
    if (entry.kind === 'answer') answers.push([entry.seat, entry.id]);
    else if (entry.kind === 'undo') answers.splice(entry.index, 1);
    else if (entry.kind === 'rollback') answers.length = entry.to;
  }
  return answers;
}
