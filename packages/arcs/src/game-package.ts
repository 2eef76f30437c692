/** Arcs for the list of games. */
import type { GamePackage, Reasons } from '@orrery/kernel';
import { options } from './config.ts';
import { content } from './content/index.ts';
import { effects } from './effects/index.ts';
import { arcs } from './index.ts';
import { broken } from './invariants.ts';
import { learning } from './learning/index.ts';
import { reasons } from './learning/reasons.ts';
import { messages } from './messages/index.ts';
import { notEnforced } from './not-enforced.ts';
import type { Arcs, ArcsConfig } from './state.ts';
import { tables } from './tables.ts';

export const gamePackage: GamePackage<Arcs, ArcsConfig> = {
  game: arcs,
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
  variety: { leadersAndLore: ['off', 'base', 'off', 'all'] },
};
