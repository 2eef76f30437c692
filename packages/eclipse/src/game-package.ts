/** Eclipse for the list of games. */
import type { GamePackage, Reasons } from '@orrery/kernel';
import { options } from './config.ts';
import { content } from './content/index.ts';
import { effects } from './effects/index.ts';
import { eclipse } from './index.ts';
import { broken } from './invariants.ts';
import { learning } from './learning/index.ts';
import { reasons } from './learning/reasons.ts';
import { messages } from './messages/index.ts';
import { notEnforced } from './not-enforced.ts';
import type { Eclipse, EclipseConfig } from './state.ts';
import { tables } from './tables.ts';

export const gamePackage: GamePackage<Eclipse, EclipseConfig> = {
  game: eclipse,
  options,
  messages,
  effects,
  content,
  notEnforced,
  broken,
  catalogue: new URL('../catalogue.md', import.meta.url),
  rulings: [],
  isDrawn: true,
  tables,
  learning,
  reasons: reasons as Reasons,
  variety: { warpPortals: [false, true], species: ['random', 'chosen'], gcds: ['normal', 'random'] },
};
