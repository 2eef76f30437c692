/** What each option does, in a sentence beside its label: the arguments are those of the label. An option without one does not compile. */
import type { Effect } from '@orrery/kernel';
import { actions } from './actions.ts';
import { combat } from './combat.ts';

export const effects = { ...actions, ...combat } satisfies { readonly [label: string]: Required<Effect> };
