import { type ShipKind, type StructureKind, silhouettes } from './ships.ts';

interface ShipIconProps {
  readonly kind: ShipKind | StructureKind;
  readonly size?: number;
  /** Else that of the text around it. */
  readonly colour?: string | undefined;
}

/** A ship or structure beside the board. */
export function ShipIcon({ kind, size = 20, colour }: ShipIconProps) {
  return (
    <svg className="drawn-icon" viewBox="0 0 24 24" width={size} height={size} color={colour} aria-hidden="true">
      <path d={silhouettes[kind]} />
    </svg>
  );
}
