/** The games of a server under test. */
import { anyGame, type GameTable, games as realGames } from '../games.ts';
import { trap } from './trap.ts';

export const games: GameTable = {
  ...realGames,
  trap: async () => ({
    game: anyGame(trap),
    players: [2, 3],
    options: { players: { values: [2, 3], default: 2 } },
    tables: {},
    messages: { en: {} },
    catalogue: new URL('./catalogue.md', import.meta.url),
  }),
};

export const gamesModule = import.meta.url;
