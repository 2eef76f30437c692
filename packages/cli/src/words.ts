import { type Json, type Message, type MessageArgs, message, type Seat, type Words } from '@orrery/kernel';
import { IntlMessageFormat } from 'intl-messageformat';

/** ICU texts by message key. */
export type Texts = Readonly<Record<string, string>>;

/** Arguments that are seat numbers, by our convention. */
const seatArgument = /^(?:seat|other|rival|owner|holder|defender|attacker|winner)s?$|Seats?$/;

type Value = string | number;

/** Compiled texts; null for one that cannot be compiled. */
const compiled = new WeakMap<Texts, Map<string, IntlMessageFormat | null>>();

/** The sentence for a message. A key without a text is shown as it is, with its arguments. */
export function render(words: Words, texts: Texts, nameOf: (seat: Seat) => string): string {
  const { key, args = {} } = message(words);
  const format = formatOf(texts, key);
  if (format === null) return raw(key, args);
  const values = Object.entries(args).map(([name, value]) => [name, argument(name, value, texts, nameOf)]);
  try {
    return String(format.format(Object.fromEntries(values)));
  } catch {
    return raw(key, args); // the text wants an argument that the message does not have
  }
}

/** Everything a text for one reader is made with. */
export interface Voice {
  /** A message as a sentence. */
  say(words: Words): string;
  /** What a thing is called, by its id. */
  thing(id: string): string;
  player(seat: Seat): string;
}

export function voiceOf(texts: Texts, nameOf: (seat: Seat) => string): Voice {
  return {
    say: (words) => render(words, texts, nameOf),
    thing: (id) => nameOfThing(id, texts),
    player: nameOf,
  };
}

/** The name of a thing by its id, or the id itself. */
export function nameOfThing(id: string, texts: Texts): string {
  return String(formatOf(texts, `name.${id}`)?.format() ?? id);
}

function argument(name: string, value: Json, texts: Texts, nameOf: (seat: Seat) => string): Value {
  if (Array.isArray(value)) return value.map((item: Json) => argument(name, item, texts, nameOf)).join(', ');
  if (typeof value === 'number') return seatArgument.test(name) ? nameOf(value) : value;
  if (typeof value === 'string') return nameOfThing(value, texts);
  const inner = value as Partial<Message> | null;
  if (typeof inner === 'object' && typeof inner?.key === 'string') return render(inner as Message, texts, nameOf);
  return typeof value === 'boolean' ? String(value) : JSON.stringify(value);
}

function formatOf(texts: Texts, key: string): IntlMessageFormat | null {
  if (!Object.hasOwn(texts, key)) return null;
  const formats = compiled.get(texts) ?? new Map<string, IntlMessageFormat | null>();
  compiled.set(texts, formats);
  const known = formats.get(key);
  if (known !== undefined) return known;
  const format = compile(texts[key] ?? '');
  formats.set(key, format);
  return format;
}

function compile(text: string): IntlMessageFormat | null {
  try {
    return new IntlMessageFormat(text, 'en', undefined, { ignoreTag: true });
  } catch {
    return null;
  }
}

function raw(key: string, args: MessageArgs): string {
  return Object.keys(args).length === 0 ? key : `${key} ${JSON.stringify(args)}`;
}
