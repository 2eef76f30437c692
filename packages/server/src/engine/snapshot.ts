/** Copies of a state that share what did not change, so that comparing two views costs only what is different. */

type Members = { readonly [key: string]: unknown };

/** A copy of `live` that uses the parts of `before` (an earlier copy) that are still right; `before` itself if all are. */
export function snapshot<T>(before: unknown, live: T): T {
  if (typeof live !== 'object' || live === null) return live;
  return (Array.isArray(live) ? ofList(before, live) : ofMembers(before, live as Members)) as T;
}

function ofList(before: unknown, live: readonly unknown[]): readonly unknown[] {
  const old: readonly unknown[] | null = Array.isArray(before) ? before : null;
  let copy: unknown[] | null = old?.length === live.length ? null : live.slice();
  for (let i = 0; i < live.length; i++) {
    const member = snapshot(old?.[i], live[i]);
    if (copy === null && member !== old?.[i]) copy = [...(old ?? []).slice(0, i), ...live.slice(i)];
    if (copy !== null) copy[i] = member;
  }
  return copy ?? old ?? [];
}

/** The copy is only begun at the first difference: most parts of a state stay as they are. */
function ofMembers(before: unknown, live: Members): Members {
  const old = isMembers(before) ? before : null;
  let copy: Record<string, unknown> | null = old === null ? { ...live } : null;
  let count = 0;
  for (const key in live) {
    count++;
    const member = snapshot(old?.[key], live[key]);
    if (copy === null && (member !== old?.[key] || member === undefined)) copy = begun(old, live, key);
    if (copy !== null) copy[key] = member;
  }
  return copy ?? (old !== null && sizeOf(old) === count ? old : { ...live, ...pickedFrom(old, live) });
}

/** A copy of `live` (taking its shape over whole) whose members before `key` are the old ones. */
function begun(old: Members | null, live: Members, key: string): Record<string, unknown> {
  const copy: Record<string, unknown> = { ...live };
  for (const earlier in live) {
    if (earlier === key) break;
    copy[earlier] = old?.[earlier];
  }
  return copy;
}

/** Nothing changed but that some members are gone. */
function pickedFrom(old: Members | null, live: Members): Members {
  return Object.fromEntries(Object.keys(live).map((key) => [key, old?.[key]]));
}

function sizeOf(members: Members): number {
  let size = 0;
  for (const _ in members) size++;
  return size;
}

function isMembers(value: unknown): value is Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
