import { actions } from './actions.ts';
import { combat } from './combat.ts';
import { common } from './common.ts';
import { names } from './names.ts';
import { options } from './options.ts';
import { setup } from './setup.ts';
import { texts } from './texts.ts';
import { upkeep } from './upkeep.ts';
import { why } from './why.ts';

const spoken = { ...common, ...setup, ...actions, ...combat, ...upkeep, ...why } as const;

/** All English texts. Names, texts of tiles and options are not keys that rules may use. */
export const en: typeof spoken = { ...names, ...texts, ...options, ...spoken };
