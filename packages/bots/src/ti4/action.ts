/** Turns and tactical actions. */
import type { Option, Thing } from '@orrery/kernel';
import {
  figures,
  fleetLimit,
  fleetUse,
  groundForcesOn,
  influenceOf,
  isShip,
  mecatolRex,
  onBoard,
  type PlanetId,
  planetsIn,
  player,
  readiedPlanets,
  researchable,
  resourcesOf,
  rivalsWithShips,
  type SystemId,
  scorablePublic,
  systemOfPlace,
  systemsOf,
  type UnitType,
} from '@orrery/ti4/queries';
import { reserve, spendable } from './goals.ts';
import { best, type Habit, has, idOf, type Mind, tail } from './mind.ts';
import { wantsToTrade } from './talks.ts';
import { costOf, defenders, garrison, prizes, spareInfantry, targetScore } from './targets.ts';

/** The best thing to do next; with nothing worth a token the turn is passed. */
export const turn: Habit = (mind) => {
  const { decision } = mind;
  if (has(decision.options, 'trade') && wantsToTrade(mind)) return 'trade';
  return best(decision.options, (id) => {
    if (id === 'trade') return -1;
    if (id === 'end-turn') return 1.5;
    if (id === 'pass') return 1;
    if (id === 'tactical') return tacticalScore(mind);
    if (id.startsWith('strategic:')) return strategicScore(mind, tail(id));
    return componentScore(mind, id);
  });
};

/** Cards are played before one passes, while there is still something better to do for the others to answer. */
function componentScore({ g, seat }: Mind, id: string): number {
  if (id.startsWith('action:action-card/')) return 1.4;
  return player(g, seat).tradeGoods >= 4 ? 2 : 0;
}

function tacticalScore({ g, seat }: Mind): number {
  const { pools } = player(g, seat);
  if (reserve(g, seat).tokens > 0 && pools.tactic + pools.strategy <= reserve(g, seat).tokens) return 0;
  return Math.max(...systemsOf(g).map((id) => targetScore(g, seat, id)));
}

function strategicScore({ g, seat }: Mind, card: string): number {
  const { pools } = player(g, seat);
  switch (card) {
    case 'imperial':
      return scorablePublic(g, seat).length > 0 || g.planets[mecatolRex]?.owner === seat ? 30 : 1.2;
    case 'leadership':
      return pools.tactic <= 1 ? 12 : 4;
    case 'technology':
      return researchable(g, seat).length > 0 ? 7 : 1.2;
    case 'trade':
      return 6;
    case 'construction':
      return 5;
    case 'warfare':
      return pools.tactic === 0 ? 8 : 1.8;
    case 'diplomacy':
      return 1.3;
    default:
      return 3;
  }
}

export const activate: Habit = ({ decision, g, seat }) =>
  best(decision.options, (id) => (id === 'trade' ? -1 : targetScore(g, seat, tail(id) as SystemId)));

interface Need {
  readonly infantry: number;
  readonly battle: boolean;
}

/** What a tactical action still wants in the active system. */
function needOf({ g, seat }: Mind): Need {
  const { tactical } = g;
  if (tactical === null) return { infantry: 0, battle: false };
  const { system, moves } = tactical;
  const wanted = prizes(g, seat, system).reduce((sum, { need }) => sum + need, 0);
  const coming = moves
    .flatMap(({ cargo }) => cargo)
    .reduce((sum, { type, count }) => (type === 'infantry' ? sum + count : sum), 0);
  return {
    infantry: wanted - coming - groundForcesOn(g, seat, system),
    battle: rivalsWithShips(g, seat, system).length > 0,
  };
}

/** Carriers with troops first, then, for a battle, whatever the fleet pool lets in. */
export const moveShips: Habit = (mind) => {
  const { decision, g, seat } = mind;
  const { tactical } = g;
  if (tactical === null) return 'done';
  const need = needOf(mind);
  const declared = tactical.moves.reduce((sum, { type }) => (type === 'fighter' ? sum : sum + 1), 0);
  const room = fleetLimit(g, seat, tactical.system) - fleetUse(g, seat, tactical.system) - declared;
  const isFirst = declared === 0;
  return best(decision.options, (id) => {
    if (id === 'done') return 0;
    const [verb, from, type] = id.split(':') as [string, SystemId, UnitType];
    if (verb !== 'move' || (room <= 0 && type !== 'fighter')) return -1;
    const { capacity } = figures(g, seat, type);
    if (need.infantry > 0 && capacity > 0 && spareInfantry(g, seat, from) > 0) return 10 + Math.min(capacity, 6);
    if (need.battle) return 1 + costOf(g, seat, type);
    return isFirst && need.infantry <= 0 && type !== 'carrier' ? 1 / (1 + costOf(g, seat, type)) : -1;
  });
};

/** Troops as far as they are needed, then fighters, which would be lost without their ship. */
export const load: Habit = (mind) => {
  const { decision, g, seat } = mind;
  const { infantry } = needOf(mind);
  return best(decision.options, (id) => {
    if (id === 'loaded') return 0;
    const [, from, type, amount] = id.split(':') as [string, SystemId | PlanetId, UnitType, string];
    const many = Number(amount);
    if (type === 'fighter') return many;
    const stays = from.startsWith('tile-') ? 0 : garrison(g, seat, from as PlanetId);
    const left = groundForcesOn(g, seat, from) - many;
    return left < stays || many > infantry + 1 ? -1 : 10 + many;
  });
};

/** Troops land where they take something, and never in vain. */
export const commit: Habit = ({ decision, g, seat }) => {
  const [first] = decision.options.filter(({ id }) => id.startsWith('commit:')) as [Option, ...Option[]];
  const [, planet] = first.id.split(':') as [string, PlanetId];
  const system = systemOfPlace(planet);
  const here = groundForcesOn(g, seat, system);
  const against = defenders(g, seat, planet);
  const open = prizes(g, seat, system);
  const isPrize = open.some((prize) => prize.planet === planet);
  const later = planetsIn(system).slice(planetsIn(system).indexOf(planet) + 1);
  const kept = open.filter((prize) => later.includes(prize.planet)).reduce((sum, { need }) => sum + need, 0);
  const wanted = !isPrize
    ? kept === 0
      ? here
      : 0
    : against > 0
      ? here > against
        ? here - Math.min(kept, here - against - 1)
        : 0
      : Math.max(1, here - kept);
  return best(decision.options, (id) => (id === 'trade' ? -100 : -Math.abs(Number(tail(id)) - wanted)));
};

export const removeCustodians: Habit = ({ decision }) =>
  has(decision.options, 'remove-custodians') ? 'remove-custodians' : 'leave-custodians';

export const useProduction: Habit = ({ g, seat }) =>
  spendable(g, seat, 'resources') > 0 ? 'produce' : 'skip-production';

/** A balanced order: carriers to expand, troops to carry, then the best ships that money and fleet pool allow. */
export const chooseUnits: Habit = ({ decision, g, seat }) => {
  const { cost: due, system } = decision.prompt.args as { readonly cost: number; readonly system: Thing };
  const money = spendable(g, seat, 'resources') - due;
  const id = idOf<SystemId>(system);
  const room = fleetLimit(g, seat, id) - fleetUse(g, seat, id);
  const carriers = onBoard(g, seat, 'carrier');
  const troops = onBoard(g, seat, 'infantry');
  return best(decision.options, (order) => {
    if (order === 'done') return 0;
    const [, type, , amount] = order.split(':') as [string, UnitType, string, string];
    const many = Number(amount);
    const { cost, perCost } = figures(g, seat, type);
    const price = (cost ?? 99) * Math.ceil(many / perCost);
    if (price > money) return -1;
    if (isShip(type) && type !== 'fighter' && many > room) return -1;
    if (type === 'carrier') return carriers + many > 4 ? -1 : carriers < 2 ? 20 - many : carriers < 3 ? 8 - many : -1;
    if (type === 'infantry') return many % 2 === 0 && many <= 4 ? (troops < 14 ? 12 + many / 10 : 1) : -1;
    if (type === 'fighter') return many % 2 === 0 && many <= 2 ? 2 : -1;
    if (type === 'destroyer') return many === 1 ? 1.5 : -1;
    return 3 + price / 4 - many / 10;
  });
};

/** Planets that pay what is due with little waste, and keep the other currency. */
export const pay: Habit = ({ decision, g, seat }) => {
  const { due } = decision.prompt.args as { readonly due: number };
  const isResources = decision.prompt.key === 'ti4.pay-resources';
  const kept = reserve(g, seat);
  return best(decision.options, (id, { label }) => {
    if (id.startsWith('trade-goods')) return kept.tradeGoods > 0 ? -9 : Number(tail(id)) === due ? -1.2 * due : -6;
    const { worth } = label.args as unknown as { readonly worth: number };
    const planet = readiedPlanets(g, seat).find((each) => each === tail(id));
    const other = planet === undefined ? 0 : otherWorth(g, planet, isResources);
    return Math.min(worth, due) - 1.5 * Math.max(0, worth - due) - 0.4 * other;
  });
};

function otherWorth(g: Mind['g'], planet: PlanetId, isResources: boolean): number {
  return isResources ? influenceOf(g, planet) : resourcesOf(g, planet);
}
