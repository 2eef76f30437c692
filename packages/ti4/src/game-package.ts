/** Twilight Imperium for the list of games. */
import type { GamePackage, Reasons } from '@orrery/kernel';
import { options } from './config.ts';
import { content } from './content/index.ts';
import { effects } from './effects/index.ts';
import { ti4 } from './index.ts';
import { broken } from './invariants.ts';
import { learning } from './learning/index.ts';
import { reasons } from './learning/reasons.ts';
import { messages } from './messages/index.ts';
import { notEnforced } from './not-enforced.ts';
import type { Ti4, Ti4Config } from './state.ts';
import { tables } from './tables.ts';
import { uses } from './uses.ts';

export const gamePackage: GamePackage<Ti4, Ti4Config> = {
  game: ti4,
  options,
  messages,
  effects,
  content,
  notEnforced,
  broken,
  catalogue: new URL('../catalogue.md', import.meta.url),
  rulings: [new URL('../rulings-factions.md', import.meta.url), new URL('../rulings-cards.md', import.meta.url)],
  isDrawn: true,
  hasWindows: true,
  tables,
  learning,
  reasons: reasons as Reasons,
  uses,
  variety: { galaxy: ['preset', 'random', 'built'], factions: ['random', 'chosen', 'drafted'] },
};
