/** Laws that every position obeys; random play checks them after each decision. */
import type { Seat } from '@orrery/kernel';
import { shipSupply, shipTypes } from './content/blueprints.ts';
import type { DiscoveryId } from './content/ids.ts';
import { technology } from './content/registry.ts';
import { type SectorId, sector } from './content/sectors.ts';
import { part } from './content/ship-parts.ts';
import { discoverySupply, reputationSupply, sectorsOfRing, technologyTiles } from './content/supplies.ts';
import {
  cubesAtStart,
  discsOfPlayer,
  influenceSpaces,
  mostCubes,
  numbers,
  resources,
  technologySpaces,
} from './content/tracks.ts';
import { isLegal } from './figures.ts';
import { figuresOf } from './rules/blueprints.ts';
import { at, isNpc, player, sectorsOf, speciesOf, technologiesOf } from './rules/table.ts';
import type { Eclipse, EclipsePlayer } from './state.ts';

const cubesOfPlayer = resources.length * cubesAtStart;

/** The first law that the position breaks, or null. */
export function broken(g: Eclipse): string | null {
  for (const [seat, { eliminated }] of g.players.entries()) {
    if (g.phase === 'setup') break; // nobody has a board yet
    const flaw = wrongPieces(g, seat) ?? (eliminated ? wrongRemains(g, seat) : null);
    if (flaw) return `seat ${seat}: ${flaw}`;
  }
  return wrongTiles(g) ?? wrongMap(g);
}

function wrongPieces(g: Eclipse, seat: Seat): string | null {
  const sheet = player(g, seat);
  return (
    (hasNegative(sheet) ? 'less than nothing' : null) ??
    wrongCubes(g, seat) ??
    wrongDiscs(g, seat) ??
    wrongShips(g, seat) ??
    wrongBoard(g, seat)
  );
}

function hasNegative(sheet: EclipsePlayer): boolean {
  const {
    resources: stored,
    discs,
    reserve,
    actionDiscs,
    reactionDiscs,
    cubes,
    graveyard,
    colonyShips,
    supply,
  } = sheet;
  const groups = [stored, actionDiscs, cubes, graveyard, colonyShips, supply].flatMap((group) => Object.values(group));
  return [...groups, discs, reserve, reactionDiscs, sheet.ambassadors].some((n) => n < 0 || !Number.isInteger(n));
}

/** 33 on tracks, in graveyards, in controlled sectors and with ambassadors (setup.19). */
function wrongCubes(g: Eclipse, seat: Seat): string | null {
  const { cubes, graveyard, ambassadors } = player(g, seat);
  const inSectors = sectorsOf(g).flatMap((id) => {
    const state = at(g, id);
    return state.owner === seat ? [...state.cubes, state.orbital?.cube ?? null].filter((cube) => cube !== null) : [];
  });
  const abroad = g.players.flatMap(({ reputation }) =>
    reputation.filter((tile) => tile !== null && 'ambassador' in tile && tile.ambassador === seat),
  );
  if (ambassadors + abroad.length !== 3) return `${ambassadors} and ${abroad.length} ambassadors`;
  if (resources.some((track) => cubes[track] > mostCubes)) return 'too many cubes on a track';
  const total = sum(Object.values(cubes)) + sum(Object.values(graveyard)) + inSectors.length + abroad.length;
  return total === cubesOfPlayer ? null : `${total} of ${cubesOfPlayer} cubes`;
}

/** 16, or fewer where the board says so (setup.18). */
function wrongDiscs(g: Eclipse, seat: Seat): string | null {
  const { discs, reserve, actionDiscs, reactionDiscs } = player(g, seat);
  const placed = sectorsOf(g).filter((id) => at(g, id).owner === seat).length;
  const total = discs + reserve + sum(Object.values(actionDiscs)) + reactionDiscs + placed;
  const all = discsOfPlayer - influenceSpaces + speciesOf(g, seat).discs;
  return total === all ? null : `${total} of ${all} discs`;
}

/** In the supply, on the map, or destroyed in the battle that goes on (setup.24, reputation.9). */
function wrongShips(g: Eclipse, seat: Seat): string | null {
  const onMap = sectorsOf(g).flatMap((id) => at(g, id).ships);
  const destroyed = g.battle?.fighters.flatMap((fighter) => fighter.destroyed) ?? [];
  for (const type of shipTypes) {
    const built = [...onMap, ...destroyed].filter((ship) => ship.owner === seat && ship.type === type).length;
    const total = player(g, seat).supply[type] + built;
    if (total !== shipSupply[type]) return `${total} of ${shipSupply[type]} ships '${type}'`;
  }
  return null;
}

function wrongBoard(g: Eclipse, seat: Seat): string | null {
  const { blueprints, reputation, technologies, colonyShips } = player(g, seat);
  const figures = speciesOf(g, seat);
  if (colonyShips.ready + colonyShips.used !== figures.colonyShips) return 'a colony ship is missing';
  for (const [track, tiles] of Object.entries(technologies)) {
    if (tiles.length > technologySpaces) return `${tiles.length} technologies on the ${track} track`;
    const strange = tiles.find((id) => ![track, 'rare'].includes(technology(id).category));
    if (strange) return `${strange} on the ${track} track`;
  }
  const owned = technologiesOf(g, seat);
  if (new Set(owned).size !== owned.length) return 'a technology twice';
  if (reputation.length !== figures.reputation.length) return 'another reputation track';
  for (const [space, tile] of reputation.entries()) {
    const wrong = tile !== null && ('ambassador' in tile ? 'reputation' : 'ambassador');
    if (wrong === figures.reputation[space]) return 'a tile on a space of the reputation track that cannot hold it';
  }
  // Within an upgrade parts are off their blueprints for a while (upgrade.10).
  const changing = g.turn?.seat === seat && g.turn.action === 'upgrade';
  for (const type of shipTypes) {
    const own = figuresOf(g, seat, type);
    if (blueprints[type].tiles.length > own.spaces.length) return `the ${type} has too many parts`;
    if (!changing && !isLegal(type, own, blueprints[type])) return `the blueprint of the ${type} is not legal`;
  }
  return null;
}

/** An eliminated player has nothing left on the map (elimination.3). */
function wrongRemains(g: Eclipse, seat: Seat): string | null {
  const left = sectorsOf(g).filter((id) => {
    const { owner, ships, arrivals } = at(g, id);
    return owner === seat || arrivals.includes(seat) || ships.some((ship) => ship.owner === seat);
  });
  return left.length > 0 ? `eliminated, yet in ${left.join(', ')}` : null;
}

function wrongTiles(g: Eclipse): string | null {
  const { warpPortals } = g.config;
  const researched = g.players.flatMap(({ species }, seat) => {
    if (species === null) return [];
    const printed = speciesOf(g, seat).technologies; // research.7
    return technologiesOf(g, seat).filter((id) => !printed.includes(id));
  });
  if (!areSame([...g.bag, ...g.tray, ...researched], technologyTiles(warpPortals)))
    return 'the technologies are not complete';
  if (!areDiscoveriesComplete(g)) return 'the discovery tiles are not complete';
  const values = g.players.flatMap(({ reputation }) =>
    reputation.flatMap((tile) => (tile !== null && 'value' in tile ? [tile.value] : [])),
  );
  if (!areSame([...g.reputationBag, ...values, ...(g.drawn?.tiles ?? [])], reputationSupply))
    return 'the reputation tiles are not complete';
  return null;
}

/** A tile that was used is in the discard or, as a warp portal, on the map; an ancient part is in use once at most. */
function areDiscoveriesComplete(g: Eclipse): boolean {
  const states = sectorsOf(g).map((id) => at(g, id));
  const portals = states.filter(({ warpPortal }) => warpPortal === 'discovery').length;
  const tiles: DiscoveryId[] = [
    ...g.discoveries,
    ...g.discoveryDiscard,
    ...states.flatMap(({ discovery }) => discovery ?? []),
    ...g.players.flatMap(({ keptDiscoveries }) => keptDiscoveries),
    ...g.found.map(({ tile }) => tile),
    ...new Array<DiscoveryId>(portals).fill('ancient-warp-portal'),
  ];
  const ancient = g.players
    .flatMap(({ keptParts, blueprints }) => [
      ...keptParts,
      ...Object.values(blueprints).flatMap((blueprint) => [...blueprint.tiles, ...blueprint.outside]),
    ])
    .filter((id) => id !== null && part(id).ancient);
  return areSame(tiles, discoverySupply(g.config.warpPortals)) && new Set(ancient).size === ancient.length;
}

function wrongMap(g: Eclipse): string | null {
  for (const ring of [1, 2, 3] as const) {
    const all = sectorsOfRing(ring, g.config.warpPortals);
    const revealed = g.revealed?.sectors ?? [];
    const used = [...sectorsOf(g), ...g.stacks[ring], ...g.discards[ring], ...revealed].filter((id) =>
      all.includes(id),
    );
    if (new Set(used).size !== used.length) return `a sector of ring ${ring} is there twice`;
    // Before setup, and in positions for tests, no sector of the outer ring has left the game.
    const played = ring === 3 ? numbers[g.config.players].outerSectors : all.length;
    if (used.length !== played && used.length !== all.length) return `ring ${ring} has ${used.length} sectors`;
  }
  const zones = sectorsOf(g).map((id) => `${at(g, id).q},${at(g, id).r}`);
  if (new Set(zones).size !== zones.length) return 'two sectors share a zone';
  return sectorsOf(g).reduce<string | null>((found, id) => found ?? wrongSector(g, id), null);
}

function wrongSector(g: Eclipse, id: SectorId): string | null {
  const { owner, cubes, orbital, ships, arrivals } = at(g, id);
  const population = sector(id).population;
  if (cubes.length !== population.length) return `${id} has other squares`;
  if (owner === null && [...cubes, orbital?.cube].some((cube) => cube)) return `${id} has cubes and no owner`; // population.10
  if (cubes.some((cube, i) => cube !== null && ![cube, 'gray'].includes(population[i]?.type ?? '')))
    return `${id} has a cube of the wrong kind`;
  if (orbital?.cube === 'materials') return `the orbital of ${id} has a cube of the wrong kind`;
  const present = new Set(ships.flatMap((ship) => (isNpc(ship.owner) ? [] : [ship.owner])));
  if (arrivals.length !== present.size || arrivals.some((seat) => !present.has(seat)))
    return `arrivals in ${id} are not those who have ships there`;
  return ships.some(({ damage }) => damage < 0) ? `less than no damage in ${id}` : null;
}

/** Whether both lists hold the same things, in any order. */
function areSame<T>(found: readonly T[], all: readonly T[]): boolean {
  if (found.length !== all.length) return false;
  const counts = new Map<T, number>();
  for (const each of all) counts.set(each, (counts.get(each) ?? 0) + 1);
  for (const each of found) counts.set(each, (counts.get(each) ?? 0) - 1);
  return [...counts.values()].every((count) => count === 0);
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, n) => total + n, 0);
}
