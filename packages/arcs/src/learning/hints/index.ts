import type { Hint } from '@orrery/kernel';
import type { Prompt } from '../../prompts.ts';
import type { Selector } from '../selectors.ts';
import { court } from './court.ts';
import { leadersAndLore } from './leaders-and-lore.ts';
import { rules } from './rules.ts';

/** A hint for every question there is: a missing one does not compile. */
export const hints: { readonly [prompt in Prompt]: Hint<Selector> } = { ...rules, ...court, ...leadersAndLore };
