import type { Option, Rules, Seat } from '@orrery/kernel';
import { removeGuild } from '../../rules/cities.ts';
import type { Arcs, Play } from '../../state.ts';
import { choose, option, tell, the, words } from '../../words.ts';
import { actionCardById, type SuitId } from '../action-cards.ts';
import type { PreludeAbility } from '../hooks.ts';
import type { GuildCardId } from '../ids.ts';

/** A Union lies beside a face-up action card of its suit until the round ends (court.8; rules/round.ts claims the card). */
export function union(card: GuildCardId, suit: SuitId): PreludeAbility {
  return {
    name: 'claim-card',
    usable: (g) => claimable(g, suit).length > 0,
    resolve: (g, holder) => claim(g, holder, card, suit),
  };
}

function* claim(g: Arcs, holder: Seat, card: GuildCardId, suit: SuitId): Rules {
  const play = yield* choose(holder, words('arcs.union'), claimable(g, suit));
  removeGuild(g, holder, card);
  g.round.unions.push({ card, owner: holder, beside: play.card });
  tell(g, 'arcs.union.placed', { seat: the.seat(holder), card: the.card(card), beside: the.actionCard(play.card) });
}

/** Copies lie face down. No two Unions want the same suit, so nothing else lies beside these cards. */
function claimable(g: Arcs, suit: SuitId): Option<Play>[] {
  return g.round.plays
    .filter(({ card, mode }) => mode !== 'copy' && actionCardById[card].suit === suit)
    .map((play) =>
      option(`claim:${play.card}`, play, 'arcs.union.card', {
        card: the.actionCard(play.card),
        owner: the.seat(play.seat),
      }),
    );
}
