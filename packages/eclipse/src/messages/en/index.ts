import { effectTexts } from '@orrery/kernel';
import { effects } from '../../effects/index.ts';
import { actions } from './actions.ts';
import { combat } from './combat.ts';
import { common } from './common.ts';
import { names } from './names.ts';
import { options } from './options.ts';
import { setup } from './setup.ts';
import { story } from './story.ts';
import { texts } from './texts.ts';
import { upkeep } from './upkeep.ts';
import { why } from './why.ts';

const spoken = { ...common, ...setup, ...actions, ...combat, ...upkeep, ...why } as const;

/** All English texts. Names, texts of tiles, options, effects and what the page tells in brief are no keys for rules. */
export const en: typeof spoken = { ...names, ...texts, ...options, ...effectTexts(effects), ...story, ...spoken };
