import type { Hint } from '@orrery/kernel';
import type { Prompt } from '../../prompts.ts';
import type { Selector } from '../selectors.ts';
import { actions } from './actions.ts';
import { battles } from './battles.ts';

/** A hint for every question there is: a missing one does not compile. */
export const hints: { readonly [prompt in Prompt]: Hint<Selector> } = { ...actions, ...battles };
