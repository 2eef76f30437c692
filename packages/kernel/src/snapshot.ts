/** Copies of a state that share what did not change, so that comparing two views costs only what is different. */
import { isNested } from './json.ts';

type Members = { readonly [key: string]: unknown };

/** Copies of one state as it changes, each of which uses what is still right of the one before. */
export class Snapshots<State extends object> {
  readonly #parts = new Map<string, Part>();
  #last: State | null = null;

  /** The last copy itself if nothing has changed. */
  take(live: State): State {
    const copy = { ...live } as Record<string, unknown>;
    const before = (this.#last ?? {}) as Members;
    let changes = 0;
    let count = 0;
    for (const key in live) {
      count++;
      const part: unknown = live[key];
      if (isNested(part)) copy[key] = this.#part(key).take(part);
      if (copy[key] !== before[key]) changes++;
    }
    if (this.#last === null || changes > 0 || sizeOf(before) !== count) this.#last = copy as State;
    return this.#last;
  }

  forget(): void {
    this.#parts.clear();
    this.#last = null;
  }

  #part(key: string): Part {
    const known = this.#parts.get(key);
    if (known !== undefined) return known;
    const part = new Part();
    this.#parts.set(key, part);
    return part;
  }
}

// Whether something has changed is seen by its leaves, written down one after the other: to compare such a list costs less than to walk over
// a copy, whose objects lie about in memory, and less than to write a text. Each member of a part has a list of its own, so that only those
// are copied which have changed.

/** A part of the state: its leaves, and its members that are objects, in the order in which they stand there. */
class Part {
  readonly #leaves: unknown[] = [];
  readonly #members: Member[] = [];
  #copy: object | null = null;

  take(live: object): object {
    const isChanged = Array.isArray(live) ? this.#hasNewList(live) : this.#hasNewMembers(live as Members);
    if (isChanged || this.#copy === null || Array.isArray(this.#copy) !== Array.isArray(live)) {
      this.#copy = Array.isArray(live) ? this.#ofList(live) : this.#ofMembers(live as Members);
    }
    return this.#copy;
  }

  #hasNewList(live: readonly unknown[]): boolean {
    let leaves = 0;
    let nested = 0;
    let isChanged = false;
    for (let i = 0; i < live.length; i++) {
      const member = live[i];
      if (this.#isNewLeaf(leaves++, isNested(member) ? NESTED : member)) isChanged = true;
      if (isNested(member) && this.#member(nested++).isNew(member)) isChanged = true;
    }
    return this.#isCut(leaves, nested) || isChanged;
  }

  #hasNewMembers(live: Members): boolean {
    let leaves = 0;
    let nested = 0;
    let isChanged = false;
    for (const key in live) {
      const member = live[key];
      if (this.#isNewLeaf(leaves++, key)) isChanged = true;
      if (this.#isNewLeaf(leaves++, isNested(member) ? NESTED : member)) isChanged = true;
      if (isNested(member) && this.#member(nested++).isNew(member)) isChanged = true;
    }
    return this.#isCut(leaves, nested) || isChanged;
  }

  #isNewLeaf(index: number, leaf: unknown): boolean {
    if (this.#leaves[index] === leaf && index < this.#leaves.length) return false;
    this.#leaves[index] = leaf;
    return true;
  }

  /** Whether there were more of them. */
  #isCut(leaves: number, nested: number): boolean {
    if (this.#leaves.length === leaves && this.#members.length === nested) return false;
    this.#leaves.length = leaves;
    this.#members.length = nested;
    return true;
  }

  #member(index: number): Member {
    const known = this.#members[index];
    if (known !== undefined) return known;
    const member = new Member();
    this.#members.push(member);
    return member;
  }

  #ofList(live: readonly unknown[]): readonly unknown[] {
    let nested = 0;
    return live.map((member) => (isNested(member) ? this.#member(nested++).copy : member));
  }

  #ofMembers(live: Members): Members {
    const copy: Record<string, unknown> = { ...live };
    let nested = 0;
    for (const key in live) if (isNested(live[key])) copy[key] = this.#member(nested++).copy;
    return copy;
  }
}

/** A member of a part with everything in it. */
class Member {
  copy: object | null = null;
  readonly #leaves: unknown[] = [];

  /** Whether it is not what it was; then its copy is new, too. */
  isNew(live: object): boolean {
    const leaves = this.#leaves;
    if (this.copy !== null && endOfSame(live, leaves, 0) === leaves.length) return false;
    this.copy = snapshot(this.copy, live);
    leaves.length = writeLeaves(live, leaves, 0);
    return true;
  }
}

// What stands between leaves, so that no two things have the same list: a state has no symbols.
const NESTED = Symbol('nested');
const NAMED = Symbol('named');
const END = Symbol('end');
const lengths: symbol[] = [];

function listOf(length: number): symbol {
  lengths[length] ??= Symbol(length);
  return lengths[length];
}

/** Where the leaves of `live` end in a list that has the same ones from `start` on; -1 where it has others. */
function endOfSame(live: object, leaves: readonly unknown[], start: number): number {
  let at = start;
  if (Array.isArray(live)) {
    if (leaves[at++] !== listOf(live.length)) return -1;
    for (let i = 0; i < live.length; i++) {
      const member: unknown = live[i];
      if (isNested(member)) {
        at = endOfSame(member, leaves, at);
        if (at < 0) return -1;
      } else if (leaves[at++] !== member) return -1;
    }
    return at;
  }
  if (leaves[at++] !== NAMED) return -1;
  for (const key in live) {
    if (leaves[at++] !== key) return -1;
    const member = (live as Members)[key];
    if (isNested(member)) {
      at = endOfSame(member, leaves, at);
      if (at < 0) return -1;
    } else if (leaves[at++] !== member) return -1;
  }
  return leaves[at++] === END ? at : -1;
}

/** Writes the leaves down from `start` on, over what was there, and says where they end. */
function writeLeaves(live: object, leaves: unknown[], start: number): number {
  let at = start;
  if (Array.isArray(live)) {
    leaves[at++] = listOf(live.length);
    for (const member of live) {
      if (isNested(member)) at = writeLeaves(member, leaves, at);
      else leaves[at++] = member;
    }
    return at;
  }
  leaves[at++] = NAMED;
  for (const key in live) {
    const member = (live as Members)[key];
    leaves[at++] = key;
    if (isNested(member)) at = writeLeaves(member, leaves, at);
    else leaves[at++] = member;
  }
  leaves[at++] = END;
  return at;
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
