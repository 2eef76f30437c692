import { ringOf } from '@orrery/eclipse/figures';
import { labelOf, shapeProps, stateClass } from '../../drawing/touch.ts';
import type { RendererProps } from '../../renderer.ts';
import { centreOf, type Hex, hexPath, keyOf, round } from '../geometry.ts';
import { useWords } from '../words.ts';
import { zoneHint } from './hints.ts';

const outline = hexPath(94);
const numerals = { 1: 'I', 2: 'II', 3: 'III' } as const;

/** A zone that nobody has explored, with the number of its ring. */
export function Zone({ props, zone }: { readonly props: RendererProps; readonly zone: Hex }) {
  const words = useWords();
  const { x, y } = centreOf(zone);
  const target = `zone:${keyOf(zone)}`;
  const hint = zoneHint(props, words, zone);
  return (
    <g transform={`translate(${round(x)} ${round(y)})`}>
      <path
        className={`galaxy-zone${stateClass(props, target)}`}
        d={outline}
        {...shapeProps(props, target, labelOf(hint), hint)}
      />
      <text className="galaxy-ring" y="10" textAnchor="middle">
        {numerals[ringOf(zone)]}
      </text>
    </g>
  );
}
