/** All promissory notes of the game. Catalogue: promissory-notes, setup.3b, setup.4d. */
import type { NoteId } from './ids.ts';
import type { PromissoryNote } from './kinds.ts';
import { inGame, registry } from './registry.ts';

export { type NoteId, noteIds } from './ids.ts';
export type { PromissoryNote } from './kinds.ts';

/** The notes that every colour has. */
export const genericNotes = [
  'ceasefire',
  'political-secret',
  'support-for-the-throne',
  'trade-agreement',
] as const satisfies NoteId[];

export function note(id: NoteId): PromissoryNote {
  return inGame(registry.notes, id);
}
