import type { Emblem } from '../art/emblems.ts';

/** The standard actions, as they are drawn. */
export const actionIcons = {
  tax: 'tycoon',
  build: 'construction',
  move: 'mobilization',
  repair: 'starport',
  influence: 'agent',
  secure: 'guild',
  battle: 'aggression',
} as const satisfies Readonly<Record<string, Emblem>>;
