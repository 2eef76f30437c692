/**
 * What each option does, in a sentence beside its label: the arguments are those of the label. An option without an entry does
 * not compile; one without a sentence only answers its question.
 */
import type { Effect } from '@orrery/kernel';
import { combat } from './combat.ts';
import { common } from './common.ts';
import { tactical } from './tactical.ts';
import { turn } from './turn.ts';

export const effects = { ...common, ...turn, ...tactical, ...combat } satisfies { readonly [label: string]: Effect };
