/** An upgrade while it is prepared: its steps, what the blueprints would be, and the answers that all of it stands for. */
import type { EclipseTables } from '@orrery/eclipse';
import { type Fault, faultOf, partsWith, type Space, withPart } from '@orrery/eclipse/figures';
import type { PartId, PlayerView, ShipType } from '../model.ts';
import { printedOf, technologiesOf } from '../sums.ts';

export interface Place {
  readonly type: ShipType;
  readonly space: Space;
}

/** A part goes somewhere: out of the supply or from another space, onto a space or just off its own. */
export interface Step {
  readonly part: PartId;
  readonly from: Place | null;
  readonly to: Place | null;
}

export type BlueprintView = PlayerView['blueprints'][ShipType];
/** Blueprints as they would be. */
export type Drafts = { readonly [type in ShipType]?: BlueprintView };

type Sheet = Pick<PlayerView, 'species' | 'blueprints' | 'technologies' | 'keptParts'>;

export const isSame = (a: Place | null, b: Place | null): boolean => a?.type === b?.type && a?.space === b?.space;

export const spaceId = ({ type, space }: Place): string => `blueprint:${type}:${space}`;
export const takeOffId = ({ type, space }: Place): string => `take-off:${type}:${space}`;

export function tileAt({ blueprints }: Pick<Sheet, 'blueprints'>, { type, space }: Place): PartId | null {
  return space === 'outside' ? null : (blueprints[type].tiles[space] ?? null);
}

/** The blueprints that a step changes. */
export function draftsOf({ blueprints }: Pick<Sheet, 'blueprints'>, { part, from, to }: Step): Drafts {
  if (isSame(from, to)) return {};
  const drafts: { [type in ShipType]?: BlueprintView } = {};
  if (from) drafts[from.type] = withPart(blueprints[from.type], from.space, null);
  if (to) drafts[to.type] = withPart(drafts[to.type] ?? blueprints[to.type], to.space, part);
  return drafts;
}

/**
 * Why a step cannot be taken: what a ship would lack, or that the part is not to be had, does not lie there, or is none for the
 * place; or that another ship must be made whole first.
 */
export type Misfit = Fault | 'locked' | 'gone' | 'ancient' | 'place' | 'other';

export function misfitOf(tables: EclipseTables, sheet: Sheet, step: Step): Misfit | null {
  const { part, from, to } = step;
  if (from && tileAt(sheet, from) !== part) return 'gone';
  if (!from && !partsWith(technologiesOf(sheet), sheet.keptParts).includes(part)) return 'locked';
  // Taken off, an ancient part is gone: it is not moved.
  if (from && to && tables.parts[part].ancient) return 'ancient';
  if (isSame(from, to) || (to && (to.space === 'outside') !== tables.parts[part].outside)) return 'place';
  const broken = tables.shipTypes.filter((type) => faultIn(tables, sheet, type, sheet.blueprints[type]));
  // Of a ship that is at fault tiles may go until it is whole again.
  if (to === null && from && broken.includes(from.type)) return null;
  if (to && broken.some((type) => type !== to.type)) return 'other';
  for (const [type, draft] of Object.entries(draftsOf(sheet, step)) as [ShipType, BlueprintView][]) {
    const fault = faultIn(tables, sheet, type, draft);
    if (fault) return fault;
  }
  return null;
}

function faultIn(tables: EclipseTables, sheet: Sheet, type: ShipType, draft: BlueprintView): Fault | null {
  const printed = printedOf(tables, sheet, type);
  return printed && faultOf(type, printed, draft);
}

/**
 * What a step is answered with: a tile in the way, or one that goes elsewhere, is taken off first. Where only one space is left,
 * the rules do not ask for it.
 */
export function answersOf(sheet: Pick<Sheet, 'blueprints'>, { part, from, to }: Step): string[] {
  const covered = to && tileAt(sheet, to) ? [takeOffId(to)] : [];
  const left = from ? [takeOffId(from)] : [];
  return to ? [...left, ...covered, `part:${part}`, `?${spaceId(to)}`] : left;
}

export interface Planned<P extends Sheet = PlayerView> {
  /** Those that can be taken one after the other. */
  readonly steps: readonly Step[];
  /** What would be after them. */
  readonly player: P;
  /** Parts that could still be placed. */
  readonly left: number;
  /** Whether every ship could stay like this. */
  readonly isWhole: boolean;
  /** All of them, up to the end of the action. */
  readonly answers: readonly string[];
}

/** Steps in order, as far as they hold: an activation takes tiles off, then places one (upgrade.1). */
export function planned<P extends Sheet>(
  tables: EclipseTables,
  player: P,
  steps: readonly Step[],
  activations: number,
): Planned<P> {
  let now = player;
  let left = activations;
  let isOpen = false;
  const held: Step[] = [];
  const answers: string[] = [];
  for (const step of steps) {
    if (left === 0 || misfitOf(tables, now, step) !== null) continue;
    answers.push(...answersOf(now, step));
    held.push(step);
    now = after(now, step);
    isOpen = step.to === null;
    if (!isOpen) left--;
  }
  // Tiles that were only taken off are an activation, too.
  const rest = isOpen ? left - 1 : left;
  const isWhole = tables.shipTypes.every((type) => faultIn(tables, now, type, now.blueprints[type]) === null);
  if (isOpen && isWhole) answers.push('done');
  if (rest > 0 && isWhole) answers.push('done');
  return { steps: held, player: now, left: rest, isWhole, answers };
}

function after<P extends Sheet>(sheet: P, step: Step): P {
  const kept = step.from ? -1 : sheet.keptParts.indexOf(step.part);
  return {
    ...sheet,
    blueprints: { ...sheet.blueprints, ...draftsOf(sheet, step) },
    keptParts: kept === -1 ? sheet.keptParts : sheet.keptParts.toSpliced(kept, 1),
  };
}

/** The plan with one more step; one about a part that is only planned to lie there changes that plan. */
export function withStep(steps: readonly Step[], step: Step): Step[] {
  const { part, from, to } = step;
  const own = from === null ? undefined : steps.findLast((each) => isSame(each.to, from));
  if (own) {
    const changed = { ...own, to };
    const isUndone = to === null && own.from === null;
    return steps.flatMap((each) => (each !== own ? [each] : isUndone || isSame(own.from, to) ? [] : [changed]));
  }
  const kept = to === null ? steps : steps.filter((each) => !isSame(each.to, to));
  return [...kept, { part, from, to }];
}
