/** The parts on their shelves: all that can be had, and those that a technology of the usual tracks would bring. */
import type { EclipseTables } from '@orrery/eclipse';
import type { PartId } from '../model.ts';

export const kinds = ['weapon', 'computer', 'shield', 'hull', 'drive', 'source'] as const;
export type PartKind = (typeof kinds)[number];

export interface Shelf {
  readonly kind: PartKind;
  readonly parts: readonly PartId[];
}

export function shelvesOf({ parts, technologies }: EclipseTables, unlocked: readonly PartId[]): Shelf[] {
  const isUsual = (id: PartId): boolean => {
    const { ancient, technology } = parts[id];
    return !ancient && (technology === null || technologies[technology].category !== 'rare');
  };
  const shown = (Object.keys(parts) as PartId[]).filter((id) => unlocked.includes(id) || isUsual(id));
  return kinds.map((kind) => ({ kind, parts: shown.filter((id) => parts[id].kind === kind) }));
}
