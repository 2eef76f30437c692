import type { NoteHooks } from '../../hooks.ts';
import type { NoteId } from '../../notes.ts';

export const noteHooks: Partial<Record<NoteId, NoteHooks>> = {};
