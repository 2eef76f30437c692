/** Keeps what has not changed, so that it is not drawn again: where both are alike, the parts of the first are used. */
export function shared<T>(before: unknown, after: T): T {
  if (Object.is(before, after)) return after;
  if (!isObject(before) || !isObject(after) || Array.isArray(before) !== Array.isArray(after)) return after;
  const keys = Object.keys(after);
  let isSame = keys.length === Object.keys(before).length;
  const parts = keys.map((key) => {
    const part = shared(before[key], after[key]);
    if (!Object.hasOwn(before, key) || !Object.is(part, before[key])) isSame = false;
    return part;
  });
  if (isSame) return before as T;
  if (Array.isArray(after)) return parts as T;
  return Object.fromEntries(keys.map((key, index) => [key, parts[index]])) as T;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
