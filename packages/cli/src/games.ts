import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import type { Game, Json } from '@orrery/kernel';
import type { Voice } from '@orrery/voice';
import { UsageError } from './errors.ts';

/** A game whose state and configuration are its own business. */
export type AnyGame = Game<object, unknown>;

/** All that the commands know about a game. */
export interface GamePackage {
  readonly game: AnyGame;
  /** ICU texts by message key. */
  readonly messages: { readonly en: Readonly<Record<string, string>> };
  /** The ids of everything the game has, by kind. */
  readonly content: Readonly<Record<string, readonly string[]>>;
  /** Rules that software does not enforce, and why. */
  readonly notEnforced: Readonly<Record<string, string>>;
  /** The first invariant that a state violates, or null. */
  broken(state: object): string | null;
  readonly catalogue: URL;
  /** How many players there are when nobody says; without it the game's own default holds. */
  readonly defaultPlayers?: number;
  readonly playerCounts: readonly number[];
  /** Values of options that long runs go through in turn, as in `simulate --vary`. */
  readonly variety: Readonly<Record<string, readonly unknown[]>>;
  /** A picture of a view in a few lines of text. */
  describe?(view: Json, voice: Voice): string[];
}

/** Games by name; each is loaded when it is wanted. */
export type GameTable = Readonly<Record<string, () => Promise<GamePackage>>>;

export const games: GameTable = {
  arcs: async () => {
    const [{ arcs, messages, content, notEnforced, broken }, { pictureOfArcs }] = await Promise.all([
      import('@orrery/arcs'),
      import('./pictures/arcs.ts'),
    ]);
    return {
      game: anyGame(arcs),
      messages,
      content,
      notEnforced,
      broken: (state) => broken(state as Parameters<typeof broken>[0]),
      catalogue: packageFile('@orrery/arcs/catalogue.md'),
      defaultPlayers: 3,
      playerCounts: [2, 3, 4],
      describe: pictureOfArcs,
      variety: { leadersAndLore: ['off', 'base', 'off', 'all'] },
    };
  },
  eclipse: async () => {
    const [{ eclipse, messages, content, notEnforced, broken }, { pictureOfEclipse }] = await Promise.all([
      import('@orrery/eclipse'),
      import('./pictures/eclipse.ts'),
    ]);
    return {
      game: anyGame(eclipse),
      messages,
      content,
      notEnforced,
      broken: (state) => broken(state as Parameters<typeof broken>[0]),
      catalogue: packageFile('@orrery/eclipse/catalogue.md'),
      defaultPlayers: 4,
      playerCounts: [2, 3, 4, 5, 6],
      describe: pictureOfEclipse,
      variety: { warpPortals: [false, true], species: ['random', 'chosen'], gcds: ['normal', 'random'] },
    };
  },
  ti4: async () => {
    const [{ ti4, messages, content, notEnforced, broken }, { pictureOfTi4 }] = await Promise.all([
      import('@orrery/ti4'),
      import('./pictures/ti4.ts'),
    ]);
    return {
      game: anyGame(ti4),
      messages,
      content,
      notEnforced,
      broken: (state) => broken(state as Parameters<typeof broken>[0]),
      catalogue: packageFile('@orrery/ti4/catalogue.md'),
      defaultPlayers: 6,
      playerCounts: [3, 4, 5, 6],
      describe: pictureOfTi4,
      variety: { galaxy: ['preset', 'random', 'built'], factions: ['random', 'chosen', 'drafted'] },
    };
  },
};

export async function loadGame(table: GameTable, name: string): Promise<GamePackage> {
  const load = Object.hasOwn(table, name) ? table[name] : undefined;
  if (!load) throw new UsageError(`there is no game '${name}'; choose one of: ${Object.keys(table).join(', ')}`);
  return load();
}

/** Forgets what a game's state and configuration look like. */
export function anyGame<S extends object, C>(game: Game<S, C>): AnyGame {
  return game as unknown as AnyGame;
}

/** A file that a package exports, such as '@orrery/arcs/catalogue.md'. */
export function packageFile(specifier: string): URL {
  return pathToFileURL(createRequire(import.meta.url).resolve(specifier));
}
