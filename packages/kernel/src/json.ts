/** What a state, an event's arguments and an answer to a client may consist of. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json | undefined };

/** A deep copy of plain JSON data; several times faster than `structuredClone`. */
export function copy<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const list = new Array(value.length);
    for (let i = 0; i < value.length; i++) list[i] = copy(value[i]);
    return list as T;
  }
  const source = value as Record<string, unknown>;
  const target: Record<string, unknown> = {};
  for (const key in source) {
    const member = source[key];
    target[key] = typeof member === 'object' && member !== null ? copy(member) : member;
  }
  return target as T;
}

/** The path of the first thing in `value` that JSON cannot carry unchanged, or null when all of it is plain. */
export function notPlain(value: unknown, path = '$'): string | null {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return null;
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0) ? null : path;
  if (typeof value !== 'object') return path;
  const prototype = Object.getPrototypeOf(value);
  if (prototype !== Array.prototype && prototype !== Object.prototype) return path;
  for (const [key, member] of Object.entries(value)) {
    const found = notPlain(member, `${path}.${key}`);
    if (found !== null) return found;
  }
  return null;
}
