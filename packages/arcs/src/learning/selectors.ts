import type { Selectors } from '@orrery/kernel';
import type { Region } from './regions.ts';

/** The kinds of things that options are about, as far as words point at them. */
export const kinds = ['ambition', 'building', 'card', 'hand', 'slot', 'system'] as const;

/** What the words of Arcs point at. */
export type Selector = Selectors<(typeof kinds)[number], Region>;
