/** The games of a server under test. */
import { type GameList, listedGame } from '@orrery/games';
import { games as real } from '@orrery/games/testing';
import type { GamePackage } from '@orrery/kernel';
import { bellsGame } from '@orrery/kernel/testing/bells';
import { trap } from './trap.ts';

/** A game of which nothing is known but how it goes. */
function bare<State extends object, Config>(
  game: GamePackage<State, Config>['game'],
  players: readonly number[],
): GamePackage<State, Config> {
  return {
    game,
    options: { players: { values: players, default: players[0] ?? 0 } } as GamePackage<State, Config>['options'],
    messages: { en: {} },
    content: {},
    notEnforced: {},
    broken: () => null,
    catalogue: new URL('./catalogue.md', import.meta.url),
    rulings: [],
    isDrawn: true,
    tables: {},
    variety: {},
  };
}

/** Few, because every thread of every server loads them. */
export const games: GameList = {
  arcs: real.arcs,
  eclipse: real.eclipse,
  trap: async () => listedGame(bare(trap, [2, 3])),
  bells: async () => listedGame({ ...bare(bellsGame, [3]), hasWindows: true }),
  unseen: async () => listedGame({ ...bare(trap, [2, 3]), isDrawn: false }),
};

export const gamesModule = import.meta.url;
