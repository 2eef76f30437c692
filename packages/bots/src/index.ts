import type { Player } from '@orrery/kernel';
import { arcsGreedy } from './arcs/player.ts';
import { eclipseGreedy } from './eclipse/player.ts';
import { random } from './random.ts';
import { ti4Greedy } from './ti4/player.ts';

/** The bot of this name for a game, or null when that game has none. */
export type Bot = (game: string) => Player | null;

/** Every bot by its name. */
export const bots: Readonly<Record<string, Bot>> = {
  random: () => random,
  greedy: forGames({ arcs: arcsGreedy, eclipse: eclipseGreedy, ti4: ti4Greedy }),
};

/** A bot that only some games have: `greedy: forGames({ arcs: arcsGreedy })`. */
export function forGames(players: Readonly<Record<string, Player>>): Bot {
  return (game) => (Object.hasOwn(players, game) ? (players[game] ?? null) : null);
}

export function findBot(name: string, game: string): Player | null {
  return Object.hasOwn(bots, name) ? (bots[name]?.(game) ?? null) : null;
}

/** The names of the bots that can play a game. */
export function botsFor(game: string): string[] {
  return Object.keys(bots).filter((name) => findBot(name, game) !== null);
}
