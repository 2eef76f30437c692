import { captiveCount, trophyCount } from '@orrery/arcs/figures';
import type { CSSProperties } from 'react';
import { Spot } from '../../drawing/Spot.tsx';
import type { RendererProps } from '../../renderer.ts';
import type { Emblem } from '../art/emblems.ts';
import { Icon } from '../art/Icon.tsx';
import { resourceHues } from '../art/palette.ts';
import { cardHint } from '../hints.ts';
import { cardEmblem, courtCardOf, type PlayerView, slotsOf, tablesOf, viewOf } from '../model.ts';
import { useWords, type Words } from '../words.ts';
import { ResourceSlot } from './Token.tsx';

/** A player at a glance: Power, hand, resources, cards, prizes, and what is left on the board. */
export function PlayerStrip(props: RendererProps & { readonly player: number }) {
  const words = useWords();
  const view = viewOf(props);
  const tables = tablesOf(props);
  const seat = props.player;
  const [player, face] = [view.players[seat], props.players[seat]];
  if (!player || !face) return null;
  return (
    <div className="arcs-player" style={{ '--seat': face.colour } as CSSProperties}>
      <div className="arcs-player-score">
        <span className="arcs-power" role="img" aria-label={words('player.power.value', { count: player.power })}>
          {player.power}
        </span>
        {view.initiative === seat && (
          <span
            className="arcs-flag"
            role="img"
            aria-label={words('player.initiative')}
            title={words('player.initiative')}
          >
            <Icon name="initiative" size={14} />
          </span>
        )}
      </div>
      <div className="arcs-player-goods">
        {slotsOf(tables, player, seat).map((slot) => (
          <ResourceSlot key={slot.target} props={props} slot={slot} />
        ))}
        <span className="arcs-fan">
          <OwnCards props={props} player={player} />
          {tables.resources
            .filter((resource) => player.outrage[resource] !== 'none')
            .map((resource) => {
              const label = words('player.outrage', { type: props.name(`resource/${resource}`) });
              return (
                <span key={resource} className="arcs-outrage" role="img" aria-label={label} title={label}>
                  <Icon name={resource} size={13} />
                </span>
              );
            })}
        </span>
        {player.leader && <small className="arcs-leader">{props.name(`card/${player.leader}`)}</small>}
      </div>
      <div className="arcs-player-figures">
        {figuresOf(player, words).map(({ icon, value, label }) => (
          <Figure key={label} icon={icon} value={value} label={label} />
        ))}
      </div>
    </div>
  );
}

interface Fact {
  readonly icon: Emblem;
  readonly value: number;
  readonly label: string;
}

function figuresOf(player: PlayerView, words: Words): Fact[] {
  const [captives, trophies] = [captiveCount(player), trophyCount(player)];
  return [
    { icon: 'hand', value: player.handSize, label: words('player.hand', { count: player.handSize }) },
    { icon: 'captive', value: captives, label: words('player.captives', { count: captives }) },
    { icon: 'trophy', value: trophies, label: words('player.trophies', { count: trophies }) },
    { icon: 'city', value: player.cities, label: words('player.cities', { count: player.cities }) },
    { icon: 'starport', value: player.starports, label: words('player.starports', { count: player.starports }) },
    { icon: 'ship', value: player.ships, label: words('player.ships', { count: player.ships }) },
    { icon: 'agent', value: player.agents, label: words('player.agents', { count: player.agents }) },
  ];
}

function Figure({ icon, value, label }: Fact) {
  return (
    <span className={value === 0 ? 'arcs-figure is-none' : 'arcs-figure'} role="img" aria-label={label} title={label}>
      <Icon name={icon} size={13} />
      {value}
    </span>
  );
}

/** Guild and lore cards as small tabs that tell their text. */
function OwnCards({ props, player }: { readonly props: RendererProps; readonly player: PlayerView }) {
  const words = useWords();
  const tables = tablesOf(props);
  const ids = [...(player.leader ? [player.leader] : []), ...player.lore, ...player.guilds.map(({ id }) => id)];
  return ids.map((id) => {
    const hint = cardHint(props, words, tables, id);
    const suit = courtCardOf(tables, id)?.suit;
    return (
      <Spot
        key={id}
        touchable={props}
        target={`card:${id}`}
        hint={hint}
        className="arcs-tab"
        style={suit ? ({ '--suit': resourceHues[suit] } as CSSProperties) : undefined}
      >
        <Icon name={cardEmblem(tables, id)} size={13} />
      </Spot>
    );
  });
}
