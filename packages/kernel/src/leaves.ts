/**
 * The leaves of plain JSON data, written down one after the other. Whether something has changed is seen by them: to compare such a list costs
 * less than to walk over a copy, whose objects lie about in memory, and less than to write a text.
 *
 * Before the leaves of an object stands what its members are called, before those of a list how many there are, and then how far it is to
 * their end; so no two things have the same leaves. Data have no symbols, and no leaf of theirs is an object.
 */
import { isNested } from './json.ts';

export type Leaves = unknown[];
export type Members = { readonly [key: string]: unknown };

/** One list for all objects whose members are called so. */
type Names = readonly string[];

/** What stands before the leaves of an object or a list. */
export const HEAD = 2;

const names = new Map<string, Names>();
const NAMES_AT_MOST = 10_000;
const lengths: symbol[] = [];

/** Whether the leaves of something nested begin with this. */
export function isHead(leaf: unknown): boolean {
  return typeof leaf === 'symbol' || isNested(leaf);
}

/** How many leaves belong to what stands here. */
export function sizeAt(leaves: Readonly<Leaves>, at: number): number {
  return isHead(leaves[at]) ? (leaves[at + 1] as number) : 1;
}

/** Whether the leaves from `start` on are those of `live`. */
export function areLeavesOf(live: object, leaves: Readonly<Leaves>, start: number): boolean {
  const end = Array.isArray(live) ? endOfList(live, leaves, start) : endOfMembers(live as Members, leaves, start);
  return end >= 0;
}

/** Whether the leaves from `start` on are those of a list as long as `live`, or of something whose members are called alike. */
export function hasHead(live: object, leaves: Readonly<Leaves>, start: number): boolean {
  const head = leaves[start];
  if (Array.isArray(live)) return head === lengths[live.length];
  if (!isNested(head)) return false;
  let count = 0;
  for (const key in live) if ((head as Names)[count++] !== key) return false;
  return count === (head as Names).length;
}

/** Adds what is written for a value: its leaves, or itself where it has none. */
export function addLeaf(value: unknown, leaves: Leaves): void {
  if (!isNested(value)) {
    leaves.push(value);
    return;
  }
  const start = leaves.length;
  leaves.push(headOf(value), 0);
  if (Array.isArray(value)) for (const member of value) addLeaf(member, leaves);
  else for (const key in value) addLeaf((value as Members)[key], leaves);
  leaves[start + 1] = leaves.length - start;
}

/** Writes something else instead of what stands there. */
export function replaceLeaves(leaves: Leaves, at: number, value: unknown): void {
  const instead: Leaves = [];
  addLeaf(value, instead);
  leaves.splice(at, sizeAt(leaves, at), ...instead);
}

/** Something nested has other leaves now. */
export function setSize(leaves: Leaves, start: number, size: number): void {
  leaves[start + 1] = size;
}

function endOfList(live: readonly unknown[], leaves: Readonly<Leaves>, start: number): number {
  if (leaves[start] !== lengths[live.length]) return -1;
  let at = start + HEAD;
  for (let i = 0; i < live.length && at >= 0; i++) at = endOfMember(live[i], leaves, at);
  return at;
}

function endOfMembers(live: Members, leaves: Readonly<Leaves>, start: number): number {
  const head = leaves[start];
  if (!isNested(head)) return -1;
  let at = start + HEAD;
  let count = 0;
  for (const key in live) {
    if ((head as Names)[count++] !== key) return -1;
    at = endOfMember(live[key], leaves, at);
    if (at < 0) return -1;
  }
  return count === (head as Names).length ? at : -1;
}

/** Asked kind by kind, because values of which nothing is known are compared by a call. */
function endOfMember(member: unknown, leaves: Readonly<Leaves>, at: number): number {
  if (typeof member === 'number') return leaves[at] === member ? at + 1 : -1;
  if (Array.isArray(member)) return endOfList(member, leaves, at);
  if (isNested(member)) return endOfMembers(member as Members, leaves, at);
  return leaves[at] === member ? at + 1 : -1;
}

function headOf(live: object): symbol | Names {
  return Array.isArray(live) ? lengthOf(live.length) : namesOf(live);
}

function lengthOf(length: number): symbol {
  for (let more = lengths.length; more <= length; more++) lengths.push(Symbol(more));
  return lengths[length] as symbol;
}

function namesOf(live: object): Names {
  const own = Object.keys(live);
  const text = JSON.stringify(own);
  const known = names.get(text);
  if (known !== undefined) return known;
  if (names.size >= NAMES_AT_MOST) names.clear();
  names.set(text, own);
  return own;
}
