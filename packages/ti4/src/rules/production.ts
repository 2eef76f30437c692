/** Catalogue: production, producing-units, cost, blockaded. */
import type { Blocked, Message, Option, Rules, Seat } from '@orrery/kernel';
import type { Events, Place } from '../content/events.ts';
import type { PlanetId } from '../content/planets.ts';
import { fold, foldAll, unitUsed } from '../content/registry.ts';
import type { SystemId } from '../content/systems.ts';
import { type UnitType, unit, unitTypes } from '../content/units.ts';
import { costOfUnits } from '../figures.ts';
import type { Ti4 } from '../state.ts';
import { choose, decline, option, tell, the, words } from '../words.ts';
import { endEffects } from './effects.ts';
import { isPlanet, placesIn, systemOfPlace } from './galaxy.ts';
import { count, figures, groupsIn, groupsOf, isGroundForce, isShip, put, rivalsWithShips } from './pieces.ts';
import { figuresWithin, getFigure } from './reinforcements.ts';
import { capacityIn, settle } from './settle.ts';
import { available, resourcesOf, spend } from './spend.ts';
import { planetAt, planetsIn } from './table.ts';
import { hasUnitAbility } from './unit-abilities.ts';
import { openWindow } from './window.ts';

type Produced = Events['production-used']['produced'];

/** Units ordered together: they are paid in one sum (producing-units.1c). */
interface Order {
  readonly type: UnitType;
  readonly count: number;
  readonly place: Place;
}

/** What may be produced at once. */
interface Terms {
  readonly system: SystemId;
  /** Units in all (production.1a). */
  readonly units: number;
  /** Planets with units that produce: the ground forces made there come to any of them (production.3). */
  readonly sites: readonly PlanetId[];
  /** Ground forces that can be made on planets, and those made in space (production.4). */
  readonly ground: number;
  readonly groundInSpace: number;
  /** The most that all units together may cost. */
  readonly worth: number;
  allows(type: UnitType): boolean;
  /** What is paid for units of this cost. */
  price(cost: number): number;
}

/** The most that an ability lets a player produce. */
export interface Allowance {
  readonly units?: number;
  readonly cost?: number;
  readonly types?: readonly UnitType[];
}

/** Uses the PRODUCTION of the player's units in a system; with `dockAt`, of one space dock in that place only. */
export function* produce(g: Ti4, seat: Seat, system: SystemId, dockAt?: Place): Rules {
  const present = groupsIn(g, system).map(({ type }) => type);
  const happening = { seat, system, present, produced: [] as Produced };
  yield* openWindow(g, 'when production-used', happening);
  happening.produced = yield* fulfil(g, seat, productionTerms(g, seat, system, dockAt));
  endEffects(g, 'production');
  if (happening.produced.length > 0) yield* openWindow(g, 'after production-used', happening);
}

/** Whether the player has units with PRODUCTION in the system. */
export function canUseProduction(g: Ti4, seat: Seat, system: SystemId, dockAt?: Place): boolean {
  return producers(g, seat, system, dockAt).length > 0;
}

/**
 * Produces units by an ability that is not PRODUCTION (producing-units.4), paid as usual: ground forces onto the planet, or
 * for a system into its space area and onto the player's planets there.
 */
export function* produceUnits(g: Ti4, seat: Seat, place: Place, allowance: Allowance): Rules<Produced> {
  return yield* fulfil(g, seat, abilityTerms(place, allowance));
}

export function canProduceUnits(g: Ti4, seat: Seat, place: Place, allowance: Allowance): boolean {
  return offers(g, seat, abilityTerms(place, allowance), []).length > 0;
}

function abilityTerms(place: Place, { units, cost, types }: Allowance): Terms {
  const most = units ?? Number.MAX_SAFE_INTEGER;
  return {
    system: systemOfPlace(place),
    units: most,
    sites: isPlanet(place) ? [place] : [],
    ground: isPlanet(place) ? most : 0,
    groundInSpace: isPlanet(place) ? 0 : most,
    worth: cost ?? Number.MAX_SAFE_INTEGER,
    allows: (type) => types?.includes(type) ?? true,
    price: (sum) => sum,
  };
}

/** How many units each of the player's units in a system can produce there. */
export function productionIn(g: Ti4, seat: Seat, system: SystemId): { type: UnitType; place: Place; units: number }[] {
  return producers(g, seat, system, undefined).map((producer) => {
    const { type, place } = producer;
    return { type, place, units: productionValue(g, seat, producer) * producer.count };
  });
}

interface Producer {
  readonly type: UnitType;
  readonly place: Place;
  readonly count: number;
}

function producers(g: Ti4, seat: Seat, system: SystemId, dockAt: Place | undefined): Producer[] {
  if (dockAt !== undefined) {
    const dock: Producer = { type: 'space-dock', place: dockAt, count: 1 };
    return count(g, seat, 'space-dock', dockAt) > 0 && hasUnitAbility(g, seat, 'production', dock) ? [dock] : [];
  }
  return placesIn(system).flatMap((place) =>
    groupsOf(g, seat, place)
      .filter(({ type }) => hasUnitAbility(g, seat, 'production', { type, place }))
      .map(({ type, count: many }) => ({ type, place, count: many })),
  );
}

/** How many units one unit's PRODUCTION can make (production.1). */
function productionValue(g: Ti4, seat: Seat, { type, place }: Producer): number {
  const { production } = figures(g, seat, type);
  const onPlanet = production?.kind === 'planet-resources-plus' && isPlanet(place) ? resourcesOf(g, place) : 0;
  return fold('productionValue', (production?.value ?? 0) + onPlanet, g, seat, { type, place });
}

function productionTerms(g: Ti4, seat: Seat, system: SystemId, dockAt: Place | undefined): Terms {
  let units = 0;
  let ground = 0;
  let groundInSpace = 0;
  const sites: PlanetId[] = [];
  for (const producer of producers(g, seat, system, dockAt)) {
    const value = productionValue(g, seat, producer) * producer.count;
    units += value;
    if (isPlanet(producer.place)) sites.push(producer.place);
    if (!fold('producesWith', true, g, seat, 'infantry', producer)) continue; // production.1d
    if (isPlanet(producer.place)) ground += value;
    else groundInSpace += value;
  }
  const price = (cost: number) => fold('productionCost', cost, g, seat, system);
  return { system, units, sites, ground, groundInSpace, worth: Number.MAX_SAFE_INTEGER, allows: () => true, price };
}

/** The player chooses units, pays for all of them together and places them. */
function* fulfil(g: Ti4, seat: Seat, terms: Terms): Rules<Produced> {
  const orders: Order[] = [];
  for (;;) {
    const done = decline<Order | null>('done', null, 'ti4.done');
    const ordered = orders.reduce((sum, { count: many }) => sum + many, 0);
    const prompt = words('ti4.choose-units', {
      system: the.system(terms.system),
      cost: terms.price(costOf(g, seat, orders)),
      left: Math.min(terms.units - ordered, mostUnits),
      orders: orders.map(orderWords),
      discount: mostUnits - terms.price(mostUnits),
    });
    const options = [done, ...offers(g, seat, terms, orders)];
    const settings = { blocked: () => unproducible(g, seat, terms, orders, options) };
    const chosen: Order | null = yield* choose<Order | null>(seat, prompt, options, settings);
    if (chosen === null) break;
    orders.push(chosen);
  }
  if (orders.length === 0) return [];
  yield* spend(g, seat, 'resources', terms.price(costOf(g, seat, orders)));
  for (const { type, count: many, place } of orders) {
    yield* getFigure(g, seat, type, many);
    put(g, seat, type, many, place);
    tell(g, 'ti4.produces', { seat: the.seat(seat), type: the.unitType(type), count: many, place: the.place(place) });
  }
  yield* settle(g);
  return orders.map(({ type, count: many }) => ({ type, count: many }));
}

/** More than anybody can ever produce, or pay. */
const mostUnits = 99;

function orderWords({ type, count: many, place }: Order): Message {
  return words('ti4.produce-units', { type: the.unitType(type), count: many, place: the.place(place) });
}

/** Types of which nothing can be added, each with the rule. */
function unproducible(
  g: Ti4,
  seat: Seat,
  terms: Terms,
  orders: readonly Order[],
  options: readonly Option<Order | null>[],
): Blocked[] {
  const left = terms.units - orders.reduce((sum, order) => sum + order.count, 0);
  return unitTypes
    .filter((type) => !options.some(({ value }) => value?.type === type))
    .map((type) => ({
      label: words('ti4.produce-units', { type: the.unitType(type), count: 1, place: the.place(terms.system) }),
      rule: whyNotProduced(g, seat, type, terms, left),
    }));
}

function whyNotProduced(g: Ti4, seat: Seat, type: UnitType, terms: Terms, left: number): string {
  const id = unitUsed(g, seat, type);
  if (id === null || unit(id).cost === null) return 'cost.3';
  if (isShip(type) && rivalsWithShips(g, seat, terms.system).length > 0) return 'producing-units.6';
  if (!isProducible(g, seat, type, terms)) return 'abilities.4';
  if (left <= 0) return 'production.1a';
  if (figuresWithin(g, seat, type, 1) === 0) return 'producing-units.5';
  return isGroundForce(type) && destinations(g, seat, type, terms).length === 0 ? 'production.3' : 'cost.1';
}

/** Everything that could be added to the orders; each kind of unit is ordered once for each place. */
function offers(g: Ti4, seat: Seat, terms: Terms, orders: readonly Order[]): Option<Order>[] {
  const found: Option<Order>[] = [];
  const budget = available(g, seat, 'resources');
  const left = terms.units - orders.reduce((sum, order) => sum + order.count, 0);
  for (const type of unitTypes) {
    if (!isProducible(g, seat, type, terms)) continue;
    const limit = figuresWithin(g, seat, type, left);
    for (const place of destinations(g, seat, type, terms)) {
      if (orders.some((order) => order.type === type && order.place === place)) continue;
      for (let many = 1; many <= limit; many++) {
        const order = { type, count: many, place };
        const all = [...orders, order];
        const cost = costOf(g, seat, all);
        if (cost > terms.worth || terms.price(cost) > budget) break;
        if (isGroundForce(type) && !groundFits(g, seat, terms, all)) break;
        found.push(
          option(
            `produce:${type}:${place}:${many}`,
            order,
            'ti4.produce-units',
            { type: the.unitType(type), count: many, place: the.place(place) },
            `place:${place}`,
          ),
        );
      }
    }
  }
  return found;
}

/** It has a cost (cost.3), the player has it, and it is no ship where others have ships (producing-units.6, blockaded.1). */
function isProducible(g: Ti4, seat: Seat, type: UnitType, { system, allows }: Terms): boolean {
  const id = unitUsed(g, seat, type);
  if (id === null || unit(id).cost === null || !allows(type)) return false;
  if (isShip(type) && rivalsWithShips(g, seat, system).length > 0) return false;
  return foldAll('canProduce', true, g, type, system, seat);
}

/** Ships go into the space area (production.2); ground forces where they are made (production.3, production.4). */
function destinations(g: Ti4, seat: Seat, type: UnitType, { system, sites, groundInSpace }: Terms): Place[] {
  const places: Place[] = isShip(type) ? [system] : planetsIn(system).filter((id) => sites.includes(id));
  if (!isShip(type) && groundInSpace > 0) {
    for (const id of planetsIn(system)) {
      if (planetAt(g, id).owner === seat && !places.includes(id)) places.push(id);
    }
    places.push(system);
  }
  return places.filter((place) => fold('canPlaceUnits', true, g, seat, type, place));
}

/** What all orders cost before anything changes the price (production.1c). */
function costOf(g: Ti4, seat: Seat, orders: readonly Order[]): number {
  return costOfUnits(
    orders,
    (type) => figures(g, seat, type),
    (type) => unitsPerCost(g, seat, type),
  );
}

/** How many units of a type one pays for at once. */
export function unitsPerCost(g: Ti4, seat: Seat, type: UnitType): number {
  return fold('unitsPerCost', figures(g, seat, type).perCost, g, seat, type);
}

/** Units on planets make ground forces for the planets that produce; units in space make the others, within capacity in space. */
function groundFits(g: Ti4, seat: Seat, terms: Terms, orders: readonly Order[]): boolean {
  const { system, sites, ground, groundInSpace } = terms;
  let onSites = 0;
  let onOthers = 0;
  let intoSpace = 0;
  let capacity = capacityIn(g, seat, system);
  for (const { type, count: many, place } of orders) {
    if (!isGroundForce(type)) capacity += figures(g, seat, type).capacity * many;
    else if (!isPlanet(place)) intoSpace += many;
    else if (sites.includes(place)) onSites += many;
    else onOthers += many;
  }
  if (Math.max(0, onSites - ground) + onOthers + intoSpace > groundInSpace) return false;
  return intoSpace === 0 || count(g, seat, 'infantry', system) + intoSpace <= capacity; // production.4a
}
