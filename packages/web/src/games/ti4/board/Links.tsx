import { unsaid } from '../../drawing/touch.ts';
import type { RendererProps } from '../../renderer.ts';
import { wormholeHues } from '../art/palette.ts';
import { type SystemId, systemIdsOf, viewOf, type Wormhole, wormholesOf } from '../model.ts';
import { centreOf, round } from './geometry.ts';

/** Systems that wormholes of a kind join, each with the next one. */
export function linksOf(
  props: RendererProps,
): { readonly kind: Wormhole; readonly from: SystemId; readonly to: SystemId }[] {
  const kinds = Object.keys(wormholeHues) as Wormhole[];
  return kinds.flatMap((kind) => {
    const joined = systemIdsOf(viewOf(props)).filter((id) => wormholesOf(props, id).includes(kind));
    return joined.flatMap((from, i) => joined.slice(i + 1).map((to) => ({ kind, from, to })));
  });
}

/** Wormholes as arcs between the systems that they join. */
export function Links(props: RendererProps) {
  const { systems } = viewOf(props);
  return (
    <g className="ti4-links" {...unsaid}>
      {linksOf(props).map(({ kind, from, to }) => {
        const [a, b] = [centreOf(systems[from]?.position ?? null), centreOf(systems[to]?.position ?? null)];
        const bend = { x: (a.x + b.x) / 2 - (b.y - a.y) * 0.16, y: (a.y + b.y) / 2 + (b.x - a.x) * 0.16 };
        const d = `M${round(a.x)} ${round(a.y)}Q${round(bend.x)} ${round(bend.y)} ${round(b.x)} ${round(b.y)}`;
        return <path key={`${kind} ${from} ${to}`} className="ti4-link" d={d} stroke={wormholeHues[kind]} />;
      })}
    </g>
  );
}
