/** What a seat thinks of the outcomes of agendas: a victory point is worth 10, and what others get is seen by how near they are to winning. */
import type { Seat } from '@orrery/kernel';
import type { Ti4 } from '@orrery/ti4';
import {
  type AgendaId,
  groundForcesOn,
  groupsOf,
  influenceOf,
  mecatol,
  type PlanetId,
  planet,
  planetsOf,
  player,
  shipsIn,
  system,
  systemsOf,
  type UnitType,
} from '@orrery/ti4/queries';

type Opinion = (g: Ti4, seat: Seat, outcome: string) => number;

/** What a victory point is worth. */
export const POINT = 10;

/** Worth of an outcome for a seat. */
export function opinion(g: Ti4, seat: Seat, id: AgendaId, outcome: string): number {
  return (opinions[id] ?? indifferent)(g, seat, outcome);
}

/** What is expected to win, as far as everybody's interests tell. */
export function forecast(g: Ti4, id: AgendaId, outcomes: readonly string[]): string {
  const support = new Map<string, number>(outcomes.map((outcome) => [outcome, 0]));
  for (const [seat, { eliminated }] of g.players.entries()) {
    if (eliminated) continue;
    const wished = favourite(g, seat, id, outcomes);
    support.set(wished, (support.get(wished) ?? 0) + influence(g, seat));
  }
  return most(outcomes, (outcome) => support.get(outcome) ?? 0);
}

/** What the seat would like best. */
export function favourite(g: Ti4, seat: Seat, id: AgendaId, outcomes: readonly string[]): string {
  return most(outcomes, (outcome) => opinion(g, seat, id, outcome));
}

function most(outcomes: readonly string[], worth: (outcome: string) => number): string {
  return outcomes.reduce((found, each) => (worth(each) > worth(found) ? each : found), outcomes[0] ?? '');
}

function influence(g: Ti4, seat: Seat): number {
  return planetsOf(g, seat).reduce((sum, id) => sum + influenceOf(g, id), 0);
}

/** How much it hurts when somebody else gains: more, the nearer they are to winning. */
function envy(g: Ti4, other: Seat): number {
  return 0.2 + (0.5 * player(g, other).points) / g.config.points;
}

const indifferent: Opinion = () => 0;

/** The elected player gains by it, or loses if the worth is negative. */
const forPlayer =
  (worth: number): Opinion =>
  (g, seat, outcome) => {
    const elected = Number(outcome.slice('player-'.length));
    return elected === seat ? worth : -worth * envy(g, elected);
  };

/** Whoever controls the elected planet gains by it, or loses. */
const forPlanet =
  (worth: (g: Ti4, owner: Seat, id: PlanetId) => number): Opinion =>
  (g, seat, outcome) => {
    const id = outcome as PlanetId;
    const owner = g.planets[id]?.owner;
    if (typeof owner !== 'number') return 0;
    const value = worth(g, owner, id);
    return owner === seat ? value : -value * envy(g, owner);
  };

const always = (worth: number) => () => worth;

/** For and against, each with its worth. */
const either =
  (pro: (g: Ti4, seat: Seat) => number, contra: (g: Ti4, seat: Seat) => number = always(0)): Opinion =>
  (g, seat, outcome) =>
    outcome === 'for' ? pro(g, seat) : contra(g, seat);

const cards = (g: Ti4, seat: Seat): number => player(g, seat).actionCards.length;

/** Units of a type that a seat has anywhere. */
function units(g: Ti4, seat: Seat, type: UnitType): number {
  const places = systemsOf(g).flatMap((id) => [id, ...system(id).planets]);
  return places
    .flatMap((place) => groupsOf(g, seat, place))
    .reduce((n, each) => (each.type === type ? n + each.count : n), 0);
}

function unitsOn(g: Ti4, seat: Seat, id: PlanetId): number {
  return groupsOf(g, seat, id).reduce((sum, { type, count }) => sum + (type === 'infantry' ? 0.5 : 2) * count, 0);
}

function shipsAtWormholes(g: Ti4, seat: Seat): number {
  return systemsOf(g).reduce((sum, id) => (system(id).wormholes.length > 0 ? sum + shipsIn(g, seat, id) : sum), 0);
}

function planetsWhere(g: Ti4, seat: Seat, test: (id: PlanetId) => boolean): number {
  return planetsOf(g, seat).filter(test).length;
}

/** What it is worth to be first or last in points. */
function atEnd(g: Ti4, seat: Seat, end: (...points: readonly number[]) => number): number {
  const points = g.players.filter(({ eliminated }) => !eliminated).map((each) => each.points);
  const target = end(...points);
  return player(g, seat).points === target ? POINT / points.filter((each) => each === target).length + 3 : -POINT * 0.4;
}

/** A law that ends takes its worth along. */
function lawEnds(g: Ti4, seat: Seat, id: string): number {
  const law = g.laws.find((each) => each.id === id);
  if (law === undefined) return 0;
  if (law.owner !== null) return -opinion(g, seat, law.id, `player-${law.owner}`);
  return -opinion(g, seat, law.id, law.planet ?? law.outcome);
}

function average(g: Ti4, of: (seat: Seat) => number): number {
  return g.players.reduce((sum, _, seat) => sum + of(seat), 0) / g.players.length;
}

const opinions: Readonly<Record<AgendaId, Opinion>> = {
  'anti-intellectual-revolution': either(
    always(-1.5),
    (g, seat) => -0.3 * Math.min(player(g, seat).technologies.length, planetsOf(g, seat).length),
  ),
  'archived-secret': forPlayer(3),
  'arms-reduction': either(
    (g, seat) => -2 * (Math.max(0, units(g, seat, 'dreadnought') - 2) + Math.max(0, units(g, seat, 'cruiser') - 4)),
    (g, seat) => -planetsWhere(g, seat, (id) => planet(id).specialty !== null),
  ),
  'classified-document-leaks': (g, seat, outcome) =>
    player(g, seat).scoredSecrets.some((id) => outcome.endsWith(id)) ? -1 : 1,
  'colonial-redistribution': forPlanet((g, owner, id) => -2 - unitsOn(g, owner, id)),
  'committee-formation': forPlayer(1.5),
  'compensated-disarmament': forPlanet((g, owner, id) => 0.4 * groundForcesOn(g, owner, id) - 0.2),
  'conventions-of-war': either(always(0.3), (g, seat) => -0.7 * cards(g, seat)),
  'core-mining': forPlanet(always(2)),
  'demilitarized-zone': forPlanet((g, owner, id) => -1.5 - unitsOn(g, owner, id)),
  'economic-equality': either(
    (g, seat) => average(g, (each) => player(g, each).tradeGoods) - player(g, seat).tradeGoods + 1,
    (g, seat) => 0.5 * average(g, (each) => player(g, each).tradeGoods) - player(g, seat).tradeGoods,
  ),
  'enforced-travel-ban': either(always(-0.5), (g, seat) => -0.4 * units(g, seat, 'pds')),
  'executive-sanctions': either(
    (g, seat) => -0.3 - Math.max(0, cards(g, seat) - 3),
    (g, seat) => (cards(g, seat) > 0 ? -0.7 : 0),
  ),
  'fleet-regulations': either((g, seat) => -1 - 2 * Math.max(0, player(g, seat).pools.fleet - 4), always(1)),
  'holy-planet-of-ixth': forPlanet(always(POINT)),
  'homeland-defense-act': either(always(0.2), (g, seat) => (units(g, seat, 'pds') > 0 ? -1.5 : 0.3)),
  'imperial-arbiter': forPlayer(2),
  'incentive-program': either(always(1), always(0.5)),
  'ixthian-artifact': either((g, seat) => 3 - 0.7 * shipsIn(g, seat, mecatol)),
  'judicial-abolishment': lawEnds,
  'minister-of-commerce': forPlayer(2),
  'minister-of-exploration': forPlayer(1.2),
  'minister-of-industry': forPlayer(1.5),
  'minister-of-peace': forPlayer(1.5),
  'minister-of-policy': forPlayer(2.5),
  'minister-of-sciences': forPlayer(2.5),
  'minister-of-war': forPlayer(1.5),
  'miscount-disclosed': (g, seat, outcome) => 0.5 * lawEnds(g, seat, outcome),
  mutiny: either(always(POINT / 2)),
  'new-constitution': either((g, seat) => g.laws.reduce((sum, { id }) => sum + lawEnds(g, seat, id), -1.5)),
  'prophecy-of-ixth': forPlayer(1),
  'public-execution': forPlayer(-4),
  'publicize-weapon-schematics': either(always(0.3), (g, seat) =>
    player(g, seat).technologies.includes('war-sun') ? -0.7 * cards(g, seat) : 0.1,
  ),
  'regulated-conscription': either(always(-1.5)),
  'representative-government': either(
    (g, seat) => 0.2 * (average(g, (each) => influence(g, each)) - influence(g, seat)),
    (g, seat) => -0.3 * planetsWhere(g, seat, (id) => planet(id).trait === 'cultural'),
  ),
  'research-team-biotic': forPlanet(always(1.2)),
  'research-team-cybernetic': forPlanet(always(1.2)),
  'research-team-propulsion': forPlanet(always(1.2)),
  'research-team-warfare': forPlanet(always(1.2)),
  'seed-of-an-empire': either(
    (g, seat) => atEnd(g, seat, Math.max),
    (g, seat) => atEnd(g, seat, Math.min),
  ),
  'senate-sanctuary': forPlanet(always(1.5)),
  'shard-of-the-throne': forPlayer(POINT * 0.8),
  'shared-research': either(always(0.2), always(-1.5)),
  'swords-to-plowshares': either(always(-0.3), (g, seat) => 0.15 * planetsOf(g, seat).length),
  'terraforming-initiative': forPlanet(always(1.8)),
  'the-crown-of-emphidia': forPlayer(POINT),
  'the-crown-of-thalnos': forPlayer(1),
  'unconventional-measures': either(always(2), (g, seat) => -0.2 * cards(g, seat)),
  'wormhole-reconstruction': either(always(0.2), (g, seat) => -0.5 * shipsAtWormholes(g, seat)),
  'wormhole-research': either(
    (g, seat) => (shipsAtWormholes(g, seat) > 0 ? 3 - shipsAtWormholes(g, seat) : -1),
    always(-0.7),
  ),
};
