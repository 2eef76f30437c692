/**
 * What a seat or a spectator may see. Every field is named, on every level: one that is new in the state stays hidden until it
 * is listed here. Beside them stand the figures that species and technologies change.
 */
import { figuresOfView, partOfView, type Seat, type Viewer } from '@orrery/kernel';
import { type Action, actions } from './content/actions.ts';
import { type NpcType, npcTypes, type ShipType, shipTypes } from './content/blueprints.ts';
import { type SectorId, sectorIds } from './content/sectors.ts';
import { type Category, categories, type Resource, resources } from './content/tracks.ts';
import { activationsOf } from './rules/action-phase.ts';
import { ratings } from './rules/blueprints.ts';
import { lackingFor, pieces } from './rules/build.ts';
import { zones } from './rules/explore.ts';
import { reachOf } from './rules/move.ts';
import { scoreOf } from './rules/scoring.ts';
import { productionOf, upkeepOf } from './rules/tracks.ts';
import type {
  Battle,
  Blueprint,
  Eclipse,
  EclipseConfig,
  EclipsePlayer,
  Fighter,
  Found,
  Hex,
  ReputationTile,
  Ring,
  Roll,
  SectorState,
  Ship,
  Turn,
} from './state.ts';

/** What a client gets of the state. */
export type EclipseView = ReturnType<typeof view>;

export function view(g: Eclipse, viewer: Viewer) {
  const { round, phase, startPlayer, tray, discoveryDiscard, traitor, stacks, discards } = g;
  const figures = playerFigures(g);
  return {
    viewer,
    config: configView(g.config),
    round,
    phase,
    startPlayer,
    players: g.players.map((player, seat) => playerView(g, player, seat, viewer, figures[seat])),
    npcs: npcsView(g.npcs),
    npcRatings: npcRatings(g),
    sectors: sectorsView(g.sectors),
    stacks: { 1: stacks[1].length, 2: stacks[2].length, 3: stacks[3].length } satisfies Record<Ring, number>,
    discards: { 1: discards[1], 2: discards[2], 3: discards[3] } satisfies Record<Ring, SectorId[]>,
    /** Zones that the viewer could explore now. */
    explorable: viewer === 'spectator' ? [] : (explorable(g)[viewer] ?? []),
    /** Where ships could be after one move, by seat. */
    reaches: reaches(g),
    bag: g.bag.length,
    tray,
    discoveries: g.discoveries.length,
    discoveryDiscard,
    reputationBag: g.reputationBag.length,
    traitor,
    turn: g.turn && turnView(g.turn),
    battle: g.battle && battleView(g.battle),
    roll: g.roll && rollView(g.roll),
    revealed: g.revealed && {
      seat: g.revealed.seat,
      zone: zoneView(g.revealed.zone),
      sectors: g.revealed.sectors,
    },
    found: g.found.map(foundView),
    drawn: g.drawn && drawnView(g.drawn, viewer),
  };
}

const explorable = figuresOfView(['players', 'sectors', 'stacks', 'discards'], (g: Eclipse) =>
  g.players.map((_, seat) => zones(g, seat).map(zoneView)),
);

const reaches = figuresOfView(['players', 'sectors'], (g: Eclipse) =>
  g.players.map(({ species }, seat) => (species === null ? {} : reachOf(g, seat))),
);

/** A record with a value for each key, and no other key. */
function each<K extends string, V>(keys: readonly K[], value: (key: K) => V): Record<K, V> {
  const values: Partial<Record<K, V>> = {};
  for (const key of keys) values[key] = value(key);
  return values as Record<K, V>;
}

const perResource = partOfView((counts: Record<Resource, number>) => each(resources, (resource) => counts[resource]));

const configView = partOfView((config: EclipseConfig): EclipseConfig => {
  const { players, warpPortals, ancients, guardians, gcds, species } = config;
  return { players, warpPortals, ancients, guardians, gcds, species };
});

const npcsView = partOfView(({ ancient, guardian, gcds }: Eclipse['npcs']) => ({ ancient, guardian, gcds }));

const npcRatings = figuresOfView(['npcs'], (g: Eclipse) => each(npcTypes, (type: NpcType) => ratings(g, type, type)));

function playerView(
  g: Eclipse,
  player: EclipsePlayer,
  seat: Seat,
  viewer: Viewer,
  figures = figuresOf(g, player, seat),
) {
  const isSeen = seat === viewer || isScored(g, player);
  const { species, eliminated, finalPoints, discs, reserve, reactionDiscs, keptParts, ambassadors } = player;
  const { keptDiscoveries, passed, colonyShips } = player;
  return {
    species,
    eliminated,
    finalPoints,
    resources: perResource(player.resources),
    discs,
    reserve,
    actionDiscs: actionDiscsView(player.actionDiscs),
    reactionDiscs,
    cubes: perResource(player.cubes),
    graveyard: perResource(player.graveyard),
    colonyShips: { ready: colonyShips.ready, used: colonyShips.used },
    technologies: technologiesView(player.technologies),
    supply: supplyView(player.supply),
    blueprints: blueprintsView(player.blueprints),
    keptParts,
    reputation: player.reputation.map((tile) => tile && tileView(tile, isSeen)),
    ambassadors,
    keptDiscoveries,
    passed,
    production: figures.production,
    upkeep: figures.upkeep,
    score: figures.score && scoreView(figures.score, isSeen),
    ratings: figures.ratings,
    lacking: figures.lacking,
    activations: figures.activations,
  };
}

const actionDiscsView = partOfView((discs: Record<Action, number>) => each(actions, (action) => discs[action]));

const technologiesView = partOfView((technologies: EclipsePlayer['technologies']) =>
  each(categories, (category: Category) => technologies[category]),
);

const supplyView = partOfView((supply: EclipsePlayer['supply']) => each(shipTypes, (type) => supply[type]));

const blueprintsView = partOfView((blueprints: EclipsePlayer['blueprints']) =>
  each(shipTypes, (type) => blueprintView(blueprints[type])),
);

const playerFigures = figuresOfView(['players', 'sectors', 'traitor', 'phase'], (g: Eclipse) =>
  g.players.map((player, seat) => figuresOf(g, player, seat)),
);

/** What the tracks say, what actions may do, what the blueprints add up to, and the points. */
function figuresOf(g: Eclipse, { species, finalPoints }: EclipsePlayer, seat: Seat) {
  return {
    production: each(resources, (resource) => productionOf(g, seat, resource)),
    upkeep: upkeepOf(g, seat),
    /** Null once the points were counted for good and the pieces are gone. */
    score: species === null || finalPoints !== null ? null : scoreOf(g, seat),
    ratings: species === null ? null : each(shipTypes, (type: ShipType) => ratings(g, seat, type)),
    /** The technology that is lacking for each piece; null for those that may be built. */
    lacking: species === null ? null : each(pieces, (piece) => lackingFor(g, seat, piece)),
    activations: species === null ? null : each(actions, (action: Action) => activationsOf(g, seat, action)),
  };
}

function blueprintView({ tiles, outside }: Blueprint): Blueprint {
  return { tiles, outside };
}

/** Where the points come from, as far as the viewer may know. */
export function scoreView(score: ReturnType<typeof scoreOf>, isSeen: boolean) {
  const { reputation, ambassadors, sectors, monoliths, discoveries, traitor, technologies, warpPortals, species } =
    score;
  return {
    // No tile is worth nothing: whoever has none has no secret.
    reputation: isSeen || reputation === 0 ? reputation : null,
    ...{ ambassadors, sectors, monoliths, discoveries, traitor, technologies, warpPortals, species },
  };
}

/** Points were counted: at the end, or when the player was eliminated. */
export function isScored({ phase }: Eclipse, { finalPoints }: EclipsePlayer): boolean {
  return phase === 'over' || finalPoints !== null;
}

/** Reputation tiles lie facedown until scoring (reputation.11); their value is null for those who may not know it. */
function tileView(tile: ReputationTile, isSeen: boolean): { ambassador: Seat } | { value: number | null } {
  return 'ambassador' in tile ? { ambassador: tile.ambassador } : { value: isSeen ? tile.value : null };
}

interface SectorView extends Omit<SectorState, 'discovery'> {
  readonly discovery: boolean;
}

const sectorsView = partOfView((sectors: Eclipse['sectors']) => {
  const views: { [id in SectorId]?: SectorView } = {};
  for (const id of sectorIds) {
    const state = sectors[id];
    if (state) views[id] = sectorView(state);
  }
  return views;
});

/** A facedown discovery tile shows only that it is there. */
const sectorView = partOfView((sector: SectorState): SectorView => {
  const { q, r, rotation, discovery, owner, cubes, orbital, monolith, warpPortal, ships, arrivals } = sector;
  return {
    ...{ q, r, rotation, owner, cubes, monolith, warpPortal, arrivals },
    discovery: discovery !== null,
    orbital: orbital && { cube: orbital.cube },
    ships: ships.map(shipView),
  };
});

function shipView({ owner, type, damage }: Ship): Ship {
  return { owner, type, damage };
}

function zoneView({ q, r }: Hex): Hex {
  return { q, r };
}

function turnView({ seat, action, reaction, activations, influenced, flips, refused }: Turn): Turn {
  return { seat, action, reaction, activations, influenced, flips, refused };
}

function battleView({ sector, attacker, defender, round, queue, retreats, fighters }: Battle): Battle {
  return {
    ...{ sector, attacker, defender, round },
    queue: queue.map(({ owner, type }) => ({ owner, type })),
    retreats: retreats.map(({ owner, type, to, since, left }) => ({ owner, type, to, since, left })),
    fighters: fighters.map(fighterView),
  };
}

function fighterView({ owner, destroyed, fled, stood }: Fighter): Fighter {
  return { owner, destroyed: destroyed.map((ship) => ({ owner: ship.owner, type: ship.type })), fled, stood };
}

function rollView({ owner, type, dice }: Roll): Roll {
  return { owner, type, dice: dice.map(({ colour, face, part, used }) => ({ colour, face, part, used })) };
}

function foundView({ seat, tile, sector }: Found): Found {
  return { seat, tile, sector };
}

/** Only who drew the tiles sees them. */
function drawnView({ seat, tiles }: NonNullable<Eclipse['drawn']>, viewer: Viewer) {
  return { seat, tiles: seat === viewer ? tiles : null, count: tiles.length };
}
