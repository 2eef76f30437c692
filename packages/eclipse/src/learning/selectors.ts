import type { Selectors } from '@orrery/kernel';
import type { Region } from './regions.ts';

/** The kinds of things that options are about, as far as words point at them. */
export const kinds = [
  'action',
  'blueprint',
  'build',
  'drawn',
  'part',
  'reputation',
  'sector',
  'ship',
  'square',
  'technology',
  'track',
  'zone',
] as const;

/** What the words of Eclipse point at. */
export type Selector = Selectors<(typeof kinds)[number], Region>;
