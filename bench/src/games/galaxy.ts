/** A galaxy of the size of TI4's in which one unit moves at a time, on our kernel and on boardgame.io. */
import { choose, type Game, type Option, type Rules, type Seat } from '@orrery/kernel';
import { INVALID_MOVE, type PeerGame, type PeerMove } from '../boardgame-io.ts';

interface Unit {
  kind: string;
  owner: Seat;
  damaged: boolean;
}

interface System {
  tile: number;
  planets: { name: string; owner: Seat; exhausted: boolean; infantry: number }[];
  units: Unit[];
}

interface Player {
  name: string;
  points: number;
  tokens: { tactic: number; fleet: number; strategy: number };
  technologies: string[];
  hand: string[];
  promises: string[];
  secrets: string[];
}

export interface Galaxy {
  moves: number;
  /** Where each seat's flagship is. */
  flagships: number[];
  systems: System[];
  players: Player[];
  decks: { actions: string[]; agendas: string[]; objectives: string[]; secrets: string[] };
}

export const SEATS = 6;
export const MOVES_PER_TURN = 20;
export const MOVES = 30 * MOVES_PER_TURN;
const RADIUS = 3;

/** The hexes of the map as axial coordinates. */
const hexes = Array.from({ length: (2 * RADIUS + 1) ** 2 }, (_, i) => [
  (i % (2 * RADIUS + 1)) - RADIUS,
  Math.floor(i / (2 * RADIUS + 1)) - RADIUS,
]).filter(([q = 0, r = 0]) => Math.abs(q + r) <= RADIUS);

const neighbours: readonly number[][] = hexes.map(([q = 0, r = 0]) =>
  [
    [1, 0],
    [1, -1],
    [0, -1],
    [-1, 0],
    [-1, 1],
    [0, 1],
  ].flatMap(([dq = 0, dr = 0]) => {
    const there = hexes.findIndex((hex) => hex[0] === q + dq && hex[1] === r + dr);
    return there < 0 ? [] : [there];
  }),
);

const kinds = ['fighter', 'fighter', 'destroyer', 'carrier', 'cruiser', 'dreadnought'];

const cards = (kind: string, count: number): string[] =>
  Array.from({ length: count }, (_, i) => `${kind}-card-number-${i}`);

/** As much as there is on a table of six in mid-game: 24 kB of JSON. */
function bigBang(): Galaxy {
  const systems = hexes.map((_, tile) => ({
    tile,
    planets: (tile % 4 === 0 ? ['Prima', 'Secunda'] : ['Prima']).map((name) => ({
      name: `${name} ${tile}`,
      owner: tile % SEATS,
      exhausted: tile % 2 === 0,
      infantry: 2,
    })),
    units: kinds.map((kind) => ({ kind, owner: tile % SEATS, damaged: false })),
  }));
  const flagships = Array.from({ length: SEATS }, (_, seat) => seat);
  for (const seat of flagships) systems[seat]?.units.push({ kind: 'flagship', owner: seat, damaged: false });
  const players = flagships.map((seat) => ({
    name: `Player ${seat}`,
    points: 4,
    tokens: { tactic: 3, fleet: 4, strategy: 2 },
    technologies: cards('technology', 12),
    hand: cards('action', 5),
    promises: cards('promissory', 6),
    secrets: cards('secret', 3),
  }));
  const decks = {
    actions: cards('action', 70),
    agendas: cards('agenda', 50),
    objectives: cards('objective', 40),
    secrets: cards('secret', 20),
  };
  return { moves: 0, flagships, systems, players, decks };
}

const isOver = ({ moves }: Galaxy): boolean => moves === MOVES;

const destinations = (galaxy: Galaxy, seat: Seat): readonly number[] =>
  neighbours[galaxy.flagships[seat] as number] as number[];

function moveFlagship(galaxy: Galaxy, seat: Seat, to: number): void {
  const { systems, flagships } = galaxy;
  const from = systems[flagships[seat] as number] as System;
  const index = from.units.findIndex(({ kind, owner }) => kind === 'flagship' && owner === seat);
  const [flagship] = from.units.splice(index, 1);
  (systems[to] as System).units.push(flagship as Unit);
  flagships[seat] = to;
  galaxy.moves++;
}

const goTo: readonly Option<number>[] = hexes.map((_, tile) => ({
  id: `system:${tile}`,
  value: tile,
  label: { key: 'galaxy.system', args: { tile } },
  target: `system:${tile}`,
}));
const peerGoTo: readonly PeerMove[] = goTo.map(({ value }) => ({ move: 'go', args: [value] }));

function* turn(galaxy: Galaxy): Rules<'turn' | null> {
  const seat = (galaxy.moves / MOVES_PER_TURN) % SEATS;
  do {
    const options = destinations(galaxy, seat).map((tile) => goTo[tile] as Option<number>);
    moveFlagship(galaxy, seat, yield* choose(seat, 'galaxy.move', options));
  } while (galaxy.moves % MOVES_PER_TURN > 0);
  return isOver(galaxy) ? null : 'turn';
}

export const galaxy: Game<Galaxy, null> = {
  id: 'galaxy',
  version: 1,
  configure: () => null,
  seats: () => SEATS,
  initial: bigBang,
  firstPhase: 'turn',
  phases: { turn },
  answersPerCheckpoint: 100, // to play a hundred moves again takes less than to copy and hash the state twice
  view: ({ moves, flagships }) => ({ moves, flagships }),
  imagine() {},
  outcome: () => ({ winners: [], scores: [] }),
};

export const peerGalaxy: PeerGame<Galaxy> = {
  name: 'galaxy',
  setup: bigBang,
  turn: { minMoves: MOVES_PER_TURN, maxMoves: MOVES_PER_TURN },
  moves: {
    go({ G, playerID }, to) {
      const seat = Number(playerID);
      if (!destinations(G, seat).includes(to as number)) return INVALID_MOVE;
      moveFlagship(G, seat, to as number);
    },
  },
  endIf: ({ G }) => (isOver(G) ? {} : undefined),
  ai: { enumerate: (G, _, playerID) => destinations(G, Number(playerID)).map((to) => peerGoTo[to] as PeerMove) },
};
