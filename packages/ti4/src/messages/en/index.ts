import { effectTexts } from '@orrery/kernel';
import { effects } from '../../effects/index.ts';
import { agenda } from './agenda.ts';
import { cards } from './cards.ts';
import { combat } from './combat.ts';
import { common } from './common.ts';
import { factions } from './factions.ts';
import { names } from './names.ts';
import { objectives } from './objectives.ts';
import { options } from './options.ts';
import { production } from './production.ts';
import { round } from './round.ts';
import { setup } from './setup.ts';
import { story } from './story.ts';
import { strategy } from './strategy.ts';
import { tactical } from './tactical.ts';
import { technology } from './technology.ts';
import { texts } from './texts/index.ts';
import { trade } from './trade.ts';

const spoken = {
  ...common,
  ...setup,
  ...round,
  ...strategy,
  ...tactical,
  ...combat,
  ...production,
  ...technology,
  ...objectives,
  ...trade,
  ...agenda,
  ...cards,
  ...factions,
} as const;

/** All English texts. Names, card texts, options, effects and what the page tells in brief are no keys for rules. */
export const en: typeof spoken = { ...names, ...texts, ...options, ...effectTexts(effects), ...story, ...spoken };
