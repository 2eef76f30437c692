import { court } from './court.ts';
import { leaders } from './leaders.ts';
import { lore } from './lore.ts';
import { names } from './names.ts';
import { options } from './options.ts';
import { rules } from './rules.ts';

const spoken = { ...rules, ...court, ...leaders, ...lore } as const;

/** All English texts. The names of ids and options are not keys that rules may use. */
export const en: typeof spoken = { ...names, ...options, ...spoken };
