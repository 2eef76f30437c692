/**
 * Windows, where hidden cards could be used: nobody sees who has answered until all have. What is stored of a table tells
 * everybody's knowledge, as if nobody had; who has stands in `Attendance.window` alone, which is shown to nobody.
 */
import type { Passes, Situation } from '../engine/messages.ts';
import type { StoredTable, WindowPart } from '../storage/storage.ts';

type Waiting = Pick<StoredTable, 'waitingFor' | 'attendance'>;

export function isInWindow({ attendance }: Pick<StoredTable, 'attendance'>): boolean {
  return attendance.some(({ window }) => window !== undefined);
}

/** Whether the window that is open at the table is the one of the situation. */
export function isSameWindow(
  table: StoredTable,
  { answers, answered }: Pick<Situation, 'answers' | 'answered'>,
): boolean {
  return answered !== null && isInWindow(table) && table.answers === answers;
}

export function hasAnswered({ attendance }: Waiting, seat: number): boolean {
  return attendance[seat]?.window?.answered !== undefined;
}

/** Whether the table waits for the seat in truth. */
export function isAsked(table: Waiting, seat: number): boolean {
  return table.waitingFor.includes(seat) && !hasAnswered(table, seat);
}

/** Those whom the table waits for in truth. */
export function stillAsked(table: Waiting): number[] {
  return table.waitingFor.filter((seat) => !hasAnswered(table, seat));
}

/** Those whom it waits for as far as the seat may know: everybody knows what they have done themselves. */
export function waitingAs(table: Waiting, seat: number | null): readonly number[] {
  return seat === null || !hasAnswered(table, seat)
    ? table.waitingFor
    : table.waitingFor.filter((each) => each !== seat);
}

/** The situation as it is stored, for a change that is none of the game. */
export function situationOf(table: StoredTable): Situation {
  const { answers, waitingFor } = table;
  const answered = isInWindow(table) ? waitingFor.filter((seat) => hasAnswered(table, seat)) : null;
  return { answers, waitingFor, answered, isOver: false, outcome: null };
}

/** What the server knows of a seat in a window after a change. `left`: of its clock. */
export function windowPart(
  before: WindowPart,
  hasAnsweredNow: boolean,
  isAway: boolean,
  left: number | undefined,
): WindowPart {
  if (!hasAnsweredNow) return {};
  if (before.answered !== undefined) return before;
  return { answered: isAway ? 'away' : 'here', ...(left !== undefined && { left }) };
}

/** How the seats of a table let the server pass for them; null where all do as usual. */
export function passesAt({ seats, manners }: StoredTable): Passes | null {
  const areHeld = manners.pausesInWindows === true;
  if (!areHeld && seats.every(({ passing }) => passing === undefined)) return null;
  return { areHeld, seats: seats.map(({ kind, passing }) => (kind === 'person' ? (passing ?? null) : null)) };
}
