/** Messages in, sentences out: for the page, the terminal and the server alike. */
import type { Seat, Texts, Thing } from '@orrery/kernel';
import { type Locale, localeOf } from './locale.ts';
import { compiled, type FormAsked, type ListStyle, type Node, type NumberStyle, type Text } from './text.ts';
import { idOf, isMessage, isPlain, isThing, type Message, seatIn } from './things.ts';

export interface Voice {
  /** A message as a sentence. What has no text, or not the arguments that its text wants, is shown raw. */
  say(words: Message | string): string;
  /** The same sentence in parts, in order, so that what it speaks of can be marked. */
  parts(words: Message | string): readonly Part[];
  /** What a thing is called; the thing itself when it has no name. */
  name(thing: string, form?: Form): string;
  /** A text by its key, without arguments. */
  text(key: string): string | null;
  player(seat: Seat): string;
}

export type Part =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'number'; readonly text: string; readonly number: number }
  | { readonly kind: 'seat'; readonly text: string; readonly seat: Seat }
  | { readonly kind: 'thing'; readonly text: string; readonly thing: Thing };

/** The form that a name is asked for. */
export interface Form {
  /** Nominative, unless something else is said. Languages may have forms of their own (English has `indefinite`). */
  readonly case?: string;
  /** One, unless something else is said. */
  readonly count?: number;
}

export interface VoiceSettings {
  /** Texts by language. What a language lacks is said in English. */
  readonly texts: { readonly [language: string]: Texts };
  readonly language: string;
  readonly player: (seat: Seat) => string;
  /** The seat of whoever reads: `{seat, select, you {…} other {…}}`. */
  readonly you?: Seat | null;
}

type Args = Readonly<Record<string, unknown>>;

/** Where in which message we are. */
interface Speech {
  readonly locale: Locale;
  readonly args: Args;
  readonly depth: number;
}

/** A text wants an argument that the message does not have. */
class Unsayable extends Error {}

/** Messages within messages deeper than this are shown raw. */
const deepest = 8;

/** Raw arguments longer than this are cut. */
const longestRaw = 200;

const lastResort = 'en';
const nominative = 'nominative';

export function voiceOf({ texts, language, player, you = null }: VoiceSettings): Voice {
  const tongues = [...new Set([language, language.split('-')[0] ?? '', lastResort])]
    .filter((each) => Object.hasOwn(texts, each))
    .map((each) => ({ texts: texts[each] ?? {}, locale: localeOf(each) }));

  /** In the first language that can say it; null when none can. */
  function express(key: string, args: Args, depth = 0): Part[] | null {
    for (const { texts, locale } of tongues) {
      const text = Object.hasOwn(texts, key) ? compiled(String(texts[key])) : null;
      const parts = text && attempt(text, { locale, args, depth });
      if (parts) return parts;
    }
    return null;
  }

  function attempt(text: Text, speech: Speech): Part[] | null {
    try {
      return format(text, speech);
    } catch (error) {
      if (error instanceof Unsayable) return null;
      throw error;
    }
  }

  function format(text: Text, speech: Speech): Part[] {
    return text.flatMap((node) => spoken(node, speech));
  }

  function spoken(node: Node, speech: Speech): Part[] {
    switch (node.type) {
      case 'literal':
        return [{ kind: 'text', text: node.text }];
      case 'argument':
        return shown(given(node.name, speech), {}, speech);
      case 'number':
        return [numberPart(countOf(node.name, speech) - node.offset, speech.locale, node.style)];
      case 'list':
        return list([given(node.name, speech)].flat(), node.style, {}, speech);
      case 'name':
        return shown(given(node.name, speech), formOf(node.form, speech), speech);
      case 'select':
        return branch(node.branches, [selectorOf(given(node.name, speech), you)], speech);
      case 'plural':
      case 'selectordinal': {
        const count = countOf(node.name, speech);
        const category = node.type === 'plural' ? speech.locale.cardinal : speech.locale.ordinal;
        return branch(node.branches, [`=${count}`, category(count - node.offset)], speech);
      }
    }
  }

  function branch(branches: ReadonlyMap<string, Text>, selectors: readonly string[], speech: Speech): Part[] {
    const by = selectors.find((selector) => branches.has(selector)) ?? 'other';
    return format(branches.get(by) ?? [], speech);
  }

  function shown(value: unknown, form: Form, speech: Speech): Part[] {
    if (typeof value === 'number') return [numberPart(value, speech.locale)];
    if (typeof value === 'boolean') return [{ kind: 'text', text: String(value) }];
    if (typeof value === 'string') return [named(value, form)];
    if (isPlain(value)) return [{ kind: 'text', text: value.plain }];
    if (speech.depth > deepest) throw new Unsayable();
    const depth = speech.depth + 1;
    if (Array.isArray(value)) return list(value, 'and', form, { ...speech, depth });
    if (!isMessage(value)) throw new Unsayable();
    return express(value.key, withForm(value.args, form), depth) ?? [raw(value)];
  }

  function named(value: string, form: Form): Part {
    const seat = seatIn(value);
    if (seat !== null) return { kind: 'seat', text: player(seat), seat };
    return isThing(value) ? { kind: 'thing', text: name(value, form), thing: value } : { kind: 'text', text: value };
  }

  function list(items: readonly unknown[], style: ListStyle, form: Form, speech: Speech): Part[] {
    const all = items.map((item) => shown(item, form, speech));
    const rest = [...all];
    return speech.locale
      .joints(style, all.map(joined))
      .flatMap((joint) => (joint === null ? (rest.shift() ?? []) : [{ kind: 'text', text: joint } as const]));
  }

  function name(thing: string, form: Form = {}): string {
    const seat = seatIn(thing);
    if (seat !== null) return player(seat);
    const parts = express(`name.${thing}`, askedFor(form));
    return parts ? joined(parts) : thing;
  }

  function parts(words: Message | string): readonly Part[] {
    const message = typeof words === 'string' ? { key: words } : words;
    return express(message.key, withForm(message.args, {})) ?? [raw(message)];
  }

  function text(key: string): string | null {
    const parts = express(key, {});
    return parts && joined(parts);
  }

  return { say: (words) => joined(parts(words)), parts, name, text, player };
}

/** The arguments that the text of a name is given. */
function askedFor({ case: grammaticalCase = nominative, count = 1 }: Form): Args {
  return { case: grammaticalCase, count };
}

/** A message may be asked for a form as well: its text sees the case, and the count if one is asked for. */
function withForm(args: Args | null | undefined, form: Form): Args {
  return { case: nominative, ...form, ...args };
}

function formOf({ case: grammaticalCase, count }: FormAsked, speech: Speech): Form {
  return {
    ...(grammaticalCase !== undefined && { case: grammaticalCase }),
    ...(count !== undefined && { count: typeof count === 'number' ? count : countOf(count, speech) }),
  };
}

function given(name: string, { args }: Speech): unknown {
  const value = Object.hasOwn(args, name) ? args[name] : undefined;
  if (value === undefined || value === null) throw new Unsayable();
  return value;
}

/** A number, or how long a list is. */
function countOf(name: string, speech: Speech): number {
  const value = given(name, speech);
  if (Array.isArray(value)) return value.length;
  if (typeof value === 'number') return value;
  throw new Unsayable();
}

/** What `select` sees of an argument: the id of a thing, a number, true or false. */
function selectorOf(value: unknown, you: Seat | null): string {
  if (you !== null && seatIn(value) === you) return 'you';
  if (isThing(value)) return idOf(value);
  return typeof value === 'object' ? 'other' : String(value);
}

function numberPart(number: number, locale: Locale, style?: NumberStyle): Part {
  return { kind: 'number', text: locale.number(number, style), number };
}

function joined(parts: readonly Part[]): string {
  return parts.map(({ text }) => text).join('');
}

function raw({ key, args }: Message): Part {
  return { kind: 'text', text: Object.keys(args ?? {}).length === 0 ? key : `${key} ${written(args)}` };
}

function written(args: unknown): string {
  try {
    const json = JSON.stringify(args);
    return json.length > longestRaw ? `${json.slice(0, longestRaw)}…` : json;
  } catch {
    return '…'; // goes round in circles
  }
}
