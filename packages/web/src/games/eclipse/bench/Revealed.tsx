import type { RendererProps } from '../../renderer.ts';
import type { Emblem } from '../art/emblems.ts';
import { Icon } from '../art/Icon.tsx';
import { ShipIcon } from '../art/ShipIcon.tsx';
import { npcColour } from '../art/ships.ts';
import { type SectorFigures, tablesOf, viewOf } from '../model.ts';
import { useWords, type Words } from '../words.ts';
import { Squares } from './Squares.tsx';

/** Sectors that another explorer has revealed and may place: what is worth having in each. The board shows how they would lie. */
export function Revealed(props: RendererProps) {
  const words = useWords();
  const { revealed } = viewOf(props);
  if (!revealed || revealed.seat === props.seat) return null;
  return (
    <section className="drawn-block eclipse-decided">
      <h2 className="drawn-title">{words('revealed.title', { player: `seat/${revealed.seat}` })}</h2>
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

export function Tile({ props, words, name, figures }: TileProps) {
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
      {population.length === 0 && <span className="eclipse-muted">{words('revealed.empty')}</span>}
      <Squares figures={figures} name={props.name} />
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
