import type { Selectors } from '@orrery/kernel';
import type { Region } from './regions.ts';

/** The kinds of things that options are about, as far as words point at them. */
export const kinds = ['card', 'place', 'planet', 'seat', 'system', 'unit'] as const;

/** What the words of Twilight Imperium point at. */
export type Selector = Selectors<(typeof kinds)[number], Region>;
