/** Going from system to system by keys. */
import type { KeyboardEvent } from 'react';
import type { Point, RendererProps } from '../../renderer.ts';
import { chosenShips } from '../bench/choosing.ts';
import {
  type PlanetId,
  type SystemId,
  systemIdsOf,
  systemOf,
  systemOfPlace,
  tablesOf,
  type View,
  viewOf,
  wormholesOf,
} from '../model.ts';
import { apothem, centreOf } from './geometry.ts';

type Arrow = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

const steps: Readonly<Record<Arrow, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

const isArrow = (key: string): key is Arrow => key in steps;

/** The system that an arrow leads to among some: in the column up and down, to the nearest one of the next column left and right. */
export function nextOf(view: View, from: SystemId, arrow: Arrow, among: readonly SystemId[]): SystemId | null {
  const here = middleOf(view, from);
  const { x: right, y: down } = steps[arrow];
  const rank = (id: SystemId): number => {
    const there = middleOf(view, id);
    const [dx, dy] = [there.x - here.x, there.y - here.y];
    const isColumn = right === 0;
    const [along, across] = isColumn ? [dy * down, Math.abs(dx)] : [dx * right, Math.abs(dy)];
    if (along < apothem) return Number.POSITIVE_INFINITY;
    // A column is kept while it goes on; of two beside each other the upper one comes first.
    return isColumn ? along + across * 3 : along * 3 + across + (dy > 0 ? 0.1 : 0);
  };
  const ranked = among.filter((id) => id !== from).map((id) => ({ id, rank: rank(id) }));
  const [best] = ranked.filter((each) => Number.isFinite(each.rank)).sort((a, b) => a.rank - b.rank);
  return best?.id ?? null;
}

const middleOf = ({ systems }: View, id: SystemId): Point => centreOf(systems[id]?.position ?? null);

/** The other systems with a wormhole of the same kind, in turn. */
export function throughWormhole(props: RendererProps, from: SystemId): SystemId | null {
  const kinds = wormholesOf(props, from);
  const joined = systemIdsOf(viewOf(props)).filter((id) => wormholesOf(props, id).some((kind) => kinds.includes(kind)));
  if (kinds.length === 0 || joined.length < 2) return null;
  return joined[(joined.indexOf(from) + 1) % joined.length] ?? null;
}

/** The system in which a thing of the board lies: itself, or that of a planet or a unit. */
export function systemAt(props: RendererProps, target: string | null): SystemId | null {
  const [kind, place] = target?.split(':') ?? [];
  if (kind === 'unit' || kind === 'planet' || kind === 'place')
    return systemOfPlace(tablesOf(props), place as SystemId | PlanetId);
  return systemOf(target);
}

/** Those that may be picked: where the chosen ships could go, else whatever answers or begins something. */
export function glowing(props: RendererProps): readonly SystemId[] {
  const isAlive = (id: SystemId) => props.targets.has(`system:${id}`) || props.begins(`system:${id}`);
  return chosenShips(props)?.to ?? systemIdsOf(viewOf(props)).filter(isAlive);
}

/** Arrows walk, with Shift among those that glow; `Home` leads to Mecatol Rex, `X` through a wormhole. */
export function steer(event: KeyboardEvent<SVGGElement>, props: RendererProps): void {
  const from = event.target instanceof Element ? systemAt(props, event.target.getAttribute('data-place')) : null;
  if (from === null || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  const next = destination(event, props, from);
  if (next === null) return;
  event.preventDefault();
  event.stopPropagation();
  event.currentTarget.querySelector<SVGPathElement>(`.ti4-tile[data-place="system:${next}"]`)?.focus();
}

function destination(event: KeyboardEvent, props: RendererProps, from: SystemId): SystemId | null {
  const { key, shiftKey } = event;
  const view = viewOf(props);
  if (key === 'Home') return tablesOf(props).mecatol;
  if (key === 'x' || key === 'X') return throughWormhole(props, from);
  if (!isArrow(key)) return null;
  return nextOf(view, from, key, shiftKey ? glowing(props) : systemIdsOf(view));
}
