/** Eclipse, as random players play it at all table sizes. */
import { eclipse } from '@orrery/eclipse';
import { playPrudently } from '@orrery/eclipse/testing';
import { wholeGames } from './whole-games.ts';

const configs = [2, 4, 6].map((players) => ({ players, warpPortals: players === 6, species: 'random' }));

export const { works, measure } = wholeGames(import.meta.url, eclipse, configs, {
  gamesEach: 4,
  decisionGoal: 25,
  playLong: playPrudently, // random players are bankrupt after a round or two
  areRoundsAlike: false, // the first have a small galaxy and no battles
});
