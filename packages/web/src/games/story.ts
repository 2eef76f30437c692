/** What happened, told turn by turn: what a game's `tell` makes of its events, and the tools for making it. */
import type { GameJson, WireEvent, WireMessage } from '@orrery/server/protocol';
import { seatIn } from '@orrery/voice';

/** 2 is a turning point, which stays in sight; 1 matters to others; 0 is everyday. */
export type Weight = 0 | 1 | 2;

export interface StoryTurn {
  /** Whose turn it was; null for what the game itself does, or several together. */
  readonly seat: number | null;
  /** Those who did the same one after the other. */
  readonly seats?: readonly number[];
  /** All of it in one line, without the player's name: "taxes Hex 2, builds a ship". */
  readonly title: WireMessage;
  /** What was done, in order. Every event of the turn stands in one of them. */
  readonly lines: readonly StoryLine[];
  /** The targets on the board that it is about. */
  readonly places: readonly string[];
  readonly weight: Weight;
}

export interface StoryLine {
  /** An event as it was told, or several in one sentence. */
  readonly message: WireMessage;
  /** All that it stands for; what the sentence leaves out is read there. */
  readonly events: readonly WireEvent[];
  /** It stands before what belongs to it, such as a round of a battle before its dice. */
  readonly isHeading?: true;
}

/** Whom the story is told to: what concerns them weighs more. */
export interface Reader {
  readonly seat: number | null;
  readonly view: GameJson;
}

export type Tell = (events: readonly WireEvent[], reader: Reader) => readonly StoryTurn[];

/** A throw of dice, as long as it is looked at. */
export interface StoryRoll {
  /** The event that told of it. */
  readonly event: WireEvent;
  /** The players who attack or defend with it. */
  readonly seats: readonly number[];
  /** Who threw at whom, and where. */
  readonly title: WireMessage;
  /** Each die as the game's `Die` draws it. */
  readonly dice: readonly string[];
  /** The target on the board where it fell. */
  readonly place: string | null;
  /** What came of it, as far as it is told. */
  readonly outcome: WireMessage;
}

export type TellRolls = (events: readonly WireEvent[]) => readonly StoryRoll[];

export interface Stretch {
  readonly seat: number | null;
  readonly events: readonly WireEvent[];
}

/**
 * Cuts a story into turns. `opens` says whose turn begins with an event (null: nobody's), or undefined when it belongs to the
 * turn before.
 */
export function stretches(
  events: readonly WireEvent[],
  opens: (event: WireEvent, current: Stretch | undefined) => number | null | undefined,
): Stretch[] {
  const found: { seat: number | null; events: WireEvent[] }[] = [];
  for (const event of events) {
    const seat = opens(event, found.at(-1));
    const current = found.at(-1);
    if (seat !== undefined || !current) found.push({ seat: seat ?? null, events: [event] });
    else current.events.push(event);
  }
  return found;
}

/**
 * Tells each turn once: while a story grows, turns that got no more events stay as they were told, and are the same objects.
 */
export function remembering(
  tell: (stretch: Stretch, reader: Reader) => StoryTurn,
): (stretch: Stretch, reader: Reader) => StoryTurn {
  const known = new WeakMap<WireEvent, { readonly stretch: Stretch; readonly seat: number | null; turn: StoryTurn }>();
  return (stretch, reader) => {
    const { seat } = reader;
    const [first] = stretch.events;
    const before = first && known.get(first);
    if (before && before.seat === seat && isAlike(before.stretch, stretch)) return before.turn;
    const turn = tell(stretch, reader);
    if (first) known.set(first, { stretch, seat, turn });
    return turn;
  };
}

function isAlike(a: Stretch, b: Stretch): boolean {
  return a.seat === b.seat && a.events.length === b.events.length && a.events.at(-1) === b.events.at(-1);
}

/** Cuts the events of a turn into what was done one after the other. */
export function actionsOf(events: readonly WireEvent[], begins: (event: WireEvent) => boolean): WireEvent[][] {
  const found: WireEvent[][] = [];
  for (const event of events) {
    const current = found.at(-1);
    if (!current || begins(event)) found.push([event]);
    else current.push(event);
  }
  return found;
}

/** A line that says what its one event says. */
export function lineOf(event: WireEvent): StoryLine {
  return { message: event, events: [event] };
}

/** The targets of the things that events speak of: `system/3-gate` is drawn as `system:3-gate`. */
export function placesIn(events: readonly WireEvent[]): string[] {
  const places = new Set<string>();
  for (const { args = {} } of events) for (const value of Object.values(args).flat()) addPlace(places, value);
  return [...places];
}

function addPlace(places: Set<string>, value: unknown): void {
  if (typeof value === 'string' && value.includes('/') && seatIn(value) === null) places.add(targetOf(value));
}

export function targetOf(thing: string): string {
  return thing.replace('/', ':');
}

export interface Path {
  readonly from: string;
  readonly to: string;
}

/** Where things went, for events that say from where to where. */
export function pathsIn(events: readonly WireEvent[]): Path[] {
  const paths = events.flatMap(({ args = {} }): Path[] => {
    const [from, to] = [args.from, args.to ?? args.sector];
    return isPlace(from) && isPlace(to) && kindOf(from) === kindOf(to)
      ? [{ from: targetOf(from), to: targetOf(to) }]
      : [];
  });
  return paths.filter((path, index) => paths.findIndex((each) => isSame(each, path)) === index);
}

function isSame(a: Path, b: Path): boolean {
  return a.from === b.from && a.to === b.to;
}

function isPlace(value: unknown): value is string {
  return typeof value === 'string' && /^(?:system|sector)\//.test(value);
}

function kindOf(thing: string): string {
  return thing.slice(0, thing.indexOf('/'));
}

/** The same things once, in order. */
export function once<T>(items: readonly T[]): T[] {
  return [...new Set(items)];
}
