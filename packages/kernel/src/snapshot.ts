/** Copies of a state that share what did not change, so that comparing two views costs only what is different. */

type Members = { readonly [key: string]: unknown };

/** Copies of one state as it changes, each of which uses what is still right of the one before. */
export class Snapshots<State extends object> {
  readonly #texts = new Map<string, string>();
  #last: State | null = null;

  /**
   * The last copy itself if nothing has changed. A state is plain (`notPlain`), so that a part whose text is the same has not changed:
   * to write it costs less than to walk over it and its copy, which lie about in memory.
   */
  take(live: State): State {
    const copy = { ...live } as Record<string, unknown>;
    const before = (this.#last ?? {}) as Members;
    let changes = 0;
    let count = 0;
    for (const key in live) {
      count++;
      const part: unknown = live[key];
      const known = before[key];
      if (typeof part === 'object' && part !== null) {
        const text = JSON.stringify(part);
        const isSame = typeof known === 'object' && known !== null && this.#texts.get(key) === text;
        copy[key] = isSame ? known : snapshot(known, part);
        if (!isSame) this.#texts.set(key, text);
      }
      if (copy[key] !== known) changes++;
    }
    if (this.#last === null || changes > 0 || sizeOf(before) !== count) this.#last = copy as State;
    return this.#last;
  }

  forget(): void {
    this.#texts.clear();
    this.#last = null;
  }
}

/** A copy of `live` that uses the parts of `before` (an earlier copy) that are still right; `before` itself if all are. */
export function snapshot<T>(before: unknown, live: T): T {
  return typeof live === 'object' && live !== null ? (ofObject(before, live) as T) : live;
}

// This walks over the whole state after every answer. So members that are no objects are not worth a call, and a copy
// is only begun at the first difference: most parts of a state stay as they are.

function ofObject(before: unknown, live: object): object {
  if (Array.isArray(live)) return Array.isArray(before) ? ofList(before, live) : ofNewList(live);
  const isKnown = typeof before === 'object' && before !== null && !Array.isArray(before);
  return isKnown ? ofMembers(before as Members, live as Members) : ofNewMembers(live as Members);
}

function ofList(old: readonly unknown[], live: readonly unknown[]): readonly unknown[] {
  let copy: unknown[] | null = old.length === live.length ? null : live.slice();
  for (let i = 0; i < live.length; i++) {
    const value = live[i];
    const known = old[i];
    const member = typeof value === 'object' && value !== null ? ofObject(known, value) : value;
    if (copy === null) {
      if (member === known) continue;
      copy = old.slice();
    }
    copy[i] = member;
  }
  return copy ?? old;
}

function ofMembers(old: Members, live: Members): Members {
  let copy: Record<string, unknown> | null = null;
  let count = 0;
  for (const key in live) {
    count++;
    const value = live[key];
    const known = old[key];
    const member = typeof value === 'object' && value !== null ? ofObject(known, value) : value;
    if (copy === null) {
      if (member === known && member !== undefined) continue;
      copy = begun(old, live, key);
    }
    copy[key] = member;
  }
  return copy ?? (sizeOf(old) === count ? old : ofNewMembers(live));
}

function ofNewList(live: readonly unknown[]): readonly unknown[] {
  return live.map((value) => snapshot(null, value));
}

function ofNewMembers(live: Members): Members {
  const copy: Record<string, unknown> = { ...live };
  for (const key in live) copy[key] = snapshot(null, live[key]);
  return copy;
}

/** A copy of `live` (taking its shape over whole) whose members before `key` are the old ones. */
function begun(old: Members, live: Members, key: string): Record<string, unknown> {
  const copy: Record<string, unknown> = { ...live };
  for (const earlier in live) {
    if (earlier === key) break;
    copy[earlier] = old[earlier];
  }
  return copy;
}

function sizeOf(members: Members): number {
  let size = 0;
  for (const _ in members) size++;
  return size;
}
