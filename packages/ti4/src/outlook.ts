/**
 * What follows from the position for who looks at it, worked out by the rules, so that pages need none: progress, meters,
 * reach, votes. Each part is made again only when what it rests on has changed. A seat's own secrets are for itself alone.
 */
import { figuresOfView, type Seat, type Viewer } from '@orrery/kernel';
import type { Place } from './content/events.ts';
import { isChanged } from './content/registry.ts';
import { type SecretObjectiveId, secretObjective } from './content/secret-objectives.ts';
import type { SystemId } from './content/systems.ts';
import { type Colour, colours, type TechnologyId } from './content/technologies.ts';
import { type UnitType, unitTypes } from './content/units.ts';
import { capacityMeter, fleetUseOf, type Groups } from './figures.ts';
import { adjacent, areNeighbours, placesIn, reachOf, systemOfPlace, systemsOf } from './rules/galaxy.ts';
import { objectivesOnTable, pointsOf, pointsToBeHad, requirement, scorablePublic } from './rules/objectives.ts';
import { figures, groupsIn, groupsOf, isShip } from './rules/pieces.ts';
import { isMet, type Progress, progress, whatCounts } from './rules/predicates.ts';
import { productionIn } from './rules/production.ts';
import { mayScorePublic } from './rules/public-scoring.ts';
import { type Reach, reachOfShips } from './rules/reach.ts';
import { docksIn, fleetLimit } from './rules/settle.ts';
import { cannonsAt } from './rules/space-cannon.ts';
import { at, clockwise, player } from './rules/table.ts';
import { missing, researchable, technologyDeck } from './rules/technology.ts';
import { whyNoTrade } from './rules/transactions.ts';
import { batteriesIn } from './rules/unit-abilities.ts';
import { votesAvailable } from './rules/votes.ts';
import type { Ti4 } from './state.ts';

/** Null as long as the galaxy is set up. */
export type Outlook = ReturnType<typeof outlook>;

export function outlook(g: Ti4, viewer: Viewer) {
  if (g.phase === 'setup' || g.winner !== null) return null;
  const reach = reaches(g);
  return {
    objectives: objectives(g),
    /** Points that each seat could still have this round by what lies open for all, with what they have now. */
    points: points(g),
    /** Seats that may not score public objectives now, whatever they have (objective-cards.16). */
    barred: barred(g),
    fleets: fleets(g),
    /** The fleets of systems that declared moves lead into and out of, as they will be then. */
    arriving: arriving(g),
    production: production(g),
    cannons: cannons(g),
    neighbours: neighbours(g),
    /** Votes that each seat could still cast on the agenda at hand. */
    votes: votes(g),
    /** Who else could move ships into a system, were it their turn. */
    threats: threats(g, reach),
    own: viewer === 'spectator' || player(g, viewer).eliminated ? null : own(g, viewer, reach),
  };
}

function own(g: Ti4, seat: Seat, all: Reaches) {
  return {
    secrets: player(g, seat).secrets.map((id) => secretProgress(g, seat, id)),
    /** By objective: what on the board counts for me. */
    counts: { ...counts(g)[seat], ...secretCounts(g, seat) },
    /** Where my ships could go while I decide about it. */
    reach: isPlanning(g, seat) ? (all[seat] ?? []) : null,
    technologies: technologies(g, seat),
    /** By seat: the rule that keeps us from dealing now, or null. */
    trade: g.players.map((_, other) => (other === seat ? null : whyNoTrade(g, seat, other))),
  };
}

/** It is the player's turn, and no system is active yet. */
function isPlanning({ turn, tactical }: Ti4, seat: Seat): boolean {
  return turn?.seat === seat && tactical === null;
}

/** By seat; null for those who are out of the game. */
function perSeat<T>(g: Ti4, of: (seat: Seat) => T): (T | null)[] {
  return g.players.map(({ eliminated }, seat) => (eliminated ? null : of(seat)));
}

const objectives = figuresOfView(
  ['objectives', 'published', 'players', 'planets', 'systems', 'laws', 'effects', 'speaker', 'phase'],
  (g: Ti4) => {
    const could = perSeat(g, (seat) => scorablePublic(g, seat));
    return objectivesOnTable(g).map((id) => {
      const all = perSeat(g, (seat) => progress(g, seat, requirement(id)));
      return {
        id,
        points: pointsOf(id),
        need: all.find((each) => each !== null)?.need ?? 0,
        have: all.map((each) => each?.have ?? null),
        /** Seats that could score it now, were it the time. */
        can: could.flatMap((ids, seat) => (ids?.includes(id) ? [seat] : [])),
      };
    });
  },
);

const counts = figuresOfView(
  ['objectives', 'published', 'players', 'planets', 'systems', 'laws', 'effects', 'speaker', 'phase'],
  (g: Ti4) =>
    perSeat(g, (seat): { readonly [id: string]: readonly Place[] } =>
      Object.fromEntries(
        objectivesOnTable(g).flatMap((id) => {
          const places = whatCounts(g, seat, requirement(id));
          return places.length > 0 ? [[id, places]] : [];
        }),
      ),
    ),
);

function secretCounts(g: Ti4, seat: Seat): { readonly [id: string]: readonly Place[] } {
  return Object.fromEntries(
    player(g, seat).secrets.flatMap((id) => {
      const asked = secretObjective(id);
      return asked.phase === 'action' ? [] : [[id, whatCounts(g, seat, asked.predicate)]];
    }),
  );
}

const points = figuresOfView(
  ['objectives', 'published', 'players', 'planets', 'systems', 'laws', 'effects', 'speaker', 'phase'],
  (g: Ti4) => perSeat(g, (seat) => pointsToBeHad(g, seat)),
);

const barred = figuresOfView(['planets', 'players', 'laws', 'effects'], (g: Ti4) =>
  clockwise(g, 0).filter((seat) => !mayScorePublic(g, seat)),
);

/** What is scored in the action phase is done or not. */
function secretProgress(g: Ti4, seat: Seat, id: SecretObjectiveId): Progress & { id: SecretObjectiveId; can: boolean } {
  const figuresOf = secretObjective(id);
  if (figuresOf.phase === 'action') return { id, have: 0, need: 1, can: false };
  const { have, need } = progress(g, seat, figuresOf.predicate);
  return { id, have, need, can: isMet({ have, need }) };
}

/** How much of the capacity is needed, and of how much; how many ships count against the fleet pool, and how many may. */
export interface Meters {
  /** Null where ships carry nothing and could not. */
  readonly capacity: readonly [used: number, all: number] | null;
  readonly fleet: readonly [used: number, limit: number];
}

function metersOf(g: Ti4, seat: Seat, id: SystemId, space: Groups): Meters {
  const docks = docksIn(g, seat, id);
  const unitOf = (type: UnitType) => figures(g, seat, type);
  const { used, all } = capacityMeter(space, seat, docks, unitOf);
  return {
    capacity: used + all === 0 ? null : [used, all],
    fleet: [fleetUseOf(space, seat, docks, unitOf), fleetLimit(g, seat, id)],
  };
}

type BySystem<T> = { readonly [id in SystemId]?: T };
type BySeat<T> = { readonly [seat: Seat]: T };

/** Space areas with ships, and whose. */
const fleets = figuresOfView(
  ['systems', 'planets', 'players', 'laws', 'effects', 'speaker'],
  (g: Ti4): BySystem<BySeat<Meters>> =>
    bySystem(g, (id) => {
      const { units } = at(g, id);
      const seats = [...new Set(units.filter(({ type }) => isShip(type)).map(({ seat }) => seat))];
      return seats.length === 0 ? null : Object.fromEntries(seats.map((seat) => [seat, metersOf(g, seat, id, units)]));
    }),
);

function bySystem<T>(g: Ti4, of: (id: SystemId) => T | null): BySystem<T> {
  const found: { [id in SystemId]?: T } = {};
  for (const id of systemsOf(g)) {
    const value = of(id);
    if (value !== null) found[id] = value;
  }
  return found;
}

const arriving = figuresOfView(['tactical', 'systems', 'planets', 'players', 'laws', 'effects'], (g: Ti4) => {
  const { tactical } = g;
  if (tactical === null || tactical.moves.length === 0) return null;
  const { seat, system, moves } = tactical;
  const left = new Map<SystemId, Map<UnitType, number>>();
  const shift = (id: SystemId, type: UnitType, by: number) => {
    const here = left.get(id) ?? new Map<UnitType, number>();
    left.set(id, here.set(type, (here.get(type) ?? 0) + by));
  };
  for (const { type, count, path, cargo } of moves) {
    shift(path[0] as SystemId, type, -count);
    shift(system, type, count);
    for (const each of cargo) {
      // What is picked up on a planet was not in space.
      if (each.from === systemOfPlace(each.from)) shift(each.from as SystemId, each.type, -each.count);
      shift(system, each.type, each.count);
    }
  }
  return bySystem(g, (id) => {
    const changes = left.get(id);
    if (changes === undefined) return null;
    const groups = unitTypes.flatMap((type) => {
      const now = groupsOf(g, seat, id).find((group) => group.type === type)?.count ?? 0;
      const count = now + (changes.get(type) ?? 0);
      return count > 0 ? [{ seat, type, count }] : [];
    });
    return metersOf(g, seat, id, groups);
  });
});

/** Units that can produce, and how many units each group makes there. */
const production = figuresOfView(['systems', 'planets', 'players', 'laws', 'effects', 'speaker', 'phase'], (g: Ti4) =>
  systemsOf(g).flatMap((id) =>
    seatsIn(g, id).flatMap((seat) => productionIn(g, seat, id).map((each) => ({ seat, ...each }))),
  ),
);

/** Seats with units in a system. */
function seatsIn(g: Ti4, id: SystemId): Seat[] {
  const found = new Set<Seat>();
  for (const place of placesIn(id)) for (const { seat } of groupsIn(g, place)) found.add(seat);
  return [...found];
}

/** Space cannons in one place, and the systems whose ships they can fire at: all the player's that can, or lent by an ability. */
interface Cannons {
  readonly seat: Seat;
  readonly type: UnitType;
  readonly place: Place;
  readonly at: SystemId[];
}

const cannons = figuresOfView(
  ['systems', 'planets', 'players', 'laws', 'effects', 'speaker', 'tactical'],
  (g: Ti4): readonly Cannons[] => clockwise(g, 0).flatMap((seat) => cannonsOf(g, seat)),
);

function cannonsOf(g: Ti4, seat: Seat): Cannons[] {
  const found = new Map<string, Cannons>();
  for (const id of withinRange(g, seat)) {
    for (const { type, place } of cannonsAt(g, seat, id)) {
      const known = found.get(`${type} ${place}`);
      if (known) known.at.push(id);
      else found.set(`${type} ${place}`, { seat, type, place, at: [id] });
    }
  }
  return [...found.values()];
}

/** Systems that the player's space cannons might reach; all of them where an ability lends some. */
function withinRange(g: Ti4, seat: Seat): readonly SystemId[] {
  if (isChanged('spaceCannons', g, seat)) return systemsOf(g);
  const near = new Set<SystemId>();
  for (const id of systemsOf(g)) {
    if (!placesIn(id).some((place) => batteriesIn(g, seat, 'space-cannon', place).length > 0)) continue;
    near.add(id);
    for (const each of adjacent(g, id, seat)) near.add(each);
  }
  return systemsOf(g).filter((id) => near.has(id));
}

const neighbours = figuresOfView(['systems', 'planets', 'players', 'laws', 'effects'], (g: Ti4) =>
  perSeat(g, (seat) => {
    const reach = reachOf(g, seat);
    return clockwise(g, seat).filter((other) => other !== seat && areNeighbours(g, seat, other, reach));
  }),
);

const votes = figuresOfView(['agenda', 'planets', 'players', 'laws', 'effects', 'speaker'], (g: Ti4) => {
  const { agenda } = g;
  if (agenda === null || agenda.outcome !== null) return null;
  const isOpen = (seat: Seat) => !agenda.votes.some((each) => each.seat === seat) && mayStillVote(g, seat);
  return perSeat(g, (seat) => (isOpen(seat) ? votesAvailable(g, seat) : 0));
});

/** Before the vote begins everybody is still to vote; afterwards those in line. */
function mayStillVote({ agenda }: Ti4, seat: Seat): boolean {
  return agenda !== null && (agenda.toVote.length === 0 ? agenda.votes.length === 0 : agenda.toVote.includes(seat));
}

/** What the ships of each seat could reach. */
type Reaches = readonly (readonly Reach[])[];

/** Nobody moves who has passed. */
const reaches = figuresOfView(
  ['systems', 'players', 'planets', 'laws', 'effects', 'speaker', 'phase'],
  (g: Ti4): Reaches =>
    g.players.map(({ eliminated, passed }, seat) => (eliminated || passed ? [] : reachOfShips(g, seat))),
);

function threats(g: Ti4, all: Reaches): BySystem<readonly Seat[]> {
  return bySystem(g, (id) => {
    const seats = all.flatMap((reach, seat) => (reach.some(({ to }) => to.includes(id)) ? [seat] : []));
    return seats.length === 0 ? null : seats;
  });
}

/** What the player lacks for each technology left in their deck, and those they could research now. */
function technologies(g: Ti4, seat: Seat) {
  const lacking: { [id in TechnologyId]?: { [colour in Colour]?: number } } = {};
  for (const id of technologyDeck(g, seat)) {
    const short = missing(g, seat, id);
    const some = colours.filter((colour) => short[colour] > 0);
    if (some.length > 0) lacking[id] = Object.fromEntries(some.map((colour) => [colour, short[colour]]));
  }
  return { lacking, researchable: researchable(g, seat) };
}
