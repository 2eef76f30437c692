/** What is played while servers are killed: the next one has to be there soon, and loads nothing else. */
import type { GameList } from '@orrery/games';
import { games as real } from '@orrery/games/testing';

export const games: GameList = { arcs: real.arcs };

export const gamesModule = import.meta.url;
