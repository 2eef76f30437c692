import type { EclipseTables } from '@orrery/eclipse';
import type { CSSProperties } from 'react';
import { Spot } from '../../drawing/Spot.tsx';
import type { Hint, RendererProps } from '../../renderer.ts';
import type { Emblem } from '../art/emblems.ts';
import { Icon } from '../art/Icon.tsx';
import { PartTile } from '../art/Part.tsx';
import { categoryHues, resourceHues } from '../art/palette.ts';
import { ShipIcon } from '../art/ShipIcon.tsx';
import { technologyHint } from '../hints.ts';
import { type TechnologyId, tablesOf, viewOf } from '../model.ts';
import { useWords, type Words } from '../words.ts';
import { offeredPrice, pricesOf, type Shown, shelvesOf, trayRows } from './prices.ts';

/** The technologies on display, with their price for whoever looks. */
export function Tray(props: RendererProps) {
  const words = useWords();
  const { tray, bag } = viewOf(props);
  const shelves = shelvesOf(tablesOf(props), tray);
  return (
    <section className="drawn-block eclipse-tray">
      <h2 className="drawn-title">
        {words('tray.title')}
        <small>{words('tray.bag', { count: bag })}</small>
      </h2>
      {tray.length === 0 && <span className="eclipse-muted">{words('tray.empty')}</span>}
      {trayRows
        .filter((row) => shelves[row].length > 0)
        .map((row) => (
          <div key={row} className="eclipse-shelf" style={{ '--category': categoryHues[row] } as CSSProperties}>
            <h3>
              <Icon name={row} size={12} />
              {props.name(`category/${row}`)}
            </h3>
            {shelves[row].map((shown) => (
              <Technology key={shown.id} {...{ props, words, shown }} />
            ))}
          </div>
        ))}
    </section>
  );
}

interface TechnologyProps {
  readonly props: RendererProps;
  readonly words: Words;
  readonly shown: Shown;
}

function Technology({ props, words, shown: { id, copies } }: TechnologyProps) {
  const tables = tablesOf(props);
  const { cost, minimum } = tables.technologies[id];
  const target = `technology:${id}`;
  const me = props.seat === null ? undefined : viewOf(props).players[props.seat];
  const isOwned = me !== undefined && Object.values(me.technologies).some((track) => track.includes(id));
  const prices = me && me.species !== null && !isOwned ? pricesOf(tables, me, id) : [];
  const best = Math.min(...prices.map((each) => each.cost));
  const price = offeredPrice(props.targets.get(target)) ?? (prices.length > 0 ? best : cost);
  const effect = technologyHint(props, tables, id);
  const lines = [...effect.lines, words('tray.cost', { cost, minimum })];
  if (prices.length === 1) lines.push(words('tray.price', { price }));
  else for (const each of prices) lines.push(onTrack(props, words, each));
  if (isOwned) lines.push(words('tray.owned'));
  else if (me && me.species !== null && prices.length === 0) lines.push(words('tray.full'));
  lines.push(words('tray.copies', { count: copies }));
  const hint: Hint = { ...effect, lines };
  return (
    <Spot
      touchable={props}
      target={target}
      hint={hint}
      className={`eclipse-technology${isOwned ? ' is-owned' : ''}`}
      isReadable
    >
      <TechnologyPicture props={props} id={id} />
      <span className="eclipse-technology-name">
        {props.name(`technology/${id}`)}
        {copies > 1 && <small> ×{copies}</small>}
      </span>
      {isOwned ? (
        <Icon name="passed" size={14} />
      ) : (
        <span className="eclipse-price">
          <b>{price}</b>
          {price !== cost && <s>{cost}</s>}
        </span>
      )}
    </Spot>
  );
}

function onTrack(props: RendererProps, words: Words, { track, cost }: { track: string; cost: number }): string {
  return words('tray.price.on', { track: props.name(`category/${track}`), price: cost });
}

interface PictureProps {
  readonly props: RendererProps;
  readonly id: TechnologyId;
}

/** The part it allows, the piece it lets build, or an emblem of what it does. */
export function TechnologyPicture({ props, id }: PictureProps) {
  const tables = tablesOf(props);
  const tile = tables.technologies[id];
  if (tile.part) return <PartTile part={tables.parts[tile.part]} size={38} />;
  return (
    <span className="eclipse-technology-picture">
      {tile.builds ? <ShipIcon kind={tile.builds} size={20} /> : <Effect {...{ tile, id }} />}
    </span>
  );
}

function Effect({
  tile,
  id,
}: {
  readonly tile: EclipseTables['technologies'][TechnologyId];
  readonly id: TechnologyId;
}) {
  const { advancedSquares, discs, activations } = tile;
  if (advancedSquares?.length === 1 && advancedSquares[0])
    return <Icon name={advancedSquares[0]} size={18} colour={resourceHues[advancedSquares[0]]} />;
  if (discs) return <Icon name="disc" size={18} />;
  if (activations) return <Icon name={activations.action} size={18} />;
  return <Icon name={advancedSquares ? 'cube' : (emblems[id] ?? 'technology')} size={18} />;
}

/** What stands for technologies that do what no other does. */
const emblems: { readonly [id in TechnologyId]?: Emblem } = {
  'neutron-bombs': 'graveyard',
  'neutron-absorber': 'shield',
  'antimatter-splitter': 'weapon',
  'artifact-key': 'trade',
  'ancient-labs': 'discovery',
  'warp-portal': 'sector',
  'wormhole-generator': 'sector',
};
