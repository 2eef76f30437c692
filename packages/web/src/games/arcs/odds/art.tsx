import '../style/dice.css';
import type { PieceProps } from '../../../odds/art.ts';
import { DieFace } from '../art/DieFace.tsx';
import { type Emblem, emblems } from '../art/emblems.ts';
import { Icon } from '../art/Icon.tsx';
import type { DieKind } from '../model.ts';

export function PieceIcon({ thing, size }: PieceProps) {
  const [kind, id = ''] = thing.split('/');
  if (kind === 'die')
    return (
      <svg viewBox="0 0 40 40" width={size} height={size} aria-hidden="true">
        <DieFace kind={id as DieKind} face={tellingFace[id as DieKind]} />
      </svg>
    );
  return kind !== 'card' && id in emblems ? <Icon name={id as Emblem} size={size} /> : null;
}

/** The face by which a die is known. */
const tellingFace = { skirmish: ['hit'], assault: ['hit', 'hit'], raid: ['key'] } as const;
