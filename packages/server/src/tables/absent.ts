/** What a change of a table means to those who sit there and may be away. */
import type { NoticeKind } from '../notify/letter.ts';
import type { StoredTable } from '../storage/storage.ts';
import { usersOf } from './face.ts';
import { stillAsked } from './windows.ts';

export interface Concerned {
  readonly user: string;
  readonly kind: NoticeKind;
}

/** Whose turn has come, and for whom the game is over. */
export function concernedBy(before: StoredTable, after: StoredTable): Concerned[] {
  if (after.state === 'over') {
    return before.state === 'over' ? [] : usersOf(after.seats).map((user) => ({ user, kind: 'over' as const }));
  }
  const asked = before.state === 'running' ? stillAsked(before) : [];
  const isNew = (seat: number) => !asked.includes(seat);
  return stillAsked(after)
    .filter(isNew)
    .flatMap((seat) => {
      const { kind, user = null } = after.seats[seat] ?? {};
      return kind !== 'person' || user === null ? [] : [{ user, kind: 'turn' as const }];
    });
}
