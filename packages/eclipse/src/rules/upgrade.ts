/** Catalogue: upgrade. */
import { choose, type Option, type Rules, type Seat } from '@orrery/kernel';
import { type ShipType, shipTypes } from '../content/blueprints.ts';
import { type PartId, part, partIds } from '../content/ship-parts.ts';
import { technology } from '../content/technologies.ts';
import type { Eclipse } from '../state.ts';
import { option, tell, words } from '../words.ts';
import { figuresOf, isLegalTally, putPart, type Space, type Tally, takeOff, tallyOf, tallyWith } from './blueprints.ts';
import { freely } from './free-actions.ts';
import { player, technologiesOf } from './table.ts';

type Step = { readonly takeOff: ShipType; readonly space: number } | { readonly place: PartId } | 'done';

interface Place {
  readonly type: ShipType;
  readonly space: Space;
}

/** One activation: takes off any number of tiles, then places at most one (upgrade.1); false if the player does not use it. */
export function* upgrade(g: Eclipse, seat: Seat): Rules<boolean> {
  let isUsed = false;
  for (;;) {
    const step = yield* freely(g, seat, words('eclipse.upgrade'), () => steps(g, seat));
    if (step === 'done') return isUsed;
    if ('place' in step) {
      yield* place(g, seat, step.place);
      return true;
    }
    takeOffTile(g, seat, step.takeOff, step.space);
    isUsed = true;
  }
}

function takeOffTile(g: Eclipse, seat: Seat, type: ShipType, space: number): void {
  const tile = takeOff(g, seat, type, space);
  tell(g, 'eclipse.takes-off', { seat, part: tile, type });
}

function* place(g: Eclipse, seat: Seat, id: PartId): Rules {
  const { type, space } = yield* choose(
    seat,
    words('eclipse.place-part', { part: id }),
    placesFor(g, seat, id).map((each) => {
      const target = `blueprint:${each.type}:${each.space}`;
      return option(target, each, 'eclipse.space', { type: each.type, space: each.space }, target);
    }),
  );
  const { keptParts } = player(g, seat);
  if (keptParts.includes(id)) keptParts.splice(keptParts.indexOf(id), 1);
  putPart(g, seat, type, space, id);
  tell(g, 'eclipse.places-part', { seat, part: id, type });
}

/** The activation may end whenever all blueprints are legal (upgrade.10); blueprints without tiles always are. */
function steps(g: Eclipse, seat: Seat): Option<Step>[] {
  const found: Option<Step>[] = [];
  for (const type of shipTypes) {
    for (const [space, tile] of player(g, seat).blueprints[type].tiles.entries()) {
      if (tile === null) continue;
      const target = `blueprint:${type}:${space}`;
      found.push(
        option(`take-off:${type}:${space}`, { takeOff: type, space }, 'eclipse.take-off', { part: tile, type }, target),
      );
    }
  }
  const tallies = talliesOf(g, seat);
  for (const id of unlockedParts(g, seat)) {
    if (isPlaceable(g, seat, tallies, id))
      found.push(option(`part:${id}`, { place: id }, 'eclipse.place', { part: id }, `part:${id}`));
  }
  if (shipTypes.every((type) => isLegalTally(type, tallies[type]))) found.push(option('done', 'done', 'eclipse.done'));
  return found;
}

const basicParts = partIds.filter((id) => part(id).technology === null && !part(id).ancient);

/** Basic parts, those of the player's technologies, and ancient parts kept for later (upgrade.3, technologies.2). */
export function unlockedParts(g: Eclipse, seat: Seat): PartId[] {
  const researched = technologiesOf(g, seat).flatMap((id) => technology(id).part ?? []);
  return [...basicParts, ...researched, ...player(g, seat).keptParts];
}

type Tallies = Readonly<Record<ShipType, Tally>>;

function talliesOf(g: Eclipse, seat: Seat): Tallies {
  const tally = (type: ShipType) => tallyOf(figuresOf(g, seat, type), player(g, seat).blueprints[type]);
  return {
    interceptor: tally('interceptor'),
    cruiser: tally('cruiser'),
    dreadnought: tally('dreadnought'),
    starbase: tally('starbase'),
  };
}

function isPlaceable(g: Eclipse, seat: Seat, tallies: Tallies, id: PartId): boolean {
  return shipTypes.some((type) => spacesFor(g, seat, tallies, type, id).length > 0);
}

function placesFor(g: Eclipse, seat: Seat, id: PartId): Place[] {
  const tallies = talliesOf(g, seat);
  return shipTypes.flatMap((type) => spacesFor(g, seat, tallies, type, id).map((space) => ({ type, space })));
}

/** Spaces without a tile where the part leaves every blueprint legal. */
function spacesFor(g: Eclipse, seat: Seat, tallies: Tallies, type: ShipType, id: PartId): Space[] {
  if (!shipTypes.every((each) => each === type || isLegalTally(each, tallies[each]))) return [];
  const { outside, produces, consumes } = part(id);
  if (outside) {
    const { energy, drives } = tallies[type];
    return isLegalTally(type, { energy: energy + produces - consumes, drives }) ? ['outside'] : [];
  }
  const figures = figuresOf(g, seat, type);
  const { tiles } = player(g, seat).blueprints[type];
  return [...figures.spaces.keys()].filter(
    (space) => !tiles[space] && isLegalTally(type, tallyWith(figures, tallies[type], space, id)),
  );
}
