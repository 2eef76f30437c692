/** Everything that the galaxy draws more than once, defined once. Shapes lie around the origin. */
import { memo } from 'react';
import { GlyphShape } from '../../drawing/Glyph.tsx';
import { apothem, hexPath, round } from '../geometry.ts';
import { emblems } from './emblems.ts';
import { resourceHues } from './palette.ts';
import { shipKinds, silhouettes } from './ships.ts';

const ground = '#0b0f17';

export const squareHues = { ...resourceHues, gray: '#b4bfcd' } as const;

const edge = round(-apothem);

/** From an edge of a hex inwards, as if it were above. */
const halfCircle = (size: number): string => `M${-size} ${edge}A${size} ${size} 0 0 0 ${size} ${edge}`;

/** What damage looks like, at the lower right of a silhouette. */
const wedge = 'M-1 12 11 -1V12Z';

const star = 'M0-8 2-2 8 0 2 2 0 8-2 2-8 0-2-2Z';

interface DefinitionsProps {
  /** Of the seats, in one string. */
  readonly glyphs: string;
}

export const Definitions = memo(function Definitions({ glyphs }: DefinitionsProps) {
  return (
    <defs>
      <radialGradient id="eclipse-light">
        <stop offset="0" stopColor="#f7d9a0" stopOpacity="0.5" />
        <stop offset="0.3" stopColor="#f7d9a0" stopOpacity="0.12" />
        <stop offset="1" stopColor="#f7d9a0" stopOpacity="0" />
      </radialGradient>
      <circle id="eclipse-sun" cy="-6" r="54" fill="url(#eclipse-light)" />
      <radialGradient id="eclipse-passage">
        <stop offset="0" stopColor="#f4fbff" />
        <stop offset="0.4" stopColor="#8fd0ff" />
        <stop offset="1" stopColor="#1c4470" />
      </radialGradient>
      <path id="eclipse-border" d={hexPath(95)} />
      <path id="eclipse-start" d={hexPath(86)} />
      <path id="eclipse-wedge" d={wedge} />
      <path id="eclipse-wormhole" d={`${halfCircle(14)}Z`} fill="#0d1624" stroke="#84a9d8" strokeWidth="2.5" />
      <path id="eclipse-wormhole-closed" d={`${halfCircle(14)}Z`} fill="#0d1624" stroke="#4d5d78" strokeWidth="2.5" />
      <g id="eclipse-passage-open">
        <circle r="12.5" fill={ground} />
        <circle r="10.5" fill="url(#eclipse-passage)" stroke="#cdeaff" strokeWidth="1.6" />
      </g>
      {shipKinds.map((kind) => (
        <path
          key={kind}
          id={`eclipse-${kind}`}
          d={silhouettes[kind]}
          transform="translate(-12 -12)"
          fillRule="evenodd"
        />
      ))}
      <g id="eclipse-monolith">
        <path
          d={silhouettes.monolith}
          transform="translate(-14.4 -14.4) scale(1.2)"
          fill="#dde5f1"
          stroke={ground}
          strokeWidth="1.4"
          paintOrder="stroke"
        />
      </g>
      {Object.entries(squareHues).map(([type, hue]) => (
        <g key={type} id={`eclipse-square-${type}`}>
          <rect x="-13" y="-13" width="26" height="26" rx="4" fill="#0e141f" stroke={hue} strokeWidth="2.6" />
          {type === 'gray' ? (
            <path d="M-5 0H5M0-5V5" stroke={hue} strokeWidth="3" />
          ) : (
            <path
              d={emblems[type as keyof typeof resourceHues]}
              transform="translate(-8.4 -8.4) scale(0.7)"
              fill={hue}
              fillRule="evenodd"
            />
          )}
        </g>
      ))}
      <rect
        id="eclipse-cube"
        x="-13.5"
        y="-13.5"
        width="27"
        height="27"
        rx="4"
        fill="currentColor"
        stroke={ground}
        strokeWidth="1.5"
      />
      <circle id="eclipse-disc" r="15.5" fill="currentColor" stroke={ground} strokeWidth="3" />
      {Object.keys(resourceHues).map((type) => (
        <g key={type} id={`eclipse-cube-${type}`}>
          <use href="#eclipse-cube" />
          <path
            d={emblems[type as keyof typeof resourceHues]}
            transform="translate(-9.6 -9.6) scale(0.8)"
            fill={ground}
            fillRule="evenodd"
          />
        </g>
      ))}
      {[
        ...Object.keys(squareHues).map((type) => `square-${type}`),
        ...Object.keys(resourceHues).map((type) => `cube-${type}`),
      ].map((shape) => (
        <g key={shape} id={`eclipse-${shape}-advanced`}>
          <use href={`#eclipse-${shape}`} />
          <path
            d={star}
            transform="translate(12 -12)"
            fill="#fff"
            stroke={ground}
            strokeWidth="2"
            paintOrder="stroke"
          />
        </g>
      ))}
      <path
        id="eclipse-orbital-free"
        d={silhouettes.orbital}
        transform="translate(-14.4 -14.4) scale(1.2)"
        fill="#dde5f1"
        stroke={ground}
        strokeWidth="1.4"
        paintOrder="stroke"
      />
      {Object.keys(resourceHues).map((type) => (
        <g key={type} id={`eclipse-orbital-${type}`}>
          <use href="#eclipse-orbital-free" />
          <use href={`#eclipse-cube-${type}`} transform="translate(0 1) scale(0.62)" />
        </g>
      ))}
      {[...glyphs].map((glyph, seat) => (
        <g key={glyph} id={`eclipse-disc-${seat}`}>
          <use href="#eclipse-disc" />
          <use href={`#eclipse-glyph-${seat}`} transform="scale(0.72)" fill={ground} />
        </g>
      ))}
      <g id="eclipse-discovery">
        <path d={hexPath(14)} fill="#1d3a44" stroke="#7fd0d8" strokeWidth="2.4" />
        <path d={star} fill="#c9f2f5" />
      </g>
      <path id="eclipse-artifact" d="M0-9 9-2.5 5.6 8H-5.6L-9-2.5Z" fill="#1d4a44" stroke="#7fe0c8" strokeWidth="2" />
      <g id="eclipse-portal" fill="none" strokeLinecap="round">
        <circle r="13" fill="#170f2b" stroke="#b79bff" strokeWidth="2.4" />
        <path d="M0-8.5A8.5 8.5 0 0 1 8.5 0 6 6 0 0 1 0 5.5 4 4 0 0 1-3.5 1" stroke="#d8c8ff" strokeWidth="2.2" />
        <path d="M0 8.5A8.5 8.5 0 0 1-8.5 0 6 6 0 0 1 0-5.5 4 4 0 0 1 3.5-1" stroke="#d8c8ff" strokeWidth="2.2" />
      </g>
      <g id="eclipse-portal-tile">
        <rect x="-16" y="-16" width="32" height="32" rx="3" fill="#2b3550" stroke="#aab9d6" strokeWidth="1.6" />
        <use href="#eclipse-portal" />
      </g>
      <g id="eclipse-portal-discovery">
        <path d={hexPath(18)} fill="#2b3550" stroke="#aab9d6" strokeWidth="1.6" />
        <use href="#eclipse-portal" />
      </g>
      {[...glyphs].map((glyph, seat) => (
        <g key={glyph} id={`eclipse-glyph-${seat}`} transform="translate(-12 -12)">
          <GlyphShape glyph={glyph} />
        </g>
      ))}
    </defs>
  );
});
