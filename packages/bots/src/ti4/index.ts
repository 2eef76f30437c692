import { ti4Greedy } from './player.ts';

/** The bots of Twilight Imperium, the weakest first. */
export const bots = { greedy: ti4Greedy };
