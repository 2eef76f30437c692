/** Part of a galaxy as a picture of the game, for the start page. */
import './style/base.css';
import './style/board.css';
import { colourOf, glyphOf } from '../../app/seats.ts';
import { Definitions } from './art/Definitions.tsx';
import type { PlanetKind } from './art/palette.ts';
import { Backdrop } from './board/Backdrop.tsx';
import { groundOf } from './board/content.ts';
import { Face } from './board/Face.tsx';
import { centreOf, hexPath, round } from './board/geometry.ts';
import type { Content, PlanetContent } from './board/marks.ts';
import type { Anomaly, PlanetId, UnitType, Wormhole } from './model.ts';

type Planet = readonly [
  id: PlanetId,
  kind: PlanetKind,
  resources: number,
  influence: number,
  owner?: number,
  structure?: 'space-dock' | 'pds',
];

interface Tile {
  readonly position: number;
  readonly isHome?: true;
  readonly planets?: readonly Planet[];
  readonly ships?: readonly [owner: number, ...types: UnitType[]];
  readonly token?: number;
  readonly wormhole?: Wormhole;
  readonly anomaly?: Anomaly;
}

const tiles: readonly Tile[] = [
  {
    position: 0,
    planets: [['mecatol-rex', 'mecatol', 1, 6, 0]],
    ships: [0, 'flagship', 'dreadnought', 'carrier'],
    token: 0,
  },
  { position: 1, planets: [['tarmann', 'industrial', 1, 1, 0]], ships: [0, 'cruiser', 'destroyer'] },
  { position: 2, anomaly: 'asteroid-field' },
  { position: 3, planets: [['wellon', 'industrial', 1, 2, 1]], ships: [1, 'dreadnought', 'fighter'] },
  { position: 4, anomaly: 'nebula' },
  { position: 5, planets: [['mehar-xull', 'hazardous', 1, 3, 2]], ships: [2, 'war-sun'] },
  { position: 6, wormhole: 'beta' },
  {
    position: 7,
    isHome: true,
    planets: [['jord', 'home', 4, 2, 0, 'space-dock']],
    ships: [0, 'carrier', 'cruiser', 'fighter'],
  },
  {
    position: 8,
    planets: [
      ['lazar', 'cultural', 1, 0, 0],
      ['sakulag', 'hazardous', 2, 1],
    ],
  },
  { position: 9, wormhole: 'alpha', ships: [3, 'destroyer'] },
  {
    position: 10,
    planets: [
      ['arnor', 'industrial', 2, 1, 1],
      ['lor', 'industrial', 1, 2, 1, 'pds'],
    ],
    ships: [1, 'carrier'],
  },
  { position: 11, isHome: true, planets: [['winnu', 'home', 3, 4, 1, 'space-dock']], ships: [1, 'cruiser', 'carrier'] },
  { position: 12, planets: [['lodor', 'cultural', 3, 1, 1]] },
  {
    position: 13,
    planets: [
      ['qucenn', 'industrial', 1, 2, 2],
      ['rarron', 'cultural', 0, 3, 2],
    ],
    ships: [2, 'cruiser'],
    token: 1,
  },
  { position: 14, isHome: true, planets: [['muaat', 'home', 4, 1, 2, 'space-dock']], ships: [2, 'carrier', 'fighter'] },
  {
    position: 15,
    planets: [
      ['bereg', 'hazardous', 3, 1, 2],
      ['lirta-iv', 'hazardous', 2, 3],
    ],
  },
  { position: 16, anomaly: 'supernova' },
  { position: 17, planets: [['quann', 'cultural', 2, 1, 3]], wormhole: 'beta', ships: [3, 'cruiser'] },
  {
    position: 18,
    isHome: true,
    planets: [['darien', 'home', 4, 4, 3, 'space-dock']],
    ships: [3, 'dreadnought', 'carrier'],
  },
];

const players = [0, 1, 2, 3].map((seat) => ({ name: '', colour: colourOf(seat), glyph: glyphOf(seat) }));
const drawn = { players, level: 'middle', overlays: new Set<string>(), name: () => '' } as const;
const tileShape = hexPath(0.5);

export function Cover() {
  return (
    <svg
      className="ti4-board is-middle"
      viewBox="-200 -157 400 314"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <Definitions glyphs={players.map(({ glyph }) => glyph).join('')} />
      <Backdrop free={[]} />
      {tiles.map((tile) => {
        const { x, y } = centreOf(tile.position);
        const content = contentOf(tile);
        return (
          <g
            key={tile.position}
            className={tile.isHome ? 'ti4-hex is-home' : 'ti4-hex'}
            transform={`translate(${round(x)} ${round(y)})`}
          >
            <path
              className="ti4-tile"
              d={tileShape}
              fill={groundOf(content, tile.position === 0 ? 'mecatol' : 'blue')}
            />
            <Face props={drawn} content={content} />
          </g>
        );
      })}
    </svg>
  );
}

function contentOf({ planets = [], ships, token, wormhole, anomaly }: Tile): Content {
  const [seat = 0, ...types] = ships ?? [];
  return {
    planets: planets.map(planetOf),
    fleets: ships ? [{ seat, groups: types.map((type) => ({ type, count: 1, damaged: 0 })) }] : [],
    tokens: token === undefined ? [] : [token],
    wormholes: wormhole ? [wormhole] : [],
    anomaly: anomaly ?? null,
  };
}

function planetOf([id, kind, resources, influence, owner, structure]: Planet): PlanetContent {
  return {
    ...{ id, kind, resources, influence, owner: owner ?? null, exhausted: false, specialty: null, custodians: false },
    forces: owner === undefined ? [] : [{ seat: owner, count: 1 + ((resources + influence) % 3) }],
    structures: owner === undefined || !structure ? [] : [{ seat: owner, type: structure, count: 1 }],
  };
}
