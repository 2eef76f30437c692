/** Everything that the galaxy draws more than once, defined once. Shapes lie around the origin. */
import { memo } from 'react';
import { GlyphShape } from '../../drawing/Glyph.tsx';
import { apothem, hexPath, round } from '../geometry.ts';
import { emblems } from './emblems.ts';
import { resourceHues } from './palette.ts';
import { shipKinds, silhouettes } from './ships.ts';

const ground = '#0b0f17';

/** Half the side of a population square. */
const SQUARE = 13;

export const squareHues = { ...resourceHues, gray: '#b4bfcd' } as const;

const edge = round(-apothem);

/** From an edge of a hex inwards, as if it were above. */
const halfCircle = (size: number): string => `M${-size} ${edge}A${size} ${size} 0 0 0 ${size} ${edge}`;

/** Light of the suns in the middle of sectors. */
const suns = { warm: '#f7d9a0', white: '#dfe8f7', red: '#f0a58c' } as const;
export type Sun = keyof typeof suns;

/** What a ship with damage has lost. */
const notched = 'M0 0H13.6L11.6 6 15.4 7.6 13 12.4 24 10V24H0Z';

interface DefinitionsProps {
  /** Of the seats, in one string. */
  readonly glyphs: string;
}

export const Definitions = memo(function Definitions({ glyphs }: DefinitionsProps) {
  return (
    <defs>
      {Object.entries(suns).map(([sun, light]) => (
        <g key={sun}>
          <radialGradient id={`eclipse-light-${sun}`}>
            <stop offset="0" stopColor="#fff" stopOpacity="0.85" />
            <stop offset="0.1" stopColor={light} stopOpacity="0.6" />
            <stop offset="0.35" stopColor={light} stopOpacity="0.14" />
            <stop offset="1" stopColor={light} stopOpacity="0" />
          </radialGradient>
          <g id={`eclipse-sun-${sun}`}>
            <g fill="none" stroke="#8fa2c4" strokeOpacity="0.13" strokeWidth="1">
              <ellipse rx="66" ry="27" />
              <ellipse rx="46" ry="18" />
            </g>
            <circle r="52" fill={`url(#eclipse-light-${sun})`} />
          </g>
        </g>
      ))}
      <radialGradient id="eclipse-passage">
        <stop offset="0" stopColor="#f4fbff" />
        <stop offset="0.4" stopColor="#8fd0ff" />
        <stop offset="1" stopColor="#1c4470" />
      </radialGradient>
      <pattern id="eclipse-damage" width="4" height="4" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path d="M0 0V4" stroke={ground} strokeWidth="3" strokeOpacity="0.8" />
      </pattern>
      <clipPath id="eclipse-notched">
        <path d={notched} />
      </clipPath>
      <path id="eclipse-border" d={hexPath(94)} />
      <g id="eclipse-wormhole">
        <path d={`${halfCircle(14.5)}Z`} fill="#0d1624" stroke="#84a9d8" strokeWidth="2.5" />
        <path d={halfCircle(7.5)} fill="none" stroke="#84a9d8" strokeOpacity="0.6" strokeWidth="2" />
      </g>
      <g id="eclipse-wormhole-closed">
        <path d={`${halfCircle(14.5)}Z`} fill={ground} fillOpacity="0.7" stroke="#53647f" strokeWidth="2" />
        <path d={`M-16.5 ${edge + 1.5}H16.5`} stroke="#8492aa" strokeWidth="4.5" />
      </g>
      <g id="eclipse-passage-open">
        <circle r="16" fill={ground} />
        <circle r="14" fill="url(#eclipse-passage)" stroke="#cdeaff" strokeWidth="2" />
        <circle r="7.8" fill="none" stroke="#0e2b4a" strokeOpacity="0.55" strokeWidth="2" />
      </g>
      {shipKinds.map((kind) => (
        <g key={kind}>
          <g id={`eclipse-${kind}`}>
            <path d={silhouettes[kind]} transform="translate(-12 -12)" fillRule="evenodd" />
          </g>
          <g id={`eclipse-${kind}-damaged`}>
            <g transform="translate(-12 -12)" clipPath="url(#eclipse-notched)" fillRule="evenodd">
              <path d={silhouettes[kind]} />
              <path d={silhouettes[kind]} fill="url(#eclipse-damage)" fillOpacity="0.75" />
            </g>
          </g>
        </g>
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
        <g key={type}>
          <g id={`eclipse-square-${type}`}>
            <rect
              {...{ x: -SQUARE, y: -SQUARE, width: 2 * SQUARE, height: 2 * SQUARE }}
              rx="3"
              fill={`color-mix(in srgb, ${hue} 22%, ${ground})`}
              stroke={hue}
              strokeWidth="2.4"
            />
            {type !== 'gray' && (
              <path
                d={emblems[type as keyof typeof resourceHues]}
                transform="translate(-8.4 -8.4) scale(0.7)"
                fill={hue}
                fillRule="evenodd"
              />
            )}
          </g>
          <g id={`eclipse-square-${type}-advanced`}>
            <use href={`#eclipse-square-${type}`} />
            <path
              d={emblems.points}
              transform="translate(2.4 -18.6) scale(0.66)"
              fill="#fff6dc"
              stroke={ground}
              strokeWidth="2.4"
              paintOrder="stroke"
            />
          </g>
        </g>
      ))}
      <g id="eclipse-orbital-square">
        <path
          d={silhouettes.orbital}
          transform="translate(-17 -17) scale(1.42)"
          fill="#c3d0e4"
          stroke={ground}
          strokeWidth="1.2"
          paintOrder="stroke"
        />
      </g>
      <g id="eclipse-cube">
        <rect x="-9.5" y="-9.5" width="19" height="19" rx="2" fill="currentColor" stroke={ground} strokeWidth="1.5" />
        <path d="M-8.5-5.5V-8.5H8.5V-5.5Z" fill="#fff" fillOpacity="0.35" />
      </g>
      <g id="eclipse-disc">
        <circle r="14.5" fill="currentColor" stroke={ground} strokeWidth="2" />
        <circle r="11.5" fill="none" stroke="#fff" strokeOpacity="0.45" strokeWidth="1.5" />
      </g>
      <circle id="eclipse-no-disc" r="11.5" fill="none" stroke="#6f80a0" strokeWidth="1.6" strokeDasharray="4 3.2" />
      <g id="eclipse-discovery">
        <path d={hexPath(15)} fill="#2b3550" stroke="#aab9d6" strokeWidth="2" />
        <path d={emblems.discovery} transform="translate(-9.6 -9.6) scale(0.8)" fill="#dfe8fa" />
      </g>
      <g id="eclipse-artifact">
        <path
          d="M0-12 10-3 6 11H-6L-10-3ZM0-6.5-5-2-3 6H3L5-2Z"
          fill="#8fd6c4"
          fillRule="evenodd"
          stroke={ground}
          strokeWidth="1.5"
          paintOrder="stroke"
        />
      </g>
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
