import type { Answer } from '@orrery/kernel';
import type { LogEntry } from './storage.ts';

type AnswerEntry = Extract<LogEntry, { kind: 'answer' }>;

/** The answers that hold after these entries of a table's log; `before` held until then. */
export function answersAfter(before: readonly Answer[], entries: readonly LogEntry[]): Answer[] {
  return follow<Answer>([...before], entries, ({ seat, id }) => [seat, id]);
}

/** Those entries of a whole log that were not taken back: they lead to the same position as all of them. */
export function answersLeft(log: Iterable<LogEntry>): LogEntry[] {
  return follow<LogEntry>([], log, (entry) => entry);
}

function follow<T>(answers: T[], entries: Iterable<LogEntry>, from: (entry: AnswerEntry) => T): T[] {
  for (const entry of entries) {
    if (entry.kind === 'answer') answers.push(from(entry));
    else if (entry.kind === 'undo') answers.splice(entry.index, 1);
    else if (entry.kind === 'rollback') answers.length = entry.to;
  }
  return answers;
}
