/** Catalogue: abilities.1a, game-round.3. Effects that last for some time. */
import type { Seat } from '@orrery/kernel';
import { note as noteOf } from '../content/notes.ts';
import type { Ti4, Until } from '../state.ts';
import { returnNote } from './hands.ts';

/** Begins an effect of a card or ability; its `lasting` modifiers work for the holder until then. */
export function addEffect(g: Ti4, source: string, holder: Seat, until: Until, target: string | null = null): void {
  g.effects.push({ source, holder, until, target });
}

export function hasEffect(g: Ti4, source: string, holder: Seat): boolean {
  return g.effects.some((effect) => effect.source === source && effect.holder === holder);
}

/** What was chosen for an effect that lasts. */
export function effectTarget(g: Ti4, source: string, holder: Seat): string | null {
  return g.effects.find((effect) => effect.source === source && effect.holder === holder)?.target ?? null;
}

/** Ends what lasts until now; notes that were played for it go back to their owners. */
export function endEffects(g: Ti4, until: Until): void {
  if (g.effects.length === 0) return;
  g.effects = g.effects.filter((effect) => effect.until !== until);
  for (const [seat, { notesInPlay }] of g.players.entries()) {
    for (const note of [...notesInPlay]) if (noteOf(note.id).staysUntil === until) returnNote(g, seat, note);
  }
}
