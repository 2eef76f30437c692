/** Catalogue: component-limitations.5. Decks with a discard pile. */
import { irreversible, shuffle } from '@orrery/kernel';
import type { Decks, Ti4 } from '../state.ts';

const piles = { actions: 'actionDiscard', agendas: 'agendaDiscard' } as const;
type Deck = keyof typeof piles;

/** The top card; null when deck and discard pile are empty. A deck that runs out is made anew at once. */
export function draw<D extends Deck>(g: Ti4, deck: D): Decks[D][number] | null {
  prepare(g, deck, 1);
  const card = g.decks[deck].shift() ?? null;
  prepare(g, deck, 1);
  irreversible(g);
  return card;
}

/** The next cards, left where they are: after the last card of the deck come those of its discard pile, shuffled. */
export function lookAt<D extends Deck>(g: Ti4, deck: D, many: number): Decks[D] {
  prepare(g, deck, many);
  irreversible(g);
  return g.decks[deck].slice(0, many) as Decks[D];
}

/** Shuffles the discard pile and puts it under a deck with fewer cards than are needed. */
function prepare(g: Ti4, deck: Deck, needed: number): void {
  const pile = piles[deck];
  if (g.decks[deck].length >= needed || g.decks[pile].length === 0) return;
  const cards: string[] = g.decks[deck];
  cards.push(...shuffle<string>(g, g.decks[pile]));
  g.decks[pile] = [];
}
