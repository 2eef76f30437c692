import { GlyphShape } from '../../drawing/Glyph.tsx';
import type { Level } from '../../renderer.ts';
import { emblems } from '../art/emblems.ts';
import type { Cell } from '../geometry.ts';
import { round } from '../shape.ts';

/** Units between two marks of a sign. */
const SIGN = 26;

interface DialProps {
  readonly cell: Cell;
  /** Of whoever controls the system. */
  readonly glyph: string | null;
  readonly level: Level;
  /** The system's name, written out when it matters: near, and where a question names it. */
  readonly name: string | null;
}

/** The system's part of the dial: its sign, in the colour and with the glyph of whoever controls it. */
export function Dial({ cell, glyph, level, name }: DialProps) {
  const { path, at } = cell.dial;
  return (
    <g className={`arcs-dial is-${level}${glyph ? ' is-controlled' : ''}`}>
      <path className="arcs-band" d={path} />
      <g transform={`translate(${round(at.x)} ${round(at.y)})`}>
        {name === null ? <Sign cell={cell} glyph={glyph} /> : <Name cell={cell} glyph={glyph} name={name} />}
      </g>
    </g>
  );
}

function Sign({ cell, glyph }: Pick<DialProps, 'cell' | 'glyph'>) {
  const { along } = cell.dial;
  const middle = glyph ? 1 : 0.5;
  const place = (index: number): string =>
    `translate(${round(along.x * (index - middle) * SIGN)} ${round(along.y * (index - middle) * SIGN)})`;
  return (
    <g className="arcs-sign">
      <g transform={place(0)}>
        <path d={emblems[cell.symbol]} transform="translate(-11 -11) scale(0.92)" />
      </g>
      <text transform={place(1)} y="9" textAnchor="middle">
        {cell.cluster}
      </text>
      {glyph && (
        <g transform={place(2)}>
          <g transform="translate(-10 -10) scale(0.84)">
            <GlyphShape glyph={glyph} />
          </g>
        </g>
      )}
    </g>
  );
}

/** The name runs along the rim. */
function Name({ cell, glyph, name }: Pick<DialProps, 'cell' | 'glyph'> & { readonly name: string }) {
  const { along } = cell.dial;
  const turn = (Math.atan2(along.y, along.x) * 180) / Math.PI;
  return (
    <g className="arcs-sign" style={{ rotate: `${round(turn)}deg` }}>
      <text x={glyph ? -12 : 0} y="8" textAnchor="middle">
        {name}
      </text>
      {glyph && (
        <g transform={`translate(${name.length * 6.1 - 6} -8.5) scale(0.7)`}>
          <GlyphShape glyph={glyph} />
        </g>
      )}
    </g>
  );
}
