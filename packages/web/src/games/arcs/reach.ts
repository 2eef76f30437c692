/** Where ships could be after one move, by the figures of the rules. */
import { reachOf } from '@orrery/arcs/figures';
import type { RendererProps } from '../renderer.ts';
import type { SystemId } from './geometry.ts';
import { tablesOf, viewOf } from './model.ts';

/** For each system with ships of a seat, where they could go. */
export function reachesOf(props: RendererProps, seat: number): { from: SystemId; to: readonly SystemId[] }[] {
  const view = viewOf(props);
  const card = tablesOf(props).setupCards.find(({ id }) => id === view.setupCard);
  if (!card) return [];
  return (Object.keys(view.systems) as SystemId[]).flatMap((from) => {
    const system = view.systems[from];
    if (!system || (system.fresh[seat] ?? 0) + (system.damaged[seat] ?? 0) === 0) return [];
    const isCatapult = view.catapults[seat]?.includes(from) ?? false;
    return [{ from, to: reachOf(view.systems, card.neighbours, seat, from, isCatapult) }];
  });
}

export interface Comer {
  readonly seat: number;
  readonly from: SystemId;
  readonly ships: number;
}

/** Whose ships could come to a system, and from where. */
export function comersTo(props: RendererProps, id: SystemId): Comer[] {
  const { systems } = viewOf(props);
  return props.players.flatMap((_, seat) =>
    reachesOf(props, seat)
      .filter(({ to }) => to.includes(id))
      .map(({ from }) => ({
        seat,
        from,
        ships: (systems[from]?.fresh[seat] ?? 0) + (systems[from]?.damaged[seat] ?? 0),
      })),
  );
}
