import type { Question } from '@orrery/kernel';
import type { Arena } from './arena.ts';
import type { Casualties } from './losses.ts';
import type { Volleys } from './volleys.ts';
import type { Windows } from './windows.ts';

/** How a battle is asked about: the table, the dice, who is lost, and what both sides answer. */
export interface Means {
  readonly arena: Arena;
  readonly volleys: Volleys;
  readonly windows: Windows;
  readonly casualties: readonly [Casualties, Casualties];
  readonly answer: (question: Question) => unknown;
}
