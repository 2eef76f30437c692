/** Parts in the hand: what a blueprint would look like, and which answers a drop stands for. */
import type { EclipseTables } from '@orrery/eclipse';
import { isLegal, withPart } from '@orrery/eclipse/figures';
import type { RendererProps } from '../../renderer.ts';
import type { PartId, PlayerView, ShipType } from '../model.ts';
import { type BlueprintView, type Place, printedOf } from './figures.ts';

export interface Held {
  readonly part: PartId;
  /** Where its tile lies; null for one out of the supply. */
  readonly from: Place | null;
}

/** Blueprints as they would be. */
export type Drafts = { readonly [type in ShipType]?: BlueprintView };

export const isSame = (a: Place | null, b: Place | null): boolean => a?.type === b?.type && a?.space === b?.space;

/** What changes when the part is dropped on a place; elsewhere its tile only leaves the blueprint. */
export function draftsOf(player: PlayerView, { part, from }: Held, over: Place | null): Drafts {
  if (from && isSame(from, over)) return {};
  const drafts: { [type in ShipType]?: BlueprintView } = {};
  if (from) drafts[from.type] = withPart(player.blueprints[from.type], from.space, null);
  if (over) drafts[over.type] = withPart(drafts[over.type] ?? player.blueprints[over.type], over.space, part);
  return drafts;
}

/** Whether all of them could stay like this. */
export function areSound(tables: EclipseTables, player: PlayerView, drafts: Drafts): boolean {
  return (Object.entries(drafts) as [ShipType, BlueprintView][]).every(([type, draft]) => {
    const printed = printedOf(tables, player, type);
    return printed !== null && isLegal(type, printed, draft);
  });
}

type Targets = RendererProps['targets'];

export function isOffered(targets: Targets, target: string, id: string): boolean {
  return targets.get(target)?.some((option) => option.id === id) ?? false;
}

export const spaceId = ({ type, space }: Place): string => `blueprint:${type}:${space}`;
const takeOffId = ({ type, space }: Place): string => `take-off:${type}:${space}`;

export function canTakeOff(targets: Targets, place: Place): boolean {
  return isOffered(targets, spaceId(place), takeOffId(place));
}

/**
 * The answers that a drop stands for: none if it means nothing. A tile in the way is taken off first; a tile that goes to
 * another space is taken off and placed anew. Ancient parts are not moved like that: taken off they are gone.
 */
export function answersOf(
  { targets, tables, player }: { targets: Targets; tables: EclipseTables; player: PlayerView },
  held: Held,
  over: Place | null,
): string[] {
  const { part, from } = held;
  if (from && !canTakeOff(targets, from)) return [];
  if (!over) return from ? [takeOffId(from)] : [];
  if (isSame(from, over) || (from && tables.parts[part].ancient)) return [];
  if (!from && isOffered(targets, spaceId(over), spaceId(over))) return [spaceId(over)];
  if ((over.space === 'outside') !== tables.parts[part].outside) return [];
  if (!from && !targets.has(`part:${part}`)) return [];
  if (!areSound(tables, player, draftsOf(player, held, over))) return [];
  const covered = over.space === 'outside' ? null : player.blueprints[over.type].tiles[over.space];
  return [...(from ? [takeOffId(from)] : []), ...(covered ? [takeOffId(over)] : []), `part:${part}`, spaceId(over)];
}
