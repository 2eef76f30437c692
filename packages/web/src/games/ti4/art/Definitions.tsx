import { memo } from 'react';
import { GlyphShape } from '../../drawing/Glyph.tsx';
import { star } from '../../drawing/star.ts';
import { hexPath } from '../board/geometry.ts';
import { emblems } from './emblems.ts';
import { ground, planetHues, technologyHues, wormholeHues } from './palette.ts';
import { silhouettes } from './silhouettes.ts';

interface DefinitionsProps {
  /** Of all seats, in their order. */
  readonly glyphs: string;
}

const entries = <Key extends string, T>(table: Readonly<Record<Key, T>>) => Object.entries(table) as [Key, T][];

/** What is drawn more than once on the board; each is shown by `<use>`. */
export const Definitions = memo(function Definitions({ glyphs }: DefinitionsProps) {
  return (
    <defs>
      {entries(silhouettes).map(([type, path]) => (
        <symbol key={type} id={`ti4-${type}`} viewBox="-1.3 -1.3 26.6 26.6">
          <path d={path} className="ti4-silhouette" />
        </symbol>
      ))}
      {[...glyphs].map((glyph, seat) => (
        <symbol key={glyph} id={`ti4-glyph-${seat}`} viewBox="0 0 24 24">
          <GlyphShape glyph={glyph} />
        </symbol>
      ))}
      {entries(technologyHues).map(([colour, hue]) => (
        <symbol key={colour} id={`ti4-${colour}`} viewBox="-2 -2 28 28">
          <path d={emblems[colour]} className="ti4-outlined" fill={hue} />
        </symbol>
      ))}
      <Planets />
      <Anomalies />
      {entries(wormholeHues).map(([kind, hue]) => (
        <symbol key={kind} id={`ti4-${kind}`} viewBox="-16 -16 32 32">
          <circle r="13" fill={ground} fillOpacity="0.75" />
          <g fill="none" stroke={hue} strokeLinecap="round">
            <path d="M-2-14.5A14.6 14.6 0 0 1 14.6 0M2 14.5A14.6 14.6 0 0 1-14.6 0" strokeWidth="2.6" />
            <path
              d="M-11.5-2A11.6 11.6 0 0 1 -4-10.9M11.5 2A11.6 11.6 0 0 1 4 10.9"
              strokeWidth="1.6"
              strokeOpacity="0.7"
            />
          </g>
        </symbol>
      ))}
      <symbol id="ti4-pennant" viewBox="-8 -6.5 16 13">
        <path d="M-7.3-5.8H7.3L4.3 0 7.3 5.8H-7.3Z" stroke={ground} strokeWidth="1.3" />
      </symbol>
      <symbol id="ti4-plate" viewBox="-14.5 -7 29 14">
        <path d="M-14-6.5H0V6.5H-14Z" fill="#4a3214" stroke="#b98a4a" strokeWidth="0.9" />
        <path d="M0-6.5H10.2L14 0 10.2 6.5H0Z" fill="#1c3160" stroke="#6d8fd6" strokeWidth="0.9" />
      </symbol>
      <symbol id="ti4-plate-exhausted" viewBox="-14.5 -7 29 14">
        <path d="M-14-6.5H0V6.5H-14Z" fill={ground} stroke="#6e5636" strokeWidth="0.9" />
        <path d="M0-6.5H10.2L14 0 10.2 6.5H0Z" fill={ground} stroke="#465a85" strokeWidth="0.9" />
      </symbol>
      <symbol id="ti4-seal" viewBox="-1 -1 26 26">
        <path d={emblems.custodians} fill="#e9d9a8" stroke={ground} strokeWidth="1.6" paintOrder="stroke" />
      </symbol>
      <symbol id="ti4-wedge" viewBox="0 0 10 10">
        <path d="M1 9H9V1Z" fill="var(--danger)" stroke={ground} strokeWidth="1.4" strokeLinejoin="round" />
      </symbol>
      <filter id="ti4-halo" x="-30%" y="-30%" width="160%" height="160%">
        <feGaussianBlur stdDeviation="4" />
      </filter>
    </defs>
  );
});

/** Textures on spheres of radius 12. */
const textures = {
  cultural: (
    <path
      d="M-11.3-3.5C-5-1 5-1 11.3-3.5M-11.7 2.5C-4 5.5 4 5.5 11.7 2.5M-8.5 8C-3 9.8 3 9.8 8.5 8M-8-8.5C-3-6.8 3-6.8 8-8.5"
      stroke="#e3edf7"
      strokeOpacity="0.32"
      strokeWidth="1.4"
    />
  ),
  hazardous: (
    <path
      d="M-4.5-5a2.8 2.8 0 1 0 .1 0ZM4.5-.5a3.5 3.5 0 1 0 .1 0ZM3.5-8.5a1.7 1.7 0 1 0 .1 0ZM-4 5a2 2 0 1 0 .1 0Z"
      fill="#250f0d"
      fillOpacity="0.5"
      stroke="#e8b9ac"
      strokeOpacity="0.25"
      strokeWidth="0.7"
    />
  ),
  industrial: (
    <path
      d="M-11.5-3H11.5M-10.5 5H10.5M-4-11V11M4.5-11V11M-11-1H-4M4.5 3H11"
      stroke="#e6f4df"
      strokeOpacity="0.3"
      strokeWidth="1.1"
    />
  ),
  home: (
    <path
      d="M-11-4.5C-6-6-2-2 2-3.5S8-8 9.5-7M-11.5 3C-7 1-4 5 0 4s5-4 11.3-2M-8 8.5C-4 7 0 10 5 8.5"
      stroke="#f6ecd6"
      strokeOpacity="0.28"
      strokeWidth="1.3"
    />
  ),
  mecatol: (
    <path
      d="M0-12V12M-12 0H12M-8.5-8.5 8.5 8.5M8.5-8.5-8.5 8.5M0-6.5a6.5 6.5 0 1 1-.1 0ZM0-10a10 10 0 1 1-.1 0Z"
      stroke="#fff6d8"
      strokeOpacity="0.36"
      strokeWidth="0.9"
    />
  ),
} as const;

function Planets() {
  return entries(planetHues).map(([kind, [lit, middle, dark]]) => (
    <g key={kind}>
      <radialGradient id={`ti4-sphere-${kind}`} cx="0.34" cy="0.3" r="0.85">
        <stop offset="0" stopColor={lit} />
        <stop offset="0.45" stopColor={middle} />
        <stop offset="1" stopColor={dark} />
      </radialGradient>
      <symbol id={`ti4-planet-${kind}`} viewBox="-12 -12 24 24">
        <circle r="12" fill={`url(#ti4-sphere-${kind})`} />
        <g fill="none">{textures[kind]}</g>
      </symbol>
    </g>
  ));
}

const rocks =
  'M-36-8l8-7 10 3 2 9-9 6-9-3ZM8-24l11-4 8 7-2 9-11 3-8-6ZM-13 17l9-6 9 4 1 10-9 5-9-5ZM23 10l7-3 7 4-1 8-8 3-6-5ZM-23-33l6-2 4 4-3 5-6 0ZM36-10l5-2 4 3-2 5-6 0ZM-42 14l6-2 4 5-3 5-6-1ZM-1-5l5-2 4 3-2 5-6 0ZM9 36l5-2 5 3-3 4-6 0ZM-14-20l3-1 2 2-1 3-4 0ZM28 28l4-1 2 3-2 3-4-1Z';

function Anomalies() {
  const hex = hexPath(1);
  return (
    <>
      <radialGradient id="ti4-nova" cx="0.5" cy="0.5" r="0.6">
        <stop offset="0" stopColor="#ffcf8a" stopOpacity="0.75" />
        <stop offset="0.35" stopColor="#c9602f" stopOpacity="0.42" />
        <stop offset="1" stopColor="#3a150d" stopOpacity="0.12" />
      </radialGradient>
      <radialGradient id="ti4-mist" cx="0.45" cy="0.5" r="0.62">
        <stop offset="0" stopColor="#7a5aa8" stopOpacity="0.55" />
        <stop offset="0.6" stopColor="#3d2f63" stopOpacity="0.45" />
        <stop offset="1" stopColor="#1a1630" stopOpacity="0.2" />
      </radialGradient>
      <radialGradient id="ti4-rift" cx="0.5" cy="0.5" r="0.55">
        <stop offset="0" stopColor="#000" />
        <stop offset="0.45" stopColor="#150b12" />
        <stop offset="0.75" stopColor="#4a2436" stopOpacity="0.55" />
        <stop offset="1" stopColor="#150b12" stopOpacity="0" />
      </radialGradient>
      <g id="ti4-asteroid-field">
        <path d={rocks} fill="#3f4552" stroke="#6a7283" strokeWidth="0.8" strokeLinejoin="round" />
        <path
          d="M-34-7l6-5 7 2M10-22l8-3 6 5M-11 18l7-4 6 3M24 12l5-2 5 3"
          fill="none"
          stroke="#98a1b3"
          strokeOpacity="0.5"
          strokeWidth="1.2"
        />
      </g>
      <g id="ti4-nebula">
        <path d={hex} fill="url(#ti4-mist)" />
        <path
          d="M-46-6c12-12 22 8 36-4s20-8 34 0 14 4 22-2M-42 14c10-10 24 6 36-4s24-6 46 2M-26 32c10-8 18 4 28-2s14-4 24 0M-24-26c10-8 16 4 26-2s12-4 20 0"
          fill="none"
          stroke="#b79be0"
          strokeOpacity="0.34"
          strokeWidth="1.5"
        />
      </g>
      <g id="ti4-supernova">
        <path d={hex} fill="url(#ti4-nova)" />
        <path d={star(11, 31, 10, 0, 0)} fill="#ffd9a0" fillOpacity="0.75" />
        <path d={star(11, 19, 9, 0, 0)} fill="#ffe9c4" fillOpacity="0.8" transform="rotate(16)" />
        <circle r="8.5" fill="#fff5de" />
      </g>
      <g id="ti4-gravity-rift">
        <circle r="46" fill="url(#ti4-rift)" />
        <g fill="none" stroke="#b0809a" strokeLinecap="round">
          <path
            d="M0-34A34 34 0 0 1 33 4 27 27 0 0 1 4 27 20 20 0 0 1-15 5 14 14 0 0 1-2-8"
            strokeWidth="2.2"
            strokeOpacity="0.6"
          />
          <path
            d="M-5 34A34 34 0 0 1-33-8 27 27 0 0 1-4-27 20 20 0 0 1 15-5 14 14 0 0 1 2 8"
            strokeWidth="1.4"
            strokeOpacity="0.4"
          />
        </g>
        <circle r="6.5" fill="#000" stroke="#d8a9c0" strokeOpacity="0.55" strokeWidth="1" />
      </g>
    </>
  );
}
