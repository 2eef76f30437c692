import type { ArcsTables } from '@orrery/arcs';
import type { DieProps } from '../renderer.ts';
import { DieFace } from './art/DieFace.tsx';
import type { DieKind } from './model.ts';
import { useWords } from './words.ts';

/** A die of a story, `assault.3`: its kind and the number of its face. */
export function Die({ die, size, tables }: DieProps) {
  const words = useWords();
  const [kind, face] = die.split('.') as [DieKind, string];
  const { dieFaces } = tables as ArcsTables;
  const label = words('die.label', { die: `die/${kind}`, face: `face/${die}` });
  return (
    <svg className="die" viewBox="0 0 40 40" width={size} height={size} role="img" aria-label={label}>
      <title>{label}</title>
      <DieFace kind={kind} face={dieFaces[kind][Number(face)] ?? []} />
    </svg>
  );
}
