/** The state before setup: an empty table with all components in their supplies. */
import { type ShipType, shipSupply } from './content/blueprints.ts';
import { discoverySupply, reputationSupply, sectorsOfRing, technologyTiles } from './content/supplies.ts';
import type { Category } from './content/tracks.ts';
import { cubesAtStart, type Resource } from './content/tracks.ts';
import type { Blueprint, Eclipse, EclipseConfig, EclipsePlayer } from './state.ts';

export function initial(config: EclipseConfig): Eclipse {
  const { warpPortals } = config;
  return {
    config,
    round: 1,
    phase: 'setup',
    startPlayer: 0,
    players: Array.from({ length: config.players }, newPlayer),
    sectors: {},
    npcs: { ancient: 'normal', guardian: 'normal', gcds: 'normal' },
    stacks: {
      1: sectorsOfRing(1, warpPortals),
      2: sectorsOfRing(2, warpPortals),
      3: sectorsOfRing(3, warpPortals),
    },
    discards: { 1: [], 2: [], 3: [] },
    bag: technologyTiles(warpPortals),
    tray: [],
    discoveries: discoverySupply(warpPortals),
    discoveryDiscard: [],
    reputationBag: [...reputationSupply],
    traitor: null,
    turn: null,
    battle: null,
    roll: null,
    revealed: null,
    found: [],
    drawn: null,
  };
}

/** Without a species: what the boards give comes with setup. */
function newPlayer(): EclipsePlayer {
  return {
    species: null,
    eliminated: false,
    finalPoints: null,
    resources: perResource(0),
    discs: 0,
    reserve: 0,
    actionDiscs: { explore: 0, research: 0, upgrade: 0, build: 0, move: 0, influence: 0 },
    reactionDiscs: 0,
    cubes: perResource(cubesAtStart),
    graveyard: perResource(0),
    colonyShips: { ready: 0, used: 0 },
    technologies: { military: [], grid: [], nano: [] } satisfies Record<Category, never[]>,
    supply: { ...shipSupply },
    blueprints: { interceptor: bare(), cruiser: bare(), dreadnought: bare(), starbase: bare() } satisfies Record<
      ShipType,
      Blueprint
    >,
    keptParts: [],
    reputation: [],
    ambassadors: 3,
    keptDiscoveries: [],
    passed: false,
  };
}

function bare(): Blueprint {
  return { tiles: [], outside: [] };
}

function perResource(value: number): Record<Resource, number> {
  return { materials: value, science: value, money: value };
}
