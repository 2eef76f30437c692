/** What a promissory note is, and all of the game. Catalogue: promissory-notes, setup.3b, setup.4d. */
import type { FactionId } from './factions.ts';
import type { NoteHooks } from './hooks.ts';
import type { NoteId } from './ids.ts';
import { inGame, registry } from './registry.ts';

export { type NoteId, noteIds } from './ids.ts';

/** The notes that every colour has. */
export const genericNotes = [
  'ceasefire',
  'political-secret',
  'support-for-the-throne',
  'trade-agreement',
] as const satisfies NoteId[];

export interface PromissoryNote extends NoteHooks {
  /** Null for the notes that every colour has. */
  readonly faction: FactionId | null;
}

export function note(id: NoteId): PromissoryNote {
  return inGame(registry.notes, id);
}
