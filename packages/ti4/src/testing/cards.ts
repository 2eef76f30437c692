/** Positions for tests of action cards. */
import type { Seat } from '@orrery/kernel';
import type { ActionCardId } from '../content/action-cards.ts';
import { declining } from './battle.ts';
import { type Position, position, type Table } from './position.ts';

/** Seat 0, Sol, has the card and the turn. */
export function turnWith(card: ActionCardId, prepare: (place: Position) => Position = (place) => place): Table {
  return prepare(position().hand(0, card).strategyCards(['leadership'], ['trade'], ['warfare'])).from('turn');
}

/** The card is played as soon as its holder may, with these answers; nobody cancels it. */
export function playing(table: Table, card: ActionCardId, ...answers: string[]): Table {
  return declining(declining(table, card).answer(`use:action-card/${card}`, ...answers));
}

/** The same for one of several who are asked together: all decline until the seat may play it, and while the first answer is not asked for. */
export function playedBy(table: Table, seat: Seat, card: ActionCardId, ...answers: string[]): Table {
  while (!table.optionsOf(seat).includes(`use:action-card/${card}`)) table.answer('pass');
  table.answerAs(seat, `use:action-card/${card}`);
  while (answers.length > 0 && !table.options.includes(answers[0] ?? '')) table.answer('pass');
  return table.answer(...answers);
}
