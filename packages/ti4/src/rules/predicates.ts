/** Catalogue: objective-cards.4. What objectives ask for: whether it stands, and how it is paid. */
import type { Rules, Seat } from '@orrery/kernel';
import type { Place } from '../content/events.ts';
import { type PlanetId, planet, traits } from '../content/planets.ts';
import type { Payment, Standing } from '../content/predicates.ts';
import { mecatol, type SystemId, system } from '../content/systems.ts';
import { colours, type TechnologyId, technology } from '../content/technologies.ts';
import { unit } from '../content/units.ts';
import type { Pool, Ti4 } from '../state.ts';
import { choose, option, the, words } from '../words.ts';
import { discardOne } from './action-cards.ts';
import { adjacent, placesIn, systemsOf, wormholesIn } from './galaxy.ts';
import { groupsIn, onBoard, shipsIn } from './pieces.ts';
import { available, spend, spendTradeGoods } from './spend.ts';
import { planetsOf, player } from './table.ts';
import { spendToken } from './tokens.ts';

/** How far a player has come with what an objective asks for; it is met when they have what they need. */
export interface Progress {
  readonly have: number;
  readonly need: number;
}

export function isMet({ have, need }: Progress): boolean {
  return have >= need;
}

/** Whether the player fulfils it now. */
export function stands(g: Ti4, seat: Seat, predicate: Standing): boolean {
  return isMet(progress(g, seat, predicate));
}

/** How near the player is to fulfilling it now, or how much of the payment they could spend. */
export function progress(g: Ti4, seat: Seat, predicate: Standing | Payment): Progress {
  if (isPayment(predicate)) return { have: payable(g, seat, predicate), need: predicate.amount };
  switch (predicate.kind) {
    case 'technologies-by-color':
      return { have: inBestColours(g, seat, predicate), need: predicate.colors * predicate.perColor };
    case 'ships-at-wormholes': {
      const mine = whatCounts(g, seat, predicate) as SystemId[];
      const kinds = predicate.types.filter((kind) => mine.some((id) => wormholesIn(g, id).includes(kind)));
      return { have: kinds.length, need: predicate.types.length };
    }
    case 'control-mecatol-with-ships': {
      const ships = Math.min(shipsIn(g, seat, mecatol), predicate.ships);
      return { have: ships + (controlsMecatol(g, seat) ? 1 : 0), need: predicate.ships + 1 };
    }
    default:
      return { have: counting(g, seat, predicate), need: predicate.min };
  }
}

type AtLeast = Extract<Standing, { readonly min: number }>;

/** What there must be enough of. */
function counting(g: Ti4, seat: Seat, predicate: AtLeast): number {
  switch (predicate.kind) {
    case 'unit-upgrades-owned':
      return upgradedTypes(g, seat);
    case 'technologies-one-color':
      return Math.max(...perColour(g, seat));
    case 'faction-technologies-owned':
      return factionTechnologies(g, seat);
    case 'units-on-board':
      return onBoard(g, seat, predicate.unit);
    default:
      return whatCounts(g, seat, predicate).length;
  }
}

/** The planets of the player, the systems with their ships, or the places of their units that count for it; none for what does not lie on the board. */
export function whatCounts(g: Ti4, seat: Seat, predicate: Standing | Payment): readonly Place[] {
  const planets = (counts: (id: PlanetId) => boolean) => planetsOf(g, seat).filter(counts);
  switch (predicate.kind) {
    case 'planets-same-trait': {
      const [most = []] = traits
        .map((trait) => planets((id) => planet(id).trait === trait))
        .toSorted((a, b) => b.length - a.length);
      return most;
    }
    case 'planets-with-trait':
      return planets((id) => planet(id).trait === predicate.trait);
    case 'planets-outside-home-systems':
      return planets((id) => homeOf(id) === null);
    case 'planets-in-other-home-systems':
      return planets((id) => isOtherHome(g, seat, planet(id).system));
    case 'planets-with-tech-specialty':
      return planets((id) => planet(id).specialty !== null);
    case 'units-on-board':
      return systemsOf(g)
        .flatMap(placesIn)
        .filter((place) => groupsIn(g, place).some((group) => group.seat === seat && group.type === predicate.unit));
    case 'ships-at-wormholes':
      return systemsWithShips(g, seat).filter((id) =>
        predicate.types.some((kind) => wormholesIn(g, id).includes(kind)),
      );
    case 'control-mecatol-with-ships':
      return shipsIn(g, seat, mecatol) > 0 || controlsMecatol(g, seat) ? [mecatol] : [];
    case 'systems-with-ships':
    case 'systems-with-ships-adjacent-to-mecatol':
    case 'systems-with-ships-adjacent-to-anomaly':
    case 'systems-with-ships-adjacent-to-other-home':
    case 'ships-with-enemy-space-dock':
      return systemsWithShips(g, seat).filter((id) => isCounted(g, seat, predicate.kind, id));
    default:
      return [];
  }
}

function systemsWithShips(g: Ti4, seat: Seat): SystemId[] {
  return systemsOf(g).filter((id) => shipsIn(g, seat, id) > 0);
}

type OfShips = Extract<AtLeast['kind'], `systems-with-ships${string}` | `ships-${string}`>;

/** Whether a system with ships of the player is one of those that count. */
function isCounted(g: Ti4, seat: Seat, kind: OfShips, id: SystemId): boolean {
  const isNear = (counts: (near: SystemId) => boolean) => adjacent(g, id, seat).some(counts);
  switch (kind) {
    case 'systems-with-ships':
      return true;
    case 'systems-with-ships-adjacent-to-mecatol':
      return isNear((near) => near === mecatol);
    case 'systems-with-ships-adjacent-to-anomaly':
      return isNear((near) => system(near).anomaly !== null);
    case 'systems-with-ships-adjacent-to-other-home':
      return isNear((near) => isOtherHome(g, seat, near));
    case 'ships-with-enemy-space-dock':
      return hasForeignDock(g, seat, id);
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

type ByColour = Extract<Standing, { readonly kind: 'technologies-by-color' }>;

/** Technologies that count in the colours where the player has most, as many as there must be of each. */
function inBestColours(g: Ti4, seat: Seat, { colors, perColor }: ByColour): number {
  const counts = perColour(g, seat).map((many) => Math.min(many, perColor));
  return counts
    .toSorted((a, b) => b - a)
    .slice(0, colors)
    .reduce((sum, many) => sum + many, 0);
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
  return payable(g, seat, payment) >= payment.amount;
}

/** The most that the player could pay now. */
function payable(g: Ti4, seat: Seat, payment: Payment): number {
  const { tradeGoods, actionCards, pools } = player(g, seat);
  switch (payment.kind) {
    case 'spend-resources':
      return available(g, seat, 'resources');
    case 'spend-influence':
      return available(g, seat, 'influence');
    case 'spend-trade-goods':
      return tradeGoods;
    case 'spend-command-tokens':
      return payment.pools.reduce((sum, pool) => sum + pools[pool], 0);
    case 'discard-action-cards':
      return actionCards.length;
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
