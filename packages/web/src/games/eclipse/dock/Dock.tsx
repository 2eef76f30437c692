import type { CSSProperties } from 'react';
import { GlyphIcon } from '../../drawing/Glyph.tsx';
import { Spot } from '../../drawing/Spot.tsx';
import type { DockProps, Hint, RendererProps } from '../../renderer.ts';
import type { Emblem } from '../art/emblems.ts';
import { Icon } from '../art/Icon.tsx';
import { type PlayerView, tablesOf, viewOf } from '../model.ts';
import { Marks, Points } from '../strip/PlayerStrip.tsx';
import { nextUpkeep } from '../sums.ts';
import { useWords } from '../words.ts';
import { Chip, StructureChips } from './Chip.tsx';
import { ReputationSpot } from './Reputation.tsx';
import { Stores } from './Stores.tsx';
import { scoreHint } from './score.ts';

/** What is mine, in a row: points, what is stored, discs, colony ships, reputation, and my ships. */
export function Dock(props: DockProps) {
  const words = useWords();
  const mine = mineOf(props);
  if (!mine) return <p className="eclipse-dock eclipse-muted">{words('area.noSpecies')}</p>;
  const { player } = mine;
  return (
    <div className="eclipse-dock" style={{ '--seat': props.players[mine.seat]?.colour } as CSSProperties}>
      <Who props={props} {...mine} />
      <Stores props={props} player={player} />
      <div className="eclipse-dock-facts">
        <OwnFacts props={props} player={player} />
        <AskedTiles props={props} player={player} />
      </div>
      <div className="eclipse-chips" data-region="blueprints">
        {tablesOf(props).shipTypes.map((type) => (
          <Chip key={type} props={props} player={player} type={type} />
        ))}
        <StructureChips props={props} player={player} />
      </div>
    </div>
  );
}

/** Reputation tiles of mine that I choose from. */
function AskedTiles({ props, player }: { readonly props: RendererProps; readonly player: PlayerView }) {
  return player.reputation.map((tile, space) =>
    tile && 'value' in tile && props.targets.has(`reputation:${tile.value}`) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a space of the track is its index
      <ReputationSpot key={space} props={props} player={player} space={space} />
    ) : null,
  );
}

export interface Mine {
  readonly seat: number;
  readonly player: PlayerView;
}

/** Null before I lead a species. */
export function mineOf(props: RendererProps): Mine | null {
  const { seat } = props;
  const player = seat === null ? undefined : viewOf(props).players[seat];
  return seat !== null && player && player.species !== null ? { seat, player } : null;
}

/** My points, and who I am. */
export function Who({ props, seat, player }: Mine & { readonly props: RendererProps }) {
  const words = useWords();
  return (
    <div className="eclipse-dock-who">
      <Spot
        touchable={props}
        target={null}
        hint={scoreHint(words, player)}
        className="eclipse-dock-points"
        region="points"
        isReadable
      >
        <Points player={player} />
      </Spot>
      <span>
        <span className="eclipse-dock-me">
          <GlyphIcon player={props.players[seat]} size={11} />
          {words('dock.you')}
          <Marks props={{ ...props, player: seat }} player={player} />
        </span>
        <small>{player.species !== null && props.name(`species/${player.species}`)}</small>
      </span>
    </div>
  );
}

/** Discs on the track, colony ships, reputation places; discs on reactions when I have passed. */
export function OwnFacts({ props, player }: { readonly props: RendererProps; readonly player: PlayerView }) {
  const words = useWords();
  const next = nextUpkeep(player);
  const { ready, used } = player.colonyShips;
  const tiles = player.reputation.filter((tile) => tile !== null).length;
  const facts: readonly { icon: Emblem; value: string; hint: Hint; region?: string }[] = [
    {
      icon: 'disc',
      value: String(player.discs),
      region: 'influence-track',
      hint: {
        title: words('area.discs', { count: player.discs }),
        lines: [
          words('area.upkeep', { amount: player.upkeep }),
          ...(next === null ? [] : [words('area.nextDisc', { amount: next })]),
          ...(player.reserve > 0 ? [words('area.reserve', { count: player.reserve })] : []),
        ],
        rule: 'influence-discs.3',
      },
    },
    {
      icon: 'colonyShip',
      value: String(ready),
      region: 'colony-ships',
      hint: { title: words('area.colonyShips', { ready, used }), lines: [], rule: 'colony-ships.1' },
    },
    {
      icon: 'reputation',
      value: String(tiles),
      region: 'reputation',
      hint: {
        title: words('dock.reputation', { count: tiles, places: player.reputation.length }),
        lines: player.reputation.flatMap((tile) =>
          tile === null
            ? []
            : 'ambassador' in tile
              ? [words('area.reputation.ambassador', { player: `seat/${tile.ambassador}` })]
              : tile.value === null
                ? []
                : [words('area.reputation.tile', { value: tile.value })],
        ),
        rule: 'reputation.7',
      },
    },
    ...(player.passed && player.reactionDiscs > 0
      ? [
          {
            icon: 'reaction' as const,
            value: String(player.reactionDiscs),
            hint: {
              title: words('area.reactions', { count: player.reactionDiscs }),
              lines: [],
              rule: 'reactions.3',
            },
          },
        ]
      : []),
  ];
  return facts.map(({ icon, value, hint, region }) => (
    <Spot
      key={icon}
      touchable={props}
      target={null}
      hint={hint}
      className="eclipse-dock-fact"
      {...(region !== undefined && { region })}
      isReadable
    >
      <Icon name={icon} size={17} {...(icon === 'disc' && { colour: 'var(--seat)' })} />
      <b>{value}</b>
    </Spot>
  ));
}
