/** When a reason fits what a bot would do, and its figures: from what the seat sees now, and would see afterwards. */
import type { Plan, ReasonsFor, Seat, Thing } from '@orrery/kernel';
import { npcTypes, type ShipType, shipTypes } from '../content/blueprints.ts';
import type { TechnologyId } from '../content/ids.ts';
import { technology } from '../content/registry.ts';
import { type SectorId, sector } from '../content/sectors.ts';
import { categories, type Resource, resources, rounds } from '../content/tracks.ts';
import { type Ratings, upkeepWith } from '../figures.ts';
import type { Owner, Ship } from '../state.ts';
import type { EclipseView } from '../view.ts';
import { the } from '../words.ts';
import type { reasonWords } from './reason-words.ts';

type EclipsePlan = Plan<EclipseView>;

/** What the seat sees when it comes to a step. */
function viewAt(plan: EclipsePlan, at: number): EclipseView {
  return at === 0 ? plan.before : plan.after(at);
}

/** What it sees after a step; null when something is rolled or revealed by it. */
function viewAfter(plan: EclipsePlan, at: number): EclipseView | null {
  return plan.isOpen && at + 1 >= plan.steps.length ? null : plan.after(at + 1);
}

function mine({ players }: EclipseView, seat: Seat) {
  const player = players[seat];
  if (!player) throw new Error(`nobody has seat ${seat}`);
  return player;
}

/** The first step from here on with such an id: its number and what follows in the id. */
function stepWith({ steps }: EclipsePlan, from: number, kind: string): { at: number; id: string } | null {
  const at = steps.findIndex((step, index) => index >= from && step.id.startsWith(`${kind}:`));
  return at < 0 ? null : { at, id: steps[at]?.id.slice(kind.length + 1) ?? '' };
}

/** What the label of an option names. */
function named({ steps }: EclipsePlan, at: number, argument: string) {
  return steps[at]?.label.args?.[argument] as Thing | undefined;
}

/** What one disc more costs each round. */
function discCost(view: EclipseView, seat: Seat): number {
  const { discs, upkeep } = mine(view, seat);
  return upkeepWith(discs - 1) - upkeep;
}

/** Free squares that the technologies of the seat allow it to settle (population.7). */
export function squaresIn(view: EclipseView, seat: Seat, id: SectorId): number {
  const { technologies } = mine(view, seat);
  const known = categories.flatMap((category) => technologies[category]);
  const advanced = known.flatMap((each) => technology(each).advancedSquares ?? []);
  const { cubes = [] } = view.sectors[id] ?? {};
  return sector(id).population.filter((square, index) => {
    const tracks: readonly Resource[] = square.type === 'gray' ? resources : [square.type];
    return cubes[index] == null && (!square.advanced || tracks.some((track) => advanced.includes(track)));
  }).length;
}

/** What ships bring to a battle: dice a round, and the hits that they withstand before the last is gone. */
export function strengthOf(view: EclipseView, ships: readonly Ship[]) {
  const figures = ships.map(({ owner, type, damage }) => ({ damage, ratings: ratingsOf(view, owner, type) }));
  const dice = figures.flatMap(({ ratings }) => [...(ratings?.cannons ?? []), ...(ratings?.missiles ?? [])]);
  return {
    dice: dice.reduce((sum, { count }) => sum + count, 0),
    hits: figures.reduce((sum, { ratings, damage }) => sum + (ratings?.hull ?? 0) + 1 - damage, 0),
  };
}

function ratingsOf({ players, npcRatings }: EclipseView, owner: Owner, type: Ship['type']): Ratings | null {
  if (typeof owner !== 'number') return npcRatings[owner];
  return players[owner]?.ratings?.[type as ShipType] ?? null;
}

function shipsIn({ sectors }: EclipseView, id: SectorId, wanted?: Owner): Ship[] {
  return (sectors[id]?.ships ?? []).filter(({ owner }) => wanted === undefined || owner === wanted);
}

/** Mine and theirs in a sector. */
function sidesIn(view: EclipseView, id: SectorId, seat: Seat, other: Owner) {
  const theirs = strengthOf(view, shipsIn(view, id, other));
  return { ...strengthOf(view, shipsIn(view, id, seat)), theirDice: theirs.dice, theirHits: theirs.hits };
}

/** The first sector named from here on where ships of mine are when the plan is over that were not before. */
function reinforced(plan: EclipsePlan, at: number): SectorId | null {
  const after = viewAfter(plan, plan.steps.length - 1);
  const named = plan.steps.slice(at).flatMap(({ id }) => (id.startsWith('sector:') ? [id.slice(7) as SectorId] : []));
  const count = (view: EclipseView, id: SectorId) => shipsIn(view, id, plan.seat).length;
  return (after && named.find((id) => count(after, id) > count(plan.before, id))) ?? null;
}

/** What a part changes for the better, the most telling first. */
const gains = {
  dice: ({ cannons, missiles }: Ratings) => [...cannons, ...missiles].reduce((sum, { count }) => sum + count, 0),
  hull: ({ hull }: Ratings) => hull,
  computer: ({ computer }: Ratings) => computer,
  shield: ({ shield }: Ratings) => shield,
  move: ({ move }: Ratings) => move,
  initiative: ({ initiative }: Ratings) => initiative,
  energy: ({ produced, consumed }: Ratings) => produced - consumed,
} as const;

export const reasons: ReasonsFor<typeof reasonWords, EclipseView> = {
  explore(plan, at) {
    const zone = stepWith(plan, at, 'zone');
    const beside = zone && named(plan, zone.at, 'sector');
    if (!beside) return null;
    const view = viewAt(plan, at);
    return {
      sector: beside,
      upkeep: discCost(view, plan.seat),
      money: mine(view, plan.seat).resources.money,
    };
  },

  control(plan, at) {
    const place = named(plan, at, 'sector');
    if (!place) return null;
    const id = idOf(place);
    return { sector: place, squares: squaresIn(viewAt(plan, at), plan.seat, id), points: sector(id).points };
  },

  leave(plan, at) {
    const place = plan.steps[at]?.prompt.args?.sector as Thing | undefined;
    if (!place) return null;
    const view = viewAt(plan, at);
    return { sector: place, squares: squaresIn(view, plan.seat, idOf(place)), upkeep: discCost(view, plan.seat) };
  },

  settle(plan, at) {
    const after = viewAfter(plan, at);
    const [place, track] = [named(plan, at, 'sector'), named(plan, at, 'track')];
    if (!after || !place || !track) return null;
    const resource = track.slice('track/'.length) as Resource;
    const produced = (view: EclipseView) => mine(view, plan.seat).production[resource];
    return { sector: place, track, before: produced(viewAt(plan, at)), after: produced(after) };
  },

  research(plan, at) {
    const found = stepWith(plan, at, 'technology');
    const label = found && plan.steps[found.at]?.label.args;
    if (!found || typeof label?.cost !== 'number') return null;
    const id = found.id.split(':')[0] as TechnologyId;
    return { technology: the.technology(id), cost: label.cost, discount: technology(id).cost - label.cost };
  },

  upgrade(plan, at) {
    const found = stepWith(plan, at, 'blueprint');
    const part = found && named(plan, found.at, 'placed');
    const after = found && viewAfter(plan, found.at);
    const type = found?.id.split(':')[0] as ShipType;
    const [now, then] = [found && viewAt(plan, found.at), after].map((view) => view && mine(view, plan.seat).ratings);
    if (!part || !now || !then || !shipTypes.includes(type)) return null;
    const what = Object.entries(gains).find(([, figure]) => figure(then[type]) > figure(now[type]));
    if (!what) return null;
    const [name, figure] = what;
    const ships = Object.values(plan.before.sectors).flatMap(({ ships }) => ships);
    return {
      part,
      type: the.ship(type),
      what: `rating/${name}`,
      before: figure(now[type]),
      after: figure(then[type]),
      ships: ships.filter(({ owner, type: each }) => owner === plan.seat && each === type).length,
    };
  },

  /** Ships of others stand in a sector of mine to which some of mine come. */
  defend(plan, at) {
    const id = reinforced(plan, at);
    if (id === null || plan.before.sectors[id]?.owner !== plan.seat) return null;
    const others = shipsIn(plan.before, id).filter(({ owner }) => typeof owner === 'number' && owner !== plan.seat);
    const rival = others[0]?.owner;
    if (typeof rival !== 'number') return null;
    const ships = others.filter(({ owner }) => owner === rival).length;
    return { sector: the.sector(id), rival: the.seat(rival), ships, points: sector(id).points };
  },

  /** Ships that nobody plays guard the sector to which mine go. */
  'attack-guard'(plan, at) {
    const id = reinforced(plan, at);
    const after = viewAfter(plan, plan.steps.length - 1);
    const guard = id && npcTypes.find((type) => shipsIn(plan.before, id, type).length > 0);
    if (!after || !id || !guard) return null;
    return {
      guard: the.ship(guard),
      sector: the.sector(id),
      ...sidesIn(after, id, plan.seat, guard),
      points: sector(id).points,
    };
  },

  build(plan, at) {
    const found = stepWith(plan, at, 'build');
    const label = found && plan.steps[found.at]?.label.args;
    // It is paid when the next piece is asked for, or the action is over.
    const next = plan.steps.findIndex(
      ({ prompt }, index) => found && index > found.at && prompt.key === 'eclipse.build',
    );
    const paid = found && viewAfter(plan, (next < 0 ? plan.steps.length : next) - 1);
    const piece = found && named(plan, found.at, 'piece');
    if (!piece || !paid || typeof label?.cost !== 'number') return null;
    return { piece, cost: label.cost, left: mine(paid, plan.seat).resources.materials };
  },

  'take-free'(plan, at) {
    const found = stepWith(plan, at, 'place');
    const id = found?.id as SectorId;
    if (!found) return null;
    const view = viewAt(plan, found.at);
    return { sector: the.sector(id), squares: squaresIn(view, plan.seat, id), points: sector(id).points };
  },

  pass(plan, at) {
    const { discs, resources: stored, production } = mine(viewAt(plan, at), plan.seat);
    return {
      upkeep: upkeepWith(discs - 1),
      money: stored.money + production.money,
      first: plan.steps[at]?.label.key === 'eclipse.pass-first',
    };
  },

  'use-discovery': (plan, at) => ({
    uses: plan.steps[at]?.id === 'use',
    rounds: rounds - plan.before.round + 1,
  }),

  retreat(plan, at) {
    const view = viewAt(plan, at);
    const { battle } = view;
    const id = plan.steps[at]?.id ?? '';
    if (!battle) return null;
    const other = battle.attacker === plan.seat ? battle.defender : battle.attacker;
    const attacks = id === 'attack';
    return {
      attacks,
      sector: the.sector(attacks ? battle.sector : (id.replace('retreat:', '') as SectorId)),
      ...sidesIn(view, battle.sector, plan.seat, other),
    };
  },
};

function idOf(thing: Thing): SectorId {
  return thing.slice(thing.indexOf('/') + 1) as SectorId;
}
