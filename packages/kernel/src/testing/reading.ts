/** Whether everything that a match says can be read: each message has a text, and each id that it shows has a name. */
import { effectKey, type Match, type Message } from '../index.ts';
import { shownTo, standOf, viewersOf } from './checks.ts';

export interface ReaderSettings {
  /** Arguments that a text does not show need no name. */
  readonly onlyShown?: boolean;
}

/** What is known of a text. */
interface Text {
  /** The names of its arguments, without those within plural or select branches. */
  readonly needed: readonly string[];
  /** Whether it says the name of what an argument is. */
  readonly naming: Map<string, boolean>;
  /** The key of what an option with this label does. */
  readonly effect: string;
}

export class Reader {
  /** What could not be read. */
  readonly unknown = new Set<string>();
  readonly #texts: Readonly<Record<string, string | undefined>>;
  readonly #onlyShown: boolean;
  /** What was found once: many games say the same things. */
  readonly #known = new Map<string, Text>();
  readonly #named = new Set<string>();

  constructor(texts: Readonly<Record<string, string>>, { onlyShown = false }: ReaderSettings = {}) {
    this.#texts = texts;
    this.#onlyShown = onlyShown;
  }

  read({ key, args = {} }: Message): void {
    const { needed, naming } = this.#text(key);
    for (const name of needed) {
      if (args[name] === undefined) this.unknown.add(`${key} without ${name}`);
    }
    for (const name in args) {
      if (!naming.getOrInsertComputed(name, () => this.#isNaming(this.#texts[key] ?? '', name))) continue;
      const value = args[name];
      if (Array.isArray(value)) for (const id of value) this.#readArgument(key, id);
      else this.#readArgument(key, value);
    }
  }

  /** The label of an option and, if that is said, what the option does. */
  readLabel(label: Message): void {
    this.read(label);
    const { effect } = this.#text(label.key);
    if (this.#texts[effect] !== undefined) this.read({ key: effect, args: label.args });
  }

  #text(key: string): Text {
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const text = this.#texts[key];
    if (text === undefined) this.unknown.add(key);
    const made = { needed: argumentsOf(text ?? ''), naming: new Map(), effect: effectKey(key) };
    this.#known.set(key, made);
    return made;
  }

  #readArgument(key: string, id: unknown): void {
    if (typeof id === 'string') {
      if (this.#named.has(id) || id.startsWith('seat/')) return; // players have names of their own
      if (this.#texts[`name.${id}`] === undefined) this.unknown.add(`name.${id} in ${key}`);
      else this.#named.add(id);
    }
    if (typeof id === 'object' && id !== null && 'key' in id) this.read(id as Message);
  }

  #isNaming(text: string, name: string): boolean {
    const isSelecting = text.includes(`{${name}, select`); // by the id
    return !isSelecting && (!this.#onlyShown || text.includes(`{${name}`));
  }
}

function argumentsOf(text: string): string[] {
  let flat = text;
  while (/\{[^{}]*\{[^{}]*\}/.test(flat)) flat = flat.replaceAll(/(\{[^{}]*)\{[^{}]*\}/g, '$1');
  return [...flat.matchAll(/\{(\w+)|, name,[^{}]*#([a-z]\w*)/g)].map(([, name, count]) => name ?? count ?? '');
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
    for (const { label } of options) reader.readLabel(label);
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
