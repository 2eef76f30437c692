/** Cards and notes leave hands and play areas. Catalogue: action-cards, agenda-phase.22, promissory-notes. */
import type { Seat } from '@orrery/kernel';
import type { ActionCardId } from '../content/action-cards.ts';
import { note as noteOf } from '../content/notes.ts';
import type { BearerKey } from '../content/registry.ts';
import type { Agenda, Note, Ti4 } from '../state.ts';
import { tell, the } from '../words.ts';
import { player } from './table.ts';

export function takeActionCard(g: Ti4, seat: Seat, card: ActionCardId): void {
  const { actionCards } = player(g, seat);
  const index = actionCards.indexOf(card);
  if (index < 0) throw new Error(`seat ${seat} does not hold ${card}`);
  actionCards.splice(index, 1);
}

/** Action cards that lie open with a prediction until it is paid. */
export function cardsWithPredictions({ agenda }: Ti4): ActionCardId[] {
  return agenda?.predictions.flatMap(({ source }) => cardOf(source) ?? []) ?? [];
}

function cardOf(source: BearerKey): ActionCardId | null {
  const [kind, id] = source.split('/');
  return kind === 'action-card' ? (id as ActionCardId) : null;
}

/** How many copies of the card everybody sees: discarded, being played or with a prediction. */
export function copiesSeen(g: Ti4, card: ActionCardId): number {
  let seen = 0;
  for (const each of g.decks.actionDiscard) if (each === card) seen++;
  for (const each of g.playing) if (each.card === card) seen++;
  for (const each of cardsWithPredictions(g)) if (each === card) seen++;
  return seen;
}

/** What a prediction was made with is put away: a card goes to the discard pile. */
export function endPrediction(g: Ti4, prediction: Agenda['predictions'][number]): void {
  const predictions = g.agenda?.predictions ?? [];
  predictions.splice(predictions.indexOf(prediction), 1);
  const card = cardOf(prediction.source);
  if (card !== null) g.decks.actionDiscard.push(card);
}

export function isSameNote(a: Note, b: Note): boolean {
  return a.id === b.id && a.of === b.of;
}

export function takeNote(notes: Note[], note: Note): void {
  const index = notes.findIndex((each) => isSameNote(each, note));
  if (index < 0) throw new Error(`the note ${note.id} of seat ${note.of} is not there`);
  notes.splice(index, 1);
}

/** Takes a note from a play area back to its owner's hand. */
export function returnNote(g: Ti4, holder: Seat, note: Note): void {
  const { notesInPlay } = player(g, holder);
  if (!notesInPlay.some((each) => isSameNote(each, note))) return;
  takeNote(notesInPlay, note);
  if (!player(g, note.of).eliminated) player(g, note.of).notes.push(note);
  noteOf(note.id).returned?.(g, holder, note.of);
  tell(g, 'ti4.note-returns', { note: the.note(note.id), owner: the.seat(note.of) });
}
