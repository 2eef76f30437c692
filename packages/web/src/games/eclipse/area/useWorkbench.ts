/** Everything about parts that are being placed: those to choose from, the one in the hand, and what it would change. */
import { withPart } from '@orrery/eclipse/figures';
import { type RefObject, useState } from 'react';
import type { RendererProps } from '../../renderer.ts';
import { type PartId, type PlayerView, tablesOf } from '../model.ts';
import { idIn } from '../told.ts';
import { likelySpace, type Place } from './figures.ts';
import { answersOf, canTakeOff, type Drafts, draftsOf, isOffered, isSame, spaceId } from './gesture.ts';
import { type Drag, type Grip, usePartDrag } from './usePartDrag.ts';

/** What the pointer or the focus is on. */
export type Pointed = { readonly part: PartId } | { readonly place: Place };

export interface Workbench {
  /** What is asked: a part (or a tile to take off), a space for a part, or a tile that makes way; null when nothing is. */
  readonly asks: 'part' | 'space' | 'tile' | null;
  /** Parts that may be placed now, as far as is known. */
  readonly parts: readonly PartId[];
  readonly drafts: Drafts;
  readonly drag: Drag | null;
  readonly grip: (part: PartId, from: Place | null) => Grip | null;
  readonly point: (pointed: Pointed | null) => void;
}

/** Tells the workbench what the pointer or the focus is on. */
export function pointing({ point }: Workbench, pointed: Pointed) {
  const [enter, leave] = [() => point(pointed), () => point(null)];
  // A thing that comes to lie under the pointer is not entered, but moved over.
  return { onPointerEnter: enter, onPointerMove: enter, onPointerLeave: leave, onFocus: enter, onBlur: leave };
}

export function useWorkbench(props: RendererProps, player: PlayerView, area: RefObject<HTMLElement | null>): Workbench {
  const tables = tablesOf(props);
  const { targets } = props;
  const [pointed, setPointed] = useState<Pointed | null>(null);
  const asks = askedIn(targets);
  const parts = partsFor(targets, asks);
  const table = { targets, tables, player };

  const { drag, grip } = usePartDrag(area, {
    onStart: () => props.hint(null),
    onDrop: ({ held, over, isHome }) => {
      setPointed(null); // the part that was taken may be gone before the pointer leaves it
      if (!isHome || over) props.answer(answersOf(table, held, over));
    },
  });

  return {
    asks,
    parts,
    drafts: asks === null ? {} : drag ? dragDrafts(player, drag) : pointedDrafts(props, player, asks, parts, pointed),
    drag,
    grip: (part, from) =>
      asks === null || (from ? !canTakeOff(targets, from) : !parts.includes(part)) ? null : grip({ part, from }),
    point: (next) => setPointed((last) => (isSamePoint(last, next) ? last : next)),
  };
}

function isSamePoint(a: Pointed | null, b: Pointed | null): boolean {
  if (!a || !b) return a === b;
  if ('part' in a) return 'part' in b && a.part === b.part;
  return 'place' in b && isSame(a.place, b.place);
}

type Targets = RendererProps['targets'];

function askedIn(targets: Targets): Workbench['asks'] {
  const all = [...targets].flatMap(([target, options]) => (target.startsWith('blueprint:') ? options : []));
  if ([...targets.keys()].some((target) => target.startsWith('part:'))) return 'part';
  if (all.some(({ id }) => id.startsWith('blueprint:'))) return 'space';
  return all.length > 0 ? 'tile' : null;
}

/** Those offered; while a space is asked for, the part that goes there. */
function partsFor(targets: Targets, asks: Workbench['asks']): PartId[] {
  if (asks === 'part')
    return [...targets.keys()].flatMap((target) =>
      target.startsWith('part:') ? [target.slice('part:'.length) as PartId] : [],
    );
  if (asks !== 'space') return [];
  for (const { label } of [...targets.values()].flat())
    if (label.args?.placed !== undefined) return [idIn(label.args.placed) as PartId];
  return [];
}

function dragDrafts(player: PlayerView, { held, over }: Drag): Drafts {
  return over || held.from ? draftsOf(player, held, over) : {};
}

/** A part that is pointed at shows what it would do where it fits; a space what the part would do there, or its tile's leaving. */
function pointedDrafts(
  props: RendererProps,
  player: PlayerView,
  asks: Workbench['asks'],
  [first]: readonly PartId[],
  pointed: Pointed | null,
): Drafts {
  if (!pointed) return {};
  const tables = tablesOf(props);
  if ('part' in pointed) {
    const drafts = tables.shipTypes.flatMap((type) => {
      const space = likelySpace(tables, player, type, pointed.part);
      return space === null ? [] : [[type, withPart(player.blueprints[type], space, pointed.part)]];
    });
    return Object.fromEntries(drafts);
  }
  const { place } = pointed;
  if (asks === 'space' && first && isOffered(props.targets, spaceId(place), spaceId(place)))
    return draftsOf(player, { part: first, from: null }, place);
  if (!canTakeOff(props.targets, place)) return {};
  return { [place.type]: withPart(player.blueprints[place.type], place.space, null) };
}
