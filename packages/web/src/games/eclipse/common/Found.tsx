import type { RendererProps } from '../../renderer.ts';
import { Icon } from '../art/Icon.tsx';
import { PartTile } from '../art/Part.tsx';
import { resourceHues } from '../art/palette.ts';
import { ShipIcon } from '../art/ShipIcon.tsx';
import { partFigures } from '../hints.ts';
import { type Resource, tablesOf, viewOf } from '../model.ts';
import { useWords, type Words } from '../words.ts';

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
          <b>{props.name(found.tile)}</b>
          {effectsOf(props, words).map((line) => (
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
  const { resources, cruiser, structure, part, warpPortal, freeTechnology } = tables.discoveryTiles[found.tile];
  if (part) return <PartTile part={tables.parts[part]} size={52} />;
  if (structure) return <ShipIcon kind={structure} size={36} />;
  if (cruiser) return <ShipIcon kind="cruiser" size={36} colour={props.players[found.seat]?.colour} />;
  if (warpPortal) return <Icon name="sector" size={36} />;
  if (freeTechnology) return <Icon name="technology" size={36} />;
  const kinds = Object.keys(resources ?? {}) as Resource[];
  return kinds.map((each) => (
    <Icon key={each} name={each} size={kinds.length > 1 ? 18 : 36} colour={resourceHues[each]} />
  ));
}

function effectsOf(props: RendererProps, words: Words): string[] {
  const { found } = viewOf(props);
  const tables = tablesOf(props);
  if (!found) return [];
  const { resources, cruiser, structure, part, warpPortal, freeTechnology } = tables.discoveryTiles[found.tile];
  const lines: string[] = [];
  if (part) lines.push(partFigures(props, words, tables.parts[part]), words('found.part'));
  if (structure) lines.push(words('found.structure', { structure: props.name(structure) }));
  if (cruiser) lines.push(words('found.cruiser'));
  if (warpPortal) lines.push(words('found.portal'));
  if (freeTechnology) lines.push(words('found.technology'));
  const goods = Object.entries(resources ?? {}).map(([resource, amount]) =>
    words('found.resources', { amount, resource: props.name(resource) }),
  );
  if (goods.length > 0) lines.push(goods.join(' + '));
  return lines;
}
