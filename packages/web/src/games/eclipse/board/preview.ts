/** Trying out how a revealed sector may lie, before it is placed. */
import type { RendererProps } from '../../renderer.ts';
import { lookedAt, lookIn, type Placement, placementsIn, planOf } from '../bench/placing.ts';
import { type Hex, keyOf } from '../geometry.ts';
import { type SectorId, type SectorView, tablesOf, viewOf } from '../model.ts';

export interface Preview {
  readonly id: SectorId;
  readonly sector: SectorView;
  readonly zone: Hex;
  readonly target: string;
  /** Whether I decide about it. */
  readonly isMine: boolean;
  /** The ways in which it may lie, as clockwise steps. */
  readonly rotations: readonly number[];
  /** Other sectors revealed for the same zone. */
  readonly others: readonly SectorId[];
  readonly turn: (steps: 1 | -1) => void;
  readonly show: (id: SectorId) => void;
  readonly place: () => void;
}

/** What the explorer looks at: one of the revealed sectors, in one of its positions. The bench shows the same. */
export function previewOf(props: RendererProps): Preview | null {
  const { revealed } = viewOf(props);
  if (!revealed) return null;
  const { zone, sectors, seat } = revealed;
  const placements = placementsIn(props.decision?.options ?? []);
  const look = lookIn(props.plan);
  const seen = look && sectors.includes(look.sector) ? look : null;
  const shown = lookedAt(placements, seen);
  const id = shown?.sector ?? seen?.sector ?? sectors.at(-1);
  if (!id) return null;
  const own = placements.filter((each) => each.sector === id);
  const show = (next: Placement | undefined): void => {
    if (next) props.setPlan(planOf(next));
  };
  return {
    id,
    sector: unplaced(props, id, zone, shown?.rotation ?? 0),
    zone,
    target: `zone:${keyOf(zone)}`,
    isMine: seat === props.seat,
    rotations: own.map(({ rotation }) => rotation),
    others: sectors.filter((each) => each !== id && placements.some(({ sector }) => sector === each)),
    turn: (steps) => shown && show(own.at((own.indexOf(shown) + steps) % own.length)),
    show: (other) => show(lookedAt(placements, { sector: other, rotation: -1 })),
    place: () => {
      props.hint(null);
      if (shown) props.answer([shown.id]);
    },
  };
}

/** A sector as it will come into play. */
function unplaced(props: RendererProps, id: SectorId, { q, r }: Hex, rotation: number): SectorView {
  const { population, discovery, ancients } = tablesOf(props).sectors[id];
  return {
    ...{ q, r, rotation, discovery },
    owner: null,
    cubes: population.map(() => null),
    orbital: null,
    monolith: false,
    warpPortal: null,
    ships: Array.from({ length: ancients }, () => ({ owner: 'ancient', type: 'ancient', damage: 0 }) as const),
    arrivals: [],
  };
}
