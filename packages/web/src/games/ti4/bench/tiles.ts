/** Building the galaxy: the tiles I hold, and where each may go. */
import type { WireOption } from '@orrery/server/protocol';

/** What the bench shares with the board. */
export interface TilePlan {
  readonly kind: 'tile';
  readonly tile: string;
}

export interface TilePlace {
  readonly option: WireOption;
  readonly tile: string;
  readonly position: number;
}

/** The options that put a tile somewhere: 'tile-25@3'. */
export function placesForTiles(options: readonly WireOption[]): TilePlace[] {
  return options.flatMap((option) => {
    const [, tile, position] = /^(.+)@(\d+)$/.exec(option.id) ?? [];
    return tile ? [{ option, tile, position: Number(position) }] : [];
  });
}

/** Where the chosen tile may go; without one, where any of them may. */
export function openPlaces(options: readonly WireOption[], plan: unknown): TilePlace[] {
  const places = placesForTiles(options);
  const { kind, tile } = (plan ?? {}) as Partial<TilePlan>;
  return kind === 'tile' ? places.filter((place) => place.tile === tile) : places;
}

/** The counts of a spread, in the order of the planets: 'infantry:3-1'. */
export function spreadOption(type: string, counts: readonly number[]): string {
  return `${type}:${counts.join('-')}`;
}
