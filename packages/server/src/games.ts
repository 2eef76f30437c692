/** The games that the server offers. */
import { gamesOf, type ListedGame } from '@orrery/games';

/** A game whose state and configuration are its own business. */
export type AnyGame = ListedGame['game'];

export type ServedGame = ListedGame;

export type ServedGames = ReadonlyMap<string, ServedGame>;

/** The games of a list's module that can be played at a table. Threads load them, too. */
export async function servedGames(module: string): Promise<ServedGames> {
  const loading = Object.entries(await gamesOf(module)).map(async ([id, load]) => [id, await load()] as const);
  const games = await Promise.all(loading);
  return new Map(games.filter(([, { isDrawn }]) => isDrawn));
}
