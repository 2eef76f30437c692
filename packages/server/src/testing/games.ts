/** The games of a server under test. */
import { type GameList, listedGame, games as real } from '@orrery/games';
import type { GamePackage } from '@orrery/kernel';
import { type Trap, type TrapConfig, trap } from './trap.ts';

const trapPackage: GamePackage<Trap, TrapConfig> = {
  game: trap,
  options: { players: { values: [2, 3], default: 2 } },
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

/** Few, because every thread of every server loads them. */
export const games: GameList = {
  arcs: () => real.arcs(),
  eclipse: () => real.eclipse(),
  trap: async () => listedGame(trapPackage),
  unseen: async () => listedGame({ ...trapPackage, isDrawn: false }),
};

export const gamesModule = import.meta.url;
