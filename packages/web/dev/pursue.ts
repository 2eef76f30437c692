/** Follows a pursuit on a match, as the page does: for tests. */
import type { Decision, Json, Viewer } from '@orrery/kernel';
import { guarded, type Pursuit, type Reply } from '../src/table/pursuit.ts';

interface Answerable {
  pending(seat: number): Decision | null;
  answer(seat: number, id: string): void;
  view(viewer: Viewer): Json;
}

/** What the pursuit says in the end, and the answers that it gave. */
export function pursue(
  match: Answerable,
  seat: number,
  pursuit: Pursuit,
): { readonly end: Reply; readonly given: string[] } {
  const next = guarded(pursuit);
  const given: string[] = [];
  for (;;) {
    const reply = next(match.pending(seat), match.view(seat));
    if (typeof reply === 'string') return { end: reply, given };
    match.answer(seat, reply.answer);
    given.push(reply.answer);
  }
}
