/** Catalogue: upgrade. */
import type { Blocked, Option, Rules, Seat } from '@orrery/kernel';
import { type BlueprintFigures, blueprints, type ShipType, shipTypes } from '../content/blueprints.ts';
import type { PartId } from '../content/ids.ts';
import { part, partIds } from '../content/ship-parts.ts';
import { type Fault, faultIn, isLegal, partsWith, type Space, type Tally, tallyOf, tallyWith } from '../figures.ts';
import type { Blueprint, Eclipse } from '../state.ts';
import { blocked, choose, decline, option, tell, the, words } from '../words.ts';
import { blockedSpace, figuresOf, putPart, spaceOption, takeOff, tileArgs } from './blueprints.ts';
import { freely } from './free-actions.ts';
import { activationsLeft, player, technologiesOf } from './table.ts';

type Step = { readonly takeOff: ShipType; readonly space: number } | { readonly place: PartId } | 'done';

interface Place {
  readonly type: ShipType;
  readonly space: Space;
}

/** One activation: takes off any number of tiles, then places at most one (upgrade.1); false if the player does not use it. */
export function* upgrade(g: Eclipse, seat: Seat): Rules<boolean> {
  let isUsed = false;
  for (;;) {
    const step = yield* freely(g, seat, words('eclipse.upgrade'), () => steps(g, seat), {
      blocked: () => blockedParts(g, seat),
    });
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
  tell(g, 'eclipse.takes-off', { seat: the.seat(seat), part: the['ship-part'](tile), type: the.ship(type) });
}

function* place(g: Eclipse, seat: Seat, id: PartId): Rules {
  const { type, space } = yield* choose(
    seat,
    words('eclipse.place-part', { part: the['ship-part'](id) }),
    placesFor(g, seat, id).map((each) => spaceOption(g, seat, id, each)),
    { blocked: () => blockedSpaces(g, seat, id) },
  );
  const { keptParts } = player(g, seat);
  if (keptParts.includes(id)) keptParts.splice(keptParts.indexOf(id), 1);
  putPart(g, seat, type, space, id);
  tell(g, 'eclipse.places-part', { seat: the.seat(seat), part: the['ship-part'](id), type: the.ship(type) });
}

/** The activation may end whenever all blueprints are legal (upgrade.10); blueprints without tiles always are. */
function steps(g: Eclipse, seat: Seat): Option<Step>[] {
  const found: Option<Step>[] = [];
  for (const type of shipTypes) {
    const { tiles } = player(g, seat).blueprints[type];
    for (let space = 0; space < tiles.length; space++) {
      const tile = tiles[space];
      if (tile) found.push(takeOffOption(g, seat, type, space, tile));
    }
  }
  const sheets = openSheets(g, seat);
  for (const id of unlockedParts(g, seat)) {
    if (sheets.some((sheet) => hasSpaceFor(sheet, id))) found.push(partOptions[id]);
  }
  if (sheets.length === shipTypes.length)
    found.push(decline('done', 'done', 'eclipse.done', { left: activationsLeft(g) }));
  return found;
}

function takeOffOption(g: Eclipse, seat: Seat, type: ShipType, space: number, tile: PartId): Option<Step> {
  const args = tileArgs(g, seat, type, space, tile);
  const target = `blueprint:${type}:${space}`;
  return option(`take-off:${type}:${space}`, { takeOff: type, space }, 'eclipse.take-off', args, target);
}

const partOptions = Object.fromEntries(
  partIds.map((id) => [
    id,
    option(`part:${id}`, { place: id }, 'eclipse.place', { part: the['ship-part'](id) }, `part:${id}`),
  ]),
) as Readonly<Record<PartId, Option<Step>>>;

/** Basic parts, those of the player's technologies, and ancient parts kept for later. */
export function unlockedParts(g: Eclipse, seat: Seat): PartId[] {
  return partsWith(technologiesOf(g, seat), player(g, seat).keptParts);
}

interface Sheet {
  readonly type: ShipType;
  readonly figures: BlueprintFigures;
  readonly blueprint: Blueprint;
  readonly tally: Tally;
  readonly spaces: readonly Space[];
}

/** Blueprints that may get a part: all, or the one that only a part makes legal again; none when several are illegal. */
function openSheets(g: Eclipse, seat: Seat): Sheet[] {
  const sheets = shipTypes.map((type): Sheet => {
    const figures = figuresOf(g, seat, type);
    const blueprint = player(g, seat).blueprints[type];
    const spaces = spacesOf.get(figures) ?? [];
    return { type, figures, blueprint, tally: tallyOf(figures, blueprint), spaces };
  });
  const illegal = sheets.filter(({ type, tally }) => faultIn(type, tally) !== null);
  return illegal.length === 0 ? sheets : illegal.length === 1 ? illegal : [];
}

/** The spaces of every blueprint. */
const spacesOf = new Map<BlueprintFigures, readonly Space[]>(
  Object.values(blueprints).flatMap((board) =>
    Object.values(board).map((figures): [BlueprintFigures, Space[]] => [
      figures,
      [...figures.spaces.keys(), 'outside'],
    ]),
  ),
);

/** Spaces without a tile where the part leaves the blueprint legal (upgrade.2, upgrade.4, upgrade.5). */
function placesFor(g: Eclipse, seat: Seat, id: PartId): Place[] {
  const found: Place[] = [];
  for (const sheet of openSheets(g, seat)) {
    for (const space of sheet.spaces) {
      if (misfit(sheet, space, id) === null) found.push({ type: sheet.type, space });
    }
  }
  return found;
}

function hasSpaceFor(sheet: Sheet, id: PartId): boolean {
  for (const space of sheet.spaces) if (misfit(sheet, space, id) === null) return true;
  return false;
}

/** Parts that cannot be placed now, and why; and why the activation cannot end. */
function blockedParts(g: Eclipse, seat: Seat): Blocked[] {
  const unlocked = unlockedParts(g, seat);
  const sheets = openSheets(g, seat);
  const found = partIds.flatMap((id): Blocked[] => {
    const args = { part: the['ship-part'](id) };
    const target = `part:${id}`;
    if (!unlocked.includes(id)) {
      const { technology: needed } = part(id);
      return needed === null
        ? [blocked('upgrade.3', 'eclipse.why.part-ancient', args, target)]
        : [blocked('upgrade.3', 'eclipse.why.part-locked', { ...args, technology: the.technology(needed) }, target)];
    }
    const faults = sheets.flatMap((sheet) => sheet.spaces.map((space) => misfit(sheet, space, id)));
    if (faults.length === 0 || faults.includes(null)) return [];
    if (faults.includes('energy')) return [blocked('upgrade.4', 'eclipse.why.part-energy', args, target)];
    const drive = faults.includes('drive') || faults.includes('noDrive');
    return [
      drive
        ? blocked('upgrade.5', 'eclipse.why.part-drive', args, target)
        : blocked('upgrade.1', 'eclipse.why.part-space', args, target),
    ];
  });
  if (sheets.length === 0) found.push(blocked('upgrade.10', 'eclipse.why.parts-illegal'));
  const illegal = shipTypes.find((type) => !isLegal(type, figuresOf(g, seat, type), player(g, seat).blueprints[type]));
  if (illegal) found.push(blocked('upgrade.10', 'eclipse.why.not-done', { type: the.ship(illegal) }));
  return found;
}

/** Why a part does not fit on a space; null if it does. */
function misfit({ type, figures, blueprint, tally }: Sheet, space: Space, id: PartId): Fault | 'taken' | null {
  if ((space === 'outside') !== part(id).outside) return 'taken';
  if (space !== 'outside' && blueprint.tiles[space]) return 'taken';
  return faultIn(type, tallyWith(figures, tally, space, id));
}

/** Spaces where the part does not fit, and why. */
function blockedSpaces(g: Eclipse, seat: Seat, id: PartId): Blocked[] {
  const sheets = openSheets(g, seat);
  return shipTypes.flatMap((type) => {
    const sheet = sheets.find((each) => each.type === type);
    return [...figuresOf(g, seat, type).spaces.keys()].flatMap((space): Blocked[] => {
      const why = part(id).outside ? 'outside' : sheet ? misfit(sheet, space, id) : 'legal';
      return why === null ? [] : [blockedSpace(g, seat, type, space, why)];
    });
  });
}
