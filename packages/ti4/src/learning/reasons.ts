/** When a reason fits what a bot would do, and its figures: from what the seat sees now, and would see afterwards. */
import type { Plan, ReasonsFor, Seat, Thing } from '@orrery/kernel';
import { type PublicObjectiveId, publicObjectiveIds } from '../content/public-objectives.ts';
import { type StrategyCardId, strategyCard } from '../content/strategy-cards.ts';
import { type SystemId, system } from '../content/systems.ts';
import { type TechnologyId, technology } from '../content/technologies.ts';
import { type UnitType, unit, unitClass } from '../content/units.ts';
import type { Ti4View } from '../view.ts';
import { the } from '../words.ts';
import type { reasonWords } from './reason-words.ts';

type Ti4Plan = Plan<Ti4View>;

/** What the seat sees when it comes to a step. */
function viewAt(plan: Ti4Plan, at: number): Ti4View {
  return at === 0 ? plan.before : plan.after(at);
}

/** What it sees after a step; null when something is rolled or revealed by it. */
function viewAfter(plan: Ti4Plan, at: number): Ti4View | null {
  return plan.isOpen && at + 1 >= plan.steps.length ? null : plan.after(at + 1);
}

function mine({ players }: Ti4View, seat: Seat) {
  const player = players[seat];
  if (!player) throw new Error(`nobody has seat ${seat}`);
  return player;
}

/** What the label of an option names. */
function named({ steps }: Ti4Plan, at: number, argument: string) {
  return steps[at]?.label.args?.[argument] as Thing | undefined;
}

/** What stands after the first colon of an answer's id. */
function idAt({ steps }: Ti4Plan, at: number): string {
  return steps[at]?.id.replace(/^[^:]*:/, '') ?? '';
}

/** The system that is activated here or next. */
function activated(plan: Ti4Plan, at: number): SystemId | null {
  const step = plan.steps.slice(at, at + 2).find(({ id }) => id.startsWith('activate:'));
  return (step?.id.replace('activate:', '') ?? null) as SystemId | null;
}

/** Planets of a system as they are seen. */
function planetsIn({ planets }: Ti4View, id: SystemId) {
  return system(id).planets.flatMap((planet) => planets[planet] ?? []);
}

/** Planets of the seat that are not exhausted. */
function readyOf({ planets }: Ti4View, seat: Seat) {
  return Object.values(planets).filter(({ owner, exhausted }) => owner === seat && !exhausted);
}

function sum<T>(items: readonly T[], figure: (item: T) => number): number {
  return items.reduce((total, item) => total + figure(item), 0);
}

/** Who else has ships, ground forces or planets in a system. */
function holderOf(view: Ti4View, seat: Seat, id: SystemId): Seat | null {
  const planets = planetsIn(view, id);
  const units = [...(view.systems[id]?.units ?? []), ...planets.flatMap((each) => each.units)];
  const others = [...units.map((each) => each.seat), ...planets.map(({ owner }) => owner)];
  return others.find((other) => other !== null && other !== seat) ?? null;
}

/** How many units of a type the seat has on the board. */
function unitsOf(view: Ti4View, seat: Seat, type: UnitType): number {
  const places = [...Object.values(view.systems), ...Object.values(view.planets)];
  return sum(
    places.flatMap(({ units }) => units).filter((group) => group.seat === seat && group.type === type),
    ({ count }) => count,
  );
}

export const reasons: ReasonsFor<typeof reasonWords, Ti4View> = {
  mecatol(plan, at) {
    const cost = plan.steps[at]?.label.args?.cost;
    if (typeof cost !== 'number') return null;
    return { cost, influence: sum(readyOf(viewAt(plan, at), plan.seat), ({ influence }) => influence) };
  },

  /** A public objective for which I have more than before, the nearest first. */
  'for-objective'(plan) {
    const after = viewAfter(plan, plan.steps.length - 1)?.outlook;
    const before = plan.before.outlook;
    if (!after || !before) return null;
    const had = (id: string) => before.objectives.find((each) => each.id === id)?.have[plan.seat] ?? 0;
    const nearer = after.objectives
      .map(({ id, need, have }) => ({ id: id as PublicObjectiveId, need, have: have[plan.seat] ?? 0 }))
      .filter(({ id, need, have }) => have > had(id) && had(id) < need && publicObjectiveIds.includes(id))
      .sort((a, b) => a.need - a.have - (b.need - b.have));
    const [first] = nearer;
    return first ? { have: first.have, need: first.need, objective: the.publicObjective(first.id) } : null;
  },

  conquer(plan, at) {
    const id = activated(plan, at);
    const view = viewAt(plan, at);
    const rival = id && holderOf(view, plan.seat, id);
    if (id === null || rival === null) return null;
    const count = (units: readonly { seat: Seat; type: UnitType; count: number }[], kind: 'ship' | 'ground-force') =>
      sum(
        units.filter((group) => group.seat === rival && unitClass(group.type) === kind),
        (group) => group.count,
      );
    return {
      system: the.system(id),
      rival: the.seat(rival),
      ships: count(view.systems[id]?.units ?? [], 'ship'),
      ground: sum(planetsIn(view, id), ({ units }) => count(units, 'ground-force')),
    };
  },

  /** Planets without an owner, in a system where nobody else is. */
  expand(plan, at) {
    const id = activated(plan, at);
    const view = viewAt(plan, at);
    const free = id ? planetsIn(view, id).filter(({ owner }) => owner === null) : [];
    if (id === null || free.length === 0 || holderOf(view, plan.seat, id) !== null) return null;
    return {
      system: the.system(id),
      planets: free.length,
      resources: sum(free, ({ resources }) => resources),
      influence: sum(free, ({ influence }) => influence),
    };
  },

  /** A system with a space dock of mine. */
  produce(plan, at) {
    const id = activated(plan, at);
    const view = viewAt(plan, at);
    const units = id ? planetsIn(view, id).flatMap((planet) => planet.units) : [];
    if (id === null || !units.some(({ seat, type }) => seat === plan.seat && type === 'space-dock')) return null;
    return {
      system: the.system(id),
      resources: sum(readyOf(view, plan.seat), ({ resources }) => resources),
      goods: mine(view, plan.seat).tradeGoods,
    };
  },

  'pick-card'(plan, at) {
    const id = idAt(plan, at) as StrategyCardId;
    const goods = viewAt(plan, at).strategyCards[id] ?? 0;
    return { card: the.strategyCard(id), initiative: strategyCard(id).initiative, goods };
  },

  'play-card'(plan, at) {
    const { players } = viewAt(plan, at);
    const followers = players.filter(
      ({ pools, eliminated }, seat) => seat !== plan.seat && !eliminated && pools.strategy > 0,
    );
    return { card: the.strategyCard(idAt(plan, at) as StrategyCardId), followers: followers.length };
  },

  follow(plan, at) {
    const card = named(plan, at, 'card');
    // Some cards take the token only when a system is chosen.
    const after = viewAfter(plan, plan.steps.length - 1);
    if (!card || !after) return null;
    const left = mine(after, plan.seat).pools.strategy;
    return { card, tokens: Math.max(0, mine(viewAt(plan, at), plan.seat).pools.strategy - left), left };
  },

  decline(plan, at) {
    const card = (plan.steps[at]?.prompt.args?.card ?? named(plan, at, 'card')) as Thing | undefined;
    const left = mine(viewAt(plan, at), plan.seat).pools.strategy;
    return card && left > 0 ? { card, left } : null;
  },

  research(plan, at) {
    const id = idAt(plan, at) as TechnologyId;
    const view = viewAt(plan, at);
    const upgraded = technology(id).unit;
    if (upgraded) {
      const count = unitsOf(view, plan.seat, unit(upgraded).type);
      return { technology: the.technology(id), upgrades: true, count };
    }
    const after = viewAfter(plan, at);
    const open = (of: Ti4View) => of.outlook?.own?.technologies.researchable ?? [];
    if (!after) return null;
    const count = open(after).filter((each) => !open(view).includes(each)).length;
    return { technology: the.technology(id), upgrades: false, count };
  },

  tokens(plan, at) {
    const after = viewAfter(plan, at);
    return after && { ...mine(after, plan.seat).pools };
  },

  hits(plan, at) {
    const type = named(plan, at, 'type')?.replace('unit-type/', '') as UnitType | undefined;
    const id = type && mine(viewAt(plan, at), plan.seat).units[type];
    const { cost = null, perCost = 1 } = id ? unit(id) : {};
    return type && cost !== null && perCost === 1 ? { type: the.unitType(type), cost } : null;
  },

  sustain(plan, at) {
    const type = named(plan, at, 'type');
    return type ? { type } : null;
  },

  vote(plan, at) {
    const votes = viewAt(plan, at).outlook?.votes;
    if (!votes) return null;
    return {
      abstains: plan.steps[at]?.id === 'abstain',
      votes: votes[plan.seat] ?? 0,
      others: sum(votes, (each) => each ?? 0) - (votes[plan.seat] ?? 0),
    };
  },

  /** Commodities for commodities. */
  trade(plan, at) {
    const { offer } = viewAt(plan, at);
    if (plan.steps[at]?.id === 'accept' && offer) {
      const [given, asked] = [offer.gives.commodities, offer.asks.commodities];
      return given > 0 && asked > 0 ? { rival: the.seat(offer.from), mine: asked, theirs: given } : null;
    }
    const count = (kind: string) =>
      Number(plan.steps.find(({ id }) => id.startsWith(`${kind}:commodities:`))?.label.args?.count ?? 0);
    const made = viewAfter(plan, plan.steps.length - 1)?.offer;
    const partner = plan.steps.find(({ prompt }) => prompt.key === 'ti4.trade-with')?.label.args?.seat;
    const rival = (partner as Thing | undefined) ?? (made ? the.seat(made.to) : undefined);
    if (!rival || count('give') === 0 || count('ask') === 0) return null;
    return { rival, mine: count('give'), theirs: count('ask') };
  },

  'end-turn': (plan, at) => ({ tactic: mine(viewAt(plan, at), plan.seat).pools.tactic }),

  pass: (plan, at) => ({ tokens: mine(viewAt(plan, at), plan.seat).pools.tactic }),
};
