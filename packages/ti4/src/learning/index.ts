/** How Twilight Imperium is taught: the words, which the page loads when somebody wants them. */
import { type Learning, learningTexts } from '@orrery/kernel/learning';
import type { Prompt } from '../prompts.ts';
import { concepts } from './concepts.ts';
import { diagrams } from './diagrams.ts';
import { guided } from './guided.ts';
import { hints } from './hints/index.ts';
import { introduction } from './introduction.ts';
import { reasonWords } from './reason-words.ts';
import { type Region, regions } from './regions.ts';
import type { Selector } from './selectors.ts';
import { start } from './start.ts';

export const learning: Learning<Prompt, Selector, Region> = {
  guided,
  regions,
  start,
  hints,
  introduction,
  diagrams,
  concepts,
  reasons: reasonWords,
};

/** The same words as English texts by key, `learn.ti4.…`. */
export const learningMessages = learningTexts('ti4', learning);
