/** Promissory notes. Catalogue: promissory-notes, setup.3b, setup.4d. */
import type { FactionId } from './factions.ts';

export interface NoteFigures {
  /** Null for the notes that every colour has. */
  readonly faction: FactionId | null;
}

const rows = {
  ceasefire: { faction: null },
  'political-secret': { faction: null },
  'support-for-the-throne': { faction: null },
  'trade-agreement': { faction: null },
  acquiescence: { faction: 'winnu' },
  antivirus: { faction: 'nekro' },
  'creuss-iff': { faction: 'creuss' },
  'cybernetic-enhancements': { faction: 'l1z1x' },
  'fires-of-the-gashlai': { faction: 'muaat' },
  'gift-of-prescience': { faction: 'naalu' },
  'greyfire-mutagen': { faction: 'yin' },
  'military-support': { faction: 'sol' },
  'political-favor': { faction: 'xxcha' },
  'promise-of-protection': { faction: 'mentak' },
  'raghs-call': { faction: 'saar' },
  'research-agreement': { faction: 'jol-nar' },
  'spy-net': { faction: 'yssaril' },
  stymie: { faction: 'arborec' },
  'tekklar-legion': { faction: 'sardakk-norr' },
  'trade-convoys': { faction: 'hacan' },
  'war-funding': { faction: 'letnev' },
} as const;

export type NoteId = keyof typeof rows;

export const notes: Readonly<Record<NoteId, NoteFigures>> = rows;
export const noteIds = Object.keys(rows) as readonly NoteId[];
export const genericNotes: readonly NoteId[] = noteIds.filter((id) => notes[id].faction === null);

export function note(id: NoteId): NoteFigures {
  return notes[id];
}
