import { arcsGreedy } from './player.ts';

/** The bots of Arcs, the weakest first. */
export const bots = { greedy: arcsGreedy };
