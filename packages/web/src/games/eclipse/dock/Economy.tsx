import type { CSSProperties } from 'react';
import { Spot } from '../../drawing/Spot.tsx';
import type { Hint, RendererProps } from '../../renderer.ts';
import { Icon } from '../art/Icon.tsx';
import { resourceHues } from '../art/palette.ts';
import { type PlayerView, type Resource, tablesOf } from '../model.ts';
import { nextProduction, nextStored, nextUpkeep } from '../sums.ts';
import { useWords } from '../words.ts';
import { resourceHint } from './Stores.tsx';

interface EconomyProps {
  readonly props: RendererProps;
  readonly player: PlayerView;
}

/** Storage, production and upkeep: a line for each resource with its population track, then the influence track. */
export function Economy({ props, player }: EconomyProps) {
  const words = useWords();
  return (
    <section className="eclipse-economy" data-region="storage tracks">
      <p className="eclipse-economy-head" aria-hidden="true">
        <span>{words('area.now')}</span>
        <span>{words('area.income')}</span>
        <span>{words('area.then')}</span>
      </p>
      {tablesOf(props).resources.map((resource) => (
        <ResourceLine key={resource} props={props} player={player} resource={resource} />
      ))}
      <InfluenceLine props={props} player={player} />
    </section>
  );
}

function ResourceLine({ props, player, resource }: EconomyProps & { readonly resource: Resource }) {
  const words = useWords();
  const tables = tablesOf(props);
  const { mostCubes } = tables.tracks;
  const next = nextProduction(player, resource);
  const then = nextStored(player, resource);
  const open = mostCubes - player.cubes[resource];
  const graves = player.graveyard[resource];
  return (
    <Spot
      touchable={props}
      target={`track:${resource}`}
      hint={resourceHint(props, words, player, resource)}
      className="eclipse-line"
      style={{ '--hue': resourceHues[resource] } as CSSProperties}
      isReadable
    >
      <Icon name={resource} size={20} colour={resourceHues[resource]} />
      <span className="eclipse-line-now">{player.resources[resource]}</span>
      <span className="eclipse-line-income">{`+${player.production[resource]}`}</span>
      <span className={then < 0 ? 'eclipse-line-then is-short' : 'eclipse-line-then'}>{then}</span>
      <span className="eclipse-cubes">
        {Array.from({ length: mostCubes }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a space of the track is its index
          <span key={place} className={place < open ? 'is-open' : undefined} />
        ))}
      </span>
      <span className="eclipse-line-next">{next === null ? '' : `▸${next}`}</span>
      {graves > 0 && (
        <span className="eclipse-graves">
          <Icon name="graveyard" size={12} />
          {graves}
        </span>
      )}
    </Spot>
  );
}

/** Discs on the track; the spaces they leave say what the civilization costs. */
function InfluenceLine({ props, player }: EconomyProps) {
  const words = useWords();
  const tables = tablesOf(props);
  const { influenceSpaces } = tables.tracks;
  const next = nextUpkeep(player);
  const colour = props.seat === null ? undefined : props.players[props.seat]?.colour;
  const lines = [words('area.upkeep', { amount: player.upkeep })];
  if (next !== null) lines.push(words('area.nextDisc', { amount: next }));
  if (player.reserve > 0) lines.push(words('area.reserve', { count: player.reserve }));
  const hint: Hint = { title: words('area.discs', { count: player.discs }), lines, rule: 'influence-discs.3' };
  const empty = Math.max(0, influenceSpaces - player.discs);
  return (
    <Spot
      touchable={props}
      target={null}
      hint={hint}
      className="eclipse-line is-influence"
      region="influence-track"
      isReadable
    >
      <Icon name="disc" size={20} {...(colour ? { colour } : {})} />
      <span className="eclipse-line-now">{player.discs}</span>
      <span className="eclipse-line-income is-cost">{player.upkeep === 0 ? 0 : `−${player.upkeep}`}</span>
      <span className="eclipse-line-then">
        <Icon name="money" size={12} colour={resourceHues.money} />
      </span>
      <span className="eclipse-discs">
        {Array.from({ length: influenceSpaces }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a space of the track is its index
          <span key={place} className={place < empty ? 'is-open' : undefined} />
        ))}
      </span>
      <span className="eclipse-line-next">{next === null ? '' : `▸${next}`}</span>
    </Spot>
  );
}
