/** What a change of a table means to those who sit there and may be away. */
import type { NoticeKind } from '../notify/letter.ts';
import type { StoredTable } from '../storage/storage.ts';
import { calledFrom } from './attendance.ts';
import { usersOf } from './face.ts';
import { isAsked } from './windows.ts';

export interface Concerned {
  readonly user: string;
  readonly kind: NoticeKind;
  /** Not before, in playing time. */
  readonly from: number;
}

/** Whose turn has come, and for whom the game is over. */
export function concernedBy(before: StoredTable, after: StoredTable): Concerned[] {
  if (after.state === 'over') {
    return before.state === 'over'
      ? []
      : usersOf(after.seats).map((user) => ({ user, kind: 'over' as const, from: 0 }));
  }
  const concerned: Concerned[] = [];
  for (const seat of after.waitingFor) {
    if (!isAsked(after, seat) || (before.state === 'running' && isAsked(before, seat))) continue;
    const { kind, user = null } = after.seats[seat] ?? {};
    if (kind === 'person' && user !== null)
      concerned.push({ user, kind: 'turn', from: calledFrom(after.attendance[seat]) });
  }
  return concerned;
}
