/**
 * Galaxies as the community's map tools write them: the numbers of the tiles ring by ring from the north, clockwise, perhaps
 * with Mecatol Rex before them in braces. A place without a tile is 0 where a home lies, and -1 where nothing does.
 */
import type { Message } from '@orrery/kernel';
import type { setup } from '../messages/en/setup.ts';
import type { SystemId } from './systems.ts';

/** As we write it. */
export type MapString = `{18} ${string}`;

/** The places around Mecatol Rex: so many numbers has a string. */
const places = 36;
const centre = 18;

/** What is wrong with a string. */
export interface Flawed {
  readonly flaw: Message<Extract<keyof typeof setup, `ti4.map.${string}`>>;
}

/** The tile of an id: `tile-07` is 7. */
function tileOf(id: SystemId): number {
  return Number(id.slice('tile-'.length));
}

/** Homes of factions, and the gate that lies on the map for one of them. */
function isHomeTile(tile: number): boolean {
  return tile <= 17 || tile === 51;
}

/** The string of a galaxy. Whose homes they are is not part of it, so that other factions can play there. */
export function mapStringOf(systems: { readonly [id in SystemId]?: { readonly position: number | null } }): MapString {
  const tiles = Array.from({ length: places }, () => -1);
  for (const [id, { position }] of Object.entries(systems) as [SystemId, { position: number | null }][]) {
    if (position === null || position === 0) continue;
    const tile = tileOf(id);
    tiles[position - 1] = isHomeTile(tile) ? 0 : tile;
  }
  return `{${centre}} ${tiles.join(' ')}`;
}

/** The number of the tile at each place of the galaxy, Mecatol Rex first and null where none is named; or what is wrong. */
export function readMapString(text: string): readonly (number | null)[] | Flawed {
  const words = text.trim().split(/[\s,]+/);
  const odd = words.findIndex((word) => !/^(\{\d+\}|-1|\d{1,2})$/.test(word));
  if (odd >= 0) return { flaw: { key: 'ti4.map.no-number', args: { place: odd + 1 } } };
  const hasCentre = words[0]?.startsWith('{') || (words.length === places + 1 && words[0] === String(centre));
  const numbers = words.map((word) => Number(word.replace(/[{}]/g, '')));
  if (hasCentre && numbers.shift() !== centre) return { flaw: { key: 'ti4.map.middle', args: { tile: centre } } };
  if (numbers.length !== places) {
    return { flaw: { key: 'ti4.map.places', args: { count: numbers.length, needed: places } } };
  }
  return [centre, ...numbers.map((tile) => (tile <= 0 || isHomeTile(tile) ? null : tile))];
}
