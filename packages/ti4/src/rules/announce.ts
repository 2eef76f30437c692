/** Catalogue: action-cards.7. What is announced with a card before anybody may cancel it. */
import type { Json, Message, Option, Rules, Seat } from '@orrery/kernel';
import type { ActionCardId } from '../content/action-cards.ts';
import type { Place } from '../content/events.ts';
import type { Announced } from '../content/hooks.ts';
import type { PlanetId } from '../content/planets.ts';
import type { SystemId } from '../content/systems.ts';
import type { UnitType } from '../content/units.ts';
import type { Prompt } from '../prompts.ts';
import type { Ti4 } from '../state.ts';
import { choose, option, the, words } from '../words.ts';
import { victims } from './destroy.ts';

/** The player chooses a target or amount; everybody is told what the option says. */
export function* announceOne<V extends Json>(
  seat: Seat,
  prompt: Message<Prompt>,
  options: readonly Option<V>[],
): Rules<Announced<V>> {
  return yield* choose(
    seat,
    prompt,
    options.map((each) => ({ ...each, value: { value: each.value, label: each.label } })),
  );
}

export function planetOptions(planets: readonly PlanetId[]): Option<PlanetId>[] {
  return planets.map((id) => option(`planet:${id}`, id, 'ti4.place', { place: the.place(id) }, `planet:${id}`));
}

export function systemOptions(systems: readonly SystemId[]): Option<SystemId>[] {
  return systems.map((id) => option(`system:${id}`, id, 'ti4.place', { place: the.place(id) }, `system:${id}`));
}

export function* announcePlanet(
  seat: Seat,
  card: ActionCardId,
  planets: readonly PlanetId[],
  prompt: 'ti4.which-planet' | 'ti4.which-exhausted' | 'ti4.which-readied' = 'ti4.which-planet',
): Rules<Announced<PlanetId>> {
  return yield* announceOne(seat, words(prompt, { card: the.actionCard(card) }), planetOptions(planets));
}

export function* announceSystem(
  seat: Seat,
  card: ActionCardId,
  systems: readonly SystemId[],
): Rules<Announced<SystemId>> {
  return yield* announceOne(seat, words('ti4.which-system', { card: the.actionCard(card) }), systemOptions(systems));
}

export function* announcePlayer(seat: Seat, card: ActionCardId, seats: readonly Seat[]): Rules<Announced<Seat>> {
  const options = seats.map((each) =>
    option(`player:${each}`, each, 'ti4.player', { seat: the.seat(each) }, `seat:${each}`),
  );
  return yield* announceOne(seat, words('ti4.which-player', { card: the.actionCard(card) }), options);
}

/** A unit on the board, named as the target of a card. */
export type UnitTarget = {
  readonly seat: Seat;
  readonly type: UnitType;
  readonly place: Place;
  readonly damaged: boolean;
};

/** Units of a player in some places, of the types named; units that are alike once. */
export function unitTargets(
  g: Ti4,
  seat: Seat,
  places: readonly Place[],
  types: readonly UnitType[],
): Option<UnitTarget>[] {
  return victims(g, seat, places, (type) => types.includes(type)).map(({ id, value, target }) => {
    const { type, place, damaged } = value;
    const key = damaged ? 'ti4.damaged-unit-of' : 'ti4.unit-of';
    const args = { seat: the.seat(seat), type: the.unitType(type), place: the.place(place) };
    return option(`${seat}:${id}`, { seat, type, place, damaged }, key, args, target);
  });
}

export function* announceUnit(
  seat: Seat,
  card: ActionCardId,
  options: readonly Option<UnitTarget>[],
): Rules<Announced<UnitTarget>> {
  return yield* announceOne(seat, words('ti4.which-unit', { card: the.actionCard(card) }), options);
}
