import type { EclipseTables } from '@orrery/eclipse';
import type { RendererProps } from '../../renderer.ts';
import { Icon } from '../art/Icon.tsx';
import { PartTile } from '../art/Part.tsx';
import { resourceHues } from '../art/palette.ts';
import { ShipIcon } from '../art/ShipIcon.tsx';
import { textOf } from '../hints.ts';
import { type Resource, tablesOf, viewOf } from '../model.ts';
import { useWords } from '../words.ts';

/** A discovery tile that somebody decides about: what it gives, or 2 points. */
export function Found(props: RendererProps) {
  const words = useWords();
  const { found } = viewOf(props);
  if (!found) return null;
  return (
    <section className="drawn-block eclipse-decided">
      <h2 className="drawn-title">{words('found.title', { player: props.players[found.seat]?.name ?? '' })}</h2>
      <div className="eclipse-found">
        <span className="eclipse-found-picture">
          <Picture props={props} />
        </span>
        <div>
          <b>{props.name(`discovery-tile/${found.tile}`)}</b>
          {effectsOf(props).map((line) => (
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

function Picture({ props }: { readonly props: RendererProps }) {
  const { found } = viewOf(props);
  const tables = tablesOf(props);
  if (!found) return null;
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
function effectsOf(props: RendererProps): string[] {
  const { found } = viewOf(props);
  if (!found) return [];
  const { part } = tablesOf(props).discoveryTiles[found.tile];
  return [...textOf(props, `discovery-tile/${found.tile}`), ...(part ? textOf(props, `ship-part/${part}`) : [])];
}
