/**
 * What a game brings to the odds: how a battle is put together, what a table shows of one, and what comes of it. It runs in a
 * worker and asks `@orrery/odds`; the page knows no game and draws what it is told.
 */
import type { Thing } from '@orrery/kernel';
import type { GameJson } from '@orrery/server/protocol';
import type { MessageKey } from '../messages/index.ts';

export const sides = ['attacker', 'defender'] as const;
export type SideName = (typeof sides)[number];
export const parts = [...sides, 'common'] as const;
export type Part = (typeof parts)[number];

/** Figures and choices by the names of their fields. What is not there is as usual. */
export type Values = Readonly<Record<string, number | string>>;

/** A battle as it is stated, which a link can carry. */
export type Setup = Readonly<Record<Part, Values>>;

/** What something is called: a thing of the game, or in words of the page. */
export type Named = { readonly thing: Thing } | { readonly text: MessageKey };

export interface CountField {
  readonly kind: 'count';
  readonly id: string;
  readonly name: Named;
  readonly most: number;
  /** Its value where none is stated; 0 unless said. */
  readonly usual?: number;
  /** Figures that are the same in all languages: "5+". */
  readonly figures?: string;
  /** How many of them are damaged is stated in this field. */
  readonly damaged?: string;
  /** They stand next to the battle and reach it. */
  readonly isNear?: true;
  /** The thing that is drawn beside it, where the name is no thing. */
  readonly icon?: string;
}

export interface SwitchField {
  readonly kind: 'switch';
  readonly id: string;
  readonly name: Named;
  /** What it says when it is on; 1 unless said. */
  readonly on?: string;
}

export interface ChoiceField {
  readonly kind: 'choice';
  readonly id: string;
  readonly name: Named;
  /** What holds where none is stated; that of the empty value unless said. */
  readonly usual?: string;
  readonly options: readonly { readonly value: string; readonly name: Named }[];
}

/** One of several things, or what an empty choice means. */
export function choiceOf(
  id: string,
  name: MessageKey,
  empty: MessageKey,
  kind: string,
  ids: readonly string[],
): ChoiceField {
  return {
    kind: 'choice',
    id,
    name: { text: name },
    options: [
      { value: '', name: { text: empty } },
      ...[...new Set(ids)].map((value) => ({ value, name: { thing: `${kind}/${value}` as const } })),
    ],
  };
}

/** In which order things are lost: as usual (nothing is stated), the `best`, or one that is stated: `fighter.destroyer`. */
export interface OrderField {
  readonly kind: 'order';
  readonly id: string;
  readonly name: Named;
  readonly things: readonly { readonly value: string; readonly name: Named }[];
  readonly hasBest: boolean;
}

export type Field = CountField | SwitchField | ChoiceField | OrderField;

export interface Group {
  readonly title: MessageKey;
  readonly fields: readonly Field[];
  /** It is shown when somebody wants it, or when something of it is stated. */
  readonly isFolded?: true;
}

export type Form = Readonly<Record<Part, readonly Group[]>>;

export interface Piece {
  readonly thing: Thing;
  readonly count: number;
  readonly damaged?: number;
}

/** What may come, the likeliest first. */
export interface Outcomes {
  readonly title: MessageKey;
  /** Whose; null for what is nobody's. */
  readonly side: SideName | null;
  readonly rows: readonly { readonly chance: number; readonly pieces: readonly Piece[] }[];
}

export interface Shares {
  readonly win: number;
  readonly draw: number;
  readonly loss: number;
}

/** `win` and `loss` as the attacker sees it. */
export interface Answer extends Shares {
  /** What the three mean. */
  readonly meaning: Readonly<Record<keyof Shares, MessageKey>>;
  readonly chances: readonly { readonly text: MessageKey; readonly chance: number }[];
  /** Averages, of a side or of both. */
  readonly averages: readonly { readonly text: MessageKey; readonly side: SideName | null; readonly value: number }[];
  readonly outcomes: readonly Outcomes[];
  /** How it stands after each round; `open`: it goes on. */
  readonly rounds: readonly (Shares & { readonly open: number })[];
  /** What the answer assumes: in which order each side loses what, which dice were chosen. */
  readonly assumed: readonly {
    readonly text: MessageKey;
    readonly side: SideName | null;
    readonly things: readonly Piece[];
  }[];
  /** What it leaves out. */
  readonly leftOut: readonly Thing[];
}

/** A battle of a table in few words, by which the game finds it in a view. */
export type Where = GameJson;

/** `Battle` is what the odds of the game take. */
export interface Calculator<Battle = unknown> {
  /** What the page begins with. */
  readonly start: Setup;
  battleIn(setup: Setup): Battle;
  /** The same battle in the fields of the form, as far as these go. */
  setupOf(battle: Battle): Setup;
  formOf(setup: Setup): Form;
  /** `isBrief`: only the chances, for a line at the table. */
  answerTo(battle: Battle, isBrief?: boolean): Answer;
  /** The battle that a viewer sees, or null if there is none. */
  fromView(view: GameJson, where: Where): Battle | null;
}

export const nothing: Setup = { attacker: {}, defender: {}, common: {} };

export function counted(values: Values, id: string, usual = 0): number {
  const value = values[id];
  return typeof value === 'number' ? value : usual;
}

export function worded(values: Values, id: string): string {
  const value = values[id];
  return typeof value === 'string' ? value : '';
}

/** Ids of what is on, of fields that begin with a kind: `technology/`. */
export function chosenOf(values: Values, kind: string): string[] {
  return Object.keys(values)
    .filter((id) => id.startsWith(kind) && values[id] !== 0)
    .map((id) => id.slice(kind.length));
}

/** Fields of a kind that are on. */
export function switchedOn(kind: string, ids: readonly string[]): Values {
  return Object.fromEntries(ids.map((id) => [`${kind}${id}`, 1]));
}
