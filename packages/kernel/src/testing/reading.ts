/** Whether everything that a match says can be read: each message has a text, and each id that it shows has a name. */
import { effectKey, type Match, type Message } from '../index.ts';
import { shownTo, standOf, viewersOf } from './checks.ts';

export interface ReaderSettings {
  /** Arguments that a text does not show need no name. */
  readonly onlyShown?: boolean;
}

export class Reader {
  /** What could not be read. */
  readonly unknown = new Set<string>();
  readonly #texts: Readonly<Record<string, string | undefined>>;
  readonly #onlyShown: boolean;
  /** What was found once: many games say the same things. */
  readonly #arguments = new Map<string, string[]>();
  readonly #naming = new Map<string, Map<string, boolean>>();
  readonly #named = new Set<string>();

  constructor(texts: Readonly<Record<string, string>>, { onlyShown = false }: ReaderSettings = {}) {
    this.#texts = texts;
    this.#onlyShown = onlyShown;
  }

  read({ key, args = {} }: Message): void {
    const text = this.#texts[key];
    if (text === undefined) this.unknown.add(key);
    for (const name of this.#argumentsOf(text ?? '')) {
      if (args[name] === undefined) this.unknown.add(`${key} without ${name}`);
    }
    for (const [name, value] of Object.entries(args)) {
      if (!this.#isNaming(text ?? '', name)) continue;
      if (Array.isArray(value)) for (const id of value) this.#readArgument(key, id);
      else this.#readArgument(key, value);
    }
  }

  /** What need not be said at all, but can be read if it is. */
  readIfSaid(key: string, args: Message['args']): void {
    if (this.#texts[key] !== undefined) this.read({ key, args });
  }

  #readArgument(key: string, id: unknown): void {
    if (typeof id === 'string') {
      if (this.#named.has(id) || id.startsWith('seat/')) return; // players have names of their own
      if (this.#texts[`name.${id}`] === undefined) this.unknown.add(`name.${id} in ${key}`);
      else this.#named.add(id);
    }
    if (typeof id === 'object' && id !== null && 'key' in id) this.read(id as Message);
  }

  /** Whether the text says the name of what this argument is. */
  #isNaming(text: string, name: string): boolean {
    const known = this.#naming.getOrInsertComputed(text, () => new Map());
    return known.getOrInsertComputed(name, () => {
      const isSelecting = text.includes(`{${name}, select`); // by the id
      return !isSelecting && (!this.#onlyShown || text.includes(`{${name}`));
    });
  }

  /** The names of a text's arguments, without those within plural or select branches. */
  #argumentsOf(text: string): string[] {
    const known = this.#arguments.get(text);
    if (known) return known;
    let flat = text;
    while (/\{[^{}]*\{[^{}]*\}/.test(flat)) flat = flat.replaceAll(/(\{[^{}]*)\{[^{}]*\}/g, '$1');
    const names = [...flat.matchAll(/\{(\w+)|, name,[^{}]*#([a-z]\w*)/g)].map(([, name, count]) => name ?? count ?? '');
    this.#arguments.set(text, names);
    return names;
  }
}

/** Reads all that is asked now. The first thing that is wrong with it, or null. */
export function questionFlaw<S extends object, C>(
  match: Match<S, C>,
  reader: Reader,
  catalogue: string,
): string | null {
  for (const seat of match.waitingFor()) {
    const decision = match.pending(seat);
    if (decision === null) return `seat ${seat} is waited for, but not asked`;
    const { prompt, options } = decision;
    if (options.filter(({ idle }) => idle).length > 1) return `two options decline: ${prompt.key}`;
    if (new Set(options.map(({ id }) => id)).size < options.length) return `an option twice: ${prompt.key}`;
    reader.read(prompt);
    for (const { label } of options) {
      reader.read(label);
      reader.readIfSaid(effectKey(label.key), label.args);
    }
    for (const { label } of match.starts(seat)) reader.read(label);
    for (const { label, rule } of match.blocked(seat)) {
      reader.read(label);
      if (!isListed(rule, catalogue)) return `no such rule: ${rule}`;
    }
  }
  return null;
}

/** Rules found in a catalogue, which is long. */
const listed = new Map<string, Set<string>>();

function isListed(rule: string, catalogue: string): boolean {
  const known = listed.getOrInsertComputed(catalogue, () => new Set());
  if (!known.has(rule) && catalogue.includes(`\`${rule}\``)) known.add(rule);
  return known.has(rule);
}

/** All that a match shows anybody, with its fingerprint. */
export function whole<S extends object, C>(match: Match<S, C>): string {
  const seats = match.game.seats(match.config);
  const stand = standOf(match);
  return [match.hash, match.waitingFor(), ...viewersOf(seats).map((viewer) => shownTo(match, viewer, stand))].join();
}
