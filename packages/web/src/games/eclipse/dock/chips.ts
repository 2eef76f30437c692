import type { PlayerView, Ratings, ShipType } from '../model.ts';

export interface ChipFigures {
  readonly figures: readonly { readonly icon: 'computer' | 'hull' | 'shield'; readonly text: string }[];
  /** How many may still be built. */
  readonly left: number;
  /** It needs a technology first. */
  readonly isLocked: boolean;
}

/** What stands on the chip of a ship. */
export function chipOf(
  { supply, lacking }: Pick<PlayerView, 'supply' | 'lacking'>,
  type: ShipType,
  { computer, hull, shield }: Pick<Ratings, 'computer' | 'hull' | 'shield'>,
): ChipFigures {
  return {
    figures: [
      { icon: 'computer', text: computer === 0 ? '0' : `+${computer}` },
      { icon: 'hull', text: String(hull) },
      { icon: 'shield', text: shield === 0 ? '0' : `−${shield}` },
    ],
    left: supply[type],
    isLocked: (lacking?.[type] ?? null) !== null,
  };
}
