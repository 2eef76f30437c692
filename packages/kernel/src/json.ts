/** What a state, an event's arguments and an answer to a client may consist of. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json | undefined };

/** A deep copy of plain JSON data; many times faster than `structuredClone`. */
export function copy<T>(value: T): T {
  return isNested(value) ? (copyNested(value) as T) : value;
}

/** A shallow copy is quick because it takes the shape over whole; then only what is nested needs another look. */
function copyNested(value: object): object {
  if (Array.isArray(value)) {
    const list: unknown[] = value.slice();
    for (let i = 0; i < list.length; i++) {
      const member = list[i];
      if (isNested(member)) list[i] = copyNested(member);
    }
    return list;
  }
  const target: Record<string, unknown> = { ...value };
  for (const key in target) {
    const member = target[key];
    if (isNested(member)) target[key] = copyNested(member);
  }
  return target;
}

function isNested(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** The path of the first thing in `value` that JSON cannot carry unchanged, or null when all of it is plain. */
export function notPlain(value: unknown): string | null {
  const path = pathToOddity(value);
  return path === null ? null : `$${path}`;
}

/** The path is put together only on the way back from something odd, so that plain data costs little. */
function pathToOddity(value: unknown): string | null {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return null;
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0) ? null : '';
  if (typeof value !== 'object') return '';
  const prototype = Object.getPrototypeOf(value);
  if (prototype !== Array.prototype && prototype !== Object.prototype) return '';
  const members = value as { readonly [key: string]: unknown };
  for (const key in members) {
    const path = pathToOddity(members[key]);
    if (path !== null) return `.${key}${path}`;
  }
  return null;
}
