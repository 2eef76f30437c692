import type { Guided } from '@orrery/kernel';
import type { Prompt } from '../prompts.ts';
import type { Region } from './regions.ts';

/** The first game of a newcomer. */
export const guided: Guided<Prompt, Region> = {
  options: {
    players: 3,
    warpPortals: false,
    ancients: 'normal',
    guardians: 'normal',
    gcds: 'normal',
    species: ['terran-directorate', 'terran-federation', 'terran-union'],
  },
  bots: ['gentle', 'gentle'],
  counter: 'round',
  hintsThrough: 2,
  endsAfter: 1,
  next: 'Now try this: save materials for two cruisers and add a hull to their blueprint; they beat one Ancient in most battles.',
  late: [
    'eclipse.upgrade',
    'eclipse.build',
    'eclipse.activate-ships',
    'eclipse.keep-reputation',
    'eclipse.avert-bankruptcy',
  ],
  open: 'influence-track',
};
