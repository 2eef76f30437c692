/** The games that the server can play. Threads load this module too, by its address. */
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import type { Game } from '@orrery/kernel';
import type { OptionFace } from './protocol/index.ts';

/** A game whose state and configuration are its own business. */
export type AnyGame = Game<object, unknown>;

/** What the server knows about a game. */
export interface ServedGame {
  readonly game: AnyGame;
  readonly players: readonly number[];
  readonly options: Readonly<Record<string, OptionFace>>;
  /** The figures that clients draw the game from. */
  readonly tables: unknown;
  /** ICU texts by language and key. */
  readonly messages: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly catalogue: URL;
}

/** Games by name; each is loaded when it is wanted. */
export type GameTable = Readonly<Record<string, () => Promise<ServedGame>>>;

export const games: GameTable = {
  arcs: async () => {
    const { arcs, messages, options, tables } = await import('@orrery/arcs');
    return {
      game: anyGame(arcs),
      players: [2, 3, 4],
      options,
      tables,
      messages,
      catalogue: packageFile('@orrery/arcs/catalogue.md'),
    };
  },
  eclipse: async () => {
    const { eclipse, messages, options, tables } = await import('@orrery/eclipse');
    return {
      game: anyGame(eclipse),
      players: [2, 3, 4, 5, 6],
      options,
      tables,
      messages,
      catalogue: packageFile('@orrery/eclipse/catalogue.md'),
    };
  },
};

/** The address of this module, for threads. */
export const gamesModule = import.meta.url;

/** The table of games of a module such as this one. */
export async function gamesOf(module: string): Promise<GameTable> {
  const { games: table } = (await import(module)) as { games: GameTable };
  return table;
}

/** Forgets what a game's state and configuration look like. */
export function anyGame<S extends object, C>(game: Game<S, C>): AnyGame {
  return game as unknown as AnyGame;
}

function packageFile(specifier: string): URL {
  return pathToFileURL(createRequire(import.meta.url).resolve(specifier));
}
