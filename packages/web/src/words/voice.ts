/**
 * A game's messages as sentences of the reader's language. By convention an argument named after a seat is a seat number,
 * any other text is an id with a name of its own (`name.<id>`), and an object with a key is a message within the message.
 */
import type { GameJson, WireMessage } from '@orrery/server/protocol';
import { createIntl, createIntlCache } from 'react-intl';

/** ICU texts by message key. */
export type GameTexts = Readonly<Record<string, string>>;

export interface Voice {
  /** A message as a sentence. */
  say(message: WireMessage): string;
  /** What a thing is called, by its id; the id itself when it has no name. */
  thing(id: string): string;
  /** A text by its key, without arguments. */
  text(key: string): string | null;
  player(seat: number): string;
}

const seatArgument = /^(?:seat|other|rival|owner|holder|defender|attacker|winner)s?$|Seats?$/;

export function voiceOf(texts: GameTexts, language: string, player: (seat: number) => string): Voice {
  let failed = false;
  const intl = createIntl(
    {
      locale: language,
      messages: { ...texts },
      onError: () => {
        failed = true;
      },
    },
    createIntlCache(),
  );

  /** Null when there is no such text, or it wants an argument that is not there. */
  function format(key: string, values: Record<string, string | number>): string | null {
    if (!Object.hasOwn(texts, key)) return null;
    failed = false;
    const sentence = intl.formatMessage<Record<string, string | number>>({ id: key }, values, { ignoreTag: true });
    return failed ? null : String(sentence);
  }

  const thing = (id: string): string => format(`name.${id}`, {}) ?? id;

  function argument(name: string, value: GameJson): string | number {
    if (Array.isArray(value)) return value.map((item) => argument(name, item)).join(', ');
    if (typeof value === 'number') return seatArgument.test(name) ? player(value) : value;
    if (typeof value === 'string') return thing(value);
    if (isMessage(value)) return say(value);
    return typeof value === 'boolean' ? String(value) : JSON.stringify(value);
  }

  function say({ key, args = {} }: WireMessage): string {
    const values = Object.fromEntries(Object.entries(args).map(([name, value]) => [name, argument(name, value)]));
    return format(key, values) ?? raw(key, args);
  }

  return { say, thing, text: (key) => format(key, {}), player };
}

/** The seat a message is chiefly about, to mark its line with that seat's glyph. */
export function seatOf({ args }: WireMessage): number | null {
  const seat = args?.seat ?? args?.attacker ?? args?.owner;
  return typeof seat === 'number' ? seat : null;
}

function isMessage(value: GameJson): value is WireMessage {
  return typeof value === 'object' && value !== null && 'key' in value && typeof value.key === 'string';
}

function raw(key: string, args: object): string {
  return Object.keys(args).length === 0 ? key : `${key} ${JSON.stringify(args)}`;
}
