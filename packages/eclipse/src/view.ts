/** What a seat or a spectator may see: everything but what is taken out here. */
import type { Seat, Viewer } from '@orrery/kernel';
import { type NpcType, type ShipType, shipTypes } from './content/blueprints.ts';
import type { SectorId } from './content/sectors.ts';
import { type Resource, resources } from './content/tracks.ts';
import { type Ratings, ratings } from './rules/blueprints.ts';
import { scoreOf } from './rules/scoring.ts';
import { productionOf, upkeepOf } from './rules/tracks.ts';
import type { Eclipse, EclipsePlayer, ReputationTile, Ring, SectorState } from './state.ts';

/** What a client gets of the state. */
export type EclipseView = ReturnType<typeof view>;

export function view(g: Eclipse, viewer: Viewer) {
  const { players, sectors, stacks, bag, discoveries, reputationBag, drawn, ...open } = g;
  return {
    ...open,
    viewer,
    players: players.map((player, seat) => playerView(g, player, seat, viewer)),
    npcRatings: npcRatings(g),
    sectors: sectorsView(sectors),
    stacks: { 1: stacks[1].length, 2: stacks[2].length, 3: stacks[3].length } satisfies Record<Ring, number>,
    bag: bag.length,
    discoveries: discoveries.length,
    reputationBag: reputationBag.length,
    drawn: drawn && { seat: drawn.seat, tiles: drawn.seat === viewer ? drawn.tiles : null, count: drawn.tiles.length },
  };
}

/** With what the tracks say and what the blueprints add up to. */
function playerView(g: Eclipse, player: EclipsePlayer, seat: Seat, viewer: Viewer) {
  const isSeen = seat === viewer || isScored(g, player);
  return {
    ...player,
    reputation: player.reputation.map((tile) => tile && tileView(tile, isSeen)),
    production: Object.fromEntries(resources.map((each) => [each, productionOf(g, seat, each)])) as Record<
      Resource,
      number
    >,
    upkeep: upkeepOf(g, seat),
    score: scoreView(g, player, seat, isSeen),
    ratings: player.species === null ? null : shipRatings(g, seat),
  };
}

/** Where the points come from, as far as the viewer may know; null once they were counted for good and the pieces are gone. */
function scoreView(g: Eclipse, { species, finalPoints }: EclipsePlayer, seat: Seat, isSeen: boolean) {
  if (species === null || finalPoints !== null) return null;
  const { reputation, ...open } = scoreOf(g, seat);
  // No tile is worth nothing: whoever has none has no secret.
  return { reputation: isSeen || reputation === 0 ? reputation : null, ...open };
}

/** Points were counted: at the end, or when the player was eliminated. */
export function isScored({ phase }: Eclipse, { finalPoints }: EclipsePlayer): boolean {
  return phase === 'over' || finalPoints !== null;
}

/** Reputation tiles lie facedown until scoring (reputation.11); their value is null for those who may not know it. */
function tileView(tile: ReputationTile, isSeen: boolean): { ambassador: Seat } | { value: number | null } {
  return 'ambassador' in tile ? tile : { value: isSeen ? tile.value : null };
}

function shipRatings(g: Eclipse, seat: Seat): Record<ShipType, Ratings> {
  return Object.fromEntries(shipTypes.map((type) => [type, ratings(g, seat, type)])) as Record<ShipType, Ratings>;
}

function npcRatings(g: Eclipse): Record<NpcType, Ratings> {
  return {
    ancient: ratings(g, 'ancient', 'ancient'),
    guardian: ratings(g, 'guardian', 'guardian'),
    gcds: ratings(g, 'gcds', 'gcds'),
  };
}

interface SectorView extends Omit<SectorState, 'discovery'> {
  readonly discovery: boolean;
}

/** A facedown discovery tile shows only that it is there. */
function sectorsView(sectors: Eclipse['sectors']): { readonly [id in SectorId]?: SectorView } {
  const shown: { [id in SectorId]?: SectorView } = {};
  for (const key in sectors) {
    const id = key as SectorId;
    const state = sectors[id];
    if (state) shown[id] = { ...state, discovery: state.discovery !== null };
  }
  return shown;
}
