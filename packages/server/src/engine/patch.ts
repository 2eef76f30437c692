/** Finds the patch between two views. Parts that are the same object in both are not looked at. */
import type { GameJson, Patch } from '../protocol/index.ts';

type Key = string | number;
type Change = Patch[number];
type Members = { readonly [key: string]: GameJson };

/** Changes that turn `before` into `after`; both are plain JSON. */
export function diff(before: GameJson, after: GameJson): Patch {
  const changes: Change[] = [];
  if (before !== after) compare(before, after, [], changes);
  return changes;
}

/** `before` and `after` are not the same. The way to them is `path`, which is only copied when it is written down. */
function compare(before: GameJson, after: GameJson, path: Key[], changes: Change[]): void {
  if (isList(before) && isList(after)) compareLists(before, after, path, changes);
  else if (isMembers(before) && isMembers(after)) compareMembers(before, after, path, changes);
  else changes.push([[...path], after]);
}

/** What is walked over most by far: with lists of keys instead, these lists were a tenth of all that an engine thread allocates. */
function compareMembers(before: Members, after: Members, path: Key[], changes: Change[]): void {
  let left = 0;
  for (const _ in before) left++;
  for (const key in after) {
    const value = after[key];
    if (value === undefined) continue;
    if (before[key] === value)
      left--; // as nearly everything
    else if (isPresent(before, key)) {
      left--;
      compareAt(key, before[key], value, path, changes);
    } else changes.push([[...path, key], value]);
  }
  if (left === 0) return;
  for (const key in before) if (before[key] !== undefined && !isPresent(after, key)) changes.push([[...path, key]]);
}

function compareAt(key: Key, before: GameJson, after: GameJson, path: Key[], changes: Change[]): void {
  path.push(key);
  compare(before, after, path, changes);
  path.pop();
}

/** Lists of one length are compared member by member; from others, what was cut out or put at the end is told. */
function compareLists(before: readonly GameJson[], after: readonly GameJson[], path: Key[], changes: Change[]): void {
  if (before.length === after.length) {
    for (let i = 0; i < after.length; i++) {
      if (before[i] !== after[i]) compareAt(i, before[i], after[i], path, changes);
    }
    return;
  }
  const start = sameAtStart(before, after);
  if (start === before.length) {
    for (let i = start; i < after.length; i++) changes.push([[...path, i], after[i]]);
    return;
  }
  const gone = before.length - after.length;
  if (gone > 0 && areSameFrom(start, before, after, gone)) {
    for (let i = 0; i < gone; i++) changes.push([[...path, start]]);
    return;
  }
  changes.push([[...path], after]);
}

function sameAtStart(before: readonly GameJson[], after: readonly GameJson[]): number {
  const length = Math.min(before.length, after.length);
  let i = 0;
  while (i < length && isSame(before[i], after[i])) i++;
  return i;
}

/** Whether `after` goes on from `start` as `before` does so many members later. */
function areSameFrom(start: number, before: readonly GameJson[], after: readonly GameJson[], later: number): boolean {
  for (let i = start; i < after.length; i++) if (!isSame(before[i + later], after[i])) return false;
  return true;
}

function isSame(before: GameJson, after: GameJson): boolean {
  if (before === after) return true;
  return typeof before === 'object' && typeof after === 'object' && diff(before, after).length === 0;
}

function isPresent(members: Members, key: string): boolean {
  return members[key] !== undefined && Object.hasOwn(members, key);
}

function isList(value: GameJson): value is readonly GameJson[] {
  return Array.isArray(value);
}

function isMembers(value: GameJson): value is Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
