/** Catalogue: setup, two-player.2, leaders-lore.4–leaders-lore.6. */
import { below, type Rules, type Seat, shuffle } from '@orrery/kernel';
import { ambitions } from '../content/ambitions.ts';
import type { StartPieces } from '../content/hooks.ts';
import { type SystemId, system, systems } from '../content/map.ts';
import { courtCards, leaderById } from '../content/registry.ts';
import type { Resource } from '../content/resources.ts';
import { type StartSystems, setupCardById, setupCards } from '../content/setup-cards.ts';
import type { Arcs, SystemState } from '../state.ts';
import { tell, the } from '../words.ts';
import { draft } from './draft.ts';
import { placeBuilding, placeShips } from './pieces.ts';
import { player, turnOrder } from './table.ts';
import { inOrder } from './window.ts';

const standardStart: Record<'A' | 'B' | 'C', StartPieces> = {
  A: { city: 1, starport: 0, ships: 3 },
  B: { city: 0, starport: 1, ships: 3 },
  C: { city: 0, starport: 0, ships: 2 },
};

/** The phase `setup`. */
export function* setup(g: Arcs): Rules<string> {
  g.initiative = below(g, g.players.length);
  tell(g, 'arcs.initiative', { seat: the.seat(g.initiative) });
  chooseMap(g);
  layOutCourt(g);
  if (g.config.leadersAndLore !== 'off') yield* draft(g);
  const { seats } = setupCardById[g.setupCard];
  for (const [i, seat] of turnOrder(g).entries()) {
    const start = seats[i];
    if (start) placeStart(g, seat, start);
  }
  for (const seat of turnOrder(g)) yield* inOrder(g, 'setup', [seat], (on, holder) => on.setup?.(g, holder));
  return 'chapter';
}

function chooseMap(g: Arcs): void {
  const { players, setupCard } = g.config;
  const fitting = setupCards.filter((card) => card.players === players);
  const drawn = fitting[below(g, fitting.length)];
  g.setupCard = setupCard === 'random' && drawn ? drawn.id : g.setupCard;
  const { outOfPlay } = setupCardById[g.setupCard];
  for (const { id, cluster, resource } of systems) {
    if (!outOfPlay.includes(cluster)) g.systems[id] = emptySystem(players);
    else if (players === 2 && resource !== null) setAside(g, resource);
  }
  g.systems = { ...g.systems }; // compact: whatever walks over one that grew key by key is slow from then on
  tell(g, 'arcs.setup', { setup: the.setup(g.setupCard) });
}

function emptySystem(players: number): SystemState {
  const none = () => new Array<number>(players).fill(0);
  return { fresh: none(), damaged: none(), buildings: [], marker: null };
}

/** A token for each out-of-play planet lies on its ambition's box (two-player.2). */
function setAside(g: Arcs, resource: Resource): void {
  const ambition = ambitions.find(({ twoPlayerTokens }) => (twoPlayerTokens as readonly Resource[]).includes(resource));
  if (ambition === undefined) return;
  g.supply[resource]--;
  g.rivalTokens[ambition.id].push(resource);
}

function layOutCourt(g: Arcs): void {
  g.court.deck = shuffle(
    g,
    courtCards.map(({ id }) => id),
  );
  const size = g.config.players === 2 ? 3 : 4;
  g.court.row = g.court.deck.splice(0, size).map((card) => ({ card, agents: g.players.map(() => 0) }));
}

/** Pieces and tokens of a seat: the usual ones, or those of its leader. */
function placeStart(g: Arcs, seat: Seat, { A, B, C }: StartSystems): void {
  const owner = player(g, seat);
  const leader = owner.leader === null ? null : leaderById[owner.leader];
  const pieces = leader?.start ?? standardStart;
  placePieces(g, seat, A, pieces.A);
  placePieces(g, seat, B, pieces.B);
  for (const id of C) placePieces(g, seat, id, pieces.C);
  const tokens = leader?.resources ?? [system(A).resource, system(B).resource];
  for (const [slot, resource] of tokens.entries()) {
    if (resource === null) continue;
    g.supply[resource]--;
    owner.slots[slot] = resource;
  }
}

function placePieces(g: Arcs, seat: Seat, id: SystemId, { city, starport, ships }: StartPieces): void {
  if (city) placeBuilding(g, seat, id, 'city', 0, false);
  if (starport) placeBuilding(g, seat, id, 'starport', city, false);
  placeShips(g, seat, id, ships);
}
