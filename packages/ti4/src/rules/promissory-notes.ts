/** Catalogue: promissory-notes. */
import type { Seat } from '@orrery/kernel';
import { irreversible } from '@orrery/kernel';
import { genericNotes } from '../content/notes.ts';
import type { Note, Ti4 } from '../state.ts';
import { tell, tellOnly, the } from '../words.ts';
import { takeNote } from './hands.ts';
import { factionOf, player } from './table.ts';

/** The notes that originally belong to a player: four of the colour and one of the faction (promissory-notes.0). */
export function notesOf(g: Ti4, seat: Seat): Note[] {
  return [...genericNotes, factionOf(g, seat).note].map((id) => ({ id, of: seat }));
}

/** A note goes from one hand to another; only the two players learn which (promissory-notes.6). */
export function giveNote(g: Ti4, from: Seat, to: Seat, note: Note): void {
  const giver = player(g, from);
  const receiver = player(g, to);
  takeNote(giver.notes, note);
  giver.foreignNotes = Math.min(giver.foreignNotes, giver.notes.length);
  receiver.notes.push(note);
  receiver.foreignNotes = Math.min(receiver.foreignNotes + 1, receiver.notes.length);
  irreversible(g);
  tell(g, 'ti4.gives-note', { seat: the.seat(from), rival: the.seat(to) });
  tellOnly(g, from, 'ti4.note-given', { note: the.note(note.id), owner: the.seat(note.of), rival: the.seat(to) });
  tellOnly(g, to, 'ti4.note-received', { note: the.note(note.id), owner: the.seat(note.of), rival: the.seat(from) });
}
