import type { PieceProps } from '../../../odds/art.ts';
import { ShipIcon } from '../art/ShipIcon.tsx';
import { type ShipKind, silhouettes } from '../art/ships.ts';

export function PieceIcon({ thing, size }: PieceProps) {
  const [kind, id = ''] = thing.split('/');
  return kind === 'ship' && id in silhouettes ? <ShipIcon kind={id as ShipKind} size={size} /> : null;
}
