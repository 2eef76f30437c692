import type { EclipseTables, EclipseView } from '@orrery/eclipse';
import type { RendererProps } from '../../renderer.ts';
import { Icon } from '../art/Icon.tsx';
import { PartTile } from '../art/Part.tsx';
import { resourceHues } from '../art/palette.ts';
import { ShipIcon } from '../art/ShipIcon.tsx';
import { textOf } from '../hints.ts';
import { type Resource, tablesOf, viewOf } from '../model.ts';
import { useWords } from '../words.ts';

/** Discovery tiles that others decide about: what each gives, or 2 points. */
export function Found(props: RendererProps) {
  const others = viewOf(props).found.filter(({ seat }) => seat !== props.seat);
  return others.map((found) => <FoundTile key={`${found.tile}:${found.sector}`} props={props} found={found} />);
}

interface FoundProps {
  readonly props: RendererProps;
  readonly found: EclipseView['found'][number];
}

function FoundTile({ props, found }: FoundProps) {
  const words = useWords();
  return (
    <section className="drawn-block eclipse-decided">
      <h2 className="drawn-title">{words('found.title', { player: `seat/${found.seat}` })}</h2>
      <div className="eclipse-found">
        <span className="eclipse-found-picture">
          <FoundPicture {...{ props, found }} />
        </span>
        <div>
          <b>{props.name(`discovery-tile/${found.tile}`)}</b>
          {effectsOf(props, found).map((line) => (
            <p key={line}>{line}</p>
          ))}
          <p className="eclipse-muted eclipse-line">
            <Icon name="points" size={12} />
            {words('found.keep')}
          </p>
        </div>
      </div>
    </section>
  );
}

export function FoundPicture({ props, found }: FoundProps) {
  const tables = tablesOf(props);
  const { resources, part } = tables.discoveryTiles[found.tile];
  const drawing = drawings[found.tile];
  if (part) return <PartTile part={tables.parts[part]} size={52} />;
  if (drawing === 'sector' || drawing === 'technology') return <Icon name={drawing} size={36} />;
  if (drawing) return <ShipIcon kind={drawing} size={36} colour={props.players[found.seat]?.colour} />;
  const kinds = Object.keys(resources ?? {}) as Resource[];
  return kinds.map((each) => (
    <Icon key={each} name={each} size={kinds.length > 1 ? 18 : 36} colour={resourceHues[each]} />
  ));
}

/** What stands for tiles that give neither goods nor a part. */
const drawings: { readonly [tile in keyof EclipseTables['discoveryTiles']]?: Drawing } = {
  'ancient-tech': 'technology',
  'ancient-cruiser': 'cruiser',
  'ancient-orbital': 'orbital',
  'ancient-monolith': 'monolith',
  'ancient-warp-portal': 'sector',
};

type Drawing = 'technology' | 'sector' | 'cruiser' | 'orbital' | 'monolith';

/** What the tile does, and what the part does that it brings. */
export function effectsOf(props: RendererProps, found: FoundProps['found']): string[] {
  const { part } = tablesOf(props).discoveryTiles[found.tile];
  return [...textOf(props, `discovery-tile/${found.tile}`), ...(part ? textOf(props, `ship-part/${part}`) : [])];
}
