import { eclipseGreedy } from './player.ts';

/** The bots of Eclipse, the weakest first. */
export const bots = { greedy: eclipseGreedy };
