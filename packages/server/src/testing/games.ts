/** The games of a server under test. */
import { type GameList, listedGame, games as real } from '@orrery/games';
import { type Trap, type TrapConfig, trap } from './trap.ts';

export const games: GameList = {
  ...real,
  trap: async () =>
    listedGame<Trap, TrapConfig>({
      game: trap,
      options: { players: { values: [2, 3], default: 2 } },
      messages: { en: {} },
      content: {},
      notEnforced: {},
      broken: () => null,
      catalogue: new URL('./catalogue.md', import.meta.url),
      isDrawn: true,
      tables: {},
      variety: {},
    }),
};

export const gamesModule = import.meta.url;
