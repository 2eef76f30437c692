/** Deeds: what players did, taken from events, so that the same ones can be told in one sentence. */
import type { WireEvent, WireMessage } from '@orrery/server/protocol';
import { once } from './story.ts';

export type Args = NonNullable<WireEvent['args']>;

export interface Deed {
  /** `story.<name>` says it. */
  readonly name: string;
  /** What is the same in deeds that are told as one. */
  readonly args: Args;
  readonly count: number;
  readonly places: readonly unknown[];
  readonly things: readonly unknown[];
  readonly results: readonly Result[];
}

/** What came of a deed: `story.result.<name>` says it. The same results are added up. */
export interface Result {
  readonly name: string;
  readonly args: Args;
  readonly count: number;
  readonly things: readonly unknown[];
}

/** What the events of a game mean, by their keys. */
export interface Meanings {
  readonly deeds: Readonly<Record<string, (args: Args) => Deed>>;
  readonly results: Readonly<Record<string, (args: Args) => Result>>;
}

export function deed(name: string, more: Partial<Deed> = {}): Deed {
  return { name, args: {}, count: 0, places: [], things: [], results: [], ...more };
}

export function result(name: string, args: Args = {}, count = 1, things: readonly unknown[] = []): Result {
  return { name, args, count, things };
}

/** The deeds among events, each with what came of it. */
export function deedsIn(events: readonly WireEvent[], { deeds, results }: Meanings): Deed[] {
  const found: Deed[] = [];
  for (const { key, args = {} } of events) {
    const next = deeds[key]?.(args);
    const outcome = results[key]?.(args);
    const before = found.at(-1);
    if (next) found.push(next);
    else if (before && outcome) found[found.length - 1] = { ...before, results: [...before.results, outcome] };
  }
  return found;
}

/** What came of events, whatever was done. */
export function resultsIn(events: readonly WireEvent[], { results }: Meanings): Result[] {
  return events.flatMap(({ key, args = {} }) => results[key]?.(args) ?? []);
}

/** The same deeds told as one, where the first stood. */
export function joined(all: readonly Deed[]): Deed[] {
  return merged(all, (a, b) => ({
    ...a,
    count: a.count + b.count,
    places: once([...a.places, ...b.places]),
    things: once([...a.things, ...b.things]),
    results: [...a.results, ...b.results],
  }));
}

/** All deeds in one sentence. */
export function toldDeeds(deeds: readonly Deed[]): WireMessage {
  return { key: 'story.turn', args: { deeds: deeds.map(deedMessage) } };
}

function deedMessage({ name, args, count, places, things, results }: Deed): WireMessage {
  return { key: `story.${name}`, args: { ...args, count, places, things, results: toldResults(results) } };
}

export function toldResults(results: readonly Result[]): WireMessage[] {
  const added = merged(results, (a, b) => ({ ...a, count: a.count + b.count, things: [...a.things, ...b.things] }));
  return added.map(({ name, args, count, things }) => ({
    key: `story.result.${name}`,
    args: { ...args, count, things },
  }));
}

function merged<T extends { readonly name: string; readonly args: Args }>(
  all: readonly T[],
  together: (a: T, b: T) => T,
): T[] {
  const found = new Map<string, T>();
  for (const each of all) {
    const same = `${each.name} ${JSON.stringify(each.args)}`;
    const before = found.get(same);
    found.set(same, before ? together(before, each) : each);
  }
  return [...found.values()];
}
