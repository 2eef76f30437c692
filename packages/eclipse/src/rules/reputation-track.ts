/** Catalogue: diplomacy.9, diplomacy.10. The spaces of the reputation track and what lies on them. */
import type { Blocked, Option, Rules, Seat } from '@orrery/kernel';
import type { ReputationSpace } from '../content/tracks.ts';
import type { Eclipse, ReputationTile } from '../state.ts';
import { blocked, choose, option, tell, the, words } from '../words.ts';
import { player, speciesOf } from './table.ts';

export function tilesOnTrack(g: Eclipse, seat: Seat): ReputationTile[] {
  return player(g, seat).reputation.filter((tile) => tile !== null);
}

/** Values of the reputation tiles on the track, the lowest first. */
export function reputationOf(g: Eclipse, seat: Seat): number[] {
  const values: number[] = [];
  for (const tile of player(g, seat).reputation) if (tile !== null && 'value' in tile) values.push(tile.value);
  return values.sort((a, b) => a - b);
}

/** Whether the tile finds a space when the others are rearranged. */
export function hasRoomFor(g: Eclipse, seat: Seat, tile: ReputationTile): boolean {
  return arranged(speciesOf(g, seat).reputation, [...tilesOnTrack(g, seat), tile]) !== null;
}

/** Puts the tile on the track; others make way where their spaces allow it. */
export function putOnTrack(g: Eclipse, seat: Seat, tile: ReputationTile): void {
  arrange(g, seat, [...tilesOnTrack(g, seat), tile]);
}

function arrange(g: Eclipse, seat: Seat, tiles: readonly ReputationTile[]): void {
  const track = arranged(speciesOf(g, seat).reputation, tiles);
  if (track === null) throw new Error(`no space on the reputation track of seat ${seat}`);
  player(g, seat).reputation = track;
}

/** The tiles on spaces that may hold them, those of one kind on the spaces of that kind first; null if they do not fit. */
function arranged(
  spaces: readonly ReputationSpace[],
  tiles: readonly ReputationTile[],
): (ReputationTile | null)[] | null {
  const track = spaces.map((): ReputationTile | null => null);
  for (const tile of tiles) {
    const kind: ReputationSpace = 'value' in tile ? 'reputation' : 'ambassador';
    const free = (wanted: ReputationSpace) => spaces.findIndex((space, i) => space === wanted && track[i] === null);
    const own = free(kind);
    const space = own >= 0 ? own : free('either');
    if (space < 0) return null;
    track[space] = tile;
  }
  return track;
}

/** A reputation tile of the player's choice goes back to the bag; the others do not learn which (diplomacy.10). */
export function* returnReputation(g: Eclipse, seat: Seat): Rules {
  const options = () => reputationOptions(g, seat);
  const value = yield* choose(seat, words('eclipse.return-reputation'), options, {
    always: true,
    blocked: () => blockedAmbassadors(g, seat),
  });
  removeReputation(g, seat, value);
  tell(g, 'eclipse.returns-reputation', { seat: the.seat(seat) });
}

export function reputationOptions(g: Eclipse, seat: Seat): Option<number>[] {
  return [...new Set(reputationOf(g, seat))].map((each) =>
    option(`reputation:${each}`, each, 'eclipse.reputation-tile', { value: each }, `reputation:${each}`),
  );
}

/** Ambassadors stay (diplomacy.11). */
function blockedAmbassadors(g: Eclipse, seat: Seat): Blocked[] {
  return tilesOnTrack(g, seat).flatMap((tile) =>
    'ambassador' in tile
      ? [blocked('diplomacy.11', 'eclipse.why.ambassador', { seat: the.seat(tile.ambassador) })]
      : [],
  );
}

/** The tiles that stay move up, so that nobody sees from where one was taken. */
export function removeReputation(g: Eclipse, seat: Seat, value: number): void {
  const tiles = tilesOnTrack(g, seat);
  const index = tiles.findIndex((tile) => 'value' in tile && tile.value === value);
  if (index < 0) throw new Error(`seat ${seat} has no reputation tile of ${value}`);
  arrange(g, seat, tiles.toSpliced(index, 1));
  g.reputationBag.push(value);
}
