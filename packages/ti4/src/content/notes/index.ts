/** The notes that every colour has; those of factions are with their factions. */
import type { NoteId, PromissoryNote } from '../notes.ts';
import { ceasefire } from './ceasefire.ts';
import { politicalSecret } from './political-secret.ts';
import { supportForTheThrone } from './support-for-the-throne.ts';
import { tradeAgreement } from './trade-agreement.ts';

export const notes: { readonly [id in NoteId]?: PromissoryNote } = {
  ceasefire,
  'political-secret': politicalSecret,
  'support-for-the-throne': supportForTheThrone,
  'trade-agreement': tradeAgreement,
};
