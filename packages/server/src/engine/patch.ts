/** Finds the patch between two views. Parts that are the same object in both are not looked at. */
import type { GameJson, Patch } from '../protocol/index.ts';

type Path = readonly (string | number)[];
type Change = Patch[number];
type Members = { readonly [key: string]: GameJson };

/** Changes that turn `before` into `after`; both are plain JSON. */
export function diff(before: GameJson, after: GameJson): Patch {
  const changes: Change[] = [];
  compare(before, after, [], changes);
  return changes;
}

function compare(before: GameJson, after: GameJson, path: Path, changes: Change[]): void {
  if (before === after) return;
  if (isList(before) && isList(after)) compareLists(before, after, path, changes);
  else if (isMembers(before) && isMembers(after)) compareMembers(before, after, path, changes);
  else changes.push([path, after]);
}

function compareMembers(before: Members, after: Members, path: Path, changes: Change[]): void {
  for (const key in before) {
    if (before[key] !== undefined && !isPresent(after, key)) changes.push([[...path, key]]);
  }
  for (const key in after) {
    const value = after[key];
    // Most members are the same object: the way to a member is only written down when it is needed.
    if (value === undefined || (value === before[key] && Object.hasOwn(before, key))) continue;
    if (isPresent(before, key)) compare(before[key], value, [...path, key], changes);
    else changes.push([[...path, key], value]);
  }
}

/** Lists of one length are compared member by member; from others, what was cut out or put at the end is told. */
function compareLists(before: readonly GameJson[], after: readonly GameJson[], path: Path, changes: Change[]): void {
  if (before.length === after.length) {
    for (let i = 0; i < after.length; i++) {
      if (before[i] !== after[i]) compare(before[i], after[i], [...path, i], changes);
    }
    return;
  }
  const start = sameAtStart(before, after);
  if (start === before.length) {
    for (let i = start; i < after.length; i++) changes.push([[...path, i], after[i]]);
    return;
  }
  const gone = before.length - after.length;
  if (gone > 0 && isSame(before.slice(start + gone), after.slice(start))) {
    for (let i = 0; i < gone; i++) changes.push([[...path, start]]);
    return;
  }
  changes.push([path, after]);
}

function sameAtStart(before: readonly GameJson[], after: readonly GameJson[]): number {
  const length = Math.min(before.length, after.length);
  let i = 0;
  while (i < length && isSame(before[i], after[i])) i++;
  return i;
}

function isSame(before: GameJson, after: GameJson): boolean {
  return before === after || diff(before, after).length === 0;
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
