import type { RendererProps } from '../../renderer.ts';
import { type Emblem, emblems } from '../art/emblems.ts';
import { Icon } from '../art/Icon.tsx';
import { resourceHues } from '../art/palette.ts';
import { ShipIcon } from '../art/ShipIcon.tsx';
import { npcColour } from '../art/ships.ts';
import { type SectorFigures, tablesOf, viewOf } from '../model.ts';
import { useWords, type Words } from '../words.ts';

/** Sectors that an explorer has revealed and may place: what is worth having in each. The board shows how they would lie. */
export function Revealed(props: RendererProps) {
  const words = useWords();
  const { revealed } = viewOf(props);
  if (!revealed) return null;
  return (
    <section className="drawn-block eclipse-decided">
      <h2 className="drawn-title">{words('revealed.title', { player: props.players[revealed.seat]?.name ?? '' })}</h2>
      {revealed.sectors.map((id) => (
        <Tile key={id} name={props.name(`sector/${id}`)} figures={tablesOf(props).sectors[id]} {...{ props, words }} />
      ))}
    </section>
  );
}

interface TileProps {
  readonly props: RendererProps;
  readonly words: Words;
  readonly name: string;
  readonly figures: SectorFigures;
}

function Tile({ props, words, name, figures }: TileProps) {
  const { points, population, ancients, discovery, artifacts, warpPortal } = figures;
  const marks: readonly (readonly [Emblem, string])[] = [
    ...(discovery ? [['discovery', words('revealed.discovery')] as const] : []),
    ...(artifacts > 0 ? [['rare', words('revealed.artifact')] as const] : []),
    ...(warpPortal ? [['sector', words('revealed.portal')] as const] : []),
  ];
  return (
    <div className="eclipse-revealed">
      <span className="eclipse-line">
        <b>{name}</b>
        <span className="eclipse-figure">
          <Icon name="points" size={12} />
          {words('revealed.points', { points })}
        </span>
      </span>
      <span className="eclipse-squares">
        {population.length === 0 && <span className="eclipse-muted">{words('revealed.empty')}</span>}
        {population.map((square, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a square is its place
          <Square key={i} {...square} label={props.name(`square/${kindOf(square)}`)} />
        ))}
      </span>
      {(ancients > 0 || marks.length > 0) && (
        <span className="eclipse-line">
          {ancients > 0 && (
            <span className="eclipse-figure" style={{ color: npcColour }}>
              <ShipIcon kind="ancient" size={16} />
              {words('revealed.ancients', { count: ancients })}
            </span>
          )}
          {marks.map(([icon, label]) => (
            <span key={icon} className="eclipse-figure">
              <Icon name={icon} size={12} />
              {label}
            </span>
          ))}
        </span>
      )}
    </div>
  );
}

interface SquareProps {
  readonly type: SectorFigures['population'][number]['type'];
  readonly advanced: boolean;
  readonly label: string;
}

/** A population square; a star marks an advanced one. */
function Square({ type, advanced, label }: SquareProps) {
  const hue = type === 'gray' ? '#b4bfcd' : resourceHues[type];
  return (
    <svg viewBox="0 0 28 28" width="24" height="24" role="img" aria-label={label} color={hue}>
      <title>{label}</title>
      <rect x="2" y="4" width="22" height="22" rx="3" fill="#0b0f17" stroke="currentColor" strokeWidth="2" />
      {type !== 'gray' && (
        <path d={emblems[type]} transform="translate(6 8) scale(0.58)" fill="currentColor" fillRule="evenodd" />
      )}
      {advanced && <path d={emblems.points} transform="translate(16 0) scale(0.5)" fill="#fff6dc" />}
    </svg>
  );
}

function kindOf({ advanced, type }: SectorFigures['population'][number]): string {
  return advanced ? `advanced-${type}` : type;
}
