import type { CSSProperties } from 'react';
import { Spot } from '../../drawing/Spot.tsx';
import type { RendererProps } from '../../renderer.ts';
import { Icon } from '../art/Icon.tsx';
import { categoryHues } from '../art/palette.ts';
import { TechnologyPicture } from '../common/Tray.tsx';
import { technologyHint } from '../hints.ts';
import { type Category, type PlayerView, type TechnologyId, tablesOf } from '../model.ts';
import { useWords } from '../words.ts';

interface TechnologiesProps {
  readonly props: RendererProps;
  readonly player: PlayerView;
}

/** The three technology tracks: what is known, the discount of the next, and the points of the row. */
export function Technologies({ props, player }: TechnologiesProps) {
  const words = useWords();
  return (
    <section className="drawn-block eclipse-technologies">
      <h2 className="drawn-title">{words('area.technologies')}</h2>
      {tablesOf(props).categories.map((category) => (
        <Track key={category} props={props} player={player} category={category} />
      ))}
    </section>
  );
}

function Track({ props, player, category }: TechnologiesProps & { readonly category: Category }) {
  const words = useWords();
  const { technologySpaces, discounts, points } = tablesOf(props).tracks;
  const known = player.technologies[category];
  const [discount, worth] = [discounts[known.length] ?? 0, points[known.length] ?? 0];
  const lines = [words('area.track.tiles', { count: known.length, spaces: technologySpaces })];
  if (known.length < technologySpaces) {
    lines.push(words('area.discount', { count: discount }));
    lines.push(
      words('area.track.next', {
        discount: discounts[known.length + 1] ?? discount,
        points: points[known.length + 1] ?? 0,
      }),
    );
  }
  lines.push(words('area.trackPoints', { count: worth }));
  return (
    <div className="eclipse-track-row" style={{ '--hue': categoryHues[category] } as CSSProperties}>
      <Spot
        touchable={props}
        target={null}
        hint={{ title: words('area.track', { track: props.name(`category/${category}`) }), lines, rule: 'research.4' }}
        className="eclipse-track-head"
        isReadable
      >
        <Icon name={category} size={16} colour={categoryHues[category]} />
        <span>{known.length < technologySpaces && discount > 0 ? `−${discount}` : ''}</span>
      </Spot>
      <div className="eclipse-track-tiles">
        {Array.from({ length: technologySpaces }, (_, place) => {
          const id = known[place];
          return id ? (
            <TechnologyTab key={id} props={props} id={id} />
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: a space of the track is its index
            <span key={place} className="eclipse-tech is-free" />
          );
        })}
      </div>
      <span className={worth > 0 ? 'eclipse-track-points' : 'eclipse-track-points is-none'}>
        <Icon name="points" size={12} />
        {worth}
      </span>
    </div>
  );
}

/** A technology as a small tile: the part that it allows, or a picture of what it does. */
export function TechnologyTab({ props, id }: { readonly props: RendererProps; readonly id: TechnologyId }) {
  const tables = tablesOf(props);
  const { part, category } = tables.technologies[id];
  return (
    <Spot
      touchable={props}
      target={null}
      hint={technologyHint(props, tables, id)}
      className={`eclipse-tech${part ? ' is-part' : ''}`}
      style={{ '--hue': categoryHues[category] } as CSSProperties}
      isReadable
    >
      <TechnologyPicture props={props} id={id} />
    </Spot>
  );
}
