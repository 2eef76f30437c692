/** *My home at the bottom*: the galaxy turned by sixths until the reader's home lies lowest. Tiles stay upright, and the board keeps its shape. */
import type { GameJson } from '@orrery/server/protocol';
import { layouts, positions } from '@orrery/ti4/figures';
import type { RendererProps } from '../../renderer.ts';
import { type SystemView, type View, viewOf } from '../model.ts';
import { centreOf } from './geometry.ts';

/** What is switched on for it. */
export const turning = 'home';

const indexOf = new Map(positions.map(({ q, r }, position) => [`${q} ${r}`, position]));

/** Where a hex comes to lie when everything is turned clockwise by so many sixths. */
export function turnedPosition(position: number, sixths: number): number {
  let { q, r } = positions[position] ?? { q: 0, r: 0 };
  for (let turn = 0; turn < sixths; turn++) [q, r] = [-r, q + r];
  return indexOf.get(`${q} ${r}`) ?? position;
}

/** How far the galaxy is turned; 0 where it lies as it was laid. */
export function turnOf({ view, seat, overlays }: Pick<RendererProps, 'view' | 'seat' | 'overlays'>): number {
  const { players } = viewOf({ view }).config;
  const home = overlays.has(turning) && seat !== null ? layouts[players].homes[seat]?.position : undefined;
  if (home === undefined) return 0;
  const heights = [0, 1, 2, 3, 4, 5].map((turn) => Math.round(centreOf(turnedPosition(home, turn)).y));
  return heights.indexOf(Math.max(...heights));
}

/** The same as it is seen when the galaxy is turned. */
export function turned(props: RendererProps): RendererProps {
  const turn = turnOf(props);
  if (turn === 0) return props;
  const view = viewOf(props);
  const entries = Object.entries(view.systems) as [string, SystemView][];
  const systems = Object.fromEntries(
    entries.map(([id, system]) => {
      const { position } = system;
      return [id, { ...system, position: position === null ? null : turnedPosition(position, turn) }];
    }),
  ) as View['systems'];
  return { ...props, view: { ...view, systems } as unknown as GameJson };
}
