/** The technologies on display, and what they cost whom. For display: what can be bought, the options tell. */
import type { EclipseTables } from '@orrery/eclipse';
import { priceWith } from '@orrery/eclipse/figures';
import type { WireOption } from '@orrery/server/protocol';
import type { Category, PlayerView, TechnologyId } from '../model.ts';

/** Every technology of a category has its place, the cheapest first, whether or not it is on display. */
export function placesOf({ technologies }: EclipseTables, category: Category): TechnologyId[] {
  return byCost({ technologies }, (id) => technologies[id].category === category);
}

/** Rare technologies have a place only while they are on display. */
export function raresOf({ technologies }: EclipseTables, tray: readonly TechnologyId[]): TechnologyId[] {
  return byCost({ technologies }, (id) => technologies[id].category === 'rare' && tray.includes(id));
}

function byCost(
  { technologies }: Pick<EclipseTables, 'technologies'>,
  isWanted: (id: TechnologyId) => boolean,
): TechnologyId[] {
  return (Object.keys(technologies) as TechnologyId[])
    .filter(isWanted)
    .sort((a, b) => technologies[a].cost - technologies[b].cost);
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

/** Whether I know it; else whether none is on display, my track is full, it is too dear for me, or I can afford it. */
export type Standing = 'mine' | 'none' | 'full' | 'dear' | 'open';

export interface Quote {
  readonly copies: number;
  readonly prices: readonly Price[];
  /** The best of them for me; what the tile says for those who have no tracks. */
  readonly price: number;
  readonly standing: Standing;
}

/** What a technology is to somebody now; to nobody in particular if there is no player. */
export function quoteOf(
  tables: EclipseTables,
  tray: readonly TechnologyId[],
  me: PlayerView | undefined,
  id: TechnologyId,
  offered: number | null = null,
): Quote {
  const copies = tray.filter((each) => each === id).length;
  const { cost } = tables.technologies[id];
  if (!me || me.species === null) return { copies, prices: [], price: cost, standing: copies > 0 ? 'open' : 'none' };
  if (Object.values(me.technologies).some((track) => track.includes(id)))
    return { copies, prices: [], price: cost, standing: 'mine' };
  const prices = pricesOf(tables, me, id);
  const price = offered ?? (prices.length > 0 ? Math.min(...prices.map((each) => each.cost)) : cost);
  return { copies, prices, price, standing: standingAt(copies, prices.length > 0, price <= me.resources.science) };
}

function standingAt(copies: number, hasRoom: boolean, isAffordable: boolean): Standing {
  if (copies === 0) return 'none';
  if (!hasRoom) return 'full';
  return isAffordable ? 'open' : 'dear';
}
