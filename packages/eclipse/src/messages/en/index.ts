import { actions } from './actions.ts';
import { combat } from './combat.ts';
import { common } from './common.ts';
import { setup } from './setup.ts';
import { upkeep } from './upkeep.ts';

const spoken = { ...common, ...setup, ...actions, ...combat, ...upkeep } as const;

/** All English texts. The names of ids are not keys that rules may use. */
export const en: typeof spoken = { ...spoken };
