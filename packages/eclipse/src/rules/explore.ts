/** Catalogue: explore. */
import { type Blocked, irreversible, type Option, type Rules, type Seat, shuffle } from '@orrery/kernel';
import { ask } from '../content/registry.ts';
import { type SectorId, sector, sectorIds } from '../content/sectors.ts';
import { directions, ringOf, step } from '../figures.ts';
import type { Eclipse, Hex, Ring } from '../state.ts';
import { blocked, choose, decline, doneWith, option, tell, the, words } from '../words.ts';
import { takeDiscovery } from './discoveries.ts';
import { freely } from './free-actions.ts';
import { sectorIn } from './layout.ts';
import { hasWormhole, opens, placeSector, unpinned } from './map.ts';
import { activationsLeft, at, needsOneWormhole, opponentsIn, player, sectorsOf } from './table.ts';
import { placeDisc, upkeepOfNextDisc } from './tracks.ts';

/** One activation; false if the player does not use it. */
export function* explore(g: Eclipse, seat: Seat): Rules<boolean> {
  const zone = yield* freely(
    g,
    seat,
    words('eclipse.explore'),
    () => [...zoneOptions(g, seat), doneWith(activationsLeft(g))],
    {
      blocked: () => blockedZones(g, seat),
    },
  );
  if (zone === null) return false;
  const placed = yield* revealAndPlace(g, seat, zone);
  if (placed === null) return true; // explore.9
  yield* takeDiscovery(g, seat, placed, true); // explore.6
  yield* takeControl(g, seat, placed);
  return true;
}

export function zoneOptions(g: Eclipse, seat: Seat): Option<Hex | null>[] {
  return ways(g, seat).map((way) => {
    const { zone } = way;
    const id = `zone:${zone.q},${zone.r}`;
    return option(id, zone, 'eclipse.explore-zone', placeArgs(way), id);
  });
}

/** A zone, and from where it is reached. */
interface Way {
  readonly zone: Hex;
  readonly from: SectorId;
  readonly direction: number;
}

/** Where a zone lies, in words: its ring, and which way from a sector. */
function placeArgs({ zone, from, direction }: Way) {
  return { ring: ringOf(zone), sector: the.sector(from), direction };
}

/** Empty zones that the player can explore (explore.1, explore.2). */
export function zones(g: Eclipse, seat: Seat): Hex[] {
  return ways(g, seat).map(({ zone }) => zone);
}

function ways(g: Eclipse, seat: Seat): Way[] {
  const half = needsOneWormhole(g, seat);
  const found: Way[] = [];
  for (const origin of origins(g, seat)) {
    for (let direction = 0; direction < 6; direction++) {
      if (!half && !opens(g, origin, direction)) continue;
      const zone = step(at(g, origin), direction);
      const isNew = found.every((way) => way.zone.q !== zone.q || way.zone.r !== zone.r);
      if (isNew && sectorIn(g, zone) === null && hasSectors(g, ringOf(zone))) {
        found.push({ zone, from: origin, direction });
      }
    }
  }
  return found;
}

function origins(g: Eclipse, seat: Seat): SectorId[] {
  return sectorsOf(g).filter((id) => at(g, id).owner === seat || unpinned(g, seat, id) > 0);
}

/** explore.10 */
function hasSectors(g: Eclipse, ring: Ring): boolean {
  return g.stacks[ring].length > 0 || g.discards[ring].length > 0;
}

type Placement = { readonly sector: SectorId; readonly rotation: number };

/** Reveals a sector for the zone, or more where the player may; at most one is placed (explore.3). */
function* revealAndPlace(g: Eclipse, seat: Seat, zone: Hex): Rules<SectorId | null> {
  const ring = ringOf(zone);
  const revealed: SectorId[] = [];
  g.revealed = { seat, zone, sectors: revealed };
  reveal(g, seat, ring, revealed);
  let chosen: Placement | 'discard' | 'reveal';
  do {
    chosen = yield* choose(seat, words('eclipse.place-sector'), placements(g, seat, zone, revealed), {
      blocked: () => blockedPlacements(g, seat, zone, revealed),
    });
    if (chosen === 'reveal') reveal(g, seat, ring, revealed);
  } while (chosen === 'reveal');
  g.revealed = null;
  const placed = chosen === 'discard' ? null : chosen;
  for (const id of revealed) if (id !== placed?.sector) discard(g, seat, ring, id);
  if (placed === null) return null;
  bringIntoPlay(g, seat, zone, placed);
  return placed.sector;
}

function reveal(g: Eclipse, seat: Seat, ring: Ring, revealed: SectorId[]): void {
  irreversible(g);
  if (g.stacks[ring].length === 0) g.stacks[ring] = shuffle(g, g.discards[ring].splice(0)); // explore.10
  const id = g.stacks[ring].shift();
  if (id === undefined) throw new Error(`no sector is left for ring ${ring}`);
  revealed.push(id);
  tell(g, 'eclipse.reveals', { seat: the.seat(seat), sector: the.sector(id) });
}

function discard(g: Eclipse, seat: Seat, ring: Ring, id: SectorId): void {
  g.discards[ring].push(id);
  tell(g, 'eclipse.discards-sector', { seat: the.seat(seat), sector: the.sector(id) });
}

function placements(
  g: Eclipse,
  seat: Seat,
  zone: Hex,
  revealed: readonly SectorId[],
): Option<Placement | 'discard' | 'reveal'>[] {
  const target = `zone:${zone.q},${zone.r}`;
  const found: Option<Placement | 'discard' | 'reveal'>[] = revealed.flatMap((id) =>
    rotations(g, seat, zone, id).map((rotation) =>
      option(
        `place:${id}:${rotation}`,
        { sector: id, rotation },
        'eclipse.place-rotated',
        { sector: the.sector(id), rotation, joined: joinedTo(g, seat, zone, id, rotation).map(the.sector) },
        target,
      ),
    ),
  );
  if (mayReveal(g, seat, revealed) && hasSectors(g, ringOf(zone))) {
    found.push(option('reveal', 'reveal', 'eclipse.reveal-another'));
  }
  found.push(decline('discard', 'discard', 'eclipse.discard-sector'));
  return found;
}

/** explore.3, unless a species reveals more. */
function mayReveal(g: Eclipse, seat: Seat, revealed: readonly SectorId[]): boolean {
  return revealed.length < ask(g, seat, 'sectorsRevealed', 1);
}

/** Rotations that join the sector to one of the player's (explore.4); of those that look alike only the first. */
export function rotations(g: Eclipse, seat: Seat, zone: Hex, id: SectorId): number[] {
  const half = needsOneWormhole(g, seat);
  const near = origins(g, seat);
  return distinctRotations[id].filter((rotation) => isJoined(g, near, zone, id, rotation, half));
}

/** Rotations that look different: the first of those that show the same wormholes. */
const distinctRotations = Object.fromEntries(
  sectorIds.map((id) => {
    const every = [0, 1, 2, 3, 4, 5];
    const patterns = every.map((rotation) => every.filter((each) => hasWormhole(id, rotation, each)).join());
    return [id, every.filter((rotation) => patterns.indexOf(patterns[rotation] as string) === rotation)];
  }),
) as unknown as Readonly<Record<SectorId, readonly number[]>>;

function isJoined(
  g: Eclipse,
  near: readonly SectorId[],
  zone: Hex,
  id: SectorId,
  rotation: number,
  half: boolean,
): boolean {
  for (let direction = 0; direction < 6; direction++) {
    const next = sectorIn(g, step(zone, direction));
    if (next !== null && near.includes(next) && joins(g, id, rotation, direction, next, half)) return true;
  }
  return false;
}

/** Whether the sector, turned so, is connected in a direction with the one that lies there. */
function joins(g: Eclipse, id: SectorId, rotation: number, direction: number, next: SectorId, half: boolean): boolean {
  const here = hasWormhole(id, rotation, direction);
  const there = opens(g, next, direction + 3);
  return half ? here || there : here && there;
}

/** All sectors that it would be connected with. */
function joinedTo(g: Eclipse, seat: Seat, zone: Hex, id: SectorId, rotation: number): SectorId[] {
  const half = needsOneWormhole(g, seat);
  return [...directions.keys()].flatMap((direction): SectorId[] => {
    const next = sectorIn(g, step(zone, direction));
    return next !== null && joins(g, id, rotation, direction, next, half) ? [next] : [];
  });
}

/** The sector comes into play with a discovery tile and Ancients where it shows them (explore.5). */
function bringIntoPlay(g: Eclipse, seat: Seat, zone: Hex, { sector: id, rotation }: Placement): void {
  const state = placeSector(g, id, zone, rotation);
  const { discovery, ancients } = sector(id);
  if (discovery) state.discovery = g.discoveries.shift() ?? null;
  for (let i = 0; i < ancients; i++) state.ships.push({ owner: 'ancient', type: 'ancient', damage: 0 });
  tell(g, 'eclipse.places-sector', { seat: the.seat(seat), sector: the.sector(id) });
}

/** At once and without an activation, unless Ancients forbid it (explore.7, explore.8). */
export function* takeControl(g: Eclipse, seat: Seat, id: SectorId): Rules {
  if (player(g, seat).discs === 0 || opponentsIn(g, seat, id).length > 0) return;
  const takes = yield* choose(seat, words('eclipse.take-control', { sector: the.sector(id) }), [
    option(
      'control',
      true,
      'eclipse.control',
      { sector: the.sector(id), upkeep: upkeepOfNextDisc(g, seat) },
      `sector:${id}`,
    ),
    decline('leave', false, 'eclipse.leave-free'),
  ]);
  if (takes) placeDisc(g, seat, id);
}

/** Rotations that would join a revealed sector to nothing, and why no other can be revealed. */
function blockedPlacements(g: Eclipse, seat: Seat, zone: Hex, revealed: readonly SectorId[]): Blocked[] {
  const ring = ringOf(zone);
  const found = revealed.flatMap((id) => {
    const open = rotations(g, seat, zone, id);
    return distinctRotations[id]
      .filter((rotation) => !open.includes(rotation))
      .map((rotation) => blocked('explore.4', 'eclipse.why.unjoined', { sector: the.sector(id), rotation }));
  });
  if (mayReveal(g, seat, revealed) && !hasSectors(g, ring))
    found.push(blocked('explore.10', 'eclipse.why.none-to-reveal', { ring }));
  return found;
}

/** Empty zones beside the map that the player cannot explore, and why. */
function blockedZones(g: Eclipse, seat: Seat): Blocked[] {
  const keyOf = ({ q, r }: Hex) => `zone:${q},${r}`;
  const open = zones(g, seat).map(keyOf);
  const near = origins(g, seat);
  const found = new Map<string, Blocked>();
  for (const id of [...near, ...sectorsOf(g)]) {
    for (let direction = 0; direction < 6; direction++) {
      const zone = step(at(g, id), direction);
      const target = keyOf(zone);
      if (sectorIn(g, zone) !== null || open.includes(target) || found.has(target)) continue;
      const place = placeArgs({ zone, from: id, direction });
      if (!near.includes(id)) found.set(target, blocked('explore.1', 'eclipse.why.not-beside', place, target));
      else if (!hasSectors(g, ringOf(zone)))
        found.set(target, blocked('explore.10', 'eclipse.why.ring-empty', place, target));
      else found.set(target, blocked('explore.2', 'eclipse.why.no-wormhole', place, target));
    }
  }
  return [...found.values()];
}
