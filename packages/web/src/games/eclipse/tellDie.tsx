import type { DieProps } from '../renderer.ts';
import { DieFace, type Die as Thrown } from './art/DieFace.tsx';
import { useWords } from './words.ts';

/** A die of a story, `yellow.burst`: its colour and its face. */
export function Die({ die, size }: DieProps) {
  const words = useWords();
  const [colour, face] = die.split('.') as [Thrown['colour'], string];
  const label = words('die.label', { colour: `colour/${colour}`, face: `face/${face}` });
  return (
    <svg className="die" viewBox="0 0 40 40" width={size} height={size} role="img" aria-label={label}>
      <title>{label}</title>
      <DieFace colour={colour} face={(face === 'blank' || face === 'burst' ? face : Number(face)) as Thrown['face']} />
    </svg>
  );
}
