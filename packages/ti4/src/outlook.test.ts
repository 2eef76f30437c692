/** What the outlook says agrees with what the rules do, in random positions. */
import { copy, Keystream, type Seat, seedFrom } from '@orrery/kernel';
import { beforeAll, expect, test, vi } from 'vitest';
import type { SystemId } from './content/systems.ts';
import { type Meters, type Outlook, outlook } from './outlook.ts';
import { departures } from './rules/departures.ts';
import { areNeighbours, systemOfPlace, systemsOf } from './rules/galaxy.ts';
import { setOut } from './rules/movement.ts';
import { pointsOf, requirement, scorablePublic, scorableSecrets } from './rules/objectives.ts';
import { isRift } from './rules/paths.ts';
import { shipsIn } from './rules/pieces.ts';
import { canPay, isPayment, stands } from './rules/predicates.ts';
import { canUseProduction } from './rules/production.ts';
import { capacityIn, fleetLimit, fleetUse, surplus } from './rules/settle.ts';
import { cannonsAt } from './rules/space-cannon.ts';
import { canActivate, canActTactically } from './rules/tactical-action.ts';
import { researchable } from './rules/technology.ts';
import { mayTrade } from './rules/transactions.ts';
import type { Tactical, Ti4 } from './state.ts';
import { busyAnswer, midgame, position } from './testing/index.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

type Seen = NonNullable<Outlook>;
interface Case {
  readonly g: Ti4;
  readonly seen: Seen;
  /** Who looks. */
  readonly seat: Seat;
}

/** Some positions of games of all sizes that begin amid great fleets, and all in which moves are declared. */
const cases: Case[] = [];
const withMoves: Case[] = [];

beforeAll(() => {
  for (const players of [3, 4, 5, 6] as const) {
    const name = `outlook ${players}`;
    const chance = new Keystream(seedFrom(name));
    const match = midgame({ players }, name);
    while (!match.isOver && match.length < 450) {
      const [seat = 0] = match.waitingFor();
      const isMoving = (match.peek().tactical?.moves.length ?? 0) > 0;
      const isTurn = match.pending(seat)?.prompt.key === 'ti4.turn' && match.length % 3 === 0;
      if (isMoving || isTurn || match.length % 31 === 0) {
        const g = copy(match.peek()) as Ti4;
        const seen = outlook(g, seat);
        if (seen?.own) (isMoving ? withMoves : cases).push({ g, seen, seat });
      }
      match.answer(seat, busyAnswer(match.pending(seat)?.options ?? [], chance));
    }
  }
  expect(cases.length).toBeGreaterThan(50);
  expect(withMoves.length).toBeGreaterThan(30);
});

const seatsOf = (g: Ti4) => [...g.players.keys()].filter((seat) => !g.players[seat]?.eliminated);

test('objectives: whoever has what is needed could score it, and nobody else', () => {
  let met = 0;
  for (const { g, seen, seat: viewer } of cases) {
    for (const seat of seatsOf(g)) {
      const scorable = scorablePublic(g, seat);
      for (const { id, have, need, can, points } of seen.objectives) {
        const asked = requirement(id);
        const holds = isPayment(asked) ? canPay(g, seat, asked) : stands(g, seat, asked);
        expect(have[seat]! >= need, `${id} of ${seat}`).toBe(holds);
        const isOpen = scorable.includes(id);
        expect(can.includes(seat)).toBe(isOpen);
        expect(points).toBe(pointsOf(id));
        if (holds) met++;
      }
      expect(seen.points[seat]! >= Math.max(0, ...scorable.map(pointsOf))).toBe(true);
      if (seen.barred.includes(seat)) expect(scorable).toEqual([]);
    }
    const own = seen.own!.secrets;
    expect(own.map(({ id }) => id)).toEqual(g.players[viewer]!.secrets);
    expect(own.filter(({ can }) => can).map(({ id }) => id)).toEqual(scorableSecrets(g, viewer));
    for (const { id, have } of seen.objectives) {
      const { kind } = requirement(id);
      const places = seen.own!.counts[id] ?? [];
      if (/^(planets|systems)-/.test(kind)) expect(places, id).toHaveLength(have[viewer]!);
      if (kind.startsWith('technologies')) expect(places).toEqual([]);
    }
  }
  expect(met).toBeGreaterThan(20);
});

test('meters: capacity and fleet pool are those that the rules keep to', () => {
  for (const { g, seen } of cases) {
    for (const id of systemsOf(g)) {
      for (const seat of seatsOf(g)) {
        const meters = seen.fleets[id]?.[seat];
        expect(meters !== undefined, `${id} of ${seat}`).toBe(shipsIn(g, seat, id) > 0);
        if (meters === undefined) continue;
        expect(meters.fleet).toEqual([fleetUse(g, seat, id), fleetLimit(g, seat, id)]);
        const [used, all] = meters.capacity ?? [0, 0];
        expect(all).toBe(capacityIn(g, seat, id));
        expect(Math.max(0, used - all)).toBe(surplus(g, seat, id));
      }
    }
  }
});

test('meters of declared moves are those that the fleets have when they arrive', () => {
  for (const { g, seen } of withMoves) {
    const { seat, system, moves } = g.tactical as Tactical;
    if (moves.some(({ path }) => path.some(isRift))) continue;
    const after = copy(g);
    setOut(after, seat, system, moves);
    expect(seen.arriving?.[system]).toBeDefined();
    for (const [id, meters] of Object.entries(seen.arriving ?? {}) as [SystemId, Meters][]) {
      expect(meters.fleet).toEqual([fleetUse(after, seat, id), fleetLimit(after, seat, id)]);
      const [used, all] = meters.capacity ?? [0, 0];
      expect(all).toBe(capacityIn(after, seat, id));
      expect(Math.max(0, used - all)).toBe(surplus(after, seat, id));
    }
  }
  for (const { seen } of cases) expect(seen.arriving).toBeNull();
});

test('reach: a ship could go where it can move once that system is activated, and nowhere else', () => {
  let ways = 0;
  for (const { g, seen, seat: viewer } of cases.filter((_, index) => index % 2 === 0)) {
    const { reach } = seen.own!;
    expect(reach === null).toBe(g.turn?.seat !== viewer || g.tactical !== null);
    for (const [index, system] of systemsOf(g).entries()) {
      if (index % 3 !== 0) continue;
      const coming = seatsOf(g).filter((seat) => comers(g, seat, system).length > 0);
      expect(seen.threats[system] ?? [], system).toEqual(coming);
      if (reach === null) continue;
      const told = reach.flatMap(({ from, types, to }) =>
        to.includes(system) ? types.map((type) => `${from} ${type}`) : [],
      );
      expect(told.toSorted(), system).toEqual(comers(g, viewer, system));
      ways += told.length;
    }
  }
  expect(ways).toBeGreaterThan(100);
});

/** Ships that the player could declare to move into the system. */
function comers(g: Ti4, seat: Seat, system: SystemId): string[] {
  if (g.players[seat]?.passed || !canActTactically(g, seat) || !canActivate(g, seat, system)) return [];
  const tactical: Tactical = { seat, system, step: 'movement', moves: [], farther: 0, firing: [] };
  const going = departures({ ...g, tactical }, tactical).filter(({ ship }) => ship.place !== system);
  return [...new Set(going.map(({ ship }) => `${ship.place} ${ship.type}`))].toSorted();
}

test('cannons, production, neighbours, trade and technologies are as the rules have them', () => {
  const told = { cannons: 0, production: 0, trade: 0, lacking: 0 };
  const named = (units: readonly { readonly type: string; readonly place: string }[]) =>
    units.map(({ type, place }) => `${type} ${place}`).toSorted();
  for (const { g, seen, seat: viewer } of cases) {
    for (const seat of seatsOf(g)) {
      for (const id of systemsOf(g)) {
        const shown = seen.cannons.filter((each) => each.seat === seat && each.at.includes(id));
        expect(named(shown)).toEqual(named(cannonsAt(g, seat, id)));
        told.cannons += shown.length;
        const makers = seen.production.filter((each) => each.seat === seat && systemOfPlace(each.place) === id);
        expect(makers.length > 0, `${id} of ${seat}`).toBe(canUseProduction(g, seat, id));
        told.production += makers.length;
      }
      const others = seatsOf(g).filter((other) => other !== seat && areNeighbours(g, seat, other));
      expect(seen.neighbours[seat]!.toSorted()).toEqual(others);
    }
    const { trade, technologies } = seen.own!;
    for (const other of seatsOf(g)) {
      if (other === viewer) continue;
      expect(trade[other] === null).toBe(mayTrade(g, viewer, other));
      if (trade[other] === null) told.trade++;
    }
    expect(technologies.researchable).toEqual(researchable(g, viewer));
    told.lacking += Object.keys(technologies.lacking).length;
  }
  for (const [what, count] of Object.entries(told)) expect(count, what).toBeGreaterThan(10);
});

test('votes: as many as each could still cast, none once they have voted or abstained', () => {
  const table = position()
    .phase('agenda')
    .with((g) => {
      for (const player of g.players) player.notes = []; // so that nobody can trade
    })
    .agendaDeck('fleet-regulations')
    .from('agenda');
  const seen = () => outlook(table.state, 'spectator')?.votes;
  expect(seen()).toEqual([2, 5, 4]);
  table.answer('vote:for', 'exhaust:nar', 'done');
  expect(seen()).toEqual([2, 0, 4]);
  table.answer('abstain');
  expect(seen()).toEqual([2, 0, 0]);
});

test('nobody is sent more than six kilobytes of it', () => {
  for (const { seen } of [...cases, ...withMoves]) expect(JSON.stringify(seen).length).toBeLessThan(6 * 1024);
});

test('own secret objectives are told to nobody else, and to spectators none', () => {
  const g = position().secrets(1, 'unveil-flagship', 'threaten-enemies').state;
  expect(outlook(g, 1)?.own?.secrets).toEqual([
    { id: 'unveil-flagship', have: 0, need: 1, can: false },
    { id: 'threaten-enemies', have: 0, need: 1, can: false },
  ]);
  expect(JSON.stringify(outlook(g, 0))).not.toMatch(/unveil|threaten/);
  expect(outlook(g, 'spectator')?.own).toBeNull();
});
