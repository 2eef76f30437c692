import { eclipseGentle } from './gentle.ts';
import { settled } from './judge.ts';
import { eclipseGreedy } from './player.ts';

/** The bots of Eclipse, the weakest first. */
export const bots = { gentle: eclipseGentle, greedy: eclipseGreedy };

/** Questions before which an action is over. */
export const pauses = settled;
