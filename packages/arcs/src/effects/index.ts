/** What each option does, in a sentence beside its label: the arguments are those of the label. An option without one does not compile. */
import type { Effect } from '@orrery/kernel';
import { battle } from './battle.ts';
import { cards } from './cards.ts';
import { turn } from './turn.ts';

export const effects = { ...turn, ...battle, ...cards } satisfies { readonly [label: string]: Required<Effect> };
