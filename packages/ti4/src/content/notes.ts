/** What a promissory note is, and all of the game. Catalogue: promissory-notes, setup.3b, setup.4d. */
import type { FactionId } from './factions.ts';
import type { NoteHooks } from './hooks.ts';
import { inGame, registry } from './registry.ts';

/** The notes that every colour has. */
export const genericNotes = ['ceasefire', 'political-secret', 'support-for-the-throne', 'trade-agreement'] as const;
const factionNotes = [
  'acquiescence',
  'antivirus',
  'creuss-iff',
  'cybernetic-enhancements',
  'fires-of-the-gashlai',
  'gift-of-prescience',
  'greyfire-mutagen',
  'military-support',
  'political-favor',
  'promise-of-protection',
  'raghs-call',
  'research-agreement',
  'spy-net',
  'stymie',
  'tekklar-legion',
  'trade-convoys',
  'war-funding',
] as const;
export type NoteId = (typeof genericNotes)[number] | (typeof factionNotes)[number];
export const noteIds: readonly NoteId[] = [...genericNotes, ...factionNotes];

export interface PromissoryNote extends NoteHooks {
  /** Null for the notes that every colour has. */
  readonly faction: FactionId | null;
}

export function note(id: NoteId): PromissoryNote {
  return inGame(registry.notes, id);
}
