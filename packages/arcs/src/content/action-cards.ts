/** Catalogue: components.3, setup.2, chapter.6, chapter.7, declare.3. */
import type { AmbitionId } from './ambitions.ts';

export const standardActions = ['tax', 'build', 'move', 'repair', 'influence', 'secure', 'battle'] as const;
export type StandardAction = (typeof standardActions)[number];

type SuitRow<Id extends string> = { readonly id: Id; readonly actions: readonly StandardAction[] };

export const suits = [
  { id: 'administration', actions: ['tax', 'repair', 'influence'] },
  { id: 'aggression', actions: ['battle', 'move', 'secure'] },
  { id: 'construction', actions: ['build', 'repair'] },
  { id: 'mobilization', actions: ['move', 'influence'] },
] as const satisfies readonly SuitRow<string>[];

export type SuitId = (typeof suits)[number]['id'];
export type Suit = SuitRow<SuitId>;

export const suitById = Object.fromEntries<Suit>(suits.map((row) => [row.id, row])) as Record<SuitId, Suit>;

export type CardNumber = 1 | 2 | 3 | 4 | 5 | 6 | 7;
export type Pips = 1 | 2 | 3 | 4;

type ActionCardRow<Id extends string> = {
  readonly id: Id;
  readonly suit: SuitId;
  readonly number: CardNumber;
  readonly pips: Pips;
};

export const actionCards = [
  { id: 'administration-1', suit: 'administration', number: 1, pips: 4 },
  { id: 'administration-2', suit: 'administration', number: 2, pips: 4 },
  { id: 'administration-3', suit: 'administration', number: 3, pips: 3 },
  { id: 'administration-4', suit: 'administration', number: 4, pips: 3 },
  { id: 'administration-5', suit: 'administration', number: 5, pips: 3 },
  { id: 'administration-6', suit: 'administration', number: 6, pips: 2 },
  { id: 'administration-7', suit: 'administration', number: 7, pips: 1 },
  { id: 'aggression-1', suit: 'aggression', number: 1, pips: 3 },
  { id: 'aggression-2', suit: 'aggression', number: 2, pips: 3 },
  { id: 'aggression-3', suit: 'aggression', number: 3, pips: 2 },
  { id: 'aggression-4', suit: 'aggression', number: 4, pips: 2 },
  { id: 'aggression-5', suit: 'aggression', number: 5, pips: 2 },
  { id: 'aggression-6', suit: 'aggression', number: 6, pips: 2 },
  { id: 'aggression-7', suit: 'aggression', number: 7, pips: 1 },
  { id: 'construction-1', suit: 'construction', number: 1, pips: 4 },
  { id: 'construction-2', suit: 'construction', number: 2, pips: 4 },
  { id: 'construction-3', suit: 'construction', number: 3, pips: 3 },
  { id: 'construction-4', suit: 'construction', number: 4, pips: 3 },
  { id: 'construction-5', suit: 'construction', number: 5, pips: 2 },
  { id: 'construction-6', suit: 'construction', number: 6, pips: 2 },
  { id: 'construction-7', suit: 'construction', number: 7, pips: 1 },
  { id: 'mobilization-1', suit: 'mobilization', number: 1, pips: 4 },
  { id: 'mobilization-2', suit: 'mobilization', number: 2, pips: 4 },
  { id: 'mobilization-3', suit: 'mobilization', number: 3, pips: 3 },
  { id: 'mobilization-4', suit: 'mobilization', number: 4, pips: 3 },
  { id: 'mobilization-5', suit: 'mobilization', number: 5, pips: 2 },
  { id: 'mobilization-6', suit: 'mobilization', number: 6, pips: 2 },
  { id: 'mobilization-7', suit: 'mobilization', number: 7, pips: 1 },
] as const satisfies readonly ActionCardRow<`${SuitId}-${CardNumber}`>[];

export type ActionCardId = (typeof actionCards)[number]['id'];
export type ActionCard = ActionCardRow<ActionCardId>;

export const actionCardById = Object.fromEntries<ActionCard>(actionCards.map((row) => [row.id, row])) as Record<
  ActionCardId,
  ActionCard
>;

/** What a card of this number declares: `any` leaves the choice to its player, `null` is nothing. */
export const ambitionOfNumber: Readonly<Record<CardNumber, AmbitionId | 'any' | null>> = {
  1: null,
  2: 'tycoon',
  3: 'tyrant',
  4: 'warlord',
  5: 'keeper',
  6: 'empath',
  7: 'any',
};

/** The action deck in table order; with 2 or 3 players it has no 1s and 7s. */
export function deck(players: number): ActionCardId[] {
  const cards = players < 4 ? actionCards.filter((card) => card.number >= 2 && card.number <= 6) : actionCards;
  return cards.map((card) => card.id);
}
