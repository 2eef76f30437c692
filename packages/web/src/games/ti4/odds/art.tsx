import type { PieceProps } from '../../../odds/art.ts';
import { UnitIcon } from '../art/Icon.tsx';
import { silhouettes } from '../art/silhouettes.ts';

export function PieceIcon({ thing, size }: PieceProps) {
  const [kind, id = ''] = thing.split('/');
  return kind === 'unit-type' && id in silhouettes ? (
    <UnitIcon name={id as keyof typeof silhouettes} size={size} />
  ) : null;
}
