/** Twilight Imperium with six players, as random players play it. */
import { ti4 } from '@orrery/ti4';
import { wholeGames } from './whole-games.ts';

const configs = ['preset', 'random'].map((galaxy) => ({ players: 6, galaxy, factions: 'random' }));

export const { works, measure } = wholeGames(import.meta.url, ti4, configs, { gamesEach: 2, decisionGoal: 40 });
