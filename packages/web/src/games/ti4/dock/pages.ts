/** The pages of my area, and which of them a question is about. */
import type { RendererProps } from '../../renderer.ts';

export const pages = [
  { id: 'hand', icon: 'card', key: 'h' },
  { id: 'planets', icon: 'planet', key: 'p' },
  { id: 'techs', icon: 'technology', key: 't' },
  { id: 'sheet', icon: 'sheet', key: 's' },
] as const;

const researching: readonly string[] = ['ti4.research', 'ti4.technology.research', 'ti4.setup.choose-technology'];

/** The technology tree opens when a technology is to be chosen; a phone shows all pages below each other. */
export function pageFor({ decision, isPhone }: Pick<RendererProps, 'decision' | 'isPhone'>): number | null {
  if (isPhone || !decision || !researching.includes(decision.prompt.key)) return null;
  return pages.findIndex(({ id }) => id === 'techs');
}
