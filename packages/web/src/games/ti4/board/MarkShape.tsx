import type { CSSProperties } from 'react';
import { wormholeHues, wormholeLetters } from '../art/palette.ts';
import { round } from './geometry.ts';
import type { Mark, Placed, PlanetContent } from './marks.ts';
import { boxOf, type Drawn, type MarkProps, seatColour, squareAt } from './placing.ts';
import { RowShape } from './RowShape.tsx';

export function MarkShape(shape: MarkProps) {
  const { props, mark } = shape;
  switch (mark.use) {
    case 'row':
      return <RowShape {...shape} mark={mark} />;
    case 'token':
      return (
        <g style={seatColour(props, mark.seat)}>
          <use href="#ti4-pennant" {...boxOf(mark)} fill="currentColor" />
          <use href={`#ti4-glyph-${mark.seat}`} {...squareAt(mark.x - mark.width / 16, mark.y, mark.width / 2)} />
        </g>
      );
    case 'wormhole':
      return (
        <>
          <use href={`#ti4-${mark.wormhole}`} {...boxOf(mark)} />
          <text
            className="ti4-letter"
            x={mark.x}
            y={mark.y}
            fill={wormholeHues[mark.wormhole]}
            style={{ '--letter': `${round(mark.width * 0.5)}px` } as CSSProperties}
          >
            {wormholeLetters[mark.wormhole]}
          </text>
        </>
      );
    case 'structure':
      return (
        <use
          className="ti4-structure"
          style={seatColour(props, mark.seat)}
          href={`#ti4-${mark.type === 'pds' && mark.count > 1 ? 'pds-pair' : mark.type}`}
          {...boxOf(mark)}
        />
      );
    case 'specialty':
      return <use href={`#ti4-${mark.colour}`} {...boxOf(mark)} />;
    case 'seal':
      return <use href="#ti4-seal" {...boxOf(mark)} />;
    case 'dock':
      return <rect className="ti4-dock" style={seatColour(props, mark.seat)} {...boxOf(mark)} rx="2" />;
    case 'name':
      return (
        <text className="ti4-name" x={mark.x} y={round(mark.y + 2.8)}>
          {props.name(`planet/${mark.planet}`)}
        </text>
      );
    case 'pill':
      return <Pill {...shape} mark={mark} />;
    default:
      return <Planet {...shape} mark={mark} />;
  }
}

function Pill({ props, mark }: MarkProps<Extract<Mark, { use: 'pill' }>>) {
  const { x, y, width, height, seat, count } = mark;
  const glyph = height * 0.62;
  const left = count === 0 ? x : x - width / 2 + glyph * 0.78;
  return (
    <g className="ti4-pill" style={seatColour(props, seat)}>
      <rect {...boxOf(mark)} rx={round(height / 4.3)} />
      <use href={`#ti4-glyph-${seat}`} {...squareAt(left, y, glyph)} />
      {count > 0 && (
        <text x={round(x + glyph / 2)} y={round(y + height * 0.34)}>
          {count}
        </text>
      )}
    </g>
  );
}

function Planet({ props, content, mark }: MarkProps<Extract<Mark, { use: 'planet' | 'plate' | 'name' | 'seal' }>>) {
  const planet = content.planets.find(({ id }) => id === mark.planet);
  if (!planet) return null;
  if (mark.use === 'plate')
    return props.overlays.has('names') && props.level === 'middle' && content.planets.length < 3 ? (
      <PlanetName
        {...{ props, mark }}
        id={planet.id}
        index={content.planets.indexOf(planet)}
        among={content.planets.length}
      />
    ) : (
      <Plate planet={planet} mark={mark} />
    );
  const owner = planet.owner === null ? undefined : props.players[planet.owner];
  if (props.level === 'far') return <FarPlanet {...{ props, planet, mark }} />;
  return (
    <>
      <use
        className={planet.exhausted ? 'ti4-planet is-exhausted' : 'ti4-planet'}
        href={`#ti4-planet-${planet.kind}`}
        {...boxOf(mark)}
      />
      {owner && (
        <circle
          className="ti4-ring"
          style={{ color: owner.colour }}
          cx={round(mark.x)}
          cy={round(mark.y)}
          r={round(mark.width / 2 + 1)}
        />
      )}
    </>
  );
}

interface NameProps {
  readonly props: Drawn;
  readonly mark: Placed;
  readonly id: PlanetContent['id'];
  readonly index: number;
  readonly among: number;
}

/** A name takes more room than a plate, so those of two planets stand below each other. */
function PlanetName({ props, mark, id, index, among }: NameProps) {
  const shift = among > 1 ? { x: Math.sign(mark.x) * 6, y: mark.y + (index === 0 ? -1 : 10) } : mark;
  return (
    <text className="ti4-name" x={round(shift.x)} y={round(shift.y + 2)}>
      {props.name(`planet/${id}`)}
    </text>
  );
}

interface PlanetProps {
  readonly planet: PlanetContent;
  readonly mark: Placed;
}

/** A disc in the owner's colour with the ground forces, or with the glyph where there are none. */
function FarPlanet({ props, planet, mark }: PlanetProps & { readonly props: Drawn }) {
  const { owner, kind, forces, custodians } = planet;
  if (owner === null)
    return (
      <>
        <use className="ti4-planet" href={`#ti4-planet-${kind}`} {...boxOf({ ...mark, width: 22, height: 22 })} />
        {custodians && <use href="#ti4-seal" {...squareAt(mark.x, mark.y, 18)} />}
      </>
    );
  const count = forces.find(({ seat }) => seat === owner)?.count ?? 0;
  return (
    <g className="ti4-disc" style={seatColour(props, owner)}>
      <circle cx={mark.x} cy={mark.y} r={mark.width / 2} />
      {count === 0 ? (
        <use href={`#ti4-glyph-${owner}`} {...squareAt(mark.x, mark.y, mark.width * 0.5)} />
      ) : (
        <text x={mark.x} y={mark.y + 7.4}>
          {count}
        </text>
      )}
    </g>
  );
}

/** Resources in a square half, influence in a pointed one. */
function Plate({ planet, mark }: PlanetProps) {
  const { x, y, width, height } = mark;
  const state = planet.exhausted ? ' is-exhausted' : '';
  return (
    <>
      <use href={`#ti4-plate${planet.exhausted ? '-exhausted' : ''}`} {...boxOf(mark)} />
      <text className={`ti4-resources${state}`} x={round(x - width / 4)} y={round(y + height * 0.32)}>
        {planet.resources}
      </text>
      <text className={`ti4-influence${state}`} x={round(x + width * 0.2)} y={round(y + height * 0.32)}>
        {planet.influence}
      </text>
    </>
  );
}
