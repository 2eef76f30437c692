/** Catalogue: discovery-tiles. */
import { choose, irreversible, type Option, type Rules, type Seat } from '@orrery/kernel';
import { type ShipType, shipTypes } from '../content/blueprints.ts';
import type { DiscoveryId } from '../content/discovery-tiles/index.ts';
import { discovery } from '../content/registry.ts';
import type { SectorId } from '../content/sectors.ts';
import { type PartId, part } from '../content/ship-parts.ts';
import { resources } from '../content/tracks.ts';
import type { Eclipse } from '../state.ts';
import { option, tell, words } from '../words.ts';
import { figuresOf, isLegal, putPart, type Space, spaceOption, takeOff } from './blueprints.ts';
import { at, isNpc, player, speciesOf } from './table.ts';
import { gain } from './tracks.ts';

/** The player takes the tile of a sector, if there is one and nobody guards it (explore.6, explore.8, combat-discovery.3). */
export function* takeDiscovery(g: Eclipse, seat: Seat, id: SectorId): Rules {
  const { discovery: tile, ships } = at(g, id);
  if (tile !== null && !ships.some(({ owner }) => isNpc(owner))) yield* gainDiscovery(g, seat, tile, id);
}

/** The player gains a tile found in a sector (null: drawn from the supply) and takes its reward or keeps it for points. */
export function* gainDiscovery(g: Eclipse, seat: Seat, tile: DiscoveryId, found: SectorId | null): Rules {
  irreversible(g);
  if (found !== null) at(g, found).discovery = null;
  g.found = { seat, tile, sector: found };
  tell(g, 'eclipse.discovers', { seat, tile });
  const where = found ?? homeOf(g, seat); // discovery-tiles.12
  const uses = yield* choose(seat, words('eclipse.discovery', { tile }), [
    ...(isUsable(g, seat, tile, where) ? [option('use', true, 'eclipse.use-discovery', { tile })] : []),
    option('keep', false, 'eclipse.keep-discovery'),
  ]);
  if (uses) yield* reward(g, seat, tile, where);
  else player(g, seat).keptDiscoveries.push(tile);
  tell(g, uses ? 'eclipse.uses-discovery' : 'eclipse.keeps-discovery', { seat, tile });
  g.found = null;
}

/** The starting sector while the player controls it. */
function homeOf(g: Eclipse, seat: Seat): SectorId | null {
  const { home } = speciesOf(g, seat);
  return g.sectors[home]?.owner === seat ? home : null;
}

/** Whether the reward can be carried out, at least in part (discovery-tiles.13). */
function isUsable(g: Eclipse, seat: Seat, tile: DiscoveryId, where: SectorId | null): boolean {
  return discovery(tile).hooks?.usable(g, seat, where) ?? true;
}

function* reward(g: Eclipse, seat: Seat, tile: DiscoveryId, where: SectorId | null): Rules {
  const { resources: goods, part: shipPart, hooks } = discovery(tile);
  for (const resource of resources) gain(g, seat, resource, goods?.[resource] ?? 0);
  if (shipPart) yield* placeOrKeep(g, seat, shipPart);
  if (hooks) yield* hooks.resolve(g, seat, where);
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
  const fitting = yield* choose(seat, words('eclipse.place-ancient-part', { part: id }), [
    ...fittings(g, seat, id).map((each) => spaceOption(g, seat, id, each)),
    option('keep-part', null, 'eclipse.keep-part', { part: id }),
  ]);
  if (fitting === null) {
    player(g, seat).keptParts.push(id);
    return;
  }
  const { type, space, ways } = fitting;
  if (ways.length > 0) {
    const removed = yield* choose(
      seat,
      words('eclipse.make-way', { part: id }),
      ways.map((each) => tileOption(g, seat, type, each)),
    );
    takeOff(g, seat, type, removed);
  }
  putPart(g, seat, type, space, id);
  tell(g, 'eclipse.places-part', { seat, part: id, type });
}

function tileOption(g: Eclipse, seat: Seat, type: ShipType, space: number): Option<number> {
  const tile = player(g, seat).blueprints[type].tiles[space] ?? null;
  return option(
    `take-off:${type}:${space}`,
    space,
    'eclipse.take-off',
    { part: tile, type, number: space + 1 },
    `blueprint:${type}:${space}`,
  );
}

/** Where a part fits when at most one tile of the blueprint is taken off. */
function fittings(g: Eclipse, seat: Seat, id: PartId): Fitting[] {
  return shipTypes.flatMap((type) => {
    if (part(id).outside) return [{ type, space: 'outside' as const, ways: [] }];
    const figures = figuresOf(g, seat, type);
    const { tiles, outside } = player(g, seat).blueprints[type];
    const isLegalWithout = (space: number, removed: number) => {
      const changed = figures.spaces.map((_, i) => (i === space ? id : i === removed ? null : (tiles[i] ?? null)));
      return isLegal(type, figures, { tiles: changed, outside });
    };
    return figures.spaces.flatMap((_, space): Fitting[] => {
      if (tiles[space]) return isLegalWithout(space, space) ? [{ type, space, ways: [space] }] : [];
      if (isLegalWithout(space, space)) return [{ type, space, ways: [] }];
      const ways = [...tiles.keys()].filter((other) => tiles[other] && isLegalWithout(space, other));
      return ways.length > 0 ? [{ type, space, ways }] : [];
    });
  });
}
