import { unsaid } from '../../drawing/touch.ts';
import type { Point, RendererProps } from '../../renderer.ts';
import { figuresOf, type SystemId, systemOf, systemOfPlace, tablesOf, viewOf } from '../model.ts';
import { centreOf, hexPath, round } from './geometry.ts';

const inner = hexPath(7);

const middleOf = (props: RendererProps, id: SystemId): Point => centreOf(viewOf(props).systems[id]?.position ?? null);

const at = ({ x, y }: Point): string => `translate(${round(x)} ${round(y)})`;

/** How many of my ships could come to each system, as long as I may move. */
export function reachOf(props: RendererProps): ReadonlyMap<SystemId, number> {
  const { outlook, systems } = viewOf(props);
  const ships = new Map<SystemId, number>();
  for (const { from, types, to } of outlook?.own?.reach ?? []) {
    const units = systems[from]?.units.filter(({ seat, type }) => seat === props.seat && types.includes(type)) ?? [];
    const count = units.reduce((sum, each) => sum + each.count, 0);
    for (const id of to) ships.set(id, (ships.get(id) ?? 0) + count);
  }
  return ships;
}

/** Where my ships could go, with their number; of a pinned system, or while others act, who could come there. */
export function Reach(props: RendererProps) {
  const { outlook } = viewOf(props);
  const pinned = systemOf(props.inspected);
  const mine = pinned === null ? reachOf(props) : new Map<SystemId, number>();
  const threats = Object.entries(outlook?.threats ?? {}) as [SystemId, readonly number[]][];
  const comers = mine.size > 0 ? [] : threats.filter(([id]) => pinned === null || id === pinned);
  return (
    <g className="ti4-reach" {...unsaid}>
      {[...mine].map(([id, ships]) => (
        <g key={id} transform={at(middleOf(props, id))}>
          <path className="ti4-reach-edge" d={inner} />
          <circle className="ti4-chip" cx="33" cy="-30" r="9" />
          <text className="ti4-chip-count" x="33" y="-25.6">
            {ships}
          </text>
        </g>
      ))}
      {comers.map(([id, seats]) => (
        <g key={id} transform={at(middleOf(props, id))}>
          {seats.map((seat, i) => {
            const x = (i - (seats.length - 1) / 2) * 13;
            return (
              <g key={seat} style={{ color: props.players[seat]?.colour }}>
                <circle className="ti4-comer" cx={x} cy="-44" r="6.5" />
                <use href={`#ti4-glyph-${seat}`} x={x - 3.5} y="-47.5" width="7" height="7" fill="currentColor" />
              </g>
            );
          })}
        </g>
      ))}
    </g>
  );
}

/** Space cannons: lines to the system at hand with the value that hits; else how many of the others' bear on each. */
export function Cannons(props: RendererProps) {
  const view = viewOf(props);
  const tables = tablesOf(props);
  const focus = systemOf(props.inspected) ?? view.tactical?.system ?? null;
  const cannons = view.outlook?.cannons ?? [];
  if (focus !== null)
    return (
      <g className="ti4-cannons" {...unsaid}>
        {cannons
          .filter(({ at: systems }) => systems.includes(focus))
          .map(({ seat, type, place }) => {
            const [from, to] = [middleOf(props, systemOfPlace(tables, place)), middleOf(props, focus)];
            const value = figuresOf(view, tables, seat, type)?.spaceCannon?.value;
            const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
            return (
              <g key={`${seat} ${type} ${place}`}>
                <path className="ti4-shot" d={`M${round(from.x)} ${round(from.y)}L${round(to.x)} ${round(to.y)}`} />
                <circle className="ti4-shot-disc" cx={round(middle.x)} cy={round(middle.y)} r="8.5" />
                <text className="ti4-shot-value" x={round(middle.x)} y={round(middle.y + 4.4)}>
                  {value}
                </text>
              </g>
            );
          })}
      </g>
    );
  const bearing = new Map<SystemId, number>();
  for (const { seat, at: systems } of cannons)
    if (seat !== props.seat) for (const id of systems) bearing.set(id, (bearing.get(id) ?? 0) + 1);
  return (
    <g className="ti4-cannons" {...unsaid}>
      {[...bearing].map(([id, count]) => (
        <g key={id} transform={at(middleOf(props, id))}>
          <path className="ti4-bearing" d={inner} />
          <circle className="ti4-shot-disc" cx="-33" cy="-30" r="8.5" />
          <text className="ti4-shot-value" x="-33" y="-25.6">
            {count}
          </text>
        </g>
      ))}
    </g>
  );
}
