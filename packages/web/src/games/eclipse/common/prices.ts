/** The technologies on display, and what they cost whom. For display: what can be bought, the options tell. */
import type { EclipseTables } from '@orrery/eclipse';
import { priceWith } from '@orrery/eclipse/figures';
import type { WireOption } from '@orrery/server/protocol';
import type { Category, PlayerView, TechnologyId } from '../model.ts';

export interface Shown {
  readonly id: TechnologyId;
  readonly copies: number;
}

export const trayRows = ['military', 'grid', 'nano', 'rare'] as const;
export type TrayRow = (typeof trayRows)[number];

/** Copies stacked, by category, the cheapest first. */
export function shelvesOf(tables: EclipseTables, tray: readonly TechnologyId[]): Readonly<Record<TrayRow, Shown[]>> {
  const shelves: Record<TrayRow, Shown[]> = { military: [], grid: [], nano: [], rare: [] };
  const order = (id: TechnologyId): number => tables.technologies[id].cost;
  for (const [id, copies] of Map.groupBy(tray, (each) => each))
    shelves[tables.technologies[id].category].push({ id, copies: copies.length });
  for (const shelf of Object.values(shelves))
    shelf.sort((a, b) => order(a.id) - order(b.id) || a.id.localeCompare(b.id));
  return shelves;
}

export interface Price {
  readonly track: Category;
  readonly cost: number;
}

/** On each track that may hold it and has room (research.2 to research.5). */
export function pricesOf(tables: EclipseTables, { technologies }: PlayerView, id: TechnologyId): Price[] {
  const tile = tables.technologies[id];
  return tables.categories.flatMap((track) => {
    const cost =
      tile.category === 'rare' || tile.category === track ? priceWith(technologies[track].length, tile) : null;
    return cost === null ? [] : [{ track, cost }];
  });
}

/** What the options about a technology ask for it. */
export function offeredPrice(options: readonly WireOption[] | undefined): number | null {
  const costs = (options ?? []).flatMap(({ label }) => (typeof label.args?.cost === 'number' ? [label.args.cost] : []));
  return costs.length > 0 ? Math.min(...costs) : null;
}
