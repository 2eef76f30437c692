import { type CSSProperties, useRef, useState } from 'react';
import { hinting } from '../../drawing/touch.ts';
import type { Hint, RendererProps } from '../../renderer.ts';
import type { Emblem } from '../art/emblems.ts';
import { Icon } from '../art/Icon.tsx';
import { resourceHues } from '../art/palette.ts';
import { ShipIcon } from '../art/ShipIcon.tsx';
import { type PlayerView, tablesOf, viewOf } from '../model.ts';
import { useWords, type Words } from '../words.ts';
import { pointsOf, technologiesOf } from './figures.ts';
import { PlayerSheet } from './PlayerSheet.tsx';

type StripProps = RendererProps & { readonly player: number };

/** A player at a glance; a click shows ships and technologies. */
export function PlayerStrip(props: StripProps) {
  const words = useWords();
  const strip = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { players, phase } = viewOf(props);
  const player = players[props.player];
  const face = props.players[props.player];
  if (!player || !face) return null;
  if (player.species === null) return <p className="eclipse-player is-empty">{words('player.noSpecies')}</p>;
  // Nothing is laid out before everybody has chosen.
  if (phase === 'setup') return <p className="eclipse-player">{props.name(`species/${player.species}`)}</p>;
  return (
    <div className="eclipse-player" style={{ '--seat': face.colour } as CSSProperties}>
      <button
        ref={strip}
        type="button"
        className="eclipse-strip"
        aria-expanded={isOpen}
        onClick={() => {
          props.hint(null);
          setOpen(!isOpen);
        }}
        {...(isOpen ? {} : hinting(props, stripHint(props, words, player)))}
      >
        <span className="visually-hidden">{words('player.sheet', { player: face.name })}</span>
        <span className="eclipse-strip-head">
          <Points player={player} words={words} />
          <Marks props={props} player={player} words={words} />
        </span>
        <span className="eclipse-strip-goods">
          {tablesOf(props).resources.map((resource) => (
            <span
              key={resource}
              className="eclipse-good"
              role="img"
              aria-label={words('player.resource', {
                resource: props.name(`track/${resource}`),
                amount: player.resources[resource],
                income: player.production[resource] - (resource === 'money' ? player.upkeep : 0),
              })}
            >
              <Icon name={resource} size={13} colour={resourceHues[resource]} />
              <b>{player.resources[resource]}</b>
              <small>{signed(player.production[resource] - (resource === 'money' ? player.upkeep : 0))}</small>
            </span>
          ))}
        </span>
        <span className="eclipse-strip-figures">
          {factsOf(props, player, words).map(({ icon, value, label, rank = 1 }) => (
            <span
              key={icon}
              className={`eclipse-fact${value === 0 ? ' is-none' : ''}${rank > 1 ? ` is-extra-${rank}` : ''}`}
              role="img"
              aria-label={label}
            >
              {icon === 'ship' ? <ShipIcon kind="interceptor" size={12} /> : <Icon name={icon} size={12} />}
              {value}
            </span>
          ))}
        </span>
      </button>
      {isOpen && <PlayerSheet props={props} player={player} face={face} strip={strip} onClose={() => setOpen(false)} />}
    </div>
  );
}

const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);

function Points({ player, words }: { readonly player: PlayerView; readonly words: Words }) {
  const points = pointsOf(player);
  if (!points) return null;
  const label = words(points.isPartial ? 'player.pointsKnown' : 'player.points', { count: points.sum });
  return (
    <span className="eclipse-strip-points" role="img" aria-label={label}>
      {points.sum}
      {points.isPartial && <sup>+</sup>}
    </span>
  );
}

interface Fact {
  readonly icon: Emblem | 'ship';
  readonly value: number;
  readonly label: string;
  /** The others are shown only where there is room. */
  readonly rank?: 1 | 2 | 3;
}

function factsOf(props: StripProps, player: PlayerView, words: Words): Fact[] {
  const { sectors } = viewOf(props);
  const all = Object.values(sectors);
  const count = {
    sectors: all.filter(({ owner }) => owner === props.player).length,
    ships: all.flatMap(({ ships }) => ships).filter(({ owner }) => owner === props.player).length,
    technologies: technologiesOf(player).length,
    reputation: player.reputation.filter((tile) => tile && 'value' in tile).length,
    ambassadors: player.reputation.filter((tile) => tile && 'ambassador' in tile).length,
  };
  const { ready, used } = player.colonyShips;
  return [
    { icon: 'disc', value: player.discs, label: words('player.discs', { count: player.discs }) },
    { icon: 'sector', value: count.sectors, label: words('player.sectors', { count: count.sectors }) },
    { icon: 'ship', value: count.ships, label: words('player.ships', { count: count.ships }) },
    {
      icon: 'technology',
      value: count.technologies,
      label: words('player.technologies', { count: count.technologies }),
    },
    {
      icon: 'reputation',
      value: count.reputation,
      label: words('player.reputation', { count: count.reputation }),
      rank: 2,
    },
    {
      icon: 'ambassador',
      value: count.ambassadors,
      label: words('player.ambassadors', { count: count.ambassadors }),
      rank: 3,
    },
    {
      icon: 'colonyShip',
      value: ready,
      label: words('player.colonyShips', { ready, all: ready + used }),
      rank: 3,
    },
  ];
}

/** Start player, passed, traitor, eliminated. */
function Marks({ props, player, words }: { props: StripProps; player: PlayerView; words: Words }) {
  const { startPlayer, traitor } = viewOf(props);
  const marks: { readonly icon: Emblem; readonly label: string; readonly state?: string }[] = [];
  if (startPlayer === props.player) marks.push({ icon: 'startPlayer', label: words('player.start') });
  if (player.passed) marks.push({ icon: 'passed', label: words('player.passed') });
  if (traitor === props.player) marks.push({ icon: 'traitor', label: words('player.traitor'), state: 'is-traitor' });
  if (player.eliminated) marks.push({ icon: 'graveyard', label: words('player.eliminated'), state: 'is-traitor' });
  return (
    <span className="eclipse-marks">
      {marks.map(({ icon, label, state = '' }) => (
        <span key={icon} className={`eclipse-mark ${state}`} role="img" aria-label={label} title={label}>
          <Icon name={icon} size={13} />
        </span>
      ))}
    </span>
  );
}

/** The figures in words. */
function stripHint(props: StripProps, words: Words, player: PlayerView): Hint {
  const facts = factsOf(props, player, words).map(({ label }) => label);
  return {
    title: player.species === null ? '' : props.name(`species/${player.species}`),
    lines: [words('player.upkeep', { amount: player.upkeep }), ...facts, words('player.open')],
  };
}
