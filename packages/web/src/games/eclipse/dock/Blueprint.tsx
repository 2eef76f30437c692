import { faultOf, ratingsOf } from '@orrery/eclipse/figures';
import type { CSSProperties } from 'react';
import { Spot } from '../../drawing/Spot.tsx';
import type { Hint, RendererProps } from '../../renderer.ts';
import { Icon } from '../art/Icon.tsx';
import { PartTile } from '../art/Part.tsx';
import { resourceHues } from '../art/palette.ts';
import { ShipIcon } from '../art/ShipIcon.tsx';
import { partHint, ratingsText } from '../hints.ts';
import { type PartId, type PlayerView, type ShipType, tablesOf } from '../model.ts';
import { printedOf } from '../sums.ts';
import { message, useWords, type Words } from '../words.ts';
import { isSame } from '../work/plan.ts';
import type { Work } from '../work/useWork.ts';
import { faultWords, SpaceButton } from './SpaceButton.tsx';
import { Sums } from './Sums.tsx';

interface BlueprintProps {
  readonly props: RendererProps;
  readonly player: PlayerView;
  readonly type: ShipType;
  /** Null while nothing is being placed. */
  readonly work: Work | null;
  /** Of a space, in pixels. */
  readonly size?: number;
}

/** A ship sheet: its spaces with what lies on them, and what that adds up to. */
export function Blueprint({ props, player: given, type, work, size = 40 }: BlueprintProps) {
  const words = useWords();
  const tables = tablesOf(props);
  const printed = printedOf(tables, given, type);
  const before = given.ratings?.[type];
  if (!printed || !before) return null;
  const player = work?.planned.player ?? given;
  const { tiles, outside } = player.blueprints[type];
  const draft = work?.drafts[type];
  const shown = draft ?? player.blueprints[type];
  const ratings = ratingsOf(printed, shown);
  const fault = work && faultOf(type, printed, shown);
  const wantsBeside = work !== null && work.part !== null && tables.parts[work.part].outside;
  const columns = Math.ceil(printed.spaces.length / 2);
  return (
    <section
      className="eclipse-blueprint"
      data-blueprint={type}
      style={{ '--columns': columns, '--space-size': `${size}px` } as CSSProperties}
    >
      <BlueprintHead props={props} player={given} type={type} />
      <div className="eclipse-sheet">
        <div className="eclipse-spaces">
          {printed.spaces.map((below, space) => (
            <SpaceButton
              // biome-ignore lint/suspicious/noArrayIndexKey: a space is its index
              key={space}
              {...{ props, work, size, below }}
              place={{ type, space }}
              tile={tiles[space] ?? null}
              ghost={draft && (draft.tiles[space] ?? null)}
              isNew={work?.planned.steps.some(({ to }) => isSame(to, { type, space })) ?? false}
            />
          ))}
        </div>
        {(outside.length > 0 || wantsBeside) && (
          <div className="eclipse-outside">
            {outside.map((id, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: parts beside the spaces never change places
              <PartSpot key={place} props={props} id={id} size={size} />
            ))}
            {wantsBeside && (
              <SpaceButton
                {...{ props, work, size }}
                place={{ type, space: 'outside' }}
                tile={null}
                below={null}
                ghost={draft?.outside[outside.length]}
                isNew={false}
              />
            )}
          </div>
        )}
      </div>
      <div className="eclipse-sums" role="img" aria-label={ratingsText(words, ratings)}>
        {fault ? (
          <strong className="eclipse-fault">{faultWords(words, fault, ratings.consumed - ratings.produced)}</strong>
        ) : (
          <Sums ratings={ratings} before={before} />
        )}
      </div>
    </section>
  );
}

interface HeadProps {
  readonly props: RendererProps;
  readonly player: PlayerView;
  readonly type: ShipType;
}

/** What the ship is called, how many are left and what one costs. */
function BlueprintHead({ props, player, type }: HeadProps) {
  const words = useWords();
  const { species, supply } = player;
  const tables = tablesOf(props);
  const cost = species === null ? 0 : tables.species[species].costs[type];
  const needed = player.lacking?.[type] ?? null;
  return (
    <Spot
      touchable={props}
      target={`blueprint:${type}`}
      hint={shipHint(props, words, player, type)}
      className={`eclipse-blueprint-head${needed ? ' is-locked' : ''}`}
      isReadable
    >
      <ShipIcon kind={type} size={17} />
      <b>{props.name(`ship/${type}`)}</b>
      <small className={supply[type] === 0 ? 'is-short' : undefined}>{`×${supply[type]}`}</small>
      <span className="eclipse-ship-cost">
        {cost}
        <Icon name="materials" size={12} colour={resourceHues.materials} />
      </span>
    </Spot>
  );
}

/** All about a ship of mine. */
export function shipHint(props: RendererProps, words: Words, player: PlayerView, type: ShipType): Hint {
  const tables = tablesOf(props);
  const printed = printedOf(tables, player, type);
  const cost = player.species === null ? 0 : tables.species[player.species].costs[type];
  const needed = player.lacking?.[type] ?? null;
  return {
    title: words('area.blueprint', { type: `ship/${type}` }),
    lines: [
      ...(player.ratings ? [ratingsText(words, player.ratings[type])] : []),
      ...(printed && printed.energy + printed.computer > 0 ? [extrasText(words, printed)] : []),
      words('area.supply', { count: player.supply[type], cost }),
      ...(needed ? [words('area.locked', { technology: `technology/${needed}` })] : []),
    ],
    rule: needed ? 'build.3' : 'build.2',
  };
}

/** What is printed beside the spaces; it is in the sums already. */
function extrasText(words: Words, { energy, computer }: { energy: number; computer: number }): string {
  const figures = [
    ...(energy > 0 ? [message('part.produces', { count: energy })] : []),
    ...(computer > 0 ? [message('ratings.computer', { count: computer })] : []),
  ];
  return words('area.outside.printed', { figures });
}

interface PartSpotProps {
  readonly props: RendererProps;
  readonly id: PartId;
  readonly size?: number;
}

/** A part that only tells about itself. */
export function PartSpot({ props, id, size = 38 }: PartSpotProps) {
  const words = useWords();
  const tables = tablesOf(props);
  return (
    <Spot
      touchable={props}
      target={null}
      hint={partHint(props, words, tables, id)}
      className="eclipse-part-spot"
      isReadable
    >
      <PartTile part={tables.parts[id]} size={size} />
    </Spot>
  );
}
