/** Catalogue: promissory-notes. */
import type { Rules, Seat } from '@orrery/kernel';
import { irreversible } from '@orrery/kernel';
import { genericNotes } from '../content/notes.ts';
import { bearer } from '../content/registry.ts';
import type { Note, Ti4 } from '../state.ts';
import { tell, tellOnly } from '../words.ts';
import { factionOf, player } from './table.ts';
import { openWindow } from './window.ts';

export function isSameNote(a: Note, b: Note): boolean {
  return a.id === b.id && a.of === b.of;
}

/** The notes that originally belong to a player: four of the colour and one of the faction (promissory-notes.0). */
export function notesOf(g: Ti4, seat: Seat): Note[] {
  return [...genericNotes, factionOf(g, seat).note].map((id) => ({ id, of: seat }));
}

function indexOf(notes: readonly Note[], note: Note): number {
  return notes.findIndex((each) => isSameNote(each, note));
}

function takeNote(notes: Note[], note: Note): void {
  const index = indexOf(notes, note);
  if (index < 0) throw new Error(`the note ${note.id} of seat ${note.of} is not there`);
  notes.splice(index, 1);
}

/** A note in hand is played: it stays in the play area or goes back to its owner when it is resolved (promissory-notes.3). */
export function* playNote(g: Ti4, holder: Seat, note: Note, effect: () => Rules): Rules {
  const { notes, notesInPlay } = player(g, holder);
  takeNote(notes, note);
  player(g, holder).foreignNotes--;
  tell(g, 'ti4.plays-note', { seat: holder, note: note.id, owner: note.of });
  notesInPlay.push(note);
  yield* effect();
  if (!bearer(`note/${note.id}`).hooks.staysInPlay) returnNote(g, holder, note);
}

/** Takes a note from a play area back to its owner's hand. */
export function returnNote(g: Ti4, holder: Seat, note: Note): void {
  const { notesInPlay } = player(g, holder);
  if (indexOf(notesInPlay, note) < 0) return;
  takeNote(notesInPlay, note);
  if (!player(g, note.of).eliminated) player(g, note.of).notes.push(note);
  bearer(`note/${note.id}`).hooks.returned?.(g, holder, note.of);
  tell(g, 'ti4.note-returns', { note: note.id, owner: note.of });
}

/** A note goes from one hand to another; only the two players learn which (promissory-notes.6). */
export function* giveNote(g: Ti4, from: Seat, to: Seat, note: Note): Rules {
  const giver = player(g, from);
  const receiver = player(g, to);
  takeNote(giver.notes, note);
  giver.foreignNotes = Math.min(giver.foreignNotes, giver.notes.length);
  receiver.notes.push(note);
  receiver.foreignNotes = Math.min(receiver.foreignNotes + 1, receiver.notes.length);
  irreversible(g);
  tell(g, 'ti4.gives-note', { seat: from, rival: to });
  tellOnly(g, from, 'ti4.note-given', { note: note.id, owner: note.of, rival: to });
  tellOnly(g, to, 'ti4.note-received', { note: note.id, owner: note.of, rival: from });
  yield* openWindow(g, 'when promissory-note-received', { seat: to, note, from });
}
