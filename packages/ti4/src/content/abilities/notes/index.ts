import type { NoteHooks } from '../../hooks.ts';
import type { NoteId } from '../../notes.ts';
import { antivirus, tradeConvoys, warFunding } from './faction.ts';
import { ceasefire, politicalSecret, supportForTheThrone, tradeAgreement } from './generic.ts';
import { giftOfPrescience } from './gift-of-prescience.ts';

export const noteHooks: Partial<Record<NoteId, NoteHooks>> = {
  ceasefire,
  'political-secret': politicalSecret,
  'support-for-the-throne': supportForTheThrone,
  'trade-agreement': tradeAgreement,
  antivirus,
  'gift-of-prescience': giftOfPrescience,
  'trade-convoys': tradeConvoys,
  'war-funding': warFunding,
};
