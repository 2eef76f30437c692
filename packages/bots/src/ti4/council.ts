/** Strategy cards, secondaries, tokens, technology, objectives and votes. */
import type { Seat, Thing } from '@orrery/kernel';
import type { Ti4 } from '@orrery/ti4';
import {
  factionOf,
  homeSystem,
  influenceOf,
  isPayment,
  mecatolRex,
  type OpenObjectiveId,
  type PlanetId,
  planetsOf,
  player,
  pointsOf,
  readiedPlanets,
  requirement,
  researchable,
  resourcesOf,
  scorablePublic,
  structureSites,
  systemOfPlace,
  type TechnologyId,
  technology,
  votesLeft,
} from '@orrery/ti4/queries';
import { forecast, opinion } from './agendas.ts';
import { reserve, spendable, wishes } from './goals.ts';
import { anyOf, best, type Habit, has, idOf, tail } from './mind.ts';

/** What a strategy card is worth, and the trade goods on it. */
const cardWorth: Readonly<Record<string, number>> = {
  leadership: 5,
  diplomacy: 1.5,
  politics: 2.5,
  construction: 3.5,
  trade: 4.5,
  warfare: 4,
  technology: 5.5,
  imperial: 3,
};

export const chooseStrategyCard: Habit = ({ decision, g, seat }) =>
  best(decision.options, (id) => {
    const card = tail(id);
    const goods = g.strategyCards[card as keyof typeof g.strategyCards] ?? 0;
    const crowned =
      card === 'imperial' && (g.planets[mecatolRex]?.owner === seat || scorablePublic(g, seat).length > 0);
    return (cardWorth[card] ?? 0) + goods + (crowned ? 7 : 0);
  });

/** Secondary abilities that pay. */
export const follow: Habit = ({ decision, g, seat }) => {
  const { card } = decision.prompt.args as { readonly card: Thing };
  return has(decision.options, 'secondary') && pays(g, seat, idOf(card)) ? 'secondary' : 'decline';
};

function pays(g: Ti4, seat: Seat, card: string): boolean {
  const { secrets, scoredSecrets, commodities, actionCards, pools } = player(g, seat);
  const kept = reserve(g, seat).tokens;
  if (card !== 'leadership' && kept > 0 && pools.tactic + pools.strategy <= kept) return false;
  switch (card) {
    case 'leadership':
      return spendable(g, seat, 'influence') >= 3;
    case 'technology':
      return spendable(g, seat, 'resources') >= 4 && researchable(g, seat).length > 0;
    case 'imperial':
      return secrets.length + scoredSecrets.length < 3;
    case 'trade':
      return factionOf(g, seat).commodities - commodities >= 2;
    case 'warfare':
      return spendable(g, seat, 'resources') >= 4;
    case 'construction':
      return structureSites(g, seat, 'space-dock').some((id) => systemOfPlace(id) !== homeSystem(g, seat));
    case 'diplomacy':
      return planetsOf(g, seat).filter((id) => g.planets[id]?.exhausted && planetValue(g, id) >= 3).length >= 2;
    default:
      return actionCards.length < 3 && pools.strategy >= 2;
  }
}

function planetValue(g: Ti4, id: PlanetId): number {
  return resourcesOf(g, id) + influenceOf(g, id);
}

/** Buys whole command tokens only, with planets that are better for influence. */
export const payForTokens: Habit = ({ decision, g, seat }) => {
  const { paid } = decision.prompt.args as { readonly paid: number };
  const left = spendable(g, seat, 'influence');
  const missing = (3 - (paid % 3)) % 3;
  if (missing === 0 && left < 3) return 'done';
  if (left < missing) return 'done';
  const choice = best(decision.options, (id, { label }) => {
    if (id === 'done') return missing === 0 ? 0 : -50;
    if (id.startsWith('trade-goods')) return missing === 1 ? 0.5 : -20;
    const { worth } = label.args as unknown as { readonly worth: number };
    const planet = readiedPlanets(g, seat).find((each) => each === tail(id));
    return planet === undefined ? -20 : worth - resourcesOf(g, planet);
  });
  return choice;
};

/** What tokens in a pool are worth: each one less than the one before. */
const tactic = [0, 5, 9, 12, 14.5, 16.5, 18, 19];
const fleet = [-20, -12, -3, 3, 6, 7.5, 8, 8.2];
const strategy = [0, 3, 5, 6, 6.5, 6.8, 7, 7.1];

export const splitTokens: Habit = ({ decision, g, seat }) => {
  const held = decision.prompt.key === 'ti4.gain-tokens' ? player(g, seat).pools : { tactic: 0, fleet: 0, strategy: 0 };
  return best(decision.options, (id) => {
    const [t, f, s] = tail(id).split('-').map(Number) as [number, number, number];
    return value(tactic, held.tactic + t) + value(fleet, held.fleet + f) + value(strategy, held.strategy + s);
  });
};

function value(worth: readonly number[], tokens: number): number {
  return worth[Math.min(tokens, worth.length - 1)] ?? 0;
}

const technologyWorth: Partial<Readonly<Record<TechnologyId, number>>> = {
  'sarween-tools': 5,
  'neural-motivator': 4,
  'antimass-deflectors': 3,
  'plasma-scoring': 2,
  'gravity-drive': 5,
  'dacxive-animators': 2.5,
  'magen-defense-grid': 1.5,
  'graviton-laser-system': 2,
  'fleet-logistics': 6,
  'hyper-metabolism': 6,
  'duranium-armor': 3,
  'transit-diodes': 3,
  'light-wave-deflector': 3.5,
  'x-89-bacterial-weapon': 2,
  'assault-cannon': 4,
  'integrated-economy': 4.5,
  'carrier-2': 6,
  'cruiser-2': 5,
  'destroyer-2': 3,
  'dreadnought-2': 5.5,
  'fighter-2': 3.5,
  'infantry-2': 4,
  'pds-2': 3,
  'space-dock-2': 5,
  'war-sun': 6.5,
};

export const research: Habit = ({ decision, g, seat }) =>
  best(decision.options, (id) => {
    const tech = tail(id) as TechnologyId;
    const { colour, unit, faction } = technology(tech);
    let worth = technologyWorth[tech] ?? 4;
    const owned = player(g, seat).technologies.filter((each) => technology(each).colour === colour).length;
    for (const wish of wishes(g, seat)) {
      if (wish.kind === 'unit-upgrades-owned' && unit !== null) worth += 4;
      if (wish.kind === 'technologies-by-color' && colour !== null && owned < wish.perColor) worth += 1.5 + owned;
      if (wish.kind === 'technologies-one-color' && colour !== null) worth += owned * 0.8;
      if (wish.kind === 'faction-technologies-owned' && faction !== null) worth += 3;
    }
    return worth;
  });

/** The objective with the most points; of several one that is not paid for, because who has scored it keeps what the others cost. */
export const score: Habit = ({ decision }) =>
  best(decision.options, (id) => {
    if (id === 'none') return -1;
    const objective = tail(id) as OpenObjectiveId;
    return pointsOf(objective) - (isPayment(requirement(objective)) ? 0.5 : 0);
  });

/** The outcome that is best for the seat; a prediction of its own counts, too. Nothing is voted for that would do harm. */
export const vote: Habit = ({ decision, g, seat }) => {
  const { agenda: current } = g;
  if (current === null) return 'abstain';
  const worth = (outcome: string) => wish(g, seat, outcome);
  return best(decision.options, (id) => {
    if (id === 'trade') return Number.NEGATIVE_INFINITY;
    if (id === 'abstain') return current.outcomes.reduce((sum, each) => sum + worth(each), 0) / current.outcomes.length;
    return worth(tail(id));
  });
};

function wish(g: Ti4, seat: Seat, outcome: string): number {
  if (g.agenda === null) return 0;
  const predicted = g.agenda.predictions.some((each) => each.seat === seat && each.outcome === outcome);
  return opinion(g, seat, g.agenda.id, outcome) + (predicted ? PREDICTED : 0);
}

/** What a true prediction brings. */
const PREDICTED = 3;

/** The speaker decides a tie for themself. */
export const decideOutcome: Habit = ({ decision, g, seat }) => best(decision.options, (id) => wish(g, seat, tail(id)));

/** Bets on what will probably win, and else on what would be liked. */
export const predict: Habit = ({ decision, g, seat }) => {
  if (g.agenda === null) return decision.options[0]?.id ?? '';
  const { id: agenda, outcomes } = g.agenda;
  const expected = forecast(g, agenda, outcomes);
  return best(decision.options, (id) => (tail(id) === expected ? 5 : 0) + opinion(g, seat, agenda, tail(id)));
};

/**
 * Planets are ready again after the second agenda, so everything is cast there; at the first only as much as the matter is
 * worth, least useful planets last.
 */
export const castVotes: Habit = ({ decision, g, seat }) => {
  const { votes } = decision.prompt.args as { readonly votes: number };
  const all = votes + votesLeft(g, seat);
  const isEnough = votes >= Math.ceil(all * share(g, seat));
  if (isEnough && has(decision.options, 'done')) return 'done';
  if (g.agenda?.number === 2 && has(decision.options, 'exhaust:all')) return 'exhaust:all';
  return best(decision.options, (id, { label }) => {
    if (id === 'done' || id === 'exhaust:all') return Number.NEGATIVE_INFINITY;
    return Number((label.args as unknown as { readonly votes: number }).votes);
  });
};

/** How much of all votes the first agenda deserves. */
function share(g: Ti4, seat: Seat): number {
  if (g.agenda === null || g.agenda.number === 2) return 1;
  const worths = g.agenda.outcomes.map((outcome) => wish(g, seat, outcome));
  const stake = Math.max(...worths) - Math.min(...worths);
  if (stake >= 8) return 1;
  return stake >= 2 ? 0.6 : 0.35;
}

export const placeStructure: Habit = ({ decision, g, seat }) =>
  best(decision.options, (id) => {
    const [type, planet] = id.split(':') as [string, PlanetId];
    if (type === 'none') return 0;
    if (type === 'space-dock')
      return 5 + resourcesOf(g, planet) - (systemOfPlace(planet) === homeSystem(g, seat) ? 9 : 0);
    return 1 + (systemOfPlace(planet) === homeSystem(g, seat) ? 0.5 : planetValue(g, planet) / 10);
  });

/** Somewhere a dock can be built at once. */
export const constructionSystem: Habit = (mind) => {
  const { decision, g, seat } = mind;
  const sites = structureSites(g, seat, 'space-dock').map(systemOfPlace);
  const any = structureSites(g, seat, 'pds').map(systemOfPlace);
  const found = [...sites, ...any].map((id) => `system:${id}`).find((id) => has(decision.options, id));
  return found ?? anyOf(mind);
};
