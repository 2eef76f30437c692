/** What a source file imports, and which files import each other in a circle. */
import { dirname, join, normalize } from 'node:path';

export interface Import {
  readonly specifier: string;
  /** Where the specifier stands in the text. */
  readonly at: number;
  /** Erased when the file is run. */
  readonly isTypeOnly: boolean;
  /** Loaded when it is asked for, not before the file that asks. */
  readonly isLazy: boolean;
}

/** The last is a type where it is asked what it is made of (`typeof`), or for a type in it; what is loaded is a promise, which has none. */
const importPattern =
  /^(?:import|export)\b[^'"=(]*?\bfrom\s*['"](.+?)['"]|^import\s*['"](.+?)['"]|(typeof\s+)?\bimport\(\s*['"](.+?)['"](?:\s*\)(\.[A-Z]))?/gm;
const commentOrStringPattern = /\/\*[\s\S]*?\*\/|\/\/.*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g;

/** The imports in code without comments. */
export function importsIn(code: string): Import[] {
  return [...code.matchAll(importPattern)].map((match) => {
    const [text, from, effect, typeOf, loaded, member] = match;
    const specifier = from ?? effect ?? loaded ?? '';
    const isInlineType = typeOf !== undefined || member !== undefined;
    return {
      specifier,
      at: match.index + text.lastIndexOf(specifier),
      isTypeOnly: isInlineType || /^(?:import|export) type\b/.test(text),
      isLazy: loaded !== undefined && !isInlineType,
    };
  });
}

/** Blanks comments, keeping every line where it was. */
export function withoutComments(text: string): string {
  return text.replace(commentOrStringPattern, (found) => (found.startsWith('/') ? found.replace(/\S/g, ' ') : found));
}

/**
 * Files that import each other, be it only for types, as lists in which each file imports the next and the last the
 * first. Of all circles the shortest come first, and no file is told twice.
 */
export function importCycles(files: readonly { readonly path: string; readonly text: string }[]): string[][] {
  const graph = new Map(files.map(({ path, text }) => [path, importedBy(path, text)]));
  const cycles = files
    .map(({ path }) => shortestCycle(graph, path))
    .filter((cycle) => cycle.length > 0)
    .sort((a, b) => a.length - b.length);
  const told = new Set<string>();
  return cycles.filter((cycle) => {
    if (cycle.some((path) => told.has(path))) return false;
    for (const path of cycle) told.add(path);
    return true;
  });
}

function importedBy(path: string, text: string): string[] {
  return importsIn(withoutComments(text))
    .filter(({ specifier, isLazy }) => specifier.startsWith('.') && !isLazy)
    .map(({ specifier }) => normalize(join(dirname(path), specifier)));
}

/** The shortest way from a file back to itself; empty when there is none. */
function shortestCycle(graph: ReadonlyMap<string, readonly string[]>, start: string): string[] {
  const cameFrom = new Map<string, string>();
  const waiting = [start];
  for (const path of waiting) {
    for (const next of graph.get(path) ?? []) {
      if (next === start) return wayTo(path, cameFrom);
      if (cameFrom.has(next)) continue;
      cameFrom.set(next, path);
      waiting.push(next);
    }
  }
  return [];
}

function wayTo(end: string, cameFrom: ReadonlyMap<string, string>): string[] {
  const way = [end];
  for (let path = cameFrom.get(end); path !== undefined; path = cameFrom.get(path)) way.unshift(path);
  return way;
}
