import { type ContentKind, type GamePackage, idsUnder } from '@orrery/kernel';
import { court } from '../messages/en/court.ts';
import { leaders as leaderTexts } from '../messages/en/leaders.ts';
import { lore as loreTexts } from '../messages/en/lore.ts';
import { actionCards } from './action-cards.ts';
import { courtCards } from './court/index.ts';
import { leaders } from './leaders/index.ts';
import { lore } from './lore/index.ts';
import type { Cards } from './registry.ts';
import { setupCards } from './setup-cards.ts';

/** Every card with effects; the game's index registers them. */
export const cards: Cards = { courtCards, leaders, lore };

const ids = (rows: readonly { readonly id: string }[]): string[] => rows.map(({ id }) => id);

/** A row of figures is all there is of a thing. */
const whole = (all: readonly string[]): ContentKind => ({ all, implemented: all });

/** Everything that the box has, by kind: the messages name every card, and what has no file yet is missing. */
export const content: GamePackage['content'] = {
  'action-cards': whole(ids(actionCards)),
  'court-cards': { all: idsUnder(court, 'name.card/'), implemented: Object.keys(courtCards) },
  'setup-cards': whole(ids(setupCards)),
  leaders: { all: idsUnder(leaderTexts, 'name.card/'), implemented: Object.keys(leaders) },
  lore: { all: idsUnder(loreTexts, 'name.card/'), implemented: Object.keys(lore) },
};
