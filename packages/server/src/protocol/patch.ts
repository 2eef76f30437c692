/** How a patch turns one view into the next. No dependency, so that a browser gets nothing else with it. */

/** Plain JSON of a game; only its renderer knows more. */
export type GameJson = unknown;

/** Changes that turn one view into the next: a value put at a path, or removed when there is none. */
export type Patch = readonly (readonly [path: readonly (string | number)[], value?: GameJson])[];

/** The patch does not fit the view: whoever has that view must ask for the whole one. */
export class BadPatch extends Error {
  constructor(path: readonly (string | number)[]) {
    super(`the view has nothing at ${JSON.stringify(path)}`);
    this.name = 'BadPatch';
  }
}

/**
 * The view after a patch; the old one stays as it was and shares what did not change. In a list, a value put at the end
 * makes it longer and a removal moves what follows.
 */
export function applyPatch(view: GameJson, patch: Patch): GameJson {
  return patch.reduce<GameJson>((node, change) => applied(node, change, 0), view);
}

function applied(node: GameJson, change: Patch[number], depth: number): GameJson {
  const [path, value] = change;
  const key = path[depth];
  if (key === undefined) return value;
  const isRemoved = depth === path.length - 1 && change.length === 1;
  if (Array.isArray(node)) return inList(node, change, depth, isRemoved);
  if (typeof node !== 'object' || node === null) throw new BadPatch(path);
  const members = new Map<string, GameJson>(Object.entries(node));
  if (isRemoved) members.delete(String(key));
  else members.set(String(key), applied(members.get(String(key)), change, depth + 1));
  return Object.fromEntries(members);
}

function inList(list: readonly GameJson[], change: Patch[number], depth: number, isRemoved: boolean): GameJson[] {
  const [path] = change;
  const index = path[depth];
  if (typeof index !== 'number' || index < 0 || index > list.length) throw new BadPatch(path);
  return isRemoved ? list.toSpliced(index, 1) : list.toSpliced(index, 1, applied(list[index], change, depth + 1));
}
