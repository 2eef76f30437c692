import { arcsGentle } from './gentle.ts';
import { settled } from './judge.ts';
import { arcsGreedy } from './player.ts';

/** The bots of Arcs, the weakest first. */
export const bots = { gentle: arcsGentle, greedy: arcsGreedy };

/** Questions before which an action is over. */
export const pauses = settled;
