import type { RendererProps } from '../renderer.ts';

/** All things that begin something when they are clicked: the rules say so with the question. */
export function beginningsOf({ decision }: Pick<RendererProps, 'decision'>): ReadonlySet<string> {
  return new Set(decision?.starts?.flatMap(({ targets }) => targets) ?? []);
}
