import type { Guided } from '@orrery/kernel';
import type { Prompt } from '../prompts.ts';
import type { Region } from './regions.ts';

/** The first game of a newcomer. */
export const guided: Guided<Prompt, Region> = {
  options: { players: 3, setupCard: '3p-homelands', leadersAndLore: 'off' },
  bots: ['gentle', 'gentle'],
  counter: 'chapter',
  hintsThrough: 1,
  endsAfter: 1,
  next: 'Now try this: before you lead, look for an ambition in which you are ahead, and lead a card that shows it to declare it.',
  late: ['arcs.battle', 'arcs.dice', 'arcs.hit', 'arcs.raid', 'arcs.ransack'],
  open: 'ambitions',
};
