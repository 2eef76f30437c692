/** Catalogue: board-setup.0, board-setup.1. A galaxy from a map string, if it is one for so many players. */
import { type Layout, layouts, type PlayerCount, type Position, positions } from './layouts.ts';
import { type Flawed, readMapString } from './map-string.ts';
import { type SystemId, system, systemIds } from './systems.ts';

export interface PlacedTile {
  readonly position: Position;
  readonly system: SystemId;
}

/** The tiles around Mecatol Rex without the homes, or what is wrong with the string. */
export function importedGalaxy(text: string, players: PlayerCount): readonly PlacedTile[] | Flawed {
  const read = readMapString(text);
  if ('flaw' in read) return read;
  const placed: PlacedTile[] = [];
  for (const position of positions.keys()) {
    const tile = read[position] ?? null;
    if (position === 0 || tile === null) continue;
    const id = systemIds.find((each) => system(each).tile === tile && ['blue', 'red'].includes(system(each).kind));
    if (id === undefined) return { flaw: { key: 'ti4.map.no-tile', args: { tile } } };
    if (placed.some((each) => each.system === id)) return { flaw: { key: 'ti4.map.twice', args: { tile } } };
    placed.push({ position, system: id });
  }
  return misplaced(placed, players, layouts[players]) ?? placed;
}

/** Every place of the board has a tile, and no other place. */
function misplaced(placed: readonly PlacedTile[], players: PlayerCount, { homes, leftOut }: Layout): Flawed | null {
  const needed = positions.length - 1 - homes.length - leftOut.length;
  if (placed.length !== needed)
    return { flaw: { key: 'ti4.map.tiles', args: { count: placed.length, players, needed } } };
  const wrong = placed.find(({ position }) => leftOut.includes(position));
  if (wrong) return { flaw: { key: 'ti4.map.nothing-there', args: { place: wrong.position, players } } };
  const home = placed.find(({ position }) => homes.some((each) => each.position === position));
  return home ? { flaw: { key: 'ti4.map.home-there', args: { place: home.position, players } } } : null;
}
