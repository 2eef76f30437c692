/** Arguments of messages by their kinds. They come over the wire, so nothing about them is taken for granted. */
import type { Seat, Thing } from '@orrery/kernel';

/** A message as it comes over the wire. */
export interface Message {
  readonly key: string;
  readonly args?: Readonly<Record<string, unknown>> | null;
}

/** Words that are nobody's to inflect, such as what a person typed: shown as they are, whatever they look like. */
export interface Plain {
  readonly plain: string;
}

export function plain(text: string): Plain {
  return { plain: text };
}

export function isPlain(value: unknown): value is Plain {
  return typeof value === 'object' && value !== null && 'plain' in value && typeof value.plain === 'string';
}

export function isThing(value: unknown): value is Thing {
  return typeof value === 'string' && value.indexOf('/') > 0;
}

/** What follows the kind. */
export function idOf(thing: Thing): string {
  return thing.slice(thing.indexOf('/') + 1);
}

/** The seat that a thing is, or null when it is something else. */
export function seatIn(value: unknown): Seat | null {
  const number = typeof value === 'string' ? /^seat\/(\d{1,3})$/.exec(value)?.[1] : undefined;
  return number === undefined ? null : Number(number);
}

export function isMessage(value: unknown): value is Message {
  if (typeof value !== 'object' || value === null || !('key' in value) || typeof value.key !== 'string') return false;
  return !('args' in value) || value.args === undefined || typeof value.args === 'object';
}

/** The seat that a message is chiefly about: its argument `seat`, else its first argument that is a seat. */
export function seatOf({ args }: Message): Seat | null {
  const seats = [args?.seat, ...Object.values(args ?? {})].map(seatIn);
  return seats.find((seat) => seat !== null) ?? null;
}
