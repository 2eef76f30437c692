/** Catalogue: objective-cards.4. What objectives ask for: whether it stands, and how it is paid. */
import { choose, type Rules, type Seat } from '@orrery/kernel';
import { type PlanetId, planet, traits } from '../content/planets.ts';
import type { Payment, Standing } from '../content/predicates.ts';
import { mecatol, type SystemId, system } from '../content/systems.ts';
import { colours, type TechnologyId, technology } from '../content/technologies.ts';
import { unit } from '../content/units.ts';
import type { Pool, Ti4 } from '../state.ts';
import { option, the, words } from '../words.ts';
import { discardOne } from './action-cards.ts';
import { adjacent, placesIn, systemsOf, wormholesIn } from './galaxy.ts';
import { groupsIn, onBoard, shipsIn } from './pieces.ts';
import { available, spend, spendTradeGoods } from './spend.ts';
import { planetsOf, player } from './table.ts';
import { spendToken } from './tokens.ts';

/** Whether the player fulfils it now. */
export function stands(g: Ti4, seat: Seat, predicate: Standing): boolean {
  const planets = () => planetsOf(g, seat);
  switch (predicate.kind) {
    case 'planets-same-trait':
      return traits.some((trait) => planets().filter((id) => planet(id).trait === trait).length >= predicate.min);
    case 'planets-with-trait':
      return planets().filter((id) => planet(id).trait === predicate.trait).length >= predicate.min;
    case 'planets-outside-home-systems':
      return planets().filter((id) => homeOf(id) === null).length >= predicate.min;
    case 'planets-in-other-home-systems':
      return planets().filter((id) => isOtherHome(g, seat, planet(id).system)).length >= predicate.min;
    case 'planets-with-tech-specialty':
      return planets().filter((id) => planet(id).specialty !== null).length >= predicate.min;
    case 'unit-upgrades-owned':
      return upgradedTypes(g, seat) >= predicate.min;
    case 'technologies-by-color':
      return perColour(g, seat).filter((many) => many >= predicate.perColor).length >= predicate.colors;
    case 'technologies-one-color':
      return perColour(g, seat).some((many) => many >= predicate.min);
    case 'faction-technologies-owned':
      return factionTechnologies(g, seat) >= predicate.min;
    case 'units-on-board':
      return onBoard(g, seat, predicate.unit) >= predicate.min;
    case 'control-mecatol-with-ships':
      return controlsMecatol(g, seat) && shipsIn(g, seat, mecatol) >= predicate.ships;
    default:
      return shipsStand(g, seat, predicate);
  }
}

type OfShips = Extract<Standing, { kind: `systems-with-ships${string}` | `ships-${string}` }>;

function shipsStand(g: Ti4, seat: Seat, predicate: OfShips): boolean {
  const mine = systemsOf(g).filter((id) => shipsIn(g, seat, id) > 0);
  const near = (id: SystemId) => adjacent(g, id, seat);
  switch (predicate.kind) {
    case 'systems-with-ships':
      return mine.length >= predicate.min;
    case 'systems-with-ships-adjacent-to-mecatol':
      return mine.filter((id) => near(id).includes(mecatol)).length >= predicate.min;
    case 'systems-with-ships-adjacent-to-anomaly':
      return mine.filter((id) => near(id).some((each) => system(each).anomaly !== null)).length >= predicate.min;
    case 'systems-with-ships-adjacent-to-other-home':
      return mine.filter((id) => near(id).some((each) => isOtherHome(g, seat, each))).length >= predicate.min;
    case 'ships-at-wormholes':
      return predicate.types.every((kind) => mine.some((id) => wormholesIn(g, id).includes(kind)));
    case 'ships-with-enemy-space-dock':
      return mine.filter((id) => hasForeignDock(g, seat, id)).length >= predicate.min;
  }
}

export function controlsMecatol(g: Ti4, seat: Seat): boolean {
  return system(mecatol).planets.every((id) => g.planets[id]?.owner === seat);
}

function homeOf(id: PlanetId): string | null {
  const { kind, faction } = system(planet(id).system);
  return kind === 'home' ? faction : null;
}

function isOtherHome(g: Ti4, seat: Seat, id: SystemId): boolean {
  return system(id).kind === 'home' && system(id).faction !== player(g, seat).faction;
}

function hasForeignDock(g: Ti4, seat: Seat, id: SystemId): boolean {
  return placesIn(id).some((place) =>
    groupsIn(g, place).some((group) => group.seat !== seat && group.type === 'space-dock'),
  );
}

/** Owned technologies, and those that an assimilator stands in for (technology.22). */
function counted(g: Ti4, seat: Seat): TechnologyId[] {
  const { technologies, copies } = player(g, seat);
  return [...technologies, ...copies.map(({ technology: id }) => id)];
}

function perColour(g: Ti4, seat: Seat): number[] {
  const all = counted(g, seat);
  return colours.map((colour) => all.filter((id) => technology(id).colour === colour).length);
}

/** Unit types with an upgrade: two upgrades of the same unit count once. */
function upgradedTypes(g: Ti4, seat: Seat): number {
  const types = counted(g, seat).flatMap((id) => {
    const upgraded = technology(id).unit;
    return upgraded === null ? [] : [unit(upgraded).type];
  });
  return new Set(types).size;
}

/** Faction technologies; an assimilator itself has no colour and no unit and does not count. */
function factionTechnologies(g: Ti4, seat: Seat): number {
  return counted(g, seat).filter((id) => {
    const { faction, colour, unit: upgraded } = technology(id);
    return faction !== null && (colour !== null || upgraded !== null);
  }).length;
}

/** Whether the player could pay it now. */
export function canPay(g: Ti4, seat: Seat, payment: Payment): boolean {
  const { tradeGoods, actionCards, pools } = player(g, seat);
  switch (payment.kind) {
    case 'spend-resources':
      return available(g, seat, 'resources') >= payment.amount;
    case 'spend-influence':
      return available(g, seat, 'influence') >= payment.amount;
    case 'spend-trade-goods':
      return tradeGoods >= payment.amount;
    case 'spend-command-tokens':
      return payment.pools.reduce((sum, pool) => sum + pools[pool], 0) >= payment.amount;
    case 'discard-action-cards':
      return actionCards.length >= payment.amount;
  }
}

export function* payFor(g: Ti4, seat: Seat, payment: Payment): Rules {
  switch (payment.kind) {
    case 'spend-resources':
      return yield* spend(g, seat, 'resources', payment.amount);
    case 'spend-influence':
      return yield* spend(g, seat, 'influence', payment.amount);
    case 'spend-trade-goods':
      return spendTradeGoods(g, seat, payment.amount);
    case 'spend-command-tokens':
      return yield* payTokens(g, seat, payment.pools, payment.amount);
    case 'discard-action-cards':
      for (let i = 0; i < payment.amount; i++) yield* discardOne(g, seat);
  }
}

/** One decision: how many tokens come from the first pool, the others from the second. */
function* payTokens(g: Ti4, seat: Seat, pools: readonly Pool[], amount: number): Rules {
  const [first, second] = pools;
  if (first === undefined || second === undefined) throw new Error('tokens are paid from two pools');
  const held = player(g, seat).pools;
  const ways = Array.from({ length: amount + 1 }, (_, n) => n).filter(
    (n) => n <= held[first] && amount - n <= held[second],
  );
  const fromFirst = yield* choose(
    seat,
    words('ti4.pay-tokens', { count: amount }),
    ways.map((n) =>
      option(`${first}:${n}`, n, 'ti4.tokens-from', {
        first: the.pool(first),
        many: n,
        second: the.pool(second),
        rest: amount - n,
      }),
    ),
  );
  spendToken(g, seat, first, fromFirst);
  spendToken(g, seat, second, amount - fromFirst);
}

export function isPayment(predicate: Standing | Payment): predicate is Payment {
  return predicate.kind.startsWith('spend-') || predicate.kind === 'discard-action-cards';
}
