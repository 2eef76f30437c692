/** In which order people see their games. */
import type { TableFace } from '../protocol/index.ts';

/** Those that wait for me first, and of these the one whose time is out first; then what goes on without me, and what is over. */
export function byUrgency(a: TableFace, b: TableFace): number {
  const byRank = rank(a) - rank(b);
  if (byRank !== 0) return byRank;
  if (!waitsForMe(a)) return b.since - a.since;
  return leftForMe(a) - leftForMe(b) || askedSince(a) - askedSince(b);
}

function rank(table: TableFace): number {
  if (waitsForMe(table)) return 0;
  return table.state === 'over' ? 2 : 1;
}

/** And no bot decides for me. */
function waitsForMe({ state, mySeat, waitingFor, seats }: TableFace): boolean {
  return state === 'running' && mySeat !== null && waitingFor.includes(mySeat) && !seats[mySeat]?.replaced;
}

/** Without a clock there is all the time, and yet an end to it, so that two of them can be compared. */
function leftForMe({ mySeat, timeLeft }: TableFace): number {
  return timeLeft?.left[mySeat ?? -1] ?? Number.MAX_SAFE_INTEGER;
}

function askedSince({ mySeat, seats, since }: TableFace): number {
  return seats[mySeat ?? -1]?.askedSince ?? since;
}
