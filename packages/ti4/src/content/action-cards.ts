/** All action cards of the game. Catalogue: action-cards. */
import type { ActionCardId } from './ids.ts';
import type { ActionCard } from './kinds.ts';
import { inGame, registry } from './registry.ts';

export { type ActionCardId, actionCardIds } from './ids.ts';
export type { ActionCard } from './kinds.ts';

export function actionCard(id: ActionCardId): ActionCard {
  return inGame(registry.actionCards, id);
}

/** All of them. */
export function actionCardsInGame(): readonly ActionCardId[] {
  return [...copiesInGame().keys()];
}

/** How many copies of each there are; counted once for what the registry has. */
export function copiesInGame(): ReadonlyMap<ActionCardId, number> {
  return counted.getOrInsertComputed(registry.actionCards, (cards) => {
    const ids = Object.keys(cards) as ActionCardId[];
    return new Map(ids.map((id) => [id, cards[id].copies]));
  });
}

const counted = new WeakMap<typeof registry.actionCards, ReadonlyMap<ActionCardId, number>>();

/** The whole deck. */
export function actionDeck(): ActionCardId[] {
  return actionCardsInGame().flatMap((id) => new Array<ActionCardId>(actionCard(id).copies).fill(id));
}
