import type { StartSentence } from '@orrery/kernel';
import type { Selector } from './selectors.ts';

/** Said once, before the first decision. */
export const start: readonly StartSentence<Selector>[] = [
  {
    show: 'sector:home',
    text: 'This is your home. The cubes on it produce materials, science and money; the disc shows that it is yours.',
  },
  {
    show: 'region:influence-track',
    text: 'Every action and every sector takes a disc from here. The number you uncover is what you pay in money each round.',
  },
  {
    show: 'zone:*',
    text: 'These zones are unknown. Explore them, take what is good and settle it with your colony ships.',
  },
  {
    show: 'region:blueprints',
    text: 'You design your ships. A part you put on a blueprint counts for all ships of that type at once.',
  },
  {
    show: 'region:technologies',
    text: 'Technologies are bought with science. Few copies lie here, and new ones come each round.',
  },
  {
    show: 'region:round',
    text: 'Eight rounds. Then sectors, reputation from battles, technologies, monoliths and discoveries are counted.',
  },
];
