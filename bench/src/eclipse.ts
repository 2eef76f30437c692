/** Eclipse, as random players play it at all table sizes. */
import { eclipse } from '@orrery/eclipse';
import { wholeGames } from './whole-games.ts';

const configs = [2, 4, 6].map((players) => ({ players, warpPortals: players === 6, species: 'random' }));

export const { works, measure } = wholeGames(import.meta.url, eclipse, configs, 4, 25);
