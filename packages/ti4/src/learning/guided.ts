import type { Guided } from '@orrery/kernel';
import type { Prompt } from '../prompts.ts';
import type { Region } from './regions.ts';

/** The first game of a newcomer. */
export const guided: Guided<Prompt, Region> = {
  options: { players: 3, points: 10, galaxy: 'preset', factions: ['sol', 'hacan', 'letnev'] },
  bots: ['gentle', 'gentle'],
  counter: 'round',
  hintsThrough: 1,
  endsAfter: 1,
  next: 'Now try this: find the objective that you are nearest to, and plan the whole round for it before you choose a strategy card.',
  late: [
    'ti4.retreat?',
    'ti4.assign-hits',
    'ti4.sustain-damage',
    'ti4.remove-custodians?',
    'ti4.vote',
    'ti4.cast-votes',
  ],
  open: 'goals',
};
