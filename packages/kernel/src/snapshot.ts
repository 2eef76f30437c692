/** Copies of a state that share what did not change, so that comparing two views costs only what is different. */
import { isNested } from './json.ts';
import {
  addLeaf,
  areLeavesOf,
  HEAD,
  hasHead,
  isHead,
  type Leaves,
  type Members,
  replaceLeaves,
  setSize,
  sizeAt,
} from './leaves.ts';

/** Copies of one state as it changes, each of which uses what is still right of the one before. */
export class Snapshots<State extends object> {
  /** Of the last copy. */
  #leaves: Leaves = [];
  #last: State | null = null;

  /** The last copy itself if nothing has changed. */
  take(live: State): State {
    if (this.#last === null) addLeaf(live, this.#leaves);
    this.#last = this.#last === null ? snapshot(null, live) : (this.#nested(live, this.#last, 0) as State);
    return this.#last;
  }

  forget(): void {
    this.#leaves = [];
    this.#last = null;
  }

  // Each of these gives the copy of what was copied as `old`, and whose leaves begin at `at`. Afterwards they are those of what is there now.

  #member(live: unknown, old: unknown, at: number): unknown {
    if (isNested(live)) return areLeavesOf(live, this.#leaves, at) ? old : this.#nested(live, old, at);
    replaceLeaves(this.#leaves, at, live);
    return live;
  }

  #nested(live: object, old: unknown, at: number): object {
    if (hasHead(live, this.#leaves, at)) {
      return Array.isArray(live)
        ? this.#list(live, old as readonly unknown[], at)
        : this.#members(live as Members, old as Members, at);
    }
    replaceLeaves(this.#leaves, at, live);
    return snapshot(old, live);
  }

  #members(live: Members, old: Members, start: number): Members {
    const leaves = this.#leaves;
    let copy: Record<string, unknown> | null = null;
    let at = start + HEAD;
    for (const key in live) {
      const value = live[key];
      if (isNested(value) || isHead(leaves[at])) {
        const before = old[key];
        const member = this.#member(value, before, at);
        if (copy === null && member !== before) copy = begun(old, live, key);
        if (copy !== null) copy[key] = member;
        at += sizeAt(leaves, at);
      } else {
        if (leaves[at] !== value) {
          leaves[at] = value;
          copy ??= begun(old, live, key);
        }
        at++;
      }
    }
    setSize(leaves, start, at - start);
    return copy ?? old;
  }

  #list(live: readonly unknown[], old: readonly unknown[], start: number): readonly unknown[] {
    const leaves = this.#leaves;
    let copy: unknown[] | null = null;
    let at = start + HEAD;
    for (let i = 0; i < live.length; i++) {
      const value = live[i];
      if (isNested(value) || isHead(leaves[at])) {
        const member = this.#member(value, old[i], at);
        if (copy === null && member !== old[i]) copy = old.slice();
        if (copy !== null) copy[i] = member;
        at += sizeAt(leaves, at);
      } else {
        if (leaves[at] !== value) {
          leaves[at] = value;
          copy ??= old.slice();
        }
        if (copy !== null) copy[i] = value;
        at++;
      }
    }
    setSize(leaves, start, at - start);
    return copy ?? old;
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
  return copy ?? (sizeOf(old) === count ? old : begun(old, live, null));
}

function ofNewList(live: readonly unknown[]): readonly unknown[] {
  return live.map((value) => snapshot(null, value));
}

function ofNewMembers(live: Members): Members {
  const copy: Record<string, unknown> = { ...live };
  for (const key in live) copy[key] = snapshot(null, live[key]);
  return copy;
}

/** A copy of `live` (taking its shape over whole) whose members before `key`, or all, are the old ones. */
function begun(old: Members, live: Members, key: string | null): Record<string, unknown> {
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
