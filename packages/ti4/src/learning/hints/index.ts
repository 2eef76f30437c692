import type { Hint } from '@orrery/kernel';
import type { Prompt } from '../../prompts.ts';
import type { Selector } from '../selectors.ts';
import { cards } from './cards.ts';
import { factions } from './factions.ts';
import { goals } from './goals.ts';
import { production } from './production.ts';
import { setup } from './setup.ts';
import { strategyCards } from './strategy-cards.ts';
import { trade } from './trade.ts';
import { turn } from './turn.ts';
import { war } from './war.ts';

/** A hint for every question there is: a missing one does not compile. */
export const hints: { readonly [prompt in Prompt]: Hint<Selector> } = {
  ...setup,
  ...turn,
  ...war,
  ...production,
  ...strategyCards,
  ...goals,
  ...trade,
  ...cards,
  ...factions,
};
