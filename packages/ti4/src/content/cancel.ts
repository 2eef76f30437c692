/** What an option says that cancels an action card of another player. */
import type { Message } from '@orrery/kernel';
import { the, words } from '../words.ts';
import type { Events } from './events.ts';
import type { BearerKey } from './registry.ts';

export function cancelWords(what: BearerKey, { seat, card, announced }: Events['action-card-played']): Message {
  const args = { what, seat: the.seat(seat), card: the.actionCard(card) };
  return announced === null
    ? words('ti4.cancel-card', args)
    : words('ti4.cancel-announced-card', { ...args, announced });
}
