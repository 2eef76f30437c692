import type { ReactNode } from 'react';
import { GlyphIcon } from '../../drawing/Glyph.tsx';
import { Spot } from '../../drawing/Spot.tsx';
import type { Hint, RendererProps } from '../../renderer.ts';
import { Icon } from '../art/Icon.tsx';
import { ownRegion, type PlayerView, tablesOf } from '../model.ts';
import { useWords, type WordKey } from '../words.ts';
import { PartSpot } from './Blueprint.tsx';

interface OwnProps {
  readonly props: RendererProps;
  readonly player: PlayerView;
}

/** The reputation track with its tiles and ambassadors, and what was kept of discoveries. */
export function Reputation({ props, player }: OwnProps) {
  const words = useWords();
  return (
    <section
      className="eclipse-standing"
      data-region={ownRegion(props, player, 'reputation')}
      aria-label={words('area.reputation')}
    >
      <div className="eclipse-tiles">
        {player.reputation.map((_, space) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a space of the track is its index
          <ReputationSpot key={space} props={props} player={player} space={space} />
        ))}
        {player.ambassadors > 0 && tablesOf(props).numbers[countOf(props)].diplomacy && (
          <span className="eclipse-muted">{words('area.ambassadors', { count: player.ambassadors })}</span>
        )}
      </div>
      {player.keptDiscoveries.length > 0 && (
        <Kept title={words('area.discoveries')}>
          {player.keptDiscoveries.map((tile, place) => (
            <Spot
              // biome-ignore lint/suspicious/noArrayIndexKey: kept tiles never leave
              key={place}
              touchable={props}
              target={null}
              hint={{
                title: words('area.discovery', { tile: `discovery-tile/${tile}` }),
                lines: [],
                rule: 'scoring.5',
              }}
              className="eclipse-reputation is-discovery"
              isReadable
            >
              <Icon name="discovery" size={14} />2
            </Spot>
          ))}
        </Kept>
      )}
      {player.keptParts.length > 0 && (
        <Kept title={words('area.kept')}>
          {player.keptParts.map((id) => (
            <PartSpot key={id} props={props} id={id} />
          ))}
        </Kept>
      )}
    </section>
  );
}

const countOf = ({ players }: RendererProps) => players.length as 2 | 3 | 4 | 5 | 6;

function Kept({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className="eclipse-kept">
      <h3 className="eclipse-muted">{title}</h3>
      <div className="eclipse-tiles">{children}</div>
    </div>
  );
}

/** A space of the reputation track: a tile of mine, an ambassador, or what may come here. */
export function ReputationSpot({ props, player, space }: OwnProps & { readonly space: number }) {
  const words = useWords();
  const tile = player.reputation[space] ?? null;
  const kind = player.species === null ? 'either' : tablesOf(props).species[player.species].reputation[space];
  if (tile && 'ambassador' in tile) {
    const hint: Hint = {
      title: words('area.reputation.ambassador', { player: `seat/${tile.ambassador}` }),
      lines: [],
      rule: 'scoring.2',
    };
    return (
      <Spot touchable={props} target={null} hint={hint} className="eclipse-reputation is-ambassador" isReadable>
        <Icon name="ambassador" size={16} />
        <GlyphIcon player={props.players[tile.ambassador]} size={12} />
      </Spot>
    );
  }
  if (tile) {
    const title =
      tile.value === null ? words('area.reputation.hidden') : words('area.reputation.tile', { value: tile.value });
    return (
      <Spot
        touchable={props}
        target={tile.value === null ? null : `reputation:${tile.value}`}
        hint={{ title, lines: [], rule: 'scoring.1' }}
        className="eclipse-reputation is-tile"
        isReadable
      >
        <Icon name="reputation" size={16} />
        {tile.value ?? ''}
      </Spot>
    );
  }
  return (
    <Spot
      touchable={props}
      target={null}
      hint={{ title: words(freeSpaces[kind ?? 'either']), lines: [], rule: 'diplomacy.9' }}
      className="eclipse-reputation is-free"
    >
      {kind !== 'ambassador' && <Icon name="reputation" size={12} />}
      {kind !== 'reputation' && <Icon name="ambassador" size={12} />}
    </Spot>
  );
}

const freeSpaces = {
  either: 'area.reputation.either',
  ambassador: 'area.reputation.ambassadorOnly',
  reputation: 'area.reputation.reputationOnly',
} as const satisfies Readonly<Record<string, WordKey>>;
