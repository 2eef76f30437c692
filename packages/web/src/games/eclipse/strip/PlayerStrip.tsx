import { Spot } from '../../drawing/Spot.tsx';
import type { RendererProps } from '../../renderer.ts';
import type { Emblem } from '../art/emblems.ts';
import { Icon } from '../art/Icon.tsx';
import { type PlayerView, viewOf } from '../model.ts';
import { pointsOf } from '../sums.ts';
import { useWords } from '../words.ts';
import { Facts } from './Facts.tsx';
import { factsOf } from './facts.ts';
import { Goods } from './Goods.tsx';

type StripProps = RendererProps & { readonly player: number };

/** A player at a glance: points, whether it starts or has passed, discs and ships, and what is stored. */
export function PlayerStrip(props: StripProps) {
  const words = useWords();
  const view = viewOf(props);
  const player = view.players[props.player];
  if (!player) return null;
  if (player.species === null) return <span className="strip__line eclipse-muted">{words('player.noSpecies')}</span>;
  // Nothing is laid out before everybody has chosen.
  if (view.phase === 'setup') return <span className="strip__line">{props.name(`species/${player.species}`)}</span>;
  return (
    <>
      <Points player={player} />
      <span className="strip__note">
        <Marks props={props} player={player} />
        <Proposal {...props} />
        <span className="eclipse-facts">
          <Facts facts={factsOf(view, props.player, words, ['discs', 'ships'])} size={12} />
        </span>
      </span>
      <span className="strip__line eclipse-goods">
        <Goods props={props} player={player} />
      </span>
    </>
  );
}

/** With a plus when reputation tiles that nobody else sees may add to them. */
export function Points({ player }: { readonly player: PlayerView }) {
  const words = useWords();
  const points = pointsOf(player);
  if (!points) return null;
  const label = words(points.isPartial ? 'player.pointsKnown' : 'player.points', { count: points.sum });
  return (
    <span className="strip__points eclipse-points" role="img" aria-label={label} title={label}>
      {points.sum}
      {points.isPartial && <sup>+</sup>}
    </span>
  );
}

/** Start player, passed, traitor, eliminated. */
export function Marks({ props, player }: { readonly props: StripProps; readonly player: PlayerView }) {
  const words = useWords();
  const { startPlayer, traitor } = viewOf(props);
  const marks: { readonly icon: Emblem; readonly label: string; readonly state?: string }[] = [];
  if (startPlayer === props.player) marks.push({ icon: 'startPlayer', label: words('player.start') });
  if (player.passed) marks.push({ icon: 'passed', label: words('player.passed'), state: 'is-passed' });
  if (traitor === props.player) marks.push({ icon: 'traitor', label: words('player.traitor'), state: 'is-traitor' });
  if (player.eliminated) marks.push({ icon: 'graveyard', label: words('player.eliminated'), state: 'is-traitor' });
  return marks.map(({ icon, label, state = '' }) => (
    <span key={icon} className={`eclipse-mark ${state}`} role="img" aria-label={label} title={label}>
      <Icon name={icon} size={13} />
    </span>
  ));
}

/** Diplomatic relations are proposed here while they can be. */
function Proposal(props: StripProps) {
  const words = useWords();
  const target = `seat:${props.player}`;
  if (!props.begins(target) && !props.targets.has(target)) return null;
  const title = words('player.propose', { player: `seat/${props.player}` });
  return (
    <Spot
      touchable={props}
      target={target}
      hint={{ title, lines: [], rule: 'diplomacy.2' }}
      className="eclipse-propose"
      isReadable
    >
      <Icon name="ambassador" size={13} />
    </Spot>
  );
}
