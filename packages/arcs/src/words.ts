/** Messages and options in the words of the catalogue `messages/en`, and the things that they speak of. */
import { type IdUnder, type Option, type Seat, vocabulary } from '@orrery/kernel';
import {
  type ActionCard,
  type ActionCardId,
  actionCards,
  type StandardAction,
  type SuitId,
} from './content/action-cards.ts';
import type { AmbitionId } from './content/ambitions.ts';
import type { DieKind } from './content/dice.ts';
import type { CardId } from './content/ids.ts';
import type { SystemId } from './content/map.ts';
import type { PieceKind } from './content/player-board.ts';
import type { Resource } from './content/resources.ts';
import type { SetupCardId } from './content/setup-cards.ts';
import type { effects } from './effects/index.ts';
import type { en } from './messages/en/index.ts';
import type { Prompt } from './prompts.ts';

export type MessageKey = keyof typeof en;

/** The labels of options; what each does is said in `effects`. */
export type OptionKey = keyof typeof effects;

/** What cards call the abilities that they offer: those that have a name. */
export type AbilityId = IdUnder<typeof en, 'name.ability/'>;

/** The kinds of things and their ids; each has a name `name.<kind>/<id>`. */
export type Things = {
  readonly seat: Seat;
  readonly resource: Resource;
  readonly ambition: AmbitionId;
  readonly system: SystemId;
  readonly piece: PieceKind;
  /** Court cards, leaders and lore. */
  readonly card: CardId;
  readonly actionCard: ActionCardId;
  readonly suit: SuitId;
  readonly action: StandardAction;
  readonly ability: AbilityId;
  readonly die: DieKind;
  /** A face of a die by its number. */
  readonly face: `${DieKind}.${number}`;
  readonly setup: SetupCardId;
};

export const { words, choose, option, decline, aside, tell, tellOnly, the } = vocabulary<
  MessageKey,
  Things,
  Prompt,
  OptionKey
>([
  'seat',
  'resource',
  'ambition',
  'system',
  'piece',
  'card',
  'actionCard',
  'suit',
  'action',
  'ability',
  'die',
  'face',
  'setup',
]);

/** The same option with another value. */
export function valued<V>(offer: Option<unknown>, value: V): Option<V> {
  return { ...offer, value };
}

const argsOfPlay = (card: ActionCard) => ({
  card: the.actionCard(card.id),
  suit: the.suit(card.suit),
  pips: card.pips,
});

/** What is said of action cards that can be played: the actions of their suits and their pips. Asked for all the time, so made once. */
export const playArgs = Object.fromEntries(actionCards.map((card) => [card.id, argsOfPlay(card)])) as Readonly<
  Record<ActionCardId, ReturnType<typeof argsOfPlay>>
>;

/** Yes or no, for an optional effect of a card. */
export function yesOrNo(id: string, card: CardId): Option<boolean>[] {
  const args = { card: the.card(card) };
  return [option(`use:${id}`, true, 'arcs.use', args), decline(`skip:${id}`, false, 'arcs.skip', args)];
}
