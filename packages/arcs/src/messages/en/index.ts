import { effectTexts } from '@orrery/kernel';
import { effects } from '../../effects/index.ts';
import { court } from './court.ts';
import { leaders } from './leaders.ts';
import { lore } from './lore.ts';
import { names } from './names.ts';
import { options } from './options.ts';
import { rules } from './rules.ts';
import { story } from './story.ts';

const spoken = { ...rules, ...court, ...leaders, ...lore } as const;

/** All English texts. Names, options, effects and what the page tells in brief are not keys that rules may use. */
export const en: typeof spoken = { ...names, ...options, ...effectTexts(effects), ...story, ...spoken };
