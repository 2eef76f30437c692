import type { CSSProperties } from 'react';
import { Spot } from '../../drawing/Spot.tsx';
import type { RendererProps } from '../../renderer.ts';
import { Icon } from '../art/Icon.tsx';
import { resourceHues } from '../art/palette.ts';
import { Facts } from '../Facts.tsx';
import { factsOf } from '../figuresOf.ts';
import { cardHint } from '../hints.ts';
import { cardEmblem, cardsOfPlayer, courtCardOf, type PlayerView, slotsOf, tablesOf, viewOf } from '../model.ts';
import { ResourceSlot } from '../ResourceSlot.tsx';
import { useWords } from '../words.ts';

/** A player at a glance: Power, what it does this round, what is left, and the tokens in their slots. */
export function PlayerStrip(props: RendererProps & { readonly player: number }) {
  const words = useWords();
  const view = viewOf(props);
  const seat = props.player;
  const player = view.players[seat];
  if (!player) return null;
  const slots = slotsOf(tablesOf(props), player, seat).filter(
    ({ isOpen, target }) => isOpen || props.targets.has(target),
  );
  return (
    <>
      <span className="strip__points" role="img" aria-label={words('player.power.value', { count: player.power })}>
        {player.power}
      </span>
      <span className="strip__note">
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
        <RoundNote props={props} seat={seat} />
      </span>
      <span className="strip__line">
        <Facts facts={factsOf(player, words, ['hand', 'ship', 'agent', 'captive', 'trophy', 'guild'])} />
        <Wanted props={props} player={player} />
      </span>
      <span className="strip__right arcs-tokens">
        {slots.map((slot) => (
          <ResourceSlot key={slot.target} props={props} slot={slot} />
        ))}
      </span>
    </>
  );
}

/** What it did in this round, or when it will. */
function RoundNote({ props, seat }: { readonly props: RendererProps; readonly seat: number }) {
  const words = useWords();
  const { round, turn } = viewOf(props);
  const play = round.plays.find((each) => each.seat === seat);
  if (turn?.seat === seat && play) return words('strip.acts', { pips: turn.pips });
  if (play) return words(`strip.${play.mode}`);
  return round.waiting[1] === seat && round.waiting[0] === props.seat ? words('strip.afterYou') : null;
}

/** Cards of theirs that may be chosen now, such as in a raid. */
function Wanted({ props, player }: { readonly props: RendererProps; readonly player: PlayerView }) {
  const words = useWords();
  const tables = tablesOf(props);
  return cardsOfPlayer(player)
    .filter((id) => props.targets.has(`card:${id}`))
    .map((id) => {
      const suit = courtCardOf(tables, id)?.suit;
      return (
        <Spot
          key={id}
          touchable={props}
          target={`card:${id}`}
          hint={cardHint(props, words, tables, id)}
          className="arcs-tab"
          style={suit ? ({ '--suit': resourceHues[suit] } as CSSProperties) : undefined}
        >
          <Icon name={cardEmblem(tables, id)} size={13} />
        </Spot>
      );
    });
}
