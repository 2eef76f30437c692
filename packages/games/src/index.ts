/**
 * Every game there is, with the bots that play it: the one list that server, commands, benchmarks and soak runs read.
 * Threads load it too, by the address of its module; tests hand in a module of their own.
 */
import { advise, random } from '@orrery/bots';
import type { Advice, GamePackage, Match, Player, Seat } from '@orrery/kernel';

/** Players by their names, the weakest first. */
export type Bots<S extends object = object> = { readonly [name: string]: Player<S> };

/** A game with the bots that play it; what its state and configuration look like is its own business. */
export interface ListedGame extends GamePackage {
  readonly bots: Bots;
  /** What a bot would do in a seat, and why; null where nobody has written reasons. */
  readonly advise: ((match: Match, seat: Seat) => Advice | null) | null;
}

/** Games by name; each is loaded when it is wanted. */
export type GameList = { readonly [name: string]: () => Promise<ListedGame> };

export const games = {
  arcs: () => listed(import('@orrery/arcs/package'), import('@orrery/bots/arcs')),
  eclipse: () => listed(import('@orrery/eclipse/package'), import('@orrery/bots/eclipse')),
  ti4: () => listed(import('@orrery/ti4/package'), import('@orrery/bots/ti4')),
} satisfies GameList;

/** The address of this module. */
export const gamesModule = import.meta.url;

/** The list of games of a module such as this one. */
export async function gamesOf(module: string): Promise<GameList> {
  const { games: list } = (await import(module)) as { games: GameList };
  return list;
}

async function listed<S extends object, C>(
  game: Promise<{ readonly gamePackage: GamePackage<S, C> }>,
  bots: Promise<{ readonly bots: Bots<S>; readonly pauses: ReadonlySet<string> }>,
): Promise<ListedGame> {
  const players = await bots;
  return listedGame((await game).gamePackage, players.bots, players.pauses);
}

/** A game for a list such as ours. The random bot plays every game. */
export function listedGame<S extends object, C>(
  game: GamePackage<S, C>,
  bots: Bots<S> = {},
  pauses: ReadonlySet<string> = new Set(),
): ListedGame {
  const players = { random, ...(bots as Bots) };
  return { ...(game as unknown as GamePackage), bots: players, advise: adviceFrom(game, players, pauses) };
}

/** The strongest bot advises, whoever plays. */
function adviceFrom(
  { learning, reasons }: Pick<GamePackage, 'learning' | 'reasons'>,
  bots: Bots,
  pauses: ReadonlySet<string>,
): ListedGame['advise'] {
  const player = Object.values(bots).at(-1);
  if (learning === undefined || reasons === undefined || player === undefined) return null;
  return (match, seat) => advise(match, seat, { player, pauses, learning, reasons });
}
