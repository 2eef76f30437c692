import type { CSSProperties } from 'react';
import { Spot } from '../../drawing/Spot.tsx';
import type { RendererProps } from '../../renderer.ts';
import { Icon } from '../art/Icon.tsx';
import { categoryHues } from '../art/palette.ts';
import { technologyHint } from '../hints.ts';
import { type Category, ownRegion, type PlayerView, type TechnologyId, tablesOf } from '../model.ts';
import { useWords } from '../words.ts';
import { TechnologyMark } from './Mark.tsx';

interface KnownProps {
  readonly props: RendererProps;
  readonly player: PlayerView;
}

/** The three technology tracks: what is known, the discount of the next, and the points of the row. */
export function KnownTechnologies({ props, player }: KnownProps) {
  const words = useWords();
  return (
    <section
      className="eclipse-known"
      data-region={ownRegion(props, player, 'my-technologies')}
      aria-label={words('area.technologies')}
    >
      {tablesOf(props).categories.map((category) => (
        <Track key={category} props={props} player={player} category={category} />
      ))}
    </section>
  );
}

function Track({ props, player, category }: KnownProps & { readonly category: Category }) {
  const words = useWords();
  const { technologySpaces, discounts, points } = tablesOf(props).tracks;
  const known = player.technologies[category];
  const [discount, worth] = [discounts[known.length] ?? 0, points[known.length] ?? 0];
  const hasRoom = known.length < technologySpaces;
  const next = {
    discount: discounts[known.length + 1] ?? discount,
    points: points[known.length + 1] ?? 0,
  };
  const lines = [
    words('area.track.tiles', { count: known.length, spaces: technologySpaces }),
    ...(hasRoom ? [words('area.discount', { count: discount }), words('area.track.next', next)] : []),
    words('area.trackPoints', { count: worth }),
  ];
  return (
    <div className="eclipse-known-track" style={{ '--category': categoryHues[category] } as CSSProperties}>
      <Spot
        touchable={props}
        target={null}
        hint={{ title: words('area.track', { track: `category/${category}` }), lines, rule: 'research.4' }}
        className="eclipse-known-head"
        isReadable
      >
        <Icon name={category} size={13} colour={categoryHues[category]} />
        <small>{hasRoom && discount > 0 ? `−${discount}` : ''}</small>
      </Spot>
      {Array.from({ length: technologySpaces }, (_, place) => {
        const id = known[place];
        return id ? (
          <KnownTile key={id} props={props} id={id} />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a space of the track is its index
          <span key={place} className="eclipse-known-tile is-free" />
        );
      })}
      <span className={worth > 0 ? 'eclipse-fact' : 'eclipse-fact is-none'}>
        <Icon name="points" size={12} />
        {worth}
      </span>
    </div>
  );
}

function KnownTile({ props, id }: { readonly props: RendererProps; readonly id: TechnologyId }) {
  const tables = tablesOf(props);
  return (
    <Spot
      touchable={props}
      target={null}
      hint={technologyHint(props, tables, id)}
      className="eclipse-known-tile"
      style={{ '--category': categoryHues[tables.technologies[id].category] } as CSSProperties}
      isReadable
    >
      <TechnologyMark props={props} id={id} size={13} />
    </Spot>
  );
}
