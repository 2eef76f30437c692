import { type Fault, faultOf, ratingsOf, type Space } from '@orrery/eclipse/figures';
import type { CSSProperties } from 'react';
import { Spot } from '../../drawing/Spot.tsx';
import type { Hint, RendererProps } from '../../renderer.ts';
import { Icon } from '../art/Icon.tsx';
import { PartTile } from '../art/Part.tsx';
import { resourceHues } from '../art/palette.ts';
import { ShipIcon } from '../art/ShipIcon.tsx';
import { silhouettes } from '../art/ships.ts';
import { partHint, ratingsText } from '../hints.ts';
import { type PartId, type PlayerView, type ShipType, tablesOf } from '../model.ts';
import { useWords, type WordKey, type Words } from '../words.ts';
import { type Place, printedOf } from './figures.ts';
import { spaceId } from './gesture.ts';
import { RatingsRows } from './RatingsRows.tsx';
import { pointing, type Workbench } from './useWorkbench.ts';

interface BlueprintProps {
  readonly props: RendererProps;
  readonly player: PlayerView;
  readonly type: ShipType;
  /** Null for the blueprints of others, which are only read. */
  readonly bench: Workbench | null;
}

const faults: Readonly<Record<Fault, WordKey>> = {
  energy: 'area.energyShort',
  noDrive: 'area.noDrive',
  drive: 'area.driveless',
};

/** A ship sheet: its spaces with what lies on them, and what that adds up to. */
export function Blueprint({ props, player, type, bench }: BlueprintProps) {
  const words = useWords();
  const tables = tablesOf(props);
  const printed = printedOf(tables, player, type);
  const now = player.ratings?.[type];
  if (!printed || !now) return null;
  const { tiles, outside } = player.blueprints[type];
  const draft = bench?.drafts[type];
  const ratings = draft ? ratingsOf(printed, draft) : now;
  const fault = faultOf(type, printed, draft ?? player.blueprints[type]);
  const columns = Math.ceil(printed.spaces.length / 2);
  const beside = bench !== null && props.targets.has(spaceId({ type, space: 'outside' }));
  const wantsBeside = bench?.parts.some((part) => tables.parts[part].outside) ?? false;
  return (
    <section className="eclipse-blueprint" data-blueprint={type} style={{ '--columns': columns } as CSSProperties}>
      <BlueprintHead props={props} player={player} type={type} isMine={bench !== null} />
      <div className="eclipse-sheet">
        <svg className="eclipse-sheet-ship" viewBox="0 0 24 24" aria-hidden="true">
          <path d={silhouettes[type]} fillRule="evenodd" />
        </svg>
        <div className="eclipse-spaces">
          {printed.spaces.map((below, space) => (
            <SpaceSpot
              // biome-ignore lint/suspicious/noArrayIndexKey: a space is its index
              key={space}
              props={props}
              place={{ type, space }}
              tile={tiles[space] ?? null}
              below={below}
              ghost={draft ? (draft.tiles[space] ?? null) : undefined}
              bench={bench}
            />
          ))}
        </div>
        {(outside.length > 0 || beside || wantsBeside) && (
          <div className="eclipse-outside">
            {outside.map((id, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: parts beside the spaces never change places
              <PartSpot key={place} props={props} id={id} />
            ))}
            {(beside || wantsBeside) && (
              <SpaceSpot
                props={props}
                place={{ type, space: 'outside' }}
                tile={null}
                below={null}
                ghost={draft?.outside[outside.length] ?? undefined}
                bench={bench}
              />
            )}
          </div>
        )}
      </div>
      <div className="eclipse-sums" role="img" aria-label={ratingsText(props, words, ratings)}>
        <RatingsRows ratings={ratings} before={now} />
        {fault && (draft || bench?.asks) ? (
          <strong className="eclipse-fault">
            {words(faults[fault], { count: ratings.consumed - ratings.produced })}
          </strong>
        ) : (
          <Extras energy={printed.energy} computer={printed.computer} />
        )}
      </div>
    </section>
  );
}

/** What is printed beside the spaces; it is in the sums already. */
function Extras({ energy, computer }: { readonly energy: number; readonly computer: number }) {
  if (energy + computer === 0) return null;
  return (
    <span className="eclipse-extras">
      {energy > 0 && (
        <>
          <Icon name="energy" size={10} />
          {`+${energy}`}
        </>
      )}
      {computer > 0 && (
        <>
          <Icon name="computer" size={10} />
          {`+${computer}`}
        </>
      )}
    </span>
  );
}

interface HeadProps {
  readonly props: RendererProps;
  readonly player: PlayerView;
  readonly type: ShipType;
  readonly isMine: boolean;
}

/** What the ship is called, how many are left and what one costs: built from here. */
function BlueprintHead({ props, player, type, isMine }: HeadProps) {
  const words = useWords();
  const { species, supply } = player;
  const tables = tablesOf(props);
  const cost = species === null ? 0 : tables.species[species].costs[type];
  const printed = printedOf(tables, player, type);
  const needed = lockedBy(props, player, type);
  const hint: Hint = {
    title: words('area.blueprint', { type: props.name(`ship/${type}`) }),
    lines: [
      ...(player.ratings ? [ratingsText(props, words, player.ratings[type])] : []),
      ...(printed && printed.energy + printed.computer > 0 ? [extrasText(words, printed)] : []),
      `${words('area.supply', { count: supply[type] })}. ${words('area.cost', { cost })}`,
      ...(needed ? [words('area.locked', { technology: needed })] : []),
    ],
    rule: needed ? 'build.3' : 'build.2',
  };
  return (
    <Spot
      touchable={props}
      target={isMine ? `build:${type}` : null}
      hint={hint}
      className={`eclipse-blueprint-head${needed ? ' is-locked' : ''}`}
      isReadable
    >
      <ShipIcon kind={type} size={18} />
      <span className="eclipse-blueprint-name">{props.name(`ship/${type}`)}</span>
      <span className={supply[type] === 0 ? 'eclipse-left is-none' : 'eclipse-left'}>{`×${supply[type]}`}</span>
      <Cost cost={cost} />
    </Spot>
  );
}

function extrasText(words: Words, { energy, computer }: { energy: number; computer: number }): string {
  const figures = [
    ...(energy > 0 ? [words('part.produces', { count: energy })] : []),
    ...(computer > 0 ? [words('ratings.computer', { count: computer })] : []),
  ];
  return words('area.outside.printed', { figures: figures.join(', ') });
}

export function Cost({ cost }: { readonly cost: number }) {
  return (
    <span className="eclipse-cost">
      {cost}
      <Icon name="materials" size={11} colour={resourceHues.materials} />
    </span>
  );
}

/** The name of the technology that the player lacks for a piece; null if there is none. */
export function lockedBy(
  props: RendererProps,
  player: PlayerView,
  piece: keyof NonNullable<PlayerView['lacking']>,
): string | null {
  const needed = player.lacking?.[piece] ?? null;
  return needed && props.name(`technology/${needed}`);
}

interface SpaceSpotProps {
  readonly props: RendererProps;
  readonly place: Place;
  readonly tile: PartId | null;
  readonly below: PartId | null;
  /** The tile that would lie here; undefined when nothing is being tried. */
  readonly ghost: PartId | null | undefined;
  readonly bench: Workbench | null;
}

/** A space of a sheet: a part is dropped on it, its tile is dragged off or clicked away. */
function SpaceSpot({ props, place, tile, below, ghost, bench }: SpaceSpotProps) {
  const words = useWords();
  const tables = tablesOf(props);
  const isTried = ghost !== undefined && ghost !== tile;
  // A tile that would leave is still drawn: a finger may hold it.
  const shown = (isTried ? ghost : null) ?? tile ?? below;
  const isOver = bench?.drag?.over?.type === place.type && bench.drag.over.space === place.space;
  const state = `${isTried ? (ghost ? ' is-tried' : ' is-leaving') : ''}${isOver ? ' is-over' : ''}${tile ? ' has-tile' : ''}`;
  const grip = tile && bench ? bench.grip(tile, place) : null;
  return (
    <span
      role="presentation"
      className={`eclipse-space${state}${grip ? ' is-grip' : ''}`}
      data-space={bench ? `${place.type}:${place.space}` : undefined}
      {...(bench ? pointing(bench, { place }) : {})}
      {...grip}
    >
      <Spot
        touchable={props}
        target={bench ? spaceId(place) : null}
        hint={spaceHint(props, words, place, tile, below)}
        className="eclipse-space-face"
      >
        {shown && <PartTile part={tables.parts[shown]} size={38} isPrinted={shown !== tile && shown !== ghost} />}
      </Spot>
    </span>
  );
}

function spaceHint(
  props: RendererProps,
  words: Words,
  { type, space }: { type: ShipType; space: Space },
  tile: PartId | null,
  below: PartId | null,
): Hint {
  const ship = props.name(`ship/${type}`);
  const id = tile ?? below;
  if (space === 'outside') return { title: words('area.outside', { type: ship }), lines: [], rule: 'upgrade.8' };
  if (!id) return { title: words('area.empty', { type: ship }), lines: [], rule: 'upgrade.1' };
  const { title, lines, rule } = partHint(props, words, tablesOf(props), id);
  return {
    title: words(tile ? 'area.tile' : 'area.printed', { part: title, type: ship }),
    lines: tile && below ? [...lines, words('area.covers', { part: props.name(`ship-part/${below}`) })] : lines,
    ...(rule ? { rule } : {}),
  };
}

/** A part that only tells about itself. */
export function PartSpot({ props, id }: { readonly props: RendererProps; readonly id: PartId }) {
  const words = useWords();
  const tables = tablesOf(props);
  return (
    <Spot
      touchable={props}
      target={null}
      hint={partHint(props, words, tables, id)}
      className="eclipse-space-face"
      isReadable
    >
      <PartTile part={tables.parts[id]} size={38} />
    </Spot>
  );
}
