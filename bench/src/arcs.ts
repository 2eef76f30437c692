/** Arcs, as it is played: random legal play at all table sizes, with and without leaders and lore. */
import { arcs } from '@orrery/arcs';
import { wholeGames } from './whole-games.ts';

const configs = [2, 3, 4].flatMap((players) =>
  ['off', 'base', 'all'].map((leadersAndLore) => ({ players, leadersAndLore })),
);

export const { works, measure } = wholeGames(import.meta.url, arcs, configs, { gamesEach: 2, decisionGoal: 15 });
