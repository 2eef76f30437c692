/** Everything that the board draws more than once, defined once. Shapes lie around the origin. */
import { memo } from 'react';
import { planetRadius, slotRadius } from '../geometry.ts';
import { emblems, hulls } from './emblems.ts';
import { planetHues } from './palette.ts';

const ground = '#0b0f17';

export type PlanetType = keyof typeof planetHues;

/** Surfaces, lit from the east; the board turns each planet toward the light in its centre. */
const surfaces: Readonly<Record<PlanetType, string>> = {
  material:
    'M-20-22a9 9 0 1 1 .1 0ZM12 14a13 13 0 1 1 .1 0ZM-14 24a7 7 0 1 1 .1 0ZM20-20a6 6 0 1 1 .1 0ZM-30 6a5 5 0 1 1 .1 0Z',
  fuel: 'M-46-24C-20-30 10-14 46-22V-12C14-4-16-22-46-14ZM-46 0C-16-8 14 12 46 2V12C10 22-22 4-46 14ZM-46 26C-20 20 10 34 46 24V30C14 40-16 28-46 34Z',
  weapon:
    'M-40-12-22-16-10-2-26 8-12 18-18 40-6 22 8 30-2 12 14 2 2-10 18-26 4-20-8-40-6-20-20-26ZM24 2 38-6 32 8 42 18 26 14Z',
  relic: 'M-46-30H46V-24H-46ZM-46-14H46V-11H-46ZM-46 4H46V14H-46ZM-46 24H46V27H-46ZM-46 34H46V38H-46Z',
  psionic:
    'M-6 0a6 6 0 1 1 12 0 12 12 0 1 1-24 0 19 19 0 1 1 38 0 27 27 0 1 1-54 0 35 35 0 1 1 70 0h-5a30 30 0 1 0-60 0 22 22 0 1 0 44 0 14 14 0 1 0-28 0 7 7 0 1 0 14 0 2 2 0 1 0-4 0Z',
};

export const Definitions = memo(function Definitions() {
  return (
    <defs>
      <clipPath id="arcs-sphere">
        <circle r={planetRadius} />
      </clipPath>
      <radialGradient id="arcs-night" cx="0.86" cy="0.5" r="0.86">
        <stop offset="0.3" stopColor="#000" stopOpacity="0" />
        <stop offset="0.72" stopColor="#05070c" stopOpacity="0.5" />
        <stop offset="1" stopColor="#05070c" stopOpacity="0.9" />
      </radialGradient>
      <radialGradient id="arcs-sun">
        <stop offset="0" stopColor="#fff3d6" stopOpacity="0.5" />
        <stop offset="0.16" stopColor="#f6d9a4" stopOpacity="0.22" />
        <stop offset="0.5" stopColor="#6f7fa8" stopOpacity="0.1" />
        <stop offset="1" stopColor="#26324a" stopOpacity="0" />
      </radialGradient>
      <radialGradient id="arcs-deep" gradientUnits="userSpaceOnUse" cx="750" cy="500" r="760">
        <stop offset="0.1" stopColor="#1b2638" />
        <stop offset="1" stopColor="#111824" />
      </radialGradient>
      <pattern id="arcs-hatch" width="14" height="14" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path d="M0 0V14" stroke="#31405c" strokeWidth="3" />
      </pattern>
      <pattern id="arcs-damage" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path d="M0 0V5" stroke={ground} strokeWidth="4.4" strokeOpacity="0.85" />
      </pattern>
      {Object.entries(planetHues).map(([type, hue]) => (
        <radialGradient key={type} id={`arcs-light-${type}`} cx="0.72" cy="0.5" r="0.75">
          <stop offset="0" stopColor={hue.light} />
          <stop offset="0.55" stopColor={hue.body} />
          <stop offset="1" stopColor={hue.shade} />
        </radialGradient>
      ))}
      {Object.entries(surfaces).map(([type, surface]) => (
        <g key={type} id={`arcs-planet-${type}`}>
          <circle r={planetRadius} fill={`url(#arcs-light-${type})`} />
          <path d={surface} fill="#000" fillOpacity="0.16" clipPath="url(#arcs-sphere)" />
          <circle r={planetRadius} fill="url(#arcs-night)" />
          <path
            d={`M0-${planetRadius - 0.8}A${planetRadius - 0.8} ${planetRadius - 0.8} 0 0 1 0 ${planetRadius - 0.8}`}
            fill="none"
            stroke="#fff"
            strokeOpacity="0.35"
            strokeWidth="1.6"
          />
        </g>
      ))}
      <g id="arcs-portal" fill="none" stroke="#8ea2c8">
        <circle r="50" strokeWidth="7" strokeOpacity="0.16" />
        <circle r="50" strokeWidth="1.5" strokeOpacity="0.7" />
        <circle r="40" strokeWidth="3" strokeOpacity="0.55" strokeDasharray="4 11.7" />
        <circle r="29" strokeWidth="1.2" strokeOpacity="0.4" />
        <path d="M0-62V-48M0 62V48M-62 0H-48M62 0H48" strokeWidth="3" strokeOpacity="0.6" />
      </g>
      <g id="arcs-slot">
        <circle r={slotRadius - 3} fill={ground} fillOpacity="0.55" />
        <circle
          r={slotRadius - 3}
          fill="none"
          stroke="#7f90ae"
          strokeOpacity="0.75"
          strokeWidth="2"
          strokeDasharray="6 5.7"
        />
      </g>
      {(['city', 'starport'] as const).map((kind) => (
        <g key={kind}>
          <g id={`arcs-${kind}`}>
            <path d={plates[kind].whole} fill="currentColor" stroke={ground} strokeWidth="3" />
            <path d={emblems[kind]} transform="translate(-16.2 -17.5) scale(1.35)" fill={ground} fillRule="evenodd" />
          </g>
          <g id={`arcs-${kind}-damaged`}>
            <path d={plates[kind].notched} fill="currentColor" stroke={ground} strokeWidth="3" />
            <path d={plates[kind].notched} fill="url(#arcs-damage)" fillOpacity="0.7" />
            <path
              d={emblems[kind]}
              transform="translate(-16.2 -17.5) scale(1.35)"
              fill={ground}
              stroke="currentColor"
              strokeWidth="1.6"
              paintOrder="stroke"
              fillRule="evenodd"
            />
          </g>
        </g>
      ))}
      {hulls.map((hull, seat) => (
        <g key={hull}>
          <path id={`arcs-hull-${seat}`} d={hull} transform="translate(-16 -16)" />
          {[1, 2, 3].map((size) => (
            <Fleet key={size} seat={seat} size={size} />
          ))}
        </g>
      ))}
    </defs>
  );
});

/** A city stands on a round plate, a starport on an eight-sided one; a damaged plate has a notch. */
const plates = {
  city: {
    whole: 'M0-28A28 28 0 1 1 0 28 28 28 0 1 1 0-28Z',
    notched: 'M0-28A28 28 0 0 1 14-24.2L9-12 19-9 15-1 28-2A28 28 0 1 1 0-28Z',
  },
  starport: {
    whole: 'M-12-28H12L28-12V12L12 28H-12L-28 12V-12Z',
    notched: 'M-12-28H10L7-15 17-11 14-3 28-4V12L12 28H-12L-28 12V-12Z',
  },
} as const;

/** Up to three hulls, one behind the other; damaged ones lie tipped and hatched. */
function Fleet({ seat, size }: { readonly seat: number; readonly size: number }) {
  const hull = `#arcs-hull-${seat}`;
  const offsets = [10, 5, 0].slice(3 - size);
  const front = offsets.at(-1) ?? 0;
  return (
    <>
      <g id={`arcs-ship-${seat}-${size}`} stroke={ground} strokeWidth="2.5" strokeLinejoin="round">
        {offsets.map((x) => (
          <use key={x} href={hull} x={x} fill="currentColor" fillOpacity={x === front ? 1 : 0.75} />
        ))}
      </g>
      <g id={`arcs-wreck-${seat}-${size}`} stroke={ground} strokeWidth="2.5" strokeLinejoin="round">
        {offsets.map((x) => (
          <g key={x} transform={`translate(${x} 2) rotate(64)`}>
            <use href={hull} fill="currentColor" />
            <use href={hull} fill="url(#arcs-damage)" fillOpacity="0.8" />
          </g>
        ))}
      </g>
    </>
  );
}
