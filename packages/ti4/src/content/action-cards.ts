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
  return listed().ids;
}

/** How many of each card are left of every copy, or of these cards, without those of `less`; in the order of `actionCardsInGame`. */
export function countCards(
  all: 'copies' | readonly ActionCardId[],
  less: readonly (readonly ActionCardId[])[],
): number[] {
  const { ids, copies, places } = listed();
  const counts = all === 'copies' ? copies.slice() : new Array<number>(ids.length).fill(0);
  const add = (cards: readonly ActionCardId[], count: number) => {
    for (const card of cards) {
      const place = places.get(card);
      if (place !== undefined) counts[place] = (counts[place] ?? 0) + count;
    }
  };
  if (all !== 'copies') add(all, 1);
  for (const cards of less) add(cards, -1);
  return counts;
}

interface Listed {
  readonly ids: readonly ActionCardId[];
  readonly copies: readonly number[];
  readonly places: ReadonlyMap<ActionCardId, number>;
}

/** Listed once for what the registry has. */
const lists = new WeakMap<typeof registry.actionCards, Listed>();

function listed(): Listed {
  return lists.getOrInsertComputed(registry.actionCards, (cards) => {
    const ids = Object.keys(cards) as ActionCardId[];
    return { ids, copies: ids.map((id) => cards[id].copies), places: new Map(ids.map((id, place) => [id, place])) };
  });
}

/** The whole deck. */
export function actionDeck(): ActionCardId[] {
  return actionCardsInGame().flatMap((id) => new Array<ActionCardId>(actionCard(id).copies).fill(id));
}
