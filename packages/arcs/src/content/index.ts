import { actionCards } from './action-cards.ts';
import { courtCards } from './court/index.ts';
import { leaders } from './leaders/index.ts';
import { lore } from './lore/index.ts';
import type { Cards } from './registry.ts';
import { setupCards } from './setup-cards.ts';

/** Every card with effects; the game's index registers them. */
export const cards = { courtCards, leaders, lore } as const satisfies Cards;

const ids = (rows: readonly { readonly id: string }[]): string[] => rows.map(({ id }) => id);

/** Every content item by kind; each has a test that plays it. */
export const content: Readonly<Record<string, readonly string[]>> = {
  'action-cards': ids(actionCards),
  'court-cards': ids(courtCards),
  'setup-cards': ids(setupCards),
  leaders: ids(leaders),
  lore: ids(lore),
};
