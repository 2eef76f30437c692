import { plain } from '@orrery/voice';
import type { DieProps } from '../../renderer.ts';
import { useWords } from '../words.ts';

/** A ten-sided die of a story, `7.hit`: its face, and whether it hits, misses, or does something else (`plain`). */
export function Die({ die, size }: DieProps) {
  const words = useWords();
  const [face = '', did = 'plain'] = die.split('.');
  const label = words('die.label', { face: plain(face), did: `did/${did}` });
  return (
    <svg
      className={`die ti4-die is-${did}`}
      viewBox="0 0 40 40"
      width={size}
      height={size}
      role="img"
      aria-label={label}
    >
      <title>{label}</title>
      <path className="ti4-die-body" d="M20 2 37 15 37 25 20 38 3 25 3 15Z" />
      <path className="ti4-die-edge" d="M3 15 11 24 20 6 29 24 37 15M11 24 29 24 20 38ZM3 25 11 24M37 25 29 24" />
      <text x="20" y="21" textAnchor="middle" dominantBaseline="central">
        {face}
      </text>
    </svg>
  );
}
