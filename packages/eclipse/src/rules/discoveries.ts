/** Catalogue: discovery-tiles. */
import { type Blocked, irreversible, type Option, type Rules, type Seat } from '@orrery/kernel';
import { type ShipType, shipTypes } from '../content/blueprints.ts';
import type { DiscoveryId, PartId } from '../content/ids.ts';
import { discovery } from '../content/registry.ts';
import type { SectorId } from '../content/sectors.ts';
import { part } from '../content/ship-parts.ts';
import { resources } from '../content/tracks.ts';
import { type Fault, faultOf, type Space } from '../figures.ts';
import type { Eclipse, Found } from '../state.ts';
import { choose, decline, option, tell, the, words } from '../words.ts';
import { blockedSpace, figuresOf, putPart, spaceOption, takeOff, tileArgs } from './blueprints.ts';
import { freely } from './free-actions.ts';
import { at, isNpc, player, speciesOf } from './table.ts';
import { gain } from './tracks.ts';

/**
 * The player takes the tile of a sector, if there is one and nobody guards it (explore.6, explore.8, combat-discovery.3).
 * `mayWait`: more may happen before the tile must be decided about.
 */
export function* takeDiscovery(g: Eclipse, seat: Seat, id: SectorId, mayWait: boolean): Rules {
  const { discovery: tile } = at(g, id);
  if (tile === null || isGuarded(g, id)) return;
  at(g, id).discovery = null;
  yield* gainDiscovery(g, seat, tile, id, mayWait);
}

export function isGuarded(g: Eclipse, id: SectorId): boolean {
  return at(g, id).ships.some(({ owner }) => isNpc(owner));
}

/** The player gains a tile found in a sector (null: drawn from the supply), and decides about it now or later. */
export function* gainDiscovery(
  g: Eclipse,
  seat: Seat,
  tile: DiscoveryId,
  sector: SectorId | null,
  mayWait: boolean,
): Rules {
  irreversible(g);
  const found: Found = { seat, tile, sector };
  g.found.push(found);
  tell(g, 'eclipse.discovers', { seat: the.seat(seat), tile: the['discovery-tile'](tile) });
  const options = wanted(g, found);
  // A tile that cannot be used now cannot be used later.
  const later = mayWait && options.length > 1 ? [decline('later', null, 'eclipse.decide-later')] : [];
  const uses = yield* choose(seat, words('eclipse.discovery', { tile: the['discovery-tile'](tile) }), [
    ...options,
    ...later,
  ]);
  if (uses !== null) yield* settleTile(g, found, uses);
}

/** What waits is decided before the activation or the Combat Phase ends; the finder says in which order (discovery-tiles.1). */
export function* decideDiscoveries(g: Eclipse): Rules {
  for (let [next] = g.found; next !== undefined; [next] = g.found) {
    const { seat } = next;
    const waiting = g.found.filter((each) => each.seat === seat);
    const found = yield* choose(seat, words('eclipse.next-discovery'), waiting.map(tileToDecide));
    const prompt = words('eclipse.discovery', { tile: the['discovery-tile'](found.tile) });
    const uses = yield* g.turn === null
      ? choose(seat, prompt, wanted(g, found))
      : freely(g, seat, prompt, () => wanted(g, found));
    yield* settleTile(g, found, uses);
  }
}

function tileToDecide(found: Found): Option<Found> {
  const { tile, sector } = found;
  return sector === null
    ? option(`tile:${tile}`, found, 'eclipse.discovery-tile', { tile: the['discovery-tile'](tile) })
    : option(
        `tile:${tile}:${sector}`,
        found,
        'eclipse.discovery-tile-in',
        { tile: the['discovery-tile'](tile), sector: the.sector(sector) },
        `sector:${sector}`,
      );
}

/** To use the tile, where that is possible, or to keep it for points. */
function wanted(g: Eclipse, found: Found): Option<boolean | null>[] {
  const keep = option('keep', false, 'eclipse.keep-discovery');
  if (!isUsable(g, found)) return [keep];
  return [option('use', true, 'eclipse.use-discovery', { tile: the['discovery-tile'](found.tile) }), keep];
}

function* settleTile(g: Eclipse, found: Found, uses: boolean | null): Rules {
  const { seat, tile } = found;
  if (uses) yield* reward(g, found);
  else player(g, seat).keptDiscoveries.push(tile);
  g.found = g.found.filter((each) => each !== found);
  tell(g, uses ? 'eclipse.uses-discovery' : 'eclipse.keeps-discovery', {
    seat: the.seat(seat),
    tile: the['discovery-tile'](tile),
  });
}

/** Where a tile works that needs a sector: where it was found, else in the starting sector (discovery-tiles.12). */
function placeOf(g: Eclipse, { seat, sector }: Found): SectorId | null {
  return sector ?? homeOf(g, seat);
}

/** The starting sector while the player controls it. */
function homeOf(g: Eclipse, seat: Seat): SectorId | null {
  const { home } = speciesOf(g, seat);
  return g.sectors[home]?.owner === seat ? home : null;
}

/** Whether the reward can be carried out, at least in part (discovery-tiles.13). */
function isUsable(g: Eclipse, found: Found): boolean {
  return discovery(found.tile).hooks?.usable(g, found.seat, placeOf(g, found)) ?? true;
}

function* reward(g: Eclipse, found: Found): Rules {
  const { seat, tile } = found;
  const { resources: goods, part: shipPart, hooks } = discovery(tile);
  for (const resource of resources) gain(g, seat, resource, goods?.[resource] ?? 0);
  if (shipPart) yield* placeOrKeep(g, seat, shipPart);
  if (hooks) yield* hooks.resolve(g, seat, placeOf(g, found));
  if (!hooks?.stays) g.discoveryDiscard.push(tile); // discovery-tiles.2
}

interface Fitting {
  readonly type: ShipType;
  readonly space: Space;
  /** Spaces one of whose tiles must make way; none if the part fits as it is. */
  readonly ways: readonly number[];
}

/** An ancient part goes on a blueprint at once, in the place of another tile if need be, or is kept for later (discovery-tiles.8). */
function* placeOrKeep(g: Eclipse, seat: Seat, id: PartId): Rules {
  const fitting = yield* choose(
    seat,
    words('eclipse.place-ancient-part', { part: the['ship-part'](id) }),
    [
      ...fittings(g, seat, id).map((each) => spaceOption(g, seat, id, each)),
      decline('keep-part', null, 'eclipse.keep-part', { part: the['ship-part'](id) }),
    ],
    { blocked: () => blockedSpaces(g, seat, id) },
  );
  if (fitting === null) {
    player(g, seat).keptParts.push(id);
    return;
  }
  const { type, space, ways } = fitting;
  if (ways.length > 0) {
    const removed = yield* choose(
      seat,
      words('eclipse.make-way', { part: the['ship-part'](id) }),
      ways.map((each) => tileOption(g, seat, type, each)),
      { blocked: () => blockedWays(g, seat, id, fitting) },
    );
    takeOff(g, seat, type, removed);
  }
  putPart(g, seat, type, space, id);
  tell(g, 'eclipse.places-part', { seat: the.seat(seat), part: the['ship-part'](id), type: the.ship(type) });
}

function tileOption(g: Eclipse, seat: Seat, type: ShipType, space: number): Option<number> {
  const tile = player(g, seat).blueprints[type].tiles[space];
  if (!tile) throw new Error(`there is no tile on space ${space} of the ${type}`);
  const target = `blueprint:${type}:${space}`;
  return option(`take-off:${type}:${space}`, space, 'eclipse.take-off', tileArgs(g, seat, type, space, tile), target);
}

/** Where a part fits when at most one tile of the blueprint is taken off. */
function fittings(g: Eclipse, seat: Seat, id: PartId): Fitting[] {
  return shipTypes.flatMap((type) => {
    if (part(id).outside) return [{ type, space: 'outside' as const, ways: [] }];
    const { tiles } = player(g, seat).blueprints[type];
    return figuresOf(g, seat, type).spaces.flatMap((_, space): Fitting[] => {
      const isLegalWithout = (removed: number) => faultWithout(g, seat, id, { type, space }, removed) === null;
      if (isLegalWithout(space)) return [{ type, space, ways: tiles[space] ? [space] : [] }];
      if (tiles[space]) return [];
      const ways = [...tiles.keys()].filter((other) => tiles[other] && isLegalWithout(other));
      return ways.length > 0 ? [{ type, space, ways }] : [];
    });
  });
}

/** What is wrong with the blueprint when the part lies on the space and another tile is taken off. */
function faultWithout(
  g: Eclipse,
  seat: Seat,
  id: PartId,
  { type, space }: Pick<Fitting, 'type' | 'space'>,
  removed: number,
): Fault | null {
  const figures = figuresOf(g, seat, type);
  const { tiles, outside } = player(g, seat).blueprints[type];
  const changed = figures.spaces.map((_, i) => (i === space ? id : i === removed ? null : (tiles[i] ?? null)));
  return faultOf(type, figures, { tiles: changed, outside });
}

/** Spaces where the part cannot go, whatever makes way for it. */
function blockedSpaces(g: Eclipse, seat: Seat, id: PartId): Blocked[] {
  const open = fittings(g, seat, id);
  return shipTypes.flatMap((type) =>
    [...figuresOf(g, seat, type).spaces.keys()]
      .filter((space) => !open.some((each) => each.type === type && each.space === space))
      .flatMap((space): Blocked[] => {
        const why = part(id).outside ? 'outside' : faultWithout(g, seat, id, { type, space }, space);
        return why === null ? [] : [blockedSpace(g, seat, type, space, why)];
      }),
  );
}

/** Tiles that do not help by making way. */
function blockedWays(g: Eclipse, seat: Seat, id: PartId, fitting: Fitting): Blocked[] {
  const { type } = fitting;
  return [...player(g, seat).blueprints[type].tiles.entries()].flatMap(([space, tile]): Blocked[] => {
    const why = tile && faultWithout(g, seat, id, fitting, space);
    return why ? [blockedSpace(g, seat, type, space, why)] : [];
  });
}
