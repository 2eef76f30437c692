import type { EclipseTables } from '@orrery/eclipse';
import { directions, showsWormhole, step } from '@orrery/eclipse/figures';
import { centreOf, edgeAt, type Hex, keyOf, round, turnTo } from '../geometry.ts';
import type { SectorId } from '../model.ts';

/** A sector in its zone, turned clockwise so many steps. */
export interface Placed extends Hex {
  readonly id: SectorId;
  readonly rotation: number;
}

/** How an edge with a wormhole looks: it leads on, into the unknown, or nowhere. */
export type Wormhole = 'joined' | 'open' | 'closed';

/** Whether a sector shows a wormhole in a direction. */
function hasWormhole(tables: EclipseTables, { id, rotation }: Placed, direction: number): boolean {
  return showsWormhole(tables.sectors[id].wormholes, rotation, direction);
}

/** The wormholes of a sector by direction. */
export function wormholesOf(
  tables: EclipseTables,
  placed: ReadonlyMap<string, Placed>,
  sector: Placed,
): ReadonlyMap<number, Wormhole> {
  const found = new Map<number, Wormhole>();
  for (const direction of directions.keys()) {
    if (!hasWormhole(tables, sector, direction)) continue;
    const next = placed.get(keyOf(step(sector, direction)));
    if (!next) found.set(direction, 'open');
    else found.set(direction, hasWormhole(tables, next, direction + 3) ? 'joined' : 'closed');
  }
  return found;
}

/** Whether a wormhole of any sector leads into a zone. */
export function isReached(tables: EclipseTables, placed: readonly Placed[], zone: Hex): boolean {
  return [...directions.keys()].some((direction) => {
    const key = keyOf(step(zone, direction));
    const next = placed.find((each) => keyOf(each) === key);
    return next !== undefined && hasWormhole(tables, next, direction + 3);
  });
}

const symbols = { open: '#eclipse-wormhole', closed: '#eclipse-wormhole-closed' } as const;

interface WormholesProps {
  readonly tables: EclipseTables;
  readonly placed: readonly Placed[];
  /** A sector that is not placed yet: what it joins is shown as something to gain. */
  readonly preview: SectorId | null;
}

/** The wormholes of all sectors: halves on edges, and whole ones where two meet. */
export function Wormholes({ tables, placed, preview }: WormholesProps) {
  const byZone = new Map(placed.map((each) => [keyOf(each), each]));
  return (
    <g className="galaxy-wormholes">
      {placed.map((sector) => {
        const { x, y } = centreOf(sector);
        const halves = [...wormholesOf(tables, byZone, sector)].flatMap(([direction, state]) =>
          state === 'joined' ? [] : [{ direction, href: symbols[state] }],
        );
        return (
          <g key={sector.id} transform={`translate(${round(x)} ${round(y)})`}>
            {halves.map(({ direction, href }) => (
              <use key={direction} href={href} transform={`rotate(${turnTo(direction)})`} />
            ))}
          </g>
        );
      })}
      {placed.flatMap((sector) => {
        const { x, y } = centreOf(sector);
        return [...wormholesOf(tables, byZone, sector)].flatMap(([direction, state]) => {
          const next = byZone.get(keyOf(step(sector, direction)));
          // Each pair once, from one of its sectors.
          if (state !== 'joined' || direction > 2 || !next) return [];
          const at = edgeAt(direction);
          const isNew = sector.id === preview || next.id === preview;
          return [
            <use
              key={`${sector.id}-${direction}`}
              href="#eclipse-passage-open"
              className={isNew ? 'is-new' : undefined}
              x={round(x + at.x)}
              y={round(y + at.y)}
            />,
          ];
        });
      })}
    </g>
  );
}
