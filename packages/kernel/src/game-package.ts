import type { Game } from './game.ts';
import type { Choice, OptionValue } from './options.ts';

/** ICU texts by message key. */
export type Texts = { readonly [key: string]: string };

/** Items of one kind: all that the game has, and those of them that do what they say. */
export interface ContentKind {
  readonly all: readonly string[];
  readonly implemented: readonly string[];
}

/** All that server, bots, pages and commands know about a game. Each game exports one, and one list names them all. */
export interface GamePackage<S extends object = object, C = unknown> {
  readonly game: Game<S, C>;
  /** For how many players it is, and for how many when nobody says. */
  readonly players: { readonly counts: readonly number[]; readonly usual: number };
  readonly options: { readonly [key: string]: Choice };
  /** Texts by language. English has all of them. */
  readonly messages: { readonly en: Texts } & { readonly [language: string]: Texts };
  /** Cards, tiles, factions and so on, by kind. */
  readonly content: { readonly [kind: string]: ContentKind };
  /** Rules that software does not enforce, and why. */
  readonly notEnforced: { readonly [rule: string]: string };
  /** The first invariant that a state violates, or null. */
  broken(state: S): string | null;
  readonly catalogue: URL;
  /** The figures that pages draw the game from. */
  readonly tables: unknown;
  /** Values of options that long runs go through in turn. */
  readonly variety: { readonly [option: string]: readonly (OptionValue | readonly OptionValue[])[] };
}
