import type { StartSentence } from '@orrery/kernel';
import type { Selector } from './selectors.ts';

/** Said once, before the first decision. */
export const start: readonly StartSentence<Selector>[] = [
  {
    show: 'system:mine.*',
    text: 'These are yours: a city, a starport and eight ships. Cities give resources, starports build ships.',
  },
  {
    show: 'region:hand',
    text: 'These six cards are your turns in this chapter. The pips are actions, the number is strength, the picture an ambition.',
  },
  { show: 'region:initiative', text: 'Who has the initiative leads each round. The others surpass, copy or pivot.' },
  {
    show: 'region:ambitions',
    text: 'Five ambitions. Only those that somebody declares bring Power, to whoever has most when the chapter ends.',
  },
  {
    show: 'slot:mine.*',
    text: 'Resources lie here. Each can be spent for an extra action before your first pip, or kept to count for an ambition.',
  },
  {
    show: 'region:power',
    text: 'Five chapters at most: with three players, whoever leads when somebody has 30 Power at the end of a chapter wins.',
  },
];
