/** Trying out how a revealed sector may lie, before it is placed. */
import { useState } from 'react';
import type { RendererProps } from '../../renderer.ts';
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

/** What the explorer looks at: one of the revealed sectors, in one of its positions. */
interface Look {
  readonly id: SectorId;
  readonly rotation: number;
}

/** The rotations that an explorer is offered for a sector. */
export function rotationsOf({ targets }: Pick<RendererProps, 'targets'>, target: string, id: SectorId): number[] {
  const start = `place:${id}:`;
  return (targets.get(target) ?? []).flatMap((option) =>
    option.id.startsWith(start) ? [Number(option.id.slice(start.length))] : [],
  );
}

export function usePreview(props: RendererProps): Preview | null {
  const { revealed } = viewOf(props);
  const [look, setLook] = useState<Look | null>(null);
  if (!revealed) {
    if (look) setLook(null);
    return null;
  }
  const { zone, sectors, seat } = revealed;
  const target = `zone:${keyOf(zone)}`;
  const newest = sectors.findLast((each) => rotationsOf(props, target, each).length > 0) ?? sectors.at(-1);
  const id = look && sectors.includes(look.id) ? look.id : newest;
  if (!id) return null;
  const rotations = rotationsOf(props, target, id);
  const isKept = look?.id === id && (rotations.length === 0 || rotations.includes(look.rotation));
  const rotation = isKept ? look.rotation : (rotations[0] ?? 0);
  return {
    id,
    sector: unplaced(props, id, zone, rotation),
    zone,
    target,
    isMine: seat === props.seat,
    rotations,
    others: sectors.filter((each) => each !== id),
    turn: (steps) => {
      const next = rotations.at((rotations.indexOf(rotation) + steps) % rotations.length);
      if (next !== undefined) setLook({ id, rotation: next });
    },
    show: (other) => setLook({ id: other, rotation: rotationsOf(props, target, other)[0] ?? 0 }),
    place: () => {
      props.hint(null);
      props.answer([`place:${id}:${rotation}`]);
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
