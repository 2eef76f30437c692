import type { Reasons } from './advice.ts';
import type { Game } from './game.ts';
import type { Learning } from './learning.ts';
import type { Message, Texts } from './message.ts';
import type { Choice, OptionValue } from './options.ts';

/** What an option does, as a sentence with the arguments of its label, and the rule behind it. */
export interface Effect {
  readonly rule: string;
  readonly text?: string;
}

/** By the keys of the labels. */
export type Effects<Key extends string = string> = { readonly [label in Key]: Effect };

/** The sentences as texts by key: `effect.` and the key of the label. */
export function effectTexts(effects: Effects): Texts {
  const said = Object.entries(effects).filter(([, { text }]) => text !== undefined);
  return Object.fromEntries(said.map(([label, { text = '' }]) => [effectKey(label), text]));
}

export function effectKey(label: string): string {
  return `effect.${label}`;
}

/** Items of one kind: all that the game has, and those of them that do what they say. */
export interface ContentKind {
  readonly all: readonly string[];
  readonly implemented: readonly string[];
}

/** Something that was used, under the heading by which it is counted. */
export type Use = readonly [heading: string, id: string];

/** What can be used in a game, so that many games can tell how much of it ever is. */
export interface Uses<S extends object = object> {
  /** Everything there is, by heading. */
  readonly all: { readonly [heading: string]: readonly string[] };
  /** What an event says was used; `state` is what it led to. */
  told(event: Message, state: Readonly<S>): readonly Use[];
  /** From now on reports, while rules run, what works without being told. Returns what ends it. */
  watch(report: (use: Use) => void): () => void;
}

/** All that server, bots, pages and commands know about a game. Each game exports one, and one list names them all. */
export interface GamePackage<S extends object = object, C = unknown> {
  readonly game: Game<S, C>;
  /** What can be chosen for a game; for how many players it is stands under `players`. */
  readonly options: { readonly players: Choice; readonly [key: string]: Choice };
  /** Texts by language. English has all of them. */
  readonly messages: { readonly en: Texts; readonly [language: string]: Texts };
  /** What options do, and by which rule. */
  readonly effects?: Effects;
  /** Cards, tiles, factions and so on, by kind. */
  readonly content: { readonly [kind: string]: ContentKind };
  /** Rules that software does not enforce, and why. */
  readonly notEnforced: { readonly [rule: string]: string };
  /** The first invariant that a state violates, or null. */
  broken(state: S): string | null;
  /** The rules by id, in a Markdown file. */
  readonly catalogue: URL;
  /** How we play what the rules leave open, by id, in Markdown files like the catalogue. */
  readonly rulings: readonly URL[];
  /** Whether the page draws it. The server offers only games that can be seen. */
  readonly isDrawn: boolean;
  /** It asks in windows, where hidden cards could be used, so that players may let the server pass for them. */
  readonly hasWindows?: true;
  /** The figures that pages draw the game from. */
  readonly tables: unknown;
  /** How it is taught. */
  readonly learning?: Learning;
  /** Why bots do what they do, for those who ask for advice. */
  readonly reasons?: Reasons;
  /** Without it a piece of content counts as used where an event or an answer speaks of it. */
  readonly uses?: Uses<S>;
  /** Values of options that long runs go through in turn. */
  readonly variety: { readonly [option: string]: readonly (OptionValue | readonly OptionValue[])[] };
}

/** The numbers of players that a game is for. */
export function playerCounts({ options: { players } }: Pick<GamePackage, 'options'>): number[] {
  return players.values.map(Number);
}

/** How many players there are when nobody says. */
export function usualPlayers({ options: { players } }: Pick<GamePackage, 'options'>): number {
  return Number(players.default);
}

/** The ids in the keys of texts: of `name.card/x` under `name.card/` it is `x`. */
export type IdUnder<T, Prefix extends string> = keyof T extends infer Key
  ? Key extends `${Prefix}${infer Id}`
    ? Id
    : never
  : never;

/** All of them, in the order of the texts. */
export function idsUnder<T extends Texts, Prefix extends string>(
  texts: T,
  prefix: Prefix,
): readonly IdUnder<T, Prefix>[] {
  const keys = Object.keys(texts).filter((key) => key.startsWith(prefix));
  return keys.map((key) => key.slice(prefix.length) as IdUnder<T, Prefix>);
}
