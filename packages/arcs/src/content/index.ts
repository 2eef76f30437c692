import { actionCards } from './action-cards.ts';
import { courtCards, leaders, lore } from './cards.ts';
import { setupCards } from './setup-cards.ts';

const ids = (rows: readonly { readonly id: string }[]): string[] => rows.map(({ id }) => id);

/** Every content item by kind; each has a test that plays it. */
export const content: Readonly<Record<string, readonly string[]>> = {
  'action-cards': ids(actionCards),
  'court-cards': ids(courtCards),
  'setup-cards': ids(setupCards),
  leaders: ids(leaders),
  lore: ids(lore),
};
