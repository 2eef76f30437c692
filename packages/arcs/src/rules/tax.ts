/** Catalogue: tax. */
import type { Blocked, Option, Rules, Seat } from '@orrery/kernel';
import type { Grant, Modifiers, TaxRule } from '../content/hooks.ts';
import type { SystemId } from '../content/map.ts';
import { activeCards } from '../content/registry.ts';
import type { Resource } from '../content/resources.ts';
import { freeSlots, planetTypes } from '../figures.ts';
import type { Arcs, Building } from '../state.ts';
import { choose, option, tell, the, words } from '../words.ts';
import { captureFromSupply } from './pieces.ts';
import { gain } from './resources.ts';
import { at, buildingArgs, buildingKey, buildingRef, controls, inPlay } from './table.ts';

/** A city, or an empty building slot (`city` null) that is taxed as if it were a Loyal city. */
export interface TaxTarget {
  readonly system: SystemId;
  readonly city: Building | null;
  readonly slot: number | null;
  readonly asLoyal: boolean;
}

export function* tax(g: Arcs, seat: Seat, grant: Grant): Rules {
  const target = yield* chooseTarget(g, seat, taxTargets(g, seat));
  yield* taxTarget(g, seat, target, grant);
}

/** Asks for one of the given targets. */
export function* chooseTarget(g: Arcs, seat: Seat, targets: readonly TaxTarget[]): Rules<TaxTarget> {
  const options = targets.map((target) => targetOption(g, seat, target));
  return yield* choose(seat, words('arcs.tax'), options, { blocked: () => blockedTaxes(g, seat) });
}

export function taxOptions(g: Arcs, seat: Seat): Option<TaxTarget>[] {
  return taxTargets(g, seat).map((target) => targetOption(g, seat, target));
}

function targetOption(g: Arcs, seat: Seat, target: TaxTarget): Option<TaxTarget> {
  const { system: id, city, slot, asLoyal } = target;
  const resources = planetTypes(g.systems, id).map(the.resource);
  if (city === null) {
    const free = freeSlots(id, at(g, id).buildings);
    const nth = free.length > 1 ? free.indexOf(slot ?? 0) + 1 : 0;
    const args = { system: the.system(id), resources, nth };
    return option(`tax:${id}.empty${slot}`, target, 'arcs.tax.slot', args, `system:${id}`);
  }
  const isRivalAsLoyal = asLoyal && city.owner !== seat;
  return option(
    `tax:${id}.${buildingKey(city)}${isRivalAsLoyal ? ':loyal' : ''}`,
    target,
    isRivalAsLoyal ? 'arcs.tax.city.loyal' : 'arcs.tax.city',
    { ...buildingArgs(g, id, city), resources },
    buildingRef(id, city),
  );
}

export function* taxTarget(g: Arcs, seat: Seat, target: TaxTarget, grant: Grant): Rules {
  markTaxed(g, target);
  tell(g, 'arcs.taxed', { seat: the.seat(seat), system: the.system(target.system) });
  yield* collect(g, seat, target);
  for (const { on } of activeCards(g, seat)) {
    if (on?.taxed) yield* on.taxed(g, seat, target.system, target.city, grant, target.asLoyal);
  }
}

/** What taxing yields: a token, and a Captive from a Rival city (tax.1, tax.3, tax.4). */
export function* collect(g: Arcs, seat: Seat, { system: id, city, asLoyal }: TaxTarget): Rules {
  const resource = yield* chooseType(g, seat, id);
  if (resource !== null) yield* gain(g, seat, resource);
  if (city !== null && city.owner !== seat && !asLoyal) captureFromSupply(g, seat, city.owner);
}

/** Cities and slots that the seat may tax now. */
export function taxTargets(g: Arcs, seat: Seat): TaxTarget[] {
  const targets: TaxTarget[] = [];
  const modifiers = modifiersOf(g, seat);
  for (const id of inPlay(g)) {
    const { buildings } = at(g, id);
    for (const city of buildings) {
      if (city.kind !== 'city') continue;
      const rule = ruleFor(g, seat, id, city, modifiers);
      if (city.used && !rule.again) continue;
      if (rule.allowed) targets.push({ system: id, city, slot: null, asLoyal: city.owner === seat });
      if (rule.asLoyal) targets.push({ system: id, city, slot: null, asLoyal: true });
    }
    if (modifiers.some((modify) => modify.taxesEmptySlots?.(g, seat, id))) targets.push(...emptySlots(g, seat, id));
  }
  return targets;
}

export function canTax(g: Arcs, seat: Seat): boolean {
  return taxTargets(g, seat).length > 0;
}

function modifiersOf(g: Arcs, seat: Seat): Modifiers[] {
  const modifiers: Modifiers[] = [];
  for (const { modify } of activeCards(g, seat)) if (modify) modifiers.push(modify);
  return modifiers;
}

function ruleFor(g: Arcs, seat: Seat, id: SystemId, city: Building, modifiers: readonly Modifiers[]): TaxRule {
  let rule = usualRule(g, seat, id, city);
  for (const modify of modifiers) rule = modify.taxRule?.(rule, g, seat, { system: id, building: city }) ?? rule;
  return rule;
}

function usualRule(g: Arcs, seat: Seat, id: SystemId, city: Building): TaxRule {
  return { allowed: city.owner === seat || controls(g, seat, id), asLoyal: false, again: false };
}

function emptySlots(g: Arcs, seat: Seat, id: SystemId): TaxTarget[] {
  const canAgain = activeCards(g, seat).some(({ modify }) => modify?.taxesSlotsAgain?.(g, seat));
  return freeSlots(id, at(g, id).buildings)
    .filter((slot) => canAgain || !g.turn?.used.includes(slotMark(id, slot)))
    .map((slot) => ({ system: id, city: null, slot, asLoyal: true }));
}

function markTaxed(g: Arcs, { system: id, city, slot }: TaxTarget): void {
  if (city) city.used = true;
  else if (slot !== null) g.turn?.used.push(slotMark(id, slot));
}

function slotMark(id: SystemId, slot: number): string {
  return `taxed:${id}.${slot}`;
}

function* chooseType(g: Arcs, seat: Seat, id: SystemId): Rules<Resource | null> {
  const types = planetTypes(g.systems, id);
  if (types.length === 0) return null;
  const options = types.map((resource) =>
    option(resource, resource, 'arcs.gain', { resource: the.resource(resource) }),
  );
  return yield* choose(seat, words('arcs.tax.type', { system: the.system(id) }), options);
}

export function blockedTaxes(g: Arcs, seat: Seat): Blocked[] {
  const open = new Set(taxTargets(g, seat).map(({ city }) => city));
  return inPlay(g).flatMap((id) =>
    at(g, id)
      .buildings.filter((building) => building.kind === 'city' && !open.has(building))
      .map((city) => ({
        target: buildingRef(id, city),
        label: words('arcs.tax.city', {
          ...buildingArgs(g, id, city),
          resources: planetTypes(g.systems, id).map(the.resource),
        }),
        rule: whyNot(g, seat, id, city),
      })),
  );
}

/** It was taxed already, it is neither Loyal nor controlled, or a card forbids it. */
function whyNot(g: Arcs, seat: Seat, id: SystemId, city: Building): string {
  const { allowed, asLoyal } = ruleFor(g, seat, id, city, modifiersOf(g, seat));
  if (allowed || asLoyal) return 'tax.2';
  return usualRule(g, seat, id, city).allowed ? 'fine-print.5' : 'tax.1';
}
